//! Answers that are kept although no question asked for them. A later run may know other models, and then asks about
//! the other side of a branch, or about a branch that a model decided here. With these answers it asks the backend next
//! to nothing.

use std::time::Instant;
use store::Stores;
use term::{Term, Terms};

use crate::config::Config;
use crate::conjuncts::split;
use crate::layers::Layer;
use crate::lower_half::LowerHalf;
use crate::models::{ModelId, Models};
use crate::order;
use crate::path::PathCondition;
use crate::satisfiability::Satisfiability;
use crate::slice;

/// Nanoseconds that keeping such answers may take, on top of a quarter of the time that the backend takes.
const START: u64 = 20_000_000;

/// Keeps such answers while there is time.
#[derive(Debug)]
pub(crate) struct Unasked {
    stores: Stores,
    /// Time that was spent so far.
    nanos: u64,
}

/// How a condition was decided.
#[derive(Clone, Copy)]
pub(crate) struct Decided {
    pub(crate) condition: Term,
    pub(crate) verdict: Satisfiability,
    /// Whether no store had the answer.
    pub(crate) is_new: bool,
    /// Nanoseconds that the backend has taken so far.
    pub(crate) backend_nanos: u64,
}

impl Unasked {
    /// None if the layers keep no answers to slices of the path condition.
    pub(crate) fn new(config: &Config) -> Option<Unasked> {
        let stores = config.used_stores().filter(|_| config.layers.has(Layer::Slice))?;
        Some(Unasked { stores, nanos: 0 })
    }

    /// Keeps what models tell about a condition that was just decided: that the negation can hold, by the path's own
    /// model, and that the condition can hold, by another model that has answered.
    pub(crate) fn keep(
        &mut self,
        terms: &mut Terms,
        path: &PathCondition,
        (models, lower_half): (&mut Models, &mut LowerHalf),
        decided: Decided,
    ) {
        let Decided { condition, verdict, is_new, .. } = decided;
        if !models.has_model(path) || !self.is_worth_keeping(terms, decided) {
            return;
        }
        let start = Instant::now();
        let found = models.finding(path.depth(), condition).and_then(|finding| finding.model);
        if let (Satisfiability::Sat, false, Some(model)) = (verdict, is_new, found) {
            keep(terms, path, (models, lower_half), condition, model);
        }
        let negation = terms.not(condition);
        let current = models.current();
        keep(terms, path, (models, lower_half), negation, current);
        self.nanos += start.elapsed().as_nanos() as u64;
    }

    /// Whether a later run may need the backend for this condition, and there is time.
    fn is_worth_keeping(&self, terms: &Terms, decided: Decided) -> bool {
        self.stores.is_persistent()
            && self.nanos < START + decided.backend_nanos / 4
            && (decided.is_new || !order::is_plain(terms, decided.condition))
    }
}

/// Keeps that a condition can hold on the path, by a model that satisfies both.
fn keep(
    terms: &mut Terms,
    path: &PathCondition,
    (models, lower_half): (&mut Models, &mut LowerHalf),
    condition: Term,
    model: ModelId,
) {
    let mut slice = Vec::new();
    split(terms, condition, &mut slice);
    if !models.satisfies(model, terms, &slice) {
        return;
    }
    slice::connected(terms, path.conjuncts(), &mut slice);
    let model = models.get(model);
    lower_half.note(terms, &slice, &|variable| model.get(variable));
}
