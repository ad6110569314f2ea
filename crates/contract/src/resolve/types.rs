//! Names of types: as Java looks for them, from the class around outwards.

use program::{ClassId, Kind, Program};
use spec::jml::{Import, ImportScope, TypeText};
use spec::{Span, SpecError};

use super::{Resolved, Scope, unloadable};
use crate::tree::Type;

/// What names of types mean in a file, beside the classes around.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypeNames {
    /// What the file imports. Annotations know no imports: there, classes that their class mentions can be named.
    pub(crate) imports: Vec<Import>,
    /// Type variables with the classes that they count as.
    pub(crate) variables: Vec<(String, ClassId)>,
}

impl Scope<'_> {
    /// The type that is written.
    pub(super) fn type_of(&mut self, text: &TypeText) -> Resolved<Type> {
        let element = match Kind::of_keyword(&text.name) {
            Some(kind) => Type::Primitive(kind),
            None if text.name == "void" => Type::Void,
            None => Type::Reference(self.class_named(&text.name, text.span)?),
        };
        let class = match element {
            of if text.dimensions == 0 => return Ok(of),
            Type::Primitive(kind) => self.program.primitive(Some(kind)),
            Type::Reference(class) => class,
            Type::Null | Type::Void => return Err(SpecError::new("there are no arrays of this type", text.span)),
        };
        let mut array = class;
        for _ in 0..text.dimensions.min(255) {
            array = self.program.array_of(array).map_err(|error| unloadable(&error, text.span))?;
        }
        Ok(Type::Reference(array))
    }

    /// A class by its name.
    pub(super) fn class_named(&mut self, name: &str, span: Span) -> Resolved<ClassId> {
        self.find_class(name).ok_or_else(|| {
            let error = SpecError::new(format!("there is no class `{name}` here"), span);
            error.with_help("write its full name, with the package")
        })
    }

    /// A class by its name, if there is one.
    pub(super) fn find_class(&mut self, name: &str) -> Option<ClassId> {
        let mut parts = name.split('.');
        let first = parts.next()?;
        let found = self.find_simple(first);
        if let Some(outer) = found {
            return parts.try_fold(outer, |outer, part| nested(self.program, outer, part));
        }
        // A full name: some first parts are the package.
        let parts: Vec<&str> = name.split('.').collect();
        (1..parts.len()).find_map(|packages| {
            let internal = format!("{}/{}", parts[..packages].join("/"), parts[packages]);
            let outer = self.program.load(&internal).ok()?;
            parts[packages + 1..].iter().try_fold(outer, |outer, part| nested(self.program, outer, part))
        })
    }

    fn find_simple(&mut self, name: &str) -> Option<ClassId> {
        if let Some(&(_, bound)) = self.names.variables.iter().rev().find(|(known, _)| known == name) {
            return Some(bound);
        }
        let around = self.classes_around();
        for &class in &around {
            let own = self.program.class(class).name.clone();
            if own.rsplit(['/', '$']).next() == Some(name) {
                return Some(class);
            }
            if let Some(found) = nested(self.program, class, name) {
                return Some(found);
            }
        }
        let imports = self.names.imports.clone();
        let single = imports.iter().filter(|import| matches!(import.scope, ImportScope::Type | ImportScope::Member));
        for import in single.filter(|import| import.name.rsplit('.').next() == Some(name)) {
            if let Some(found) = load_dotted(self.program, &import.name) {
                return Some(found);
            }
        }
        let package = self.program.class(self.class).package().to_owned();
        let in_package = if package.is_empty() { name.to_owned() } else { format!("{package}/{name}") };
        if let Ok(found) = self.program.load(&in_package) {
            return Some(found);
        }
        let whole = imports.iter().filter(|import| matches!(import.scope, ImportScope::Types | ImportScope::Members));
        for import in whole {
            if let Some(found) = load_dotted(self.program, &format!("{}.{name}", import.name)) {
                return Some(found);
            }
        }
        let found = self.program.load(&format!("java/lang/{name}")).ok();
        found.or_else(|| self.find_mentioned(name))
    }

    /// A class that the class around mentions, by its simple name: annotations know no imports.
    fn find_mentioned(&mut self, name: &str) -> Option<ClassId> {
        if !self.names.imports.is_empty() {
            return None;
        }
        let mentioned = self.program.mentioned_class(self.class, name)?;
        self.program.load(&mentioned).ok()
    }

    /// The class, and those around it, the innermost first.
    pub(super) fn classes_around(&mut self) -> Vec<ClassId> {
        let mut classes = vec![self.class];
        while let Some(outer) = classes.last().and_then(|&class| self.program.nesting(class)).and_then(|own| own.outer)
            && let Ok(outer) = self.program.load(&outer)
            && !classes.contains(&outer)
        {
            classes.push(outer);
        }
        classes
    }
}

/// A class nested in another or in one of its supertypes.
fn nested(program: &mut Program, outer: ClassId, name: &str) -> Option<ClassId> {
    let record = program.class(outer);
    let supertypes = record.ancestors.iter().rev().chain(record.all_interfaces.iter()).copied();
    let candidates: Vec<String> = supertypes.map(|class| format!("{}${name}", program.class(class).name)).collect();
    candidates.iter().find_map(|candidate| program.load(candidate).ok())
}

/// A class by its full name with dots.
fn load_dotted(program: &mut Program, name: &str) -> Option<ClassId> {
    let parts: Vec<&str> = name.split('.').collect();
    // From all parts being packages but the last to the first alone being the class.
    (0..parts.len()).rev().find_map(|packages| {
        let internal = [&parts[..packages].join("/"), &parts[packages..].join("$")]
            .iter()
            .filter(|part| !part.is_empty())
            .map(|part| part.as_str())
            .collect::<Vec<_>>()
            .join("/");
        program.load(&internal).ok()
    })
}
