//! The theory of order and equality ([`crate::order`]) on the comparisons of the path condition.

use term::{Term, Terms};

use super::{Ask, PathLayer};
use crate::counters::Counters;
use crate::models::{Draft, Models};
use crate::order::{Order, OrderMark, Refinement, Start, set_truth_values};
use crate::satisfiability::Satisfiability;

/// Moves the model of the path so that a condition holds too, or refutes the condition.
#[derive(Debug, Default)]
pub(crate) struct Ordered {
    order: Order,
    /// Conjuncts whose meaning is not fully in the theory.
    others: Vec<Term>,
    /// The state of the theory before each conjunct.
    steps: Vec<Step>,
    hits: u64,
}

#[derive(Debug)]
struct Step {
    order: OrderMark,
    others: usize,
}

impl PathLayer for Ordered {
    fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Option<Satisfiability> {
        if !models.has_model(ask.path) {
            return None;
        }
        let Ask { terms, path, condition, parts, .. } = ask;
        let Draft { model, evaluator, candidate } = models.draft();
        let refinement = self.order.refine(Start { terms, model, evaluator }, parts, candidate);
        let decided = set_truth_values(terms, parts, candidate);
        let to_verify: &[Term] = match refinement {
            Refinement::Refuted => {
                self.hits += 1;
                models.note_failure(path.depth(), condition, Satisfiability::Unsat);
                return Some(Satisfiability::Unsat);
            }
            // Comparisons that are fully in the theory need not be evaluated again.
            Refinement::Candidate if !cfg!(debug_assertions) => &self.others,
            Refinement::Candidate | Refinement::Guess => path.conjuncts(),
            Refinement::GaveUp if decided => path.conjuncts(),
            Refinement::GaveUp => return None,
        };
        if !models.candidate_satisfies(terms, [parts, to_verify]) {
            return None;
        }
        self.hits += 1;
        models.accept_candidate(path.depth(), condition);
        Some(Satisfiability::Sat)
    }

    fn assume(&mut self, terms: &Terms, conjunct: Term) {
        self.steps.push(Step { order: self.order.mark(), others: self.others.len() });
        if !self.order.assume(terms, conjunct) {
            self.others.push(conjunct);
        }
    }

    fn rollback(&mut self, depth: usize) {
        if let Some(step) = self.steps.drain(depth.min(self.steps.len())..).next() {
            self.order.rollback(step.order);
            self.others.truncate(step.others);
        }
    }

    fn count(&self, counters: &mut Counters) {
        counters.order_hits += self.hits;
    }
}
