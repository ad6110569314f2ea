//! Answers that nobody asked a backend for, kept all the same: with other models at hand a later run asks about the other
//! side of a branch, or about one that a model decided here. So a run on the store of another asks next to nothing.

use std::time::{Duration, Instant};
use term::{Term, Terms};

use crate::conjuncts::split;
use crate::layer::all_hold;
use crate::layers::Layer;
use crate::models::ModelId;
use crate::order;
use crate::slice;
use crate::solver::Solver;
use crate::stage::Question;
use crate::verdict::Verdict;

/// Keeping answers aside may take this, and a quarter of the time that the backend takes.
const START: u64 = 20_000_000;

/// What was spent on answers that are kept aside.
#[derive(Debug, Default)]
pub(crate) struct Aside {
    nanos: u64,
}

impl Solver {
    /// Keeps what models tell about a condition that was just decided with so much news: what the path's own model says
    /// of its negation, and what another model says of itself.
    pub(crate) fn keep_aside(&mut self, terms: &mut Terms, condition: Term, verdict: Verdict, news: u64) {
        let is_new = self.counters.news() > news;
        let unusual = is_new || self.borrowed;
        if !unusual || !self.has_model() || !self.is_worth_keeping(terms, condition, is_new) {
            return;
        }
        let start = Instant::now();
        let depth = self.conjuncts.len();
        let found = self.models.finding(depth, condition).and_then(|finding| finding.model);
        if let (Verdict::Sat, false, Some(model)) = (verdict, is_new, found) {
            self.keep(terms, condition, model);
        }
        let negation = terms.not(condition);
        self.keep(terms, negation, self.current);
        self.aside.nanos += start.elapsed().as_nanos() as u64;
    }

    /// Whether a later run may need the backend for this condition, and there is time.
    fn is_worth_keeping(&self, terms: &Terms, condition: Term, is_new: bool) -> bool {
        let layers = self.config.layers;
        let keeps = layers.has(Layer::Store) && layers.has(Layer::Slice) && self.config.stores.is_persistent();
        keeps
            && self.aside.nanos < START + self.counters.smt_nanos / 4
            && (is_new || !order::is_plain(terms, condition))
    }

    /// Keeps that a condition can hold on the path, by a model that satisfies both.
    fn keep(&mut self, terms: &mut Terms, condition: Term, model: ModelId) {
        let mut slice = Vec::new();
        split(terms, condition, &mut slice);
        let model = self.models.get(model);
        self.other_evaluator.forget();
        if !all_hold(&mut self.other_evaluator, terms, &slice, model) {
            return;
        }
        slice::connected(terms, &self.conjuncts, &mut slice);
        let question = Question { terms, conjuncts: &slice, canonical: None, time_limit: Duration::ZERO };
        if let Some(stages) = &mut self.stages {
            stages.note(question, &|variable| model.get(variable));
        }
    }
}
