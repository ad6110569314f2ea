//! Exceptions that specifications throw: an invariant or a precondition that throws counts as false, and users are shown
//! where it did.

use admission::invariant::Thrown;
use machine::Machine;

use crate::location::{Location, places_of};

/// An exception that left a specification.
#[derive(Clone, Debug)]
pub struct Crash {
    /// The method of the specification.
    pub specification: String,
    /// The exception, with its message.
    pub exception: String,
    /// Its frames, innermost first.
    pub trace: Vec<Location>,
    /// How many paths it ended; none if it was thrown only while completions of partial inputs were looked for.
    pub paths: u64,
}

impl Crash {
    /// What is shown of an exception that was thrown while a completion was looked for.
    pub fn of_thrown(machine: &mut Machine, thrown: Thrown) -> Crash {
        Crash {
            specification: machine.program.external_method(thrown.invariant, true),
            trace: places_of(machine, &thrown.frames),
            exception: thrown.exception,
            paths: 0,
        }
    }

    /// Crashes with equal keys are the same: the specification, the exception, and the place.
    pub fn key(&self) -> (String, String, Option<Location>) {
        (self.specification.clone(), self.exception.clone(), self.trace.first().cloned())
    }
}
