//! A model of the path condition that is a function of the path condition: from zeros, each conjunct in turn moves as
//! few values as it needs; what the order theory cannot satisfy is put to the backend.

use term::{Evaluator, Term, Terms};

use crate::assignment::Assignment;
use crate::backend::{Answer, Backend, Blaster};
use crate::layers::{all_hold, set_truth_values};
use crate::order::{Order, Refinement, Start};
use crate::slice;
use crate::solver::Solver;

impl Solver {
    pub(crate) fn find_model(&mut self, terms: &Terms) -> Option<Assignment> {
        let mut model = self.replay(terms);
        let mut evaluator = Evaluator::new();
        // Solving one slice leaves the others as they are.
        for index in 0..self.conjuncts.len() {
            let conjunct = self.conjuncts[index];
            evaluator.forget();
            if all_hold(&mut evaluator, terms, &[conjunct], &model) {
                continue;
            }
            let mut question = vec![conjunct];
            let rest: Vec<Term> = self.conjuncts.iter().copied().filter(|&other| other != conjunct).collect();
            slice::connected(terms, &rest, &mut question);
            // A backend of its own: what one answers depends on what it was asked before.
            match Blaster::new().solve(terms, &question, self.config.time_limit) {
                Answer::Sat(values) => model.overlay(&values),
                _ => break,
            }
        }
        evaluator.forget();
        if all_hold(&mut evaluator, terms, &self.conjuncts, &model) {
            return Some(model);
        }
        if self.has_model() {
            model.copy_from(self.models.get(self.current));
            return Some(model);
        }
        None
    }

    /// Satisfies one conjunct after another as far as the order theory can; stops at the first that it cannot.
    fn replay(&self, terms: &Terms) -> Assignment {
        let (mut order, mut evaluator) = (Order::default(), Evaluator::new());
        let (mut model, mut candidate) = (Assignment::default(), Assignment::default());
        for (index, &conjunct) in self.conjuncts.iter().enumerate() {
            evaluator.forget();
            if !all_hold(&mut evaluator, terms, &[conjunct], &model) {
                candidate.copy_from(&model);
                let start = Start { terms, model: &model, evaluator: &mut evaluator };
                let refinement = order.refine(start, &[conjunct], &mut candidate);
                let decided = set_truth_values(terms, &[conjunct], &mut candidate);
                if !decided && !matches!(refinement, Refinement::Candidate | Refinement::Guess) {
                    break;
                }
                evaluator.forget();
                if !all_hold(&mut evaluator, terms, &self.conjuncts[..=index], &candidate) {
                    break;
                }
                std::mem::swap(&mut model, &mut candidate);
            }
            order.assume(terms, conjunct);
        }
        model
    }
}
