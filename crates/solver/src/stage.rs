//! The lower half of the chain: a conjunction goes down through stages, each of which answers it or passes it on, whole
//! or in parts.

mod bottom;
mod canonize;
mod congruence;
mod factor;
mod implication;
mod silent;
mod stored;

use budget::Budget;
use term::{Evaluator, Node, Term, Terms, Variable};

pub(crate) use self::bottom::Bottom;
pub(crate) use self::canonize::{Canonize, Form};
pub(crate) use self::congruence::Congruence;
pub(crate) use self::factor::Factors;
pub(crate) use self::implication::Implications;
pub(crate) use self::silent::Silent;
pub(crate) use self::stored::Stored;

use crate::assignment::Model;
use crate::backend::Answer;
use crate::canon::Canonical;
use crate::counters::Counters;

/// A conjunction to decide.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) conjuncts: &'a [Term],
    /// Its form without names, once a stage has made it.
    pub(crate) canonical: Option<&'a Canonical>,
    /// What a backend may take.
    pub(crate) budget: &'a Budget,
}

impl Question<'_> {
    /// The model that values in canonical order are, if they satisfy the conjunction.
    pub(crate) fn model(&self, evaluator: &mut Evaluator, canonical: &Canonical, values: &[u64]) -> Option<Model> {
        let model = canonical.model(values)?;
        evaluator.forget();
        let value = |variable| model.get(&variable).copied();
        let mut conjuncts = self.conjuncts.iter().copied();
        conjuncts.all(|conjunct| evaluator.holds(self.terms, conjunct, &value) == Some(true)).then_some(model)
    }
}

/// Answers questions, mostly by asking the stage below.
pub(crate) trait Stage: std::fmt::Debug {
    /// Whether the conjunction can hold.
    fn solve(&mut self, question: Question<'_>) -> Answer;

    /// Keeps, where answers are kept, that a model satisfies the conjunction.
    fn note(&mut self, question: Question<'_>, model: &dyn Fn(Variable) -> Node);

    /// After `Unsat`: conjuncts of the question that are impossible together, if the stage knows some.
    fn core(&self) -> Option<&[Term]>;

    /// Adds what this stage and those below have counted.
    fn count(&self, counters: &mut Counters);
}
