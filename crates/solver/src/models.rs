//! The models found on the current path. Each satisfies the path condition at the depth where it was found, and the
//! condition that it was found for. So it is ready when the search comes back to that depth for the sibling branch.
//!
//! All layers read these models, and those that find one add it.

mod findings;
mod recent;
mod shelf;

use term::{Evaluator, Term, Terms};

pub(crate) use self::findings::Finding;
pub(crate) use self::shelf::{ModelId, ZEROS};

use self::findings::Findings;
use self::recent::Recent;
use self::shelf::{Placed, Shelf};
use crate::assignment::Assignment;
use crate::path::PathCondition;
use crate::satisfiability::Satisfiability;

/// The model of the path, and models of its siblings.
#[derive(Debug, Default)]
pub(crate) struct Models {
    shelf: Shelf,
    findings: Findings,
    recent: Recent,
    /// The model of the path: it satisfies the first `satisfied` conjuncts.
    current: ModelId,
    satisfied: usize,
    changes: Vec<Change>,
    /// Remembers values under the current model.
    evaluator: Evaluator,
    /// Evaluates under other models; has to forget its values before each use.
    other_evaluator: Evaluator,
    /// A model under construction.
    candidate: Assignment,
    lender: Lender,
}

/// Which model answered the present question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Lender {
    /// That of the path, a new one, or none.
    #[default]
    Path,
    /// A model that was found for another condition or on another path.
    Other,
}

/// The current model before it changed, and the depth of the path condition at that time.
#[derive(Debug)]
struct Change {
    depth: usize,
    current: ModelId,
    satisfied: usize,
}

/// The model of the path, and a copy of it that is about to be changed.
pub(crate) struct Draft<'a> {
    pub(crate) model: &'a Assignment,
    /// Knows values under the model of the path.
    pub(crate) evaluator: &'a mut Evaluator,
    pub(crate) candidate: &'a mut Assignment,
}

impl Models {
    /// Whether the current model satisfies the path condition. It does, unless a condition with unknown answer was
    /// assumed.
    #[inline]
    pub(crate) fn has_model(&self, path: &PathCondition) -> bool {
        self.satisfied == path.depth()
    }

    #[inline]
    pub(crate) fn get(&self, id: ModelId) -> &Assignment {
        self.shelf.get(id)
    }

    #[inline]
    pub(crate) fn current(&self) -> ModelId {
        self.current
    }

    /// Whether the model of the path satisfies conditions.
    #[inline]
    pub(crate) fn current_satisfies(&mut self, terms: &Terms, conditions: &[Term]) -> bool {
        self.shelf.get(self.current).satisfies(&mut self.evaluator, terms, conditions)
    }

    /// Whether a stored model satisfies conditions.
    pub(crate) fn satisfies(&mut self, id: ModelId, terms: &Terms, conditions: &[Term]) -> bool {
        self.other_evaluator.forget();
        self.shelf.get(id).satisfies(&mut self.other_evaluator, terms, conditions)
    }

    /// A model of a sibling at this depth that satisfies conditions, the latest first.
    pub(crate) fn of_sibling(&mut self, depth: usize, terms: &Terms, conditions: &[Term]) -> Option<ModelId> {
        let current = self.current;
        let siblings = self.shelf.at_depth(depth).rev().filter(|&id| id != current && id != ZEROS);
        let (shelf, evaluator) = (&self.shelf, &mut self.other_evaluator);
        siblings.into_iter().find(|&id| {
            evaluator.forget();
            shelf.get(id).satisfies(evaluator, terms, conditions)
        })
    }

    /// Makes a recent model that satisfies all conditions, of any path, the candidate.
    pub(crate) fn try_recent(&mut self, terms: &Terms, conditions: [&[Term]; 2]) -> bool {
        let evaluator = &mut self.other_evaluator;
        let found = self.recent.iter().find(|model| {
            evaluator.forget();
            conditions.iter().all(|conditions| model.satisfies(evaluator, terms, conditions))
        });
        if let Some(found) = found {
            self.candidate.copy_from(found);
        }
        found.is_some()
    }

    /// What is known of a condition at this depth.
    #[inline]
    pub(crate) fn finding(&self, depth: usize, condition: Term) -> Option<Finding> {
        self.findings.get(depth, condition)
    }

    /// Remembers that a condition can hold.
    pub(crate) fn note_model(&mut self, depth: usize, condition: Term, model: ModelId) {
        self.findings.note(Finding { depth, condition, verdict: Satisfiability::Sat, model: Some(model) });
    }

    /// Remembers that a condition cannot hold, or that no answer was found.
    pub(crate) fn note_failure(&mut self, depth: usize, condition: Term, verdict: Satisfiability) {
        self.findings.note(Finding { depth, condition, verdict, model: None });
    }

    /// Begins a candidate: a copy of the model of the path.
    pub(crate) fn draft(&mut self) -> Draft<'_> {
        let model = self.shelf.get(self.current);
        self.candidate.copy_from(model);
        Draft { model, evaluator: &mut self.evaluator, candidate: &mut self.candidate }
    }

    /// Begins a candidate with zeros.
    pub(crate) fn draft_from_zeros(&mut self) -> &mut Assignment {
        self.candidate.clear();
        &mut self.candidate
    }

    pub(crate) fn candidate(&self) -> &Assignment {
        &self.candidate
    }

    /// Whether the candidate satisfies all conditions.
    pub(crate) fn candidate_satisfies(&mut self, terms: &Terms, conditions: [&[Term]; 2]) -> bool {
        self.other_evaluator.forget();
        let evaluator = &mut self.other_evaluator;
        conditions.iter().all(|conditions| self.candidate.satisfies(evaluator, terms, conditions))
    }

    /// Stores the candidate as a model of the path condition and a condition.
    pub(crate) fn accept_candidate(&mut self, depth: usize, condition: Term) {
        let id = match self.shelf.store(depth, &mut self.candidate) {
            Placed::OnTop(id) => id,
            Placed::Instead(id) => {
                self.findings.forget_model(id);
                id
            }
        };
        self.note_model(depth, condition, id);
    }

    /// Remembers the candidate across paths.
    pub(crate) fn remember_candidate(&mut self) {
        self.recent.remember(&self.candidate);
    }

    /// A new question begins.
    pub(crate) fn begin_question(&mut self) {
        self.lender = Lender::Path;
    }

    pub(crate) fn lender(&self) -> Lender {
        self.lender
    }

    /// Records which model has answered.
    pub(crate) fn set_lender(&mut self, lender: Lender) {
        self.lender = lender;
    }

    /// Makes a model that of the path, which has just grown from one depth to another.
    pub(crate) fn adopt(&mut self, model: ModelId, before: usize, depth: usize) {
        self.changes.push(Change { depth: before, current: self.current, satisfied: self.satisfied });
        self.satisfied = depth;
        self.set_current(model);
    }

    /// Returns to the model that the path had at a depth, and forgets what was found deeper.
    pub(crate) fn rollback(&mut self, depth: usize) {
        while let Some(change) = self.changes.pop_if(|change| change.depth >= depth) {
            self.set_current(change.current);
            self.satisfied = change.satisfied;
        }
        self.shelf.rollback(depth);
        self.findings.rollback(depth);
    }

    fn set_current(&mut self, model: ModelId) {
        if self.current != model {
            self.current = model;
            self.evaluator.forget();
        }
    }
}
