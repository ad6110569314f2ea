//! The last stage: the backend, counted and timed.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Instant;
use term::{Node, Term, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::counters::Counters;
use crate::rehearsal::Rehearsal;

/// Puts every question to the backend.
#[derive(Debug)]
pub(crate) struct Bottom {
    backend: Rc<RefCell<Rehearsal>>,
    core: Option<Vec<Term>>,
}

impl Bottom {
    pub(crate) fn new(backend: Rc<RefCell<Rehearsal>>) -> Bottom {
        Bottom { backend, core: None }
    }
}

impl Stage for Bottom {
    fn solve(&mut self, question: Question<'_>, counters: &mut Counters) -> Answer {
        let mut backend = self.backend.borrow_mut();
        self.core = None;
        if let Some(answer) = backend.recall(question.conjuncts) {
            return answer;
        }
        counters.smt_calls += 1;
        let start = Instant::now();
        let answer = backend.solve(question.terms, question.conjuncts, question.time_limit);
        if answer == Answer::Unsat {
            self.core = backend.backend.core().map(<[Term]>::to_vec);
        }
        counters.smt_nanos += start.elapsed().as_nanos() as u64;
        answer
    }

    fn note(&mut self, _: Question<'_>, _: &dyn Fn(Variable) -> Node) {}

    fn core(&self) -> Option<&[Term]> {
        self.core.as_deref()
    }
}
