//! Gives questions a form in which equal ones are recognized; see [`crate::canon`].

use term::{Node, Term, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::canon::{Canonical, canonize, verbatim};
use crate::counters::Counters;

/// Passes questions on with their canonical form.
#[derive(Debug)]
pub(crate) struct Canonize {
    below: Box<dyn Stage>,
    form: Form,
    /// Whether the last question contradicted itself; then no core is known.
    contradiction: bool,
    contradictions: u64,
}

/// What form questions get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Canonical,
    /// Names and orders stay.
    Verbatim,
}

impl Form {
    fn of(self, question: Question<'_>) -> Canonical {
        match self {
            Form::Canonical => canonize(question.terms, question.conjuncts),
            Form::Verbatim => verbatim(question.terms, question.conjuncts),
        }
    }
}

impl Canonize {
    pub(crate) fn over(below: Box<dyn Stage>, form: Form) -> Canonize {
        Canonize { below, form, contradiction: false, contradictions: 0 }
    }
}

impl Stage for Canonize {
    fn solve(&mut self, question: Question<'_>) -> Answer {
        let canonical = self.form.of(question);
        self.contradiction = canonical.is_false;
        if canonical.is_false {
            self.contradictions += 1;
            return Answer::Unsat;
        }
        self.below.solve(Question { canonical: Some(&canonical), ..question })
    }

    fn note(&mut self, question: Question<'_>, model: &dyn Fn(Variable) -> Node) {
        let canonical = self.form.of(question);
        self.below.note(Question { canonical: Some(&canonical), ..question }, model);
    }

    fn core(&self) -> Option<&[Term]> {
        if self.contradiction { None } else { self.below.core() }
    }

    fn count(&self, counters: &mut Counters) {
        counters.implication_hits += self.contradictions;
        self.below.count(counters);
    }
}
