//! What admission needs to know of classes.

use heap::InputHeap;
use program::{ClassId, Program, descriptor_of, readable};

/// A field as path expressions see it. Names of classes have dots between packages.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FieldName {
    /// The declaring class.
    pub class: String,
    /// Its name.
    pub name: String,
    /// The type it is declared as.
    pub declared: String,
}

/// The classes of a subject. Ids depend on the order of loading: nothing here is ordered by them.
pub trait Classes {
    /// How many classes are loaded.
    fn count(&self) -> usize;
    /// The name of a class, with dots between packages.
    fn name(&self, class: ClassId) -> String;
    /// Whether one class is another or a subtype of it.
    fn is_subtype(&self, sub: ClassId, sup: ClassId) -> bool;
    /// Whether a class has no subclasses.
    fn is_final(&self, class: ClassId) -> bool;
    /// Whether it is an interface.
    fn is_interface(&self, class: ClassId) -> bool;
    /// The instance field at a slot of a class.
    fn field(&self, class: ClassId, slot: u32) -> Option<FieldName>;
    /// The static field at an index of the table of all statics.
    fn static_field(&self, slot: u32) -> Option<FieldName>;
}

/// What can be seen when a question is answered.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) classes: &'a dyn Classes,
    pub(super) input: &'a InputHeap,
}

impl View<'_> {
    /// The class of an input object, as far as it is known.
    pub(super) fn class_of(self, object: u32) -> ClassId {
        self.input.objects()[object as usize].class
    }
}

impl Classes for Program {
    fn count(&self) -> usize {
        self.class_count()
    }

    fn name(&self, class: ClassId) -> String {
        // By the descriptor: a class may be called `I`.
        readable(&descriptor_of(&self.class(class).name))
    }

    fn is_subtype(&self, sub: ClassId, sup: ClassId) -> bool {
        Program::is_subtype(self, sub, sup)
    }

    fn is_final(&self, class: ClassId) -> bool {
        let class = self.class(class);
        // Arrays of a class that is not final have subtypes.
        class.element().map_or(class.is_final(), |element| Classes::is_final(self, element))
    }

    fn is_interface(&self, class: ClassId) -> bool {
        self.class(class).is_interface()
    }

    fn field(&self, class: ClassId, slot: u32) -> Option<FieldName> {
        let declaring = self.class(class).ancestors.iter().rev().find(|&&ancestor| {
            let fields = &self.class(ancestor).fields;
            fields.iter().any(|field| field.slot == slot && !field.is_static())
        })?;
        Some(field_name(self, *declaring, self.field_at(class, slot)?))
    }

    fn static_field(&self, slot: u32) -> Option<FieldName> {
        let holds = |id: &ClassId| {
            let class = self.class(*id);
            (class.statics..class.statics + class.static_kinds.len() as u32).contains(&slot)
        };
        let declaring = (0..self.class_count() as u32).map(ClassId).find(holds)?;
        Some(field_name(self, declaring, self.static_at(declaring, slot)?))
    }
}

fn field_name(program: &Program, declaring: ClassId, field: &program::Field) -> FieldName {
    FieldName {
        class: Classes::name(program, declaring),
        name: program.text(field.name).to_string(),
        declared: readable(program.text(field.descriptor)),
    }
}
