//! The canonical form of a heap as a value.

use serde::{Deserialize, Serialize};

use crate::label::Label;

/// The canonical form of a heap: objects are numbered breadth first from the roots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Outline {
    /// What leads into the heap from outside.
    pub(crate) roots: Vec<(Label, Target)>,
    pub(crate) objects: Vec<Object>,
    /// The cells of all objects, object by object.
    pub(crate) cells: Vec<(Label, Target)>,
}

/// An object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Object {
    pub(crate) class: Label,
    /// Where its cells end.
    pub(crate) end: u32,
}

/// What a root or a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// Null.
    Null,
    /// An object of the heap, by its number.
    Object(u32),
    /// An object outside the heap, by its name: a constant of an enumeration, an object that the program made.
    Constant(Label),
    /// A reference that is not decided, by what is known of it.
    Open(Label),
    /// A primitive value.
    Number(i64),
}

impl Outline {
    /// How many objects it has.
    pub fn objects(&self) -> usize {
        self.objects.len()
    }

    /// How many roots and cells it has.
    pub fn references(&self) -> usize {
        self.roots.len() + self.cells.len()
    }

    /// The cells of an object, in order.
    pub(crate) fn cells_of(&self, object: u32) -> &[(Label, Target)] {
        let at = object as usize;
        let start = if at == 0 { 0 } else { self.objects[at - 1].end as usize };
        &self.cells[start..self.objects[at].end as usize]
    }
}
