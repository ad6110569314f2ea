//! The last stage: the backend, counted and timed.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Instant;
use term::Term;

use super::{Question, Stage};
use crate::backend::{Answer, Backend};
use crate::solver::Counters;

/// Puts every question to the backend.
#[derive(Debug)]
pub(crate) struct Bottom {
    backend: Rc<RefCell<Box<dyn Backend>>>,
    core: Option<Vec<Term>>,
}

impl Bottom {
    pub(crate) fn new(backend: Rc<RefCell<Box<dyn Backend>>>) -> Bottom {
        Bottom { backend, core: None }
    }
}

impl Stage for Bottom {
    fn solve(&mut self, question: Question<'_>, counters: &mut Counters) -> Answer {
        counters.smt_calls += 1;
        let start = Instant::now();
        let mut backend = self.backend.borrow_mut();
        let answer = backend.solve(question.terms, question.conjuncts, question.time_limit);
        self.core = if answer == Answer::Unsat { backend.core().map(<[Term]>::to_vec) } else { None };
        counters.smt_nanos += start.elapsed().as_nanos() as u64;
        answer
    }

    fn core(&self) -> Option<&[Term]> {
        self.core.as_deref()
    }
}
