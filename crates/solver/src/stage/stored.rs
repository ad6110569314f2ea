//! Answers kept in stores, by the digest of the question's canonical text.
//!
//! Guarantees: whatever a store holds, no verdict changes. A model is believed after evaluation, and an `Unsat` only
//! if it is signed; any other question is solved again. The answer `Unknown` is never kept.

use rustc_hash::FxHashSet;
use std::time::Duration;
use store::{Key, Kind, StoredEntry, Stores};
use term::{Evaluator, Node, Term, Variable};

use super::{Question, Stage};
use crate::assignment::Model;
use crate::backend::Answer;
use crate::canon::{Canonical, canonize};
use crate::counters::Counters;

/// Asks stores first, and keeps what the stage below answers.
#[derive(Debug)]
pub(crate) struct Stored {
    below: Box<dyn Stage>,
    stores: Stores,
    evaluator: Evaluator,
    /// The keys of answers that were kept although no question was asked.
    noted: FxHashSet<Key>,
    /// Whether the last answer came from below.
    asked: bool,
    hits: u64,
}

impl Stored {
    pub(crate) fn over(below: Box<dyn Stage>, stores: Stores) -> Stored {
        Stored { below, stores, evaluator: Evaluator::new(), noted: FxHashSet::default(), asked: false, hits: 0 }
    }

    fn recall(&mut self, question: Question<'_>, canonical: &Canonical, key: &Key) -> Option<Answer> {
        let found = self.stores.get(key)?;
        match &found.entry {
            StoredEntry::Unsat if found.believed => Some(Answer::Unsat),
            StoredEntry::Sat(values) => match question.model(&mut self.evaluator, canonical, values) {
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
            Answer::Sat(model) => StoredEntry::Sat(canonical.values(model)),
            Answer::Unsat => StoredEntry::Unsat,
            Answer::Unknown => return,
        };
        self.stores.put(key, Kind::Satisfiable, &entry, &canonical.text);
        let Some(core) = self.below.core().filter(|core| core.len() < question.conjuncts.len()) else { return };
        if *answer == Answer::Unsat {
            let core = canonize(question.terms, core);
            self.stores.put(Key::of(Kind::Satisfiable, &core.text), Kind::Satisfiable, &StoredEntry::Unsat, &core.text);
        }
    }
}

impl Stage for Stored {
    fn solve(&mut self, question: Question<'_>) -> Answer {
        self.asked = true;
        let Some(canonical) = question.canonical else { return self.below.solve(question) };
        let key = Key::of(Kind::Satisfiable, &canonical.text);
        if let Some(answer) = self.recall(question, canonical, &key) {
            self.hits += 1;
            self.asked = false;
            return answer;
        }
        let answer = self.below.solve(question);
        self.keep(question, canonical, key, &answer);
        let mut counters = Counters::default();
        self.below.count(&mut counters);
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
            self.stores.put(key, Kind::Satisfiable, &StoredEntry::Sat(canonical.values(&model)), &canonical.text);
        }
    }

    fn core(&self) -> Option<&[Term]> {
        if self.asked { self.below.core() } else { None }
    }

    fn count(&self, counters: &mut Counters) {
        counters.store_hits += self.hits;
        self.below.count(counters);
    }
}
