//! Whole admission: after each decision, some completion within the limits must satisfy the invariant and the path condition.
//! Asks also about conditions on what input objects hold.
//!
//! Guarantees: every explored partial heap has a valid completion within the limits, unless the search was given up.

use machine::{Alternative, Machine};
use term::Term;

use super::completion::Completions;
use super::hybrid::{after, answer};
use super::search::{Found, Further};
use super::thrown::Throws;
use crate::counters::Counters;
use crate::ground::Ground;
use crate::list::{Kind, Needs};
use crate::member::{Answer, Member};

/// The kind.
pub const WHOLE: Kind = Kind {
    name: "whole",
    about: "those that some completion within the limits makes satisfy the invariant",
    needs: Needs::Nothing,
    is_default: false,
    make: |setup| Ok(Box::new(Whole { completions: Completions::new(setup) })),
};

struct Whole {
    completions: Completions,
}

impl Member for Whole {
    fn name(&self) -> &'static str {
        WHOLE.name
    }

    fn concerns(&self, machine: &Machine, alternative: Alternative) -> bool {
        match alternative {
            Alternative::Holds(condition, _) => is_about_heap(machine, condition),
            _ => true,
        }
    }

    fn admits(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> Answer {
        let completions = &mut self.completions;
        if completions.is_empty() {
            return Answer::Admitted;
        }
        answer(after(ground, alternative, |ground| match completions.can_complete_outline(ground) {
            // A cheap answer comes first: most rejected heaps are contradictory without the path condition.
            Found::Yes | Found::Unknown => completions.can_complete(ground, Further::WithinLimits),
            found => found,
        }))
    }

    fn take_counters(&mut self) -> Counters {
        self.completions.take_counters()
    }

    fn take_throws(&mut self) -> Throws {
        self.completions.take_throws()
    }
}

/// Whether a condition is about what input objects hold.
fn is_about_heap(machine: &Machine, condition: Term) -> bool {
    let inputs = machine.input().variables();
    let is_held = |variable: &term::Variable| {
        let origin = inputs.get(variable.index as usize).map(|input| input.origin);
        matches!(origin, Some(heap::Origin::Field(..) | heap::Origin::Element(..) | heap::Origin::Length(_)))
    };
    machine.terms.variables(condition).iter().any(is_held)
}
