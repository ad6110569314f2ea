//! What a completed path violated.

use std::fmt;

/// What was violated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ViolationKind {
    /// An assertion failed.
    Assertion,
    /// An unchecked exception was not caught; the class, by its Java name.
    Exception(String),
    /// A class invariant does not hold at exit.
    Invariant,
    /// A postcondition does not hold.
    Postcondition,
    /// Something was assigned that must not be.
    Frame,
    /// The precondition of a callee does not hold.
    Precondition,
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ViolationKind::Assertion => "assertion",
            ViolationKind::Exception(class) => class,
            ViolationKind::Invariant => "invariant",
            ViolationKind::Postcondition => "postcondition",
            ViolationKind::Frame => "frame",
            ViolationKind::Precondition => "precondition",
        })
    }
}
