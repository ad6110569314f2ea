//! Parts of a conjunction that share no variables are decided one by one: each is smaller, and met again more often.

use term::{Node, Term, Variable, factors};

use super::{Question, Stage};
use crate::assignment::Model;
use crate::backend::Answer;
use crate::counters::Counters;

/// Asks the stage below about each factor.
#[derive(Debug)]
pub(crate) struct Factors {
    below: Box<dyn Stage>,
}

impl Factors {
    pub(crate) fn over(below: Box<dyn Stage>) -> Factors {
        Factors { below }
    }
}

impl Stage for Factors {
    fn solve(&mut self, question: Question<'_>) -> Answer {
        let mut model = Model::default();
        let mut known = true;
        for factor in factors(question.terms, question.conjuncts) {
            match self.below.solve(Question { conjuncts: &factor, ..question }) {
                Answer::Sat(values) => model.extend(values),
                Answer::Unsat => return Answer::Unsat,
                // The answer is still `Unsat` if another factor is impossible.
                Answer::Unknown => known = false,
            }
        }
        if known { Answer::Sat(model) } else { Answer::Unknown }
    }

    fn note(&mut self, question: Question<'_>, model: &dyn Fn(Variable) -> Node) {
        for factor in factors(question.terms, question.conjuncts) {
            self.below.note(Question { conjuncts: &factor, ..question }, model);
        }
    }

    fn core(&self) -> Option<&[Term]> {
        self.below.core()
    }

    fn count(&self, counters: &mut Counters) {
        self.below.count(counters);
    }
}
