//! The upper half of the chain: layers that know the path and the models found on it. Each decides a question, or passes
//! it on to the next.

mod known;
mod models;
mod order;

use budget::Budget;
use term::{Term, Terms};

pub(crate) use self::known::Known;
pub(crate) use self::models::{FoundBefore, OtherPaths, ThisPath};
pub(crate) use self::order::Ordered;

use crate::counters::Counters;
use crate::models::Models;
use crate::path::PathCondition;
use crate::satisfiability::Satisfiability;

/// What is asked: whether a condition can hold on the path.
#[derive(Clone, Copy)]
pub(crate) struct Ask<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) path: &'a PathCondition,
    pub(crate) condition: Term,
    /// The conjuncts of the condition.
    pub(crate) parts: &'a [Term],
    /// When the caller does not need an answer any more.
    pub(crate) budget: &'a Budget,
}

/// A layer on the path. What it keeps about the path follows the path condition.
pub(crate) trait PathLayer: std::fmt::Debug {
    /// Decides what is asked; nothing: the next layer is to be asked.
    fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Option<Satisfiability>;

    /// The path condition has grown by a conjunct.
    fn assume(&mut self, _terms: &Terms, _conjunct: Term) {}

    /// The path condition is back at a depth.
    fn rollback(&mut self, _depth: usize) {}

    /// Adds what this layer has counted.
    fn count(&self, _counters: &mut Counters) {}
}
