//! The last stage of a solver without a backend.

use term::{Node, Term, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::counters::Counters;

/// Answers no question.
#[derive(Debug)]
pub(crate) struct Silent;

impl Stage for Silent {
    fn solve(&mut self, _: Question<'_>) -> Answer {
        Answer::Unknown
    }

    fn note(&mut self, _: Question<'_>, _: &dyn Fn(Variable) -> Node) {}

    fn core(&self) -> Option<&[Term]> {
        None
    }

    fn count(&self, _: &mut Counters) {}
}
