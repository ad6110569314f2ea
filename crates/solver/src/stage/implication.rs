//! Answers that follow from those to other questions: a conjunction that contains an impossible one, whatever the names
//! of variables, is impossible; a model of a conjunction of the same shape is worth a try.
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
mod matching;

use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use term::{Evaluator, Term, mix};

use self::core::Core;
use super::stored::model;
use super::{Question, Stage};
use crate::backend::Answer;
use crate::canon::{Canonical, canonize};
use crate::counters::Counters;

/// Cores kept; the one that was useful last comes first.
const CORES: usize = 256;
/// Comparisons in a core: longer ones are hardly met again.
const LONGEST: usize = 8;
/// Models kept for each shape, and shapes.
const MODELS: usize = 6;
const SHAPES: usize = 4096;

/// Looks for answers among those of the stage below.
#[derive(Debug)]
pub(crate) struct Implications {
    below: Box<dyn Stage>,
    cores: Vec<Core>,
    models: FxHashMap<u64, VecDeque<Vec<u64>>>,
    evaluator: Evaluator,
    /// Whether the last answer came from below.
    asked: bool,
}

impl Implications {
    pub(crate) fn over(below: Box<dyn Stage>) -> Implications {
        let (cores, models) = (Vec::new(), FxHashMap::default());
        Implications { below, cores, models, evaluator: Evaluator::new(), asked: false }
    }

    fn infer(&mut self, question: Question<'_>, canonical: &Canonical) -> Option<Answer> {
        let candidates = self.models.get(&shape(canonical));
        for values in candidates.into_iter().flatten() {
            if let Some(model) = model(&mut self.evaluator, question, canonical, values) {
                return Some(Answer::Sat(model));
            }
        }
        let whole = Core::of(question.terms, canonical);
        let found = matching::find(&self.cores, &whole)?;
        self.cores[..=found].rotate_right(1);
        Some(Answer::Unsat)
    }

    fn learn(&mut self, question: Question<'_>, canonical: &Canonical, answer: &Answer) {
        match answer {
            Answer::Sat(model) => {
                if self.models.len() >= SHAPES {
                    self.models.clear();
                }
                let models = self.models.entry(shape(canonical)).or_default();
                models.truncate(MODELS - 1);
                models.push_front(canonical.values(model));
            }
            Answer::Unsat => {
                let shorter = self.below.core().filter(|core| core.len() < question.conjuncts.len());
                let shorter = shorter.map(|core| canonize(question.terms, core));
                let core = shorter.as_ref().unwrap_or(canonical);
                if core.is_linear && core.linear.len() <= LONGEST {
                    self.cores.truncate(CORES - 1);
                    self.cores.insert(0, Core::of(question.terms, core));
                }
            }
            Answer::Unknown => {}
        }
    }
}

impl Stage for Implications {
    fn solve(&mut self, question: Question<'_>, counters: &mut Counters) -> Answer {
        self.asked = true;
        let Some(canonical) = question.canonical else { return self.below.solve(question, counters) };
        if let Some(answer) = self.infer(question, canonical) {
            counters.implication_hits += 1;
            self.asked = false;
            return answer;
        }
        let answer = self.below.solve(question, counters);
        self.learn(question, canonical, &answer);
        answer
    }

    fn core(&self) -> Option<&[Term]> {
        if self.asked { self.below.core() } else { None }
    }
}

/// A hash of what is compared, without the constants.
fn shape(canonical: &Canonical) -> u64 {
    let domains = canonical.variables.iter().fold(1, |hash, variable| mix(hash, variable.domain as u64));
    canonical.linear.iter().fold(domains, |hash, linear| {
        let parts = linear.parts.iter();
        parts.fold(mix(hash, linear.relation as u64), |hash, &(place, c)| mix(mix(hash, place.into()), c as u64))
    })
}
