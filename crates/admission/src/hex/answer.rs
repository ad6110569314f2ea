//! The answers of the decision procedure: whether a decision is admitted, and what changes when it has been made.

use heap::{InputHeap, Unknown};
use smallvec::SmallVec;
use spec::TypeName;

use super::Hex;
use super::classes::{Classes, View};
use super::compile::Deed;
use super::decision::{Call, Decision};
use super::judge::{Goal, Reference};
use super::steps::Kind;
use super::types::{Fit, TypeId};

impl Hex {
    /// Whether the heap may still satisfy the specification after this decision; asked before it is made. Takes time
    /// that does not depend on the size of the heap.
    pub fn admits(&mut self, classes: &dyn Classes, input: &InputHeap, decision: Decision) -> bool {
        let view = View { classes, input };
        self.catch_up(view);
        if self.trace.is_lost.get() {
            return false;
        }
        let reference = self.reference(view, decision.unknown());
        if let Decision::Object(_) = decision {
            return [Goal::Expansion(reference.class), Goal::SomeAlias].into_iter().any(|goal| {
                let judgement = self.judge(view, reference, goal);
                !self.is_lost_with(&judgement.violated, &judgement.kept)
            });
        }
        let judgement = self.judge(view, reference, Goal::of(input, decision, reference.class));
        if self.is_lost_with(&judgement.violated, &judgement.kept) {
            return false;
        }
        match decision {
            Decision::Fresh(unknown) if !self.trace.reliances.is_empty() => {
                // The fresh object can lie below an object that some atom needs to be an end: enter it and undo that
                // again.
                let mark = self.trace.mark();
                self.enter(view, input.unknown(unknown).origin);
                let truth = |atom| self.truth_with(atom, &judgement.violated, &judgement.kept);
                let is_lost = self.rules.condition.is_lost(&truth);
                self.trace.rollback(&mark);
                self.trace.release(&mark);
                !is_lost
            }
            _ => true,
        }
    }

    /// Takes note of a decision that has been made, and tells which companion methods run, in the order in which they
    /// are written.
    pub fn decided(&mut self, classes: &dyn Classes, input: &InputHeap, decision: Decision) -> Vec<Call> {
        let view = View { classes, input };
        self.catch_up(view);
        if let Decision::Object(_) = decision {
            return Vec::new();
        }
        let reference = self.reference(view, decision.unknown());
        let goal = Goal::of(input, decision, reference.class);
        let judgement = self.judge(view, reference, goal);
        for &atom in &judgement.violated {
            self.trace.violated.set(atom as usize, true);
        }
        for &atom in &judgement.kept {
            self.trace.kept.set(atom as usize, true);
        }
        for (atom, threads) in &judgement.reliances {
            self.trace.rely(*atom, threads);
        }
        // Asked even if this decision violates no atom: the fresh object can lie below an object that had to be an end.
        let is_lost = self.rules.condition.is_lost(&|atom| self.trace.truth(atom));
        self.trace.is_lost.set(is_lost);
        self.calls(view, decision, reference, goal)
    }

    /// The types of which a fresh object at this reference must have one; none if no rule restricts them below the
    /// declared type. If several rules do, the types of the rule with the fewest.
    pub fn expansion_types(
        &mut self,
        classes: &dyn Classes,
        input: &InputHeap,
        unknown: Unknown,
    ) -> Option<Vec<TypeName>> {
        let view = View { classes, input };
        self.catch_up(view);
        let reference = self.reference(view, unknown);
        let mut by_atom: Vec<(u32, SmallVec<[TypeId; 2]>)> = Vec::new();
        for at in 0..self.steps.concern(reference.place.step).rules(Kind::Expansion).len() {
            let rule = self.steps.concern(reference.place.step).rules(Kind::Expansion)[at];
            let rule = &self.rules.rules[rule as usize];
            let (atom, path, declared, deed) = (rule.atom, rule.path, rule.declared, rule.deed);
            let Deed::ExpandsTo(id) = deed else { continue };
            // An atom restricts if the specification is false without it.
            if !self.is_lost_with(&[atom], &[])
                || !self.is_declared(view, reference, declared)
                || self.start(view, path, reference.place).is_none()
            {
                continue;
            }
            match by_atom.last_mut() {
                Some((last, ids)) if *last == atom => ids.push(id),
                _ => by_atom.push((atom, SmallVec::from_slice(&[id]))),
            }
        }
        by_atom.retain(|(_, ids)| !ids.iter().any(|&id| self.types.fit(classes, reference.class, id) == Fit::Yes));
        let (_, fewest) = by_atom.into_iter().min_by_key(|(_, ids)| ids.len())?;
        Some(fewest.into_iter().map(|id| self.types.name(id).clone()).collect())
    }

    fn reference(&mut self, view: View<'_>, unknown: Unknown) -> Reference {
        let cell = view.input.unknown(unknown);
        Reference { place: self.place(view, cell.origin), class: cell.class }
    }
}
