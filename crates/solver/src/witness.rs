//! A model of the path condition that is a function of the path condition: from zeros, each conjunct in turn moves as
//! few values as it needs; what the order theory cannot satisfy is put to the backend.

use std::time::Instant;
use store::{Entry, Key, Kind};
use term::{Evaluator, Term, Terms};

use crate::assignment::Assignment;
use crate::backend::{Answer, Backend, Blaster};
use crate::canon::verbatim;
use crate::layer::all_hold;
use crate::layer::order::set_truth_values;
use crate::layers::Layer;
use crate::order::{Order, Refinement, Start};
use crate::slice;
use crate::solver::{Model, Solver};
use crate::stage::{Question, model};

impl Solver {
    pub(crate) fn find_model(&mut self, terms: &Terms) -> Option<Assignment> {
        let mut model = self.replay(terms);
        let mut evaluator = Evaluator::new();
        // Solving one slice leaves the others as they are.
        for index in 0..self.conjuncts.len() {
            let conjunct = self.conjuncts[index];
            evaluator.forget();
            if all_hold(&mut evaluator, terms, &[conjunct], &model) {
                continue;
            }
            let mut question = vec![conjunct];
            let rest: Vec<Term> = self.conjuncts.iter().copied().filter(|&other| other != conjunct).collect();
            slice::connected(terms, &rest, &mut question);
            match self.ask_afresh(terms, &question) {
                Some(values) => model.overlay(&values),
                None => break,
            }
        }
        evaluator.forget();
        if all_hold(&mut evaluator, terms, &self.conjuncts, &model) {
            return Some(model);
        }
        if self.has_model() {
            model.copy_from(self.models.get(self.current));
            return Some(model);
        }
        None
    }

    /// The model that a backend of its own finds: what one answers depends on what it was asked before. Kept by the text
    /// as it stands, since other orders and names have other models.
    fn ask_afresh(&mut self, terms: &Terms, conjuncts: &[Term]) -> Option<Model> {
        let stores = self.config.layers.has(Layer::Store).then(|| self.config.stores.clone());
        let stands = verbatim(terms, conjuncts);
        let key = Key::of(Kind::Witness, &stands.text);
        let question = Question { terms, conjuncts, canonical: Some(&stands), time_limit: self.config.time_limit };
        if let Some(Entry::Sat(values)) = stores.as_ref().and_then(|stores| stores.get(&key)).map(|found| found.entry)
            && let Some(model) = model(&mut Evaluator::new(), question, &stands, &values)
        {
            self.counters.store_hits += 1;
            return Some(model);
        }
        self.counters.smt_calls += 1;
        let start = Instant::now();
        let answer = Blaster::new().solve(terms, conjuncts, self.config.time_limit);
        self.counters.smt_nanos += start.elapsed().as_nanos() as u64;
        let Answer::Sat(model) = answer else { return None };
        if let Some(stores) = stores {
            stores.put(key, Kind::Witness, &Entry::Sat(stands.values(&model)), &stands.text);
        }
        Some(model)
    }

    /// Satisfies one conjunct after another as far as the order theory can; stops at the first that it cannot.
    fn replay(&self, terms: &Terms) -> Assignment {
        let (mut order, mut evaluator) = (Order::default(), Evaluator::new());
        let (mut model, mut candidate) = (Assignment::default(), Assignment::default());
        for (index, &conjunct) in self.conjuncts.iter().enumerate() {
            evaluator.forget();
            if !all_hold(&mut evaluator, terms, &[conjunct], &model) {
                candidate.copy_from(&model);
                let start = Start { terms, model: &model, evaluator: &mut evaluator };
                let refinement = order.refine(start, &[conjunct], &mut candidate);
                let decided = set_truth_values(terms, &[conjunct], &mut candidate);
                if !decided && !matches!(refinement, Refinement::Candidate | Refinement::Guess) {
                    break;
                }
                evaluator.forget();
                if !all_hold(&mut evaluator, terms, &self.conjuncts[..=index], &candidate) {
                    break;
                }
                std::mem::swap(&mut model, &mut candidate);
            }
            order.assume(terms, conjunct);
        }
        model
    }
}
