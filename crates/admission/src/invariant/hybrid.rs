//! Hybrid admission: after each decision the invariant runs on the partial heap, and must be able to answer true as far as
//! the heap is known. As soon as it asks what a further object refers to, the heap is admitted.
//!
//! Guarantees: no heap that has a valid completion is rejected. Cannot: reject a heap whose contradiction the invariant
//! meets only behind an open reference.

use machine::{Alternative, Machine};

use super::completion::Completions;
use super::search::Found;
use super::thrown::Throws;
use crate::counters::Counters;
use crate::ground::Ground;
use crate::list::{Kind, Needs};
use crate::member::{Answer, Member};

/// The kind.
pub const HYBRID: Kind = Kind {
    name: "hybrid",
    about: "those on which the invariant, run as far as the heap is known, can answer true",
    needs: Needs::Nothing,
    is_default: false,
    make: |setup| Ok(Box::new(Hybrid { completions: Completions::new(setup) })),
};

struct Hybrid {
    completions: Completions,
}

impl Member for Hybrid {
    fn name(&self) -> &'static str {
        HYBRID.name
    }

    fn concerns(&self, _machine: &Machine, alternative: Alternative) -> bool {
        !matches!(alternative, Alternative::Holds(..))
    }

    fn admits(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> Answer {
        let completions = &mut self.completions;
        if completions.is_empty() {
            return Answer::Admitted;
        }
        answer(after(ground, alternative, |ground| completions.can_complete_outline(ground)))
    }

    fn take_counters(&mut self) -> Counters {
        self.completions.take_counters()
    }

    fn take_throws(&mut self) -> Throws {
        self.completions.take_throws()
    }
}

/// What is found after an alternative has been taken; the state stays as it is.
pub(super) fn after(
    ground: &mut Ground<'_>,
    alternative: Alternative,
    look: impl FnOnce(&mut Ground<'_>) -> Found,
) -> Found {
    ground.undone(|ground| {
        if let Some(condition) = ground.machine.condition(alternative) {
            ground.solver.assume(&mut ground.machine.terms, condition);
        }
        match ground.machine.apply(alternative) {
            Ok(()) => look(ground),
            // Exploration reports what cannot be applied when it takes the alternative.
            Err(_) => Found::Yes,
        }
    })
}

/// A heap is admitted if a completion was found, or the search was given up.
pub(super) fn answer(found: Found) -> Answer {
    match found {
        Found::Yes | Found::Unknown => Answer::Admitted,
        Found::No => Answer::Rejected,
        Found::Cut(limit) => Answer::Cut(limit),
    }
}
