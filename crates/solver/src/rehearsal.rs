//! Answers of a path that is run twice: once to see which classes it needs, and again to explore it. The backend is
//! asked once.

use budget::Budget;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use term::{Term, Terms};

use crate::backend::{Answer, Backend};

/// The backend of a solver: the last stage asks it, and so does the comparison of the layers with the bare backend.
pub(crate) type SharedBackend = Rc<RefCell<Rehearsal>>;

/// A backend that remembers its answers while it rehearses; each is given once more.
#[derive(Debug)]
pub(crate) struct Rehearsal {
    pub(crate) backend: Box<dyn Backend>,
    pub(crate) rehearses: bool,
    answers: FxHashMap<Vec<Term>, Answer>,
}

impl Rehearsal {
    pub(crate) fn new(backend: Box<dyn Backend>) -> Rehearsal {
        Rehearsal { backend, rehearses: false, answers: FxHashMap::default() }
    }

    /// The answer of the rehearsal to the same question; each is given once.
    pub(crate) fn recall(&mut self, conjuncts: &[Term]) -> Option<Answer> {
        if self.rehearses || self.answers.is_empty() { None } else { self.answers.remove(conjuncts) }
    }

    pub(crate) fn solve(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer {
        let answer = self.backend.solve(terms, conjuncts, budget);
        if self.rehearses {
            self.answers.insert(conjuncts.to_vec(), answer.clone());
        }
        answer
    }
}
