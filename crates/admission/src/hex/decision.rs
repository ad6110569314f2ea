//! Decisions about references of the input, and the companion methods that they cause to run.

use heap::{Ref, Unknown};
use smallvec::SmallVec;

/// What is about to be decided, or was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A reference is null.
    Null(Unknown),
    /// It is not null; which object it is stays open.
    Object(Unknown),
    /// It is an object that exists already: one of the input that was discovered before, or a constant of an enumeration.
    Alias(Unknown, Ref),
    /// It is an object of the input that nothing discovered so far refers to.
    Fresh(Unknown),
}

impl Decision {
    /// The reference.
    pub fn unknown(self) -> Unknown {
        match self {
            Decision::Null(unknown)
            | Decision::Object(unknown)
            | Decision::Alias(unknown, _)
            | Decision::Fresh(unknown) => unknown,
        }
    }
}

/// A companion method to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Which trigger of the specification.
    pub companion: usize,
    /// What it is given.
    pub arguments: SmallVec<[CallArgument; 2]>,
}

/// A value given to a companion method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallArgument {
    /// An object of the input, a constant of an enumeration, or null.
    Object(Ref),
    /// The value of a parameter of the subject, by position.
    Parameter(usize),
}
