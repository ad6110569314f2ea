//! The classes that a specification is about, and their reference fields that no rule speaks of.

use program::{ClassId, Field, Kind, Program, access};
use spec::{Spec, Step};

use super::part::Part;
use crate::error::SessionError;

/// The classes that a specification is about.
pub struct About {
    /// The classes of its blocks; if it has no blocks, all that it names.
    pub first: Vec<ClassId>,
    /// Those, and what fields lead to from there outside the JDK.
    pub all: Vec<ClassId>,
}

/// The classes that a specification is about: the wanted ones, else those of its blocks and those that it names.
pub fn about(
    program: &mut Program,
    parts: &[Part],
    wanted: &[String],
    named: Vec<ClassId>,
) -> Result<About, SessionError> {
    let mut first = Vec::new();
    for name in wanted {
        let class = program.load_named(name)?;
        first.push(class);
    }
    if wanted.is_empty() {
        for part in parts {
            let blocks = spec::instance_types(&part.spec);
            // A name that means no class has been reported before.
            first.extend(blocks.into_iter().filter_map(|class| explore::spec_class(program, class).ok()));
        }
    }
    let start = if wanted.is_empty() { [first.clone(), named].concat() } else { first.clone() };
    let all = reachable(program, start);
    unique(&mut first);
    if first.is_empty() {
        first = all.clone();
    }
    Ok(About { first, all })
}

fn unique(classes: &mut Vec<ClassId>) {
    let mut seen = Vec::new();
    classes.retain(|class| {
        let is_new = !seen.contains(class);
        seen.push(*class);
        is_new
    });
}

/// Classes with their superclasses, and those of their fields: outside the JDK, or nested in the same class of it.
pub fn reachable(program: &mut Program, start: Vec<ClassId>) -> Vec<ClassId> {
    let outermost = |name: &str| name.split('$').next().unwrap_or(name).to_owned();
    let known: Vec<String> = start.iter().map(|&class| outermost(&program.class(class).name)).collect();
    let mut found: Vec<ClassId> = Vec::new();
    let mut work: Vec<ClassId> = start.into_iter().rev().collect();
    while let Some(class) = work.pop() {
        let record = program.class(class);
        let is_own = !record.is_jdk() || known.contains(&outermost(&record.name));
        if !is_own || record.file.is_none() || found.contains(&class) {
            continue;
        }
        found.push(class);
        let mut next: Vec<ClassId> = record.super_class.into_iter().collect();
        let fields = record.fields.iter().filter(|field| is_reference(field));
        let descriptors: Vec<String> = fields.map(|field| program.text(field.descriptor).to_string()).collect();
        for descriptor in descriptors {
            next.extend(class_behind(program, &descriptor));
        }
        work.extend(next.into_iter().rev());
    }
    found
}

/// The class of a descriptor, or of the elements of its arrays; none if it is primitive or cannot be loaded.
pub fn class_behind(program: &mut Program, descriptor: &str) -> Option<ClassId> {
    let element = descriptor.trim_start_matches('[');
    if element.starts_with('L') { program.load(program::class_of(element)).ok() } else { None }
}

/// The names of the reference fields that a class declares.
pub fn reference_fields(program: &Program, class: ClassId) -> impl Iterator<Item = String> {
    let fields = program.class(class).fields.iter().filter(|field| is_reference(field));
    fields.map(|field| program.text(field.name).to_string())
}

fn is_reference(field: &Field) -> bool {
    field.kind == Kind::Ref && field.flags & (access::STATIC | access::SYNTHETIC) == 0
}

/// Fields, and elements of arrays in them, that no rule speaks of.
pub fn unconstrained(program: &Program, spec: &Spec, about: &[ClassId]) -> Vec<String> {
    let mut found = Vec::new();
    for &class in about {
        let name = program.class(class).java_name();
        for field in program.class(class).fields.iter().filter(|field| is_reference(field)) {
            let (field, declared) = (program.text(field.name), program.text(field.descriptor));
            let readable = type_name(declared);
            if !spec::speaks_of(spec, Step::Field(&name, field), &readable) {
                found.push(format!("{name}.{field}: {readable}"));
            }
            if let Some(element) = declared.strip_prefix('[')
                && element.starts_with(['L', '['])
                && !spec::speaks_of(spec, Step::Element, &type_name(element))
            {
                found.push(format!("{name}.{field}[]: {}", type_name(element)));
            }
        }
    }
    found
}

/// A type as specifications spell it: `java.util.TreeMap$Entry`, `Node[]`.
fn type_name(descriptor: &str) -> String {
    let element = descriptor.trim_start_matches('[');
    let dimensions = "[]".repeat(descriptor.len() - element.len());
    let name = if element.starts_with('L') {
        program::class_of(element).replace('/', ".")
    } else {
        program::readable(element)
    };
    name + &dimensions
}
