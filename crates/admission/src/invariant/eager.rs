//! Eager admission: the invariant runs before the subject, on symbolic inputs, and is assumed. Paths on invalid heaps end
//! there (the precondition pruning of the papers).

use machine::{Alternative, Machine};

use crate::ground::Ground;
use crate::list::{Kind, Needs};
use crate::member::{Answer, Member};

/// The kind.
pub const EAGER: Kind = Kind {
    name: "eager",
    about: "those that satisfy the invariant, which runs first",
    needs: Needs::Nothing,
    is_default: true,
    make: |_| Ok(Box::new(Eager)),
};

struct Eager;

impl Member for Eager {
    fn name(&self) -> &'static str {
        EAGER.name
    }

    fn has_say(&self) -> bool {
        false
    }

    fn runs_invariant_first(&self) -> bool {
        true
    }

    fn concerns(&self, _machine: &Machine, _alternative: Alternative) -> bool {
        false
    }

    fn admits(&mut self, _ground: &mut Ground<'_>, _alternative: Alternative) -> Answer {
        Answer::Admitted
    }
}
