//! Assignments that wait.

use explore::case::FieldCell;

/// An assignment that waits until an object has a variable.
pub struct Pending {
    pub owner: usize,
    pub waits_for: usize,
    pub place: Place,
}

/// What is assigned.
#[derive(Clone)]
pub enum Place {
    Field(FieldCell),
    Element(usize),
}
