//! Whether the input of a path can be completed to one that satisfies its invariants: the question behind hybrid, whole, and
//! the judgement of ended paths.

use backtrack::Trailed;
use machine::Overwritten;
use outline::{Detail, Inputs, Outline};
use program::MethodId;
use rustc_hash::FxHashMap;
use solver::Solver;

use super::search::{Found, Further, STEPS, search};
use super::thrown::{Thrown, Throws};
use crate::counters::Counters;
use crate::ground::Ground;
use crate::member::Setup;
use crate::side_run::side_run;

/// The invariants of a subject's inputs, asked whether they can still hold.
pub struct Completions {
    invariants: Vec<(usize, MethodId)>,
    /// Objects of each class beyond the limits that a completion may have.
    further: u32,
    /// Decides conditions without those of the path.
    unconditional: Solver,
    inputs: Inputs,
    /// Partial heaps that were asked about, with the answer.
    known: FxHashMap<Outline, Found>,
    hits: u64,
    throws: Throws,
}

impl Completions {
    /// The invariants of a subject.
    pub fn new(setup: &Setup<'_>) -> Completions {
        let mut unconditional = Solver::new(setup.solver.clone());
        unconditional.budget = setup.budget.clone();
        Completions {
            invariants: setup.invariants.to_vec(),
            further: setup.further,
            unconditional,
            inputs: Inputs::default(),
            known: FxHashMap::default(),
            hits: 0,
            throws: Throws::default(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.invariants.is_empty()
    }

    /// The invariants: of which parameter, and the method.
    pub fn invariants(&self) -> &[(usize, MethodId)] {
        &self.invariants
    }

    /// Whether the input can be completed under the path condition. The state stays as it is.
    pub fn can_complete(&mut self, ground: &mut Ground<'_>, further: Further) -> Found {
        can_complete(&self.invariants, self.further, ground, further, &mut self.throws)
    }

    /// Whether the input can be completed, whatever the path condition says. The state stays as it is.
    pub fn can_complete_heap(&mut self, ground: &mut Ground<'_>, further: Further) -> Found {
        let (entry, solver) = (ground.entry, &mut self.unconditional);
        ground.machine.without_conditions(|machine| {
            let mut bare = Ground { machine, solver, entry };
            can_complete(&self.invariants, self.further, &mut bare, further, &mut self.throws)
        })
    }

    /// Whether the invariants can answer true as far as the heap is known. The answer depends on the outline of the heap alone,
    /// so one answer serves all paths to the same partial heap.
    pub fn can_complete_outline(&mut self, ground: &mut Ground<'_>) -> Found {
        let outline = self.inputs.outline(ground.machine, Detail::Types);
        if let Some(&known) = self.known.get(&outline) {
            self.hits += 1;
            return known;
        }
        let found = self.can_complete_heap(ground, Further::Opaque);
        self.known.insert(outline, found);
        found
    }

    /// Completes the input where the path has ended. The state is that of the completion if there is one, with the heap
    /// as the program left it.
    pub fn complete(&mut self, ground: &mut Ground<'_>, further: Further) -> Found {
        self.throws.missing = None;
        let Ground { machine, solver, entry } = ground.reborrow();
        side_run(machine, self.further, STEPS, |machine| {
            let mut ground = Ground { machine, solver, entry };
            let mark = ground.mark();
            let (found, overwritten) = match ground.machine.show_entry(&entry.statics) {
                Ok(overwritten) => (search(&mut ground, &self.invariants, further, &mut self.throws), overwritten),
                Err(_) => (Found::Unknown, Overwritten::default()),
            };
            if found != Found::Yes || ground.machine.show_current(&overwritten).is_err() {
                ground.rollback(&mark);
            }
            ground.release(&mark);
            found
        })
    }

    /// What invariants have thrown since the last call.
    pub fn take_throws(&mut self) -> Throws {
        std::mem::take(&mut self.throws)
    }

    /// The exception by which a class of an invariant is missing, if the latest completion of an ended path met one.
    pub fn take_missing(&mut self) -> Option<Thrown> {
        self.throws.missing.take()
    }

    /// What was counted since the last call.
    pub fn take_counters(&mut self) -> Counters {
        let solver = self.unconditional.take_counters();
        Counters { known: std::mem::take(&mut self.hits), solver, ..Counters::default() }
    }
}

fn can_complete(
    invariants: &[(usize, MethodId)],
    raised: u32,
    ground: &mut Ground<'_>,
    further: Further,
    throws: &mut Throws,
) -> Found {
    let Ground { machine, solver, entry } = ground.reborrow();
    side_run(machine, raised, STEPS, |machine| {
        let mut ground = Ground { machine, solver, entry };
        ground.undone(|ground| match ground.machine.show_entry(&entry.statics) {
            Ok(_) => search(ground, invariants, further, throws),
            Err(_) => Found::Unknown,
        })
    })
}
