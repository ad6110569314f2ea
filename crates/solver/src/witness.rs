//! A model that depends on the path condition alone: from zeros, each conjunct in turn moves as few values as it needs.
//! A backend is asked for what the order theory cannot satisfy.

use budget::Budget;
use std::time::{Duration, Instant};
use store::{Key, Kind, StoredEntry, Stores};
use term::{Evaluator, Term, Terms};

use crate::assignment::{Assignment, Model};
use crate::backend::{Answer, Backend, Blaster};
use crate::canon::verbatim;
use crate::config::Config;
use crate::counters::Counters;
use crate::models::Models;
use crate::order::{Order, Refinement, Start, set_truth_values};
use crate::path::PathCondition;
use crate::slice;
use crate::stage::Question;

/// Finds such models.
#[derive(Debug)]
pub(crate) struct Witness {
    stores: Option<Stores>,
    time_limit: Duration,
    store_hits: u64,
    calls: u64,
    nanos: u64,
}

impl Witness {
    pub(crate) fn new(config: &Config) -> Witness {
        let (stores, time_limit) = (config.used_stores(), config.time_limit);
        Witness { stores, time_limit, store_hits: 0, calls: 0, nanos: 0 }
    }

    /// A model of the path condition; the model of the path if no other is found.
    pub(crate) fn find(
        &mut self,
        terms: &Terms,
        path: &PathCondition,
        models: &Models,
        budget: &Budget,
    ) -> Option<Assignment> {
        let conjuncts = path.conjuncts();
        let mut model = replay(terms, conjuncts);
        let mut evaluator = Evaluator::new();
        // Solving one slice leaves the others as they are.
        for &conjunct in conjuncts {
            evaluator.forget();
            if model.satisfies(&mut evaluator, terms, &[conjunct]) {
                continue;
            }
            let mut question = vec![conjunct];
            let rest: Vec<Term> = conjuncts.iter().copied().filter(|&other| other != conjunct).collect();
            slice::connected(terms, &rest, &mut question);
            match self.ask_afresh(terms, &question, budget) {
                Some(values) => model.overlay(&values),
                None => break,
            }
        }
        evaluator.forget();
        if model.satisfies(&mut evaluator, terms, conjuncts) {
            return Some(model);
        }
        if models.has_model(path) {
            model.copy_from(models.get(models.current()));
            return Some(model);
        }
        None
    }

    /// The model that a new backend finds, since the answers of a used one depend on earlier questions. The answer is
    /// kept under the text as it is written, since other orders and names have other models.
    fn ask_afresh(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Option<Model> {
        let stands = verbatim(terms, conjuncts);
        let key = Key::of(Kind::Witness, &stands.text);
        let budget = &budget.within(Some(self.time_limit));
        let question = Question { terms, conjuncts, canonical: Some(&stands), budget };
        let stored = self.stores.as_ref().and_then(|stores| stores.get(&key));
        if let Some(StoredEntry::Sat(values)) = stored.map(|found| found.entry)
            && let Some(model) = question.model(&mut Evaluator::new(), &stands, &values)
        {
            self.store_hits += 1;
            return Some(model);
        }
        self.calls += 1;
        let start = Instant::now();
        let answer = Blaster::new().solve(terms, conjuncts, budget);
        self.nanos += start.elapsed().as_nanos() as u64;
        let Answer::Sat(model) = answer else { return None };
        if let Some(stores) = &self.stores {
            stores.put(key, Kind::Witness, &StoredEntry::Sat(stands.values(&model)), &stands.text);
        }
        Some(model)
    }

    /// Adds what was counted here.
    pub(crate) fn count(&self, counters: &mut Counters) {
        counters.store_hits += self.store_hits;
        counters.smt_calls += self.calls;
        counters.smt_nanos += self.nanos;
    }
}

/// Satisfies one conjunct after another as far as the order theory can; stops at the first that it cannot.
fn replay(terms: &Terms, conjuncts: &[Term]) -> Assignment {
    let (mut order, mut evaluator) = (Order::default(), Evaluator::new());
    let (mut model, mut candidate) = (Assignment::default(), Assignment::default());
    for (index, &conjunct) in conjuncts.iter().enumerate() {
        evaluator.forget();
        if !model.satisfies(&mut evaluator, terms, &[conjunct]) {
            candidate.copy_from(&model);
            let start = Start { terms, model: &model, evaluator: &mut evaluator };
            let refinement = order.refine(start, &[conjunct], &mut candidate);
            let decided = set_truth_values(terms, &[conjunct], &mut candidate);
            if !decided && !matches!(refinement, Refinement::Candidate | Refinement::Guess) {
                break;
            }
            evaluator.forget();
            if !candidate.satisfies(&mut evaluator, terms, &conjuncts[..=index]) {
                break;
            }
            std::mem::swap(&mut model, &mut candidate);
        }
        order.assume(terms, conjunct);
    }
    model
}
