//! Whether objects are of the types that a specification names.

use program::ClassId;
use spec::TypeName;

use super::classes::Classes;

/// A type that the specification names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TypeId(u32);

/// Whether an object whose class is known up to subtypes is of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// It is.
    Yes,
    /// It may turn out to be.
    Maybe,
    /// It is not.
    No,
}

/// The types that the specification names, with the classes they mean. A short name can mean several.
#[derive(Debug, Default)]
pub(super) struct Types {
    types: Vec<Named>,
}

#[derive(Debug)]
struct Named {
    name: TypeName,
    classes: Vec<ClassId>,
    /// How many classes have been looked at.
    seen: usize,
}

impl Types {
    /// The number of a type.
    pub(super) fn add(&mut self, name: &TypeName) -> TypeId {
        let known = self.types.iter().position(|named| named.name.name == name.name);
        let at = known.unwrap_or_else(|| {
            self.types.push(Named { name: name.clone(), classes: Vec::new(), seen: 0 });
            self.types.len() - 1
        });
        TypeId(at as u32)
    }

    /// The name of a type.
    pub(super) fn name(&self, id: TypeId) -> &TypeName {
        &self.types[id.0 as usize].name
    }

    /// All names.
    pub(super) fn names(&self) -> impl Iterator<Item = &TypeName> {
        self.types.iter().map(|named| &named.name)
    }

    /// Whether an object of a class or a subclass of it is of a type.
    pub(super) fn fit(&mut self, classes: &dyn Classes, class: ClassId, id: TypeId) -> Fit {
        let named = &mut self.types[id.0 as usize];
        for new in named.seen..classes.count() {
            let new = ClassId(new as u32);
            if named.name.matches(&classes.name(new)) {
                named.classes.push(new);
            }
        }
        named.seen = classes.count();
        if named.classes.iter().any(|&wanted| classes.is_subtype(class, wanted)) {
            return Fit::Yes;
        }
        let is_possible = |&wanted: &ClassId| {
            classes.is_subtype(wanted, class) || classes.is_interface(wanted) || classes.is_interface(class)
        };
        let is_open = !classes.is_final(class) && (named.classes.is_empty() || named.classes.iter().any(is_possible));
        if is_open { Fit::Maybe } else { Fit::No }
    }
}
