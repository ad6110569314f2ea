//! The interface of members.

use budget::Budget;
use std::sync::Arc;

use machine::{Alternative, Limit, Machine};
use program::{ClassId, MethodId};
use spec::Spec;

use crate::counters::Counters;
use crate::ground::Ground;
use crate::invariant::Throws;

/// What a member says about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The heap can still become valid, or the member cannot tell.
    Admitted,
    /// It cannot.
    Rejected,
    /// It cannot within a limit; larger inputs might be valid.
    Cut(Limit),
}

/// What a member says about the input heap of a path that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recheck {
    /// It still admits the heap, or was not to look again.
    Kept,
    /// It rejects the heap.
    Rejected,
    /// Looking again would take too long.
    Unchecked,
}

/// What members are made from.
pub struct Setup<'a> {
    /// The machine, on which the subject's classes are loaded.
    pub machine: &'a mut Machine,
    /// The names of the subject's parameters, the receiver first.
    pub parameters: &'a [String],
    /// The class invariants of input objects: of which parameter, and the method.
    pub invariants: &'a [(usize, MethodId)],
    /// The specification of heap shapes.
    pub spec: Option<&'a Arc<Spec>>,
    /// Objects of each class beyond the limits that a completion may have.
    pub further: u32,
    /// Whether the input heaps of ended paths are looked at once more.
    pub recheck: bool,
    /// How members that need a solver of their own decide conditions.
    pub solver: &'a solver::Config,
    /// What their questions may take.
    pub budget: &'a Budget,
}

/// Has a say in which partial heaps are explored. Its state follows the path: marks nest, and only the newest one is rolled
/// back to or released.
pub trait Member {
    /// Its name in the list of members.
    fn name(&self) -> &'static str;

    /// Whether it is asked about decisions at all. If not, it is told nothing of paths either.
    fn has_say(&self) -> bool {
        true
    }

    /// Whether the invariant runs before the subject, and is assumed.
    fn runs_invariant_first(&self) -> bool {
        false
    }

    /// Classes that have to be initialized before the first path.
    fn classes(&self) -> Vec<ClassId> {
        Vec::new()
    }

    /// Whether it wants to be asked about an alternative.
    fn concerns(&self, machine: &Machine, alternative: Alternative) -> bool;

    /// Whether what an alternative, which is about to be taken, makes of the input heap can still become valid. Leaves the
    /// state as it is.
    fn admits(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> Answer;

    /// Is told that an alternative is going to be applied.
    fn before(&mut self, _ground: &mut Ground<'_>, _alternative: Alternative) {}

    /// Is told that an alternative has been applied. May push frames, which run before the program goes on.
    fn after(&mut self, _ground: &mut Ground<'_>, _alternative: Alternative) -> machine::Step {
        Ok(())
    }

    /// Decides references that must not stay open in a witness, where the path has ended.
    fn close_off(&mut self, _ground: &mut Ground<'_>) {}

    /// Looks at the input heap once more, where the path has ended.
    fn recheck(&mut self, _ground: &mut Ground<'_>) -> Recheck {
        Recheck::Kept
    }

    /// Makes the present state restorable.
    fn mark(&mut self) {}

    /// Restores the state at the newest mark, which stays.
    fn rollback(&mut self) {}

    /// Forgets the newest mark without undoing anything.
    fn release(&mut self) {}

    /// What it counted since the last call.
    fn take_counters(&mut self) -> Counters {
        Counters::default()
    }

    /// What invariants that it ran have thrown since the last call.
    fn take_throws(&mut self) -> Throws {
        Throws::default()
    }
}
