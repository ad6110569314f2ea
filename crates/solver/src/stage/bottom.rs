//! The last stage: the backend.

use std::time::Instant;
use term::{Node, Term, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::counters::Counters;
use crate::rehearsal::SharedBackend;

/// Puts every question to the backend.
#[derive(Debug)]
pub(crate) struct Bottom {
    backend: SharedBackend,
    core: Option<Vec<Term>>,
    calls: u64,
    nanos: u64,
}

impl Bottom {
    pub(crate) fn new(backend: SharedBackend) -> Bottom {
        Bottom { backend, core: None, calls: 0, nanos: 0 }
    }
}

impl Stage for Bottom {
    fn solve(&mut self, question: Question<'_>) -> Answer {
        let mut backend = self.backend.borrow_mut();
        self.core = None;
        if let Some(answer) = backend.recall(question.conjuncts) {
            return answer;
        }
        self.calls += 1;
        let start = Instant::now();
        let answer = backend.solve(question.terms, question.conjuncts, question.budget);
        if answer == Answer::Unsat {
            self.core = backend.backend.core().map(<[Term]>::to_vec);
        }
        self.nanos += start.elapsed().as_nanos() as u64;
        answer
    }

    fn note(&mut self, _: Question<'_>, _: &dyn Fn(Variable) -> Node) {}

    fn core(&self) -> Option<&[Term]> {
        self.core.as_deref()
    }

    fn count(&self, counters: &mut Counters) {
        counters.smt_calls += self.calls;
        counters.smt_nanos += self.nanos;
    }
}
