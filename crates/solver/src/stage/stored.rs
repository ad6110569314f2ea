//! Answers kept in stores, by the digest of the question's canonical text.
//!
//! Guarantees: whatever a store holds, no verdict changes. A model is believed after evaluation, and an `Unsat` only
//! where the store vouches for it; anything else is solved again. Cannot do: not knowing is never kept.

use rustc_hash::FxHashSet;
use std::time::Duration;
use store::{Entry, Key, Kind, Stores};
use term::{Evaluator, Node, Term, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::canon::{Canonical, canonize};
use crate::counters::Counters;
use crate::solver::Model;

/// Asks stores first, and keeps what the stage below answers.
#[derive(Debug)]
pub(crate) struct Stored {
    below: Box<dyn Stage>,
    stores: Stores,
    evaluator: Evaluator,
    /// What was kept that nobody had asked.
    noted: FxHashSet<Key>,
    /// Whether the last answer came from below.
    asked: bool,
}

impl Stored {
    pub(crate) fn over(below: Box<dyn Stage>, stores: Stores) -> Stored {
        Stored { below, stores, evaluator: Evaluator::new(), noted: FxHashSet::default(), asked: false }
    }

    fn recall(&mut self, question: Question<'_>, canonical: &Canonical, key: &Key) -> Option<Answer> {
        let found = self.stores.get(key)?;
        match &found.entry {
            Entry::Unsat if found.believed => Some(Answer::Unsat),
            Entry::Sat(values) => match model(&mut self.evaluator, question, canonical, values) {
                Some(model) => Some(Answer::Sat(model)),
                None => {
                    self.stores.refute(key, &found);
                    None
                }
            },
            _ => None,
        }
    }

    fn keep(&self, question: Question<'_>, canonical: &Canonical, key: Key, answer: &Answer) {
        let entry = match answer {
            Answer::Sat(model) => Entry::Sat(canonical.values(model)),
            Answer::Unsat => Entry::Unsat,
            Answer::Unknown => return,
        };
        self.stores.put(key, Kind::Satisfiable, &entry, &canonical.text);
        let Some(core) = self.below.core().filter(|core| core.len() < question.conjuncts.len()) else { return };
        if *answer == Answer::Unsat {
            let core = canonize(question.terms, core);
            self.stores.put(Key::of(Kind::Satisfiable, &core.text), Kind::Satisfiable, &Entry::Unsat, &core.text);
        }
    }
}

impl Stage for Stored {
    fn solve(&mut self, question: Question<'_>, counters: &mut Counters) -> Answer {
        self.asked = true;
        let Some(canonical) = question.canonical else { return self.below.solve(question, counters) };
        let key = Key::of(Kind::Satisfiable, &canonical.text);
        if let Some(answer) = self.recall(question, canonical, &key) {
            counters.store_hits += 1;
            self.asked = false;
            return answer;
        }
        let answer = self.below.solve(question, counters);
        self.keep(question, canonical, key, &answer);
        if let Some(nanos) = counters.smt_nanos.checked_div(counters.smt_calls) {
            self.stores.set_cost(Duration::from_nanos(nanos));
        }
        answer
    }

    fn note(&mut self, question: Question<'_>, model: &dyn Fn(Variable) -> Node) {
        let Some(canonical) = question.canonical else { return };
        let key = Key::of(Kind::Satisfiable, &canonical.text);
        if self.noted.insert(key) {
            let model: Model = canonical.variables.iter().map(|&variable| (variable, model(variable))).collect();
            self.stores.put(key, Kind::Satisfiable, &Entry::Sat(canonical.values(&model)), &canonical.text);
        }
    }

    fn core(&self) -> Option<&[Term]> {
        if self.asked { self.below.core() } else { None }
    }
}

/// The model of these values, if it is one.
pub(crate) fn model(
    evaluator: &mut Evaluator,
    question: Question<'_>,
    canonical: &Canonical,
    values: &[u64],
) -> Option<Model> {
    let model = canonical.model(values)?;
    evaluator.forget();
    let value = |variable| model.get(&variable).copied();
    let conjuncts = question.conjuncts.iter();
    conjuncts.copied().all(|conjunct| evaluator.holds(question.terms, conjunct, &value) == Some(true)).then_some(model)
}
