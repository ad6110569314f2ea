//! Admission: whether what a decision makes of the input heap can still become a valid one.

use std::time::Instant;

use machine::Alternative;
use term::Term;

use super::Worker;
use super::search::{Found, Further};
use crate::admission::Member;
use crate::partial_shape;

impl Worker<'_> {
    /// Whether an alternative, which is about to be taken, leaves a heap that is admitted; counts those that are not.
    pub(super) fn admits(&mut self, alternative: Alternative) -> bool {
        let started = Instant::now();
        let is_admitted = self.hex_admits(alternative) && self.invariants_admit(alternative);
        self.record.counts.admission_queries += 1;
        self.record.counts.admission_nanos += started.elapsed().as_nanos() as u64;
        if !is_admitted {
            self.record.counts.pruned_admission += 1;
        }
        is_admitted
    }

    /// Whether a decision is one about the input heap.
    pub(super) fn is_asked(&self, alternative: Alternative) -> bool {
        match alternative {
            Alternative::Holds(condition, _) => self.task.has(Member::Whole) && self.is_about_heap(condition),
            _ => self.task.is_asked(),
        }
    }

    /// Whether a condition is about what input objects hold.
    fn is_about_heap(&self, condition: Term) -> bool {
        let inputs = self.machine.state.input.variables();
        let is_held = |variable: &term::Variable| {
            let origin = inputs.get(variable.index as usize).map(|input| input.origin);
            matches!(origin, Some(heap::Origin::Field(..) | heap::Origin::Element(..) | heap::Origin::Length(_)))
        };
        self.machine.terms.variables(condition).iter().any(is_held)
    }

    /// Whether the executable invariants admit what an alternative leads to.
    fn invariants_admit(&mut self, alternative: Alternative) -> bool {
        let (hybrid, whole) = (self.task.has(Member::Hybrid), self.task.has(Member::Whole));
        if !(hybrid || whole) || self.late_invariants().next().is_none() {
            return true;
        }
        let (mark, solver) = (self.machine.mark(), self.solver.mark());
        if let Some(condition) = self.machine.condition(alternative) {
            self.solver.assume(&mut self.machine.terms, condition);
        }
        // What cannot be applied is for whoever takes it to report.
        let mut found = Found::Yes;
        if self.machine.apply(alternative).is_ok() {
            found = self.complete_shape();
            if whole && is_admitted(found) {
                found = self.can_complete(Further::WithinLimits);
            }
        }
        self.machine.rollback(&mark);
        self.machine.release(&mark);
        self.solver.rollback(&solver);
        if let Found::Cut(limit) = found {
            // Larger inputs might have been admitted.
            self.record.add_cut(limit);
        }
        is_admitted(found)
    }

    /// Looks whether the executable invariants can answer true as far as the heap is known. Knows nothing of the path condition,
    /// so that one answer serves all paths to the same partial heap.
    fn complete_shape(&mut self) -> Found {
        let shape = partial_shape::key(&self.machine);
        if let Some(&known) = self.shapes.get(&shape) {
            self.record.counts.admission_hits += 1;
            return known;
        }
        let found = self.without_conditions(|worker| worker.can_complete(Further::Opaque));
        self.shapes.insert(shape, found);
        found
    }
}

/// Whether an answer admits the heap: what nobody knows does.
fn is_admitted(found: Found) -> bool {
    matches!(found, Found::Yes | Found::Unknown)
}
