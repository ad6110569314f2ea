//! A handful of classes.

use admission::hex::{Classes, FieldName};
use program::ClassId;

/// A class.
pub struct Row {
    pub name: &'static str,
    pub parents: Vec<u32>,
    pub is_final: bool,
    pub is_interface: bool,
    /// Declared fields, with the numbers of their types. The first slots are those of the first parent.
    pub fields: Vec<(&'static str, u32)>,
    /// The type of the elements, of arrays.
    pub element: Option<u32>,
}

/// Some classes, by number; superclasses come first.
pub struct Table {
    pub rows: Vec<Row>,
    /// Static fields: class, name and type.
    pub statics: Vec<(u32, &'static str, u32)>,
}

impl Row {
    pub fn new(name: &'static str, parents: &[u32], fields: &[(&'static str, u32)]) -> Row {
        Row {
            name,
            parents: parents.to_vec(),
            is_final: false,
            is_interface: false,
            fields: fields.to_vec(),
            element: None,
        }
    }
}

impl Table {
    /// All fields of a class with their declaring classes, by slot.
    pub fn slots(&self, class: u32) -> Vec<(u32, &'static str, u32)> {
        let row = &self.rows[class as usize];
        let mut slots = row.parents.first().map_or(Vec::new(), |&parent| self.slots(parent));
        slots.extend(row.fields.iter().map(|&(name, of)| (class, name, of)));
        slots
    }

    fn field_name(&self, (class, name, of): (u32, &str, u32)) -> FieldName {
        FieldName {
            class: self.rows[class as usize].name.to_owned(),
            name: name.to_owned(),
            declared: self.rows[of as usize].name.to_owned(),
        }
    }
}

impl Classes for Table {
    fn count(&self) -> usize {
        self.rows.len()
    }

    fn name(&self, class: ClassId) -> String {
        self.rows[class.index()].name.to_owned()
    }

    fn is_subtype(&self, sub: ClassId, sup: ClassId) -> bool {
        sub == sup || self.rows[sub.index()].parents.iter().any(|&parent| self.is_subtype(ClassId(parent), sup))
    }

    fn is_final(&self, class: ClassId) -> bool {
        self.rows[class.index()].is_final
    }

    fn is_interface(&self, class: ClassId) -> bool {
        self.rows[class.index()].is_interface
    }

    fn field(&self, class: ClassId, slot: u32) -> Option<FieldName> {
        self.slots(class.0).get(slot as usize).map(|&field| self.field_name(field))
    }

    fn static_field(&self, slot: u32) -> Option<FieldName> {
        self.statics.get(slot as usize).map(|&field| self.field_name(field))
    }
}
