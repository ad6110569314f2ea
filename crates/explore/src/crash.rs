//! Exceptions that specifications throw: an invariant or a precondition that throws counts as false, and users are shown
//! where it did.

use crate::location::Location;

/// An exception that left a specification.
#[derive(Clone, Debug)]
pub struct Crash {
    /// The method of the specification.
    pub specification: String,
    /// The exception, with its message.
    pub exception: String,
    /// Its frames, innermost first.
    pub trace: Vec<Location>,
    /// How many paths it ended.
    pub paths: u64,
}

impl Crash {
    /// Crashes with equal keys are the same: the specification, the exception, and the place.
    pub fn key(&self) -> (String, String, Option<Location>) {
        (self.specification.clone(), self.exception.clone(), self.trace.first().cloned())
    }
}
