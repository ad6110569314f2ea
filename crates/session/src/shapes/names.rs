//! Names in a specification that mean no class, method, field or parameter, each with its place.

use explore::{position_name, spec_class, spec_companion};
use program::{ClassId, MethodId, Program};
use spec::{Span, SpecError};

use super::classes::{class_behind, reachable, reference_fields};
use super::part::Part;

/// A name that means nothing, or a rule that never applies.
#[derive(Clone, Debug)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// Which part of the specification it is in.
    pub part: usize,
    /// What is wrong, and where.
    pub error: SpecError,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Nothing can be explored with it.
    Error,
    /// A rule has no effect.
    Warning,
}

/// Names that mean nothing in a specification for these methods.
pub fn of_targets(program: &mut Program, parts: &[Part], methods: &[MethodId]) -> Vec<Problem> {
    let mut found = Vec::new();
    let mut start = of_classes(program, parts, &mut found);
    for &method in methods {
        let record = program.method(method);
        start.push(record.class);
        for descriptor in record.mtype.params.clone().iter() {
            start.extend(class_behind(program, descriptor));
        }
    }
    let about = reachable(program, start);
    of_fields(program, parts, &about, &mut found);
    of_parameters(program, parts, methods, &mut found);
    found
}

/// Classes and companion methods that do not exist. The result are the classes that are named and exist.
pub fn of_classes(program: &mut Program, parts: &[Part], problems: &mut Vec<Problem>) -> Vec<ClassId> {
    let mut named = Vec::new();
    for (position, part) in parts.iter().enumerate() {
        problems.extend(part.warnings.iter().map(|warning| problem(position, Severity::Warning, warning.clone())));
        for name in spec::type_names(&part.spec) {
            match spec_class(program, name) {
                Ok(class) => named.push(class),
                Err(error) => problems.push(problem(position, Severity::Error, at(name.span, error.0))),
            }
        }
        for trigger in &part.spec.triggers {
            if let Err(error) = spec_companion(program, &trigger.companion) {
                problems.push(problem(position, Severity::Error, at(trigger.companion.span, error.0)));
            }
        }
    }
    named
}

/// Fields that no class has of those that the specification is about: rules that never apply. A field that another class
/// of the class path has may be meant for subclasses.
pub fn of_fields(program: &mut Program, parts: &[Part], about: &[ClassId], problems: &mut Vec<Problem>) {
    for (position, part) in parts.iter().enumerate() {
        for mention in spec::field_mentions(&part.spec, &part.source.text) {
            let is_meant =
                |class: ClassId| mention.class.is_none_or(|wanted| wanted.matches(&program.class(class).java_name()));
            let meant: Vec<ClassId> = about.iter().copied().filter(|&class| is_meant(class)).collect();
            let is_reported = mention.class.is_some() && meant.is_empty();
            if is_reported || meant.iter().any(|&class| declares(program, class, mention.name)) {
                continue;
            }
            let mut offered: Vec<String> = meant.iter().flat_map(|&class| reference_fields(program, class)).collect();
            offered.sort();
            offered.dedup();
            let is_elsewhere =
                mention.class.is_none() && any_class(program, |program, class| declares(program, class, mention.name));
            let (message, severity) = match mention.class {
                Some(class) => (format!("class {} declares no field `{}`", class.name, mention.name), Severity::Error),
                None if is_elsewhere => {
                    (format!("no class that this is about declares a field `{}`", mention.name), Severity::Warning)
                }
                None => (format!("no class declares a field `{}`", mention.name), Severity::Error),
            };
            let help = (!offered.is_empty()).then(|| format!("reference fields there: {}", offered.join(", ")));
            let error = SpecError { help, ..at(mention.span, message) };
            problems.push(problem(position, severity, error));
        }
    }
}

/// Parameters that none of the methods has.
fn of_parameters(program: &Program, parts: &[Part], methods: &[MethodId], problems: &mut Vec<Problem>) {
    let lists: Vec<Vec<String>> = methods.iter().map(|&method| parameters(program, method)).collect();
    each_parameter(parts, problems, |name| {
        if lists.iter().any(|list| is_parameter(list, name)) {
            return None;
        }
        let mut offered: Vec<&str> = lists.iter().flatten().map(String::as_str).collect();
        offered.sort_unstable();
        offered.dedup();
        let message = match methods {
            [_] => format!("the method has no parameter `{name}`"),
            _ => format!("none of the methods has a parameter `{name}`"),
        };
        let is_nameless = methods.iter().any(|&method| !program.has_parameter_names(method));
        Some((message, offer(&offered, is_nameless)))
    });
}

/// Parameters that no method of the class path has.
pub fn of_any_parameters(program: &mut Program, parts: &[Part], problems: &mut Vec<Problem>) {
    each_parameter(parts, problems, |name| {
        let has = |program: &Program, class: ClassId| {
            let mut methods = program.class(class).methods.iter();
            methods.any(|&method| is_parameter(&parameters(program, method), name))
        };
        let message = || format!("no method on the class path has a parameter `{name}`");
        (!any_class(program, has)).then(|| (message(), Some(BY_POSITION.to_owned())))
    });
}

const BY_POSITION: &str = "classes compiled without -g have no names of parameters: call them arg0, arg1, ...";

fn each_parameter(
    parts: &[Part],
    problems: &mut Vec<Problem>,
    mut missing: impl FnMut(&str) -> Option<(String, Option<String>)>,
) {
    for (position, part) in parts.iter().enumerate() {
        for mention in spec::parameter_mentions(&part.spec, &part.source.text) {
            if let Some((message, help)) = missing(mention.name) {
                let error = SpecError { help, ..at(mention.span, message) };
                problems.push(problem(position, Severity::Error, error));
            }
        }
    }
}

fn offer(offered: &[&str], is_nameless: bool) -> Option<String> {
    match offered {
        [] => None,
        names if is_nameless => Some(format!("parameters there: {}; {BY_POSITION}", names.join(", "))),
        names => Some(format!("parameters there: {}", names.join(", "))),
    }
}

/// The names of a method's parameters, the receiver first.
fn parameters(program: &Program, method: MethodId) -> Vec<String> {
    let receiver = (!program.method(method).is_static()).then(|| "this".to_owned());
    receiver.into_iter().chain(program.parameter_names(method)).collect()
}

fn is_parameter(list: &[String], name: &str) -> bool {
    list.iter().enumerate().any(|(at, own)| own == name || position_name(list, at).is_some_and(|own| own == name))
}

fn declares(program: &Program, class: ClassId, name: &str) -> bool {
    program.class(class).fields.iter().any(|field| **program.text(field.name) == *name)
}

/// Whether something is so for a class of the class path; those that cannot be loaded do not count.
fn any_class(program: &mut Program, mut is_so: impl FnMut(&Program, ClassId) -> bool) -> bool {
    let names: Vec<String> = program.class_path().list().map(|all| all.collect()).unwrap_or_default();
    names.iter().any(|name| program.load(name).is_ok_and(|class| is_so(program, class)))
}

fn problem(part: usize, severity: Severity, error: SpecError) -> Problem {
    Problem { severity, part, error }
}

fn at(span: Span, message: String) -> SpecError {
    SpecError { message, span, help: None }
}
