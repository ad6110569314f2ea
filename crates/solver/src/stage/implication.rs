//! Answers that follow from those to other questions. A conjunction that contains an impossible one, up to the names of
//! variables, is impossible. A model of a conjunction of the same skeleton is tried.
//!
//! Follows Jia, Ghezzi and Ying, "Enhancing Reuse of Constraint Solutions" (GreenTrie, ISSTA 2015): a stored
//! unsatisfiable subset, a stored satisfiable superset, where "subset" allows for stronger comparisons of the same sum.
//! Deviates: instead of a trie over one naming of variables, the impossible conjunctions (the backend's cores, which are
//! short) are matched under all namings, as in Cache-a-lot; a satisfiable superset is found through its model, which is
//! evaluated, so that constraints that merely share a model are found too (as in KLEE and Utopia).
//!
//! Guarantees: `Unsat` follows from an `Unsat` of the backend; `Sat` comes with a model that was evaluated. Cannot do:
//! cores that are not linear; matches beyond a budget of steps are missed.

mod core;
mod lemmas;
mod matching;

use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use store::Stores;
use term::{Evaluator, Node, Term, Variable, mix};

use self::core::Core;
use self::lemmas::Lemmas;
use super::{Question, Stage};
use crate::backend::Answer;
use crate::canon::{Canonical, canonize};
use crate::counters::Counters;

/// Cores kept; the one that was useful last comes first.
const CORES: usize = 256;
/// Comparisons in a core: longer ones are hardly met again.
const LONGEST: usize = 8;
/// Models kept for each skeleton, and skeletons.
const MODELS: usize = 6;
const SKELETONS: usize = 4096;

/// Looks for answers among those of the stage below.
#[derive(Debug)]
pub(crate) struct Implications {
    below: Box<dyn Stage>,
    cores: Vec<Core>,
    models: FxHashMap<u64, VecDeque<Vec<u64>>>,
    lemmas: Lemmas,
    /// Whether there are cores that other runs do not know.
    news: bool,
    evaluator: Evaluator,
    /// Whether the last answer came from below.
    asked: bool,
    hits: u64,
}

impl Implications {
    /// With stores, what is learned here is kept for other runs.
    pub(crate) fn over(below: Box<dyn Stage>, stores: Option<Stores>) -> Implications {
        let (cores, models, lemmas) = (Vec::new(), FxHashMap::default(), Lemmas::new(stores));
        Implications { below, cores, models, lemmas, news: false, evaluator: Evaluator::new(), asked: false, hits: 0 }
    }

    fn infer(&mut self, question: Question<'_>, canonical: &Canonical) -> Option<Answer> {
        let skeleton = skeleton(canonical);
        let lemmas = &self.lemmas;
        let candidates = self.models.entry(skeleton).or_insert_with(|| lemmas.model(skeleton).into_iter().collect());
        for values in candidates.iter() {
            if let Some(model) = question.model(&mut self.evaluator, canonical, values) {
                return Some(Answer::Sat(model));
            }
        }
        self.cores.extend(self.lemmas.fetch());
        let found = matching::find(&self.cores, &Core::of(canonical))?;
        self.cores[..=found].rotate_right(1);
        Some(Answer::Unsat)
    }

    fn learn(&mut self, question: Question<'_>, canonical: &Canonical, answer: &Answer) {
        match answer {
            Answer::Sat(model) => {
                if self.models.len() >= SKELETONS {
                    self.models.clear();
                }
                let (skeleton, values) = (skeleton(canonical), canonical.values(model));
                let models = self.models.entry(skeleton).or_default();
                if models.is_empty() {
                    self.lemmas.keep_model(skeleton, &values);
                }
                models.truncate(MODELS - 1);
                models.push_front(values);
            }
            Answer::Unsat => {
                let shorter = self.below.core().filter(|core| core.len() < question.conjuncts.len());
                let shorter = shorter.map(|core| canonize(question.terms, core));
                let core = shorter.as_ref().unwrap_or(canonical);
                if core.is_linear && core.linear.len() <= LONGEST {
                    self.cores.truncate(CORES - 1);
                    self.cores.insert(0, Core::of(core));
                    self.news = true;
                }
            }
            Answer::Unknown => {}
        }
    }
}

impl Drop for Implications {
    fn drop(&mut self) {
        if self.news {
            self.lemmas.keep(&self.cores);
        }
    }
}

impl Stage for Implications {
    fn solve(&mut self, question: Question<'_>) -> Answer {
        self.asked = true;
        let Some(canonical) = question.canonical else { return self.below.solve(question) };
        if let Some(answer) = self.infer(question, canonical) {
            self.hits += 1;
            self.asked = false;
            return answer;
        }
        let answer = self.below.solve(question);
        self.learn(question, canonical, &answer);
        answer
    }

    fn note(&mut self, _: Question<'_>, _: &dyn Fn(Variable) -> Node) {}

    fn core(&self) -> Option<&[Term]> {
        if self.asked { self.below.core() } else { None }
    }

    fn count(&self, counters: &mut Counters) {
        counters.implication_hits += self.hits;
        self.below.count(counters);
    }
}

/// A hash of what is compared, without the constants.
fn skeleton(canonical: &Canonical) -> u64 {
    let domains = canonical.variables.iter().fold(1, |hash, variable| mix(hash, variable.domain as u64));
    canonical.linear.iter().fold(domains, |hash, linear| {
        let parts = linear.parts.iter();
        parts.fold(mix(hash, linear.relation as u64), |hash, &(place, c)| mix(mix(hash, place.into()), c as u64))
    })
}
