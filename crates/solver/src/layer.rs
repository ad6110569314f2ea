//! The upper half of the chain: layers that know the path, and the models found on it.

pub(crate) mod models;
pub(crate) mod order;
pub(crate) mod simplify;

use term::{Evaluator, Term, Terms};

use crate::assignment::Assignment;

/// What is asked: whether a condition can hold on the path.
#[derive(Clone, Copy)]
pub(crate) struct Ask<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) condition: Term,
    /// The conjuncts of the condition.
    pub(crate) parts: &'a [Term],
}

/// Whether all conditions hold under a model. The evaluator knows no other model's values.
#[inline]
pub(crate) fn all_hold(evaluator: &mut Evaluator, terms: &Terms, conditions: &[Term], model: &Assignment) -> bool {
    conditions
        .iter()
        .all(|&condition| evaluator.holds(terms, condition, &|variable| Some(model.get(variable))) == Some(true))
}
