//! HEX: heap shapes by path expressions, decided incrementally.

mod classes;
mod decision;

pub use classes::{Classes, FieldName};
pub use decision::{Call, CallArgument, Decision};

use std::hash::Hasher;

use heap::{InputHeap, Unknown};
use spec::{Spec, TypeName};

use crate::AdmissionError;

/// The state of the decision procedure on a path.
pub struct Hex {}

/// A point in the history of the decision procedure.
#[derive(Clone, Debug)]
pub struct HexMark {}

impl Hex {
    /// Compiles a specification. The names of the subject's parameters are given by position, the receiver `this` first.
    pub fn new(_spec: &Spec, _parameters: &[String]) -> Result<Hex, AdmissionError> {
        Ok(Hex {})
    }

    /// Whether the heap may still satisfy the specification after this decision; asked before it is made.
    pub fn admits(&mut self, _classes: &dyn Classes, _input: &InputHeap, _decision: Decision) -> bool {
        true
    }

    /// Takes note of a decision that has been made, and tells which companion methods run, in the order in which they
    /// are written.
    pub fn decided(&mut self, _classes: &dyn Classes, _input: &InputHeap, _decision: Decision) -> Vec<Call> {
        Vec::new()
    }

    /// The types that a fresh object at this reference must be of one of, if rules restrict them below what it is declared
    /// as.
    pub fn expansion_types(
        &mut self,
        _classes: &dyn Classes,
        _input: &InputHeap,
        _unknown: Unknown,
    ) -> Option<Vec<TypeName>> {
        None
    }

    /// Makes the present state restorable.
    pub fn mark(&mut self) -> HexMark {
        HexMark {}
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(&mut self, _mark: &HexMark) {}

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, _mark: &HexMark) {}

    /// Feeds the state into a digest.
    pub fn digest(&self, _hasher: &mut impl Hasher) {}
}
