//! The chain that a question goes through, assembled: layers on the state of the path, cheapest first, then stages that
//! decide a conjunction, down to the backend.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Instant;
use term::{Term, Terms};

use crate::backend::Answer;
use crate::layer::{Ask, all_hold, models, order, simplify};
use crate::layers::{Layer, Layers};
use crate::rehearsal::Rehearsal;
use crate::slice;
use crate::solver::{Config, Solver};
use crate::stage::{Bottom, Canonize, Factors, Form, Implications, Question, Stage, Stored};
use crate::verdict::Verdict;

/// A layer on the state of the path: decides what is asked, or passes.
type Decide = fn(&mut Solver, Ask<'_>) -> Option<Verdict>;

/// The upper half of the chain.
const PATH: [(Layer, Decide); 5] = [
    (Layer::Simplify, simplify::known),
    (Layer::Models, models::found_before),
    (Layer::Models, models::of_the_path),
    (Layer::Order, order::refine),
    (Layer::Models, models::of_other_paths),
];

/// The lower half of the chain, over a backend.
pub(crate) fn stages(config: &Config, backend: Rc<RefCell<Rehearsal>>) -> Box<dyn Stage> {
    let has = |layer: Layer| config.layers.has(layer);
    let mut stage: Box<dyn Stage> = Box::new(Bottom::new(backend));
    if has(Layer::Implication) {
        let stores = has(Layer::Store).then(|| config.stores.clone());
        stage = Box::new(Implications::over(stage, stores));
    }
    if has(Layer::Store) {
        stage = Box::new(Stored::over(stage, config.stores.clone()));
    }
    if has(Layer::Canon) {
        stage = Box::new(Canonize::over(stage, Form::Canonical));
    } else if has(Layer::Store) {
        stage = Box::new(Canonize::over(stage, Form::Verbatim));
    }
    if has(Layer::Slice) {
        stage = Box::new(Factors::over(stage));
    }
    stage
}

impl Solver {
    /// Whether the path condition and the parts of a condition can hold together.
    pub(crate) fn decide(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Verdict {
        let depth = self.conjuncts.len();
        let ask = Ask { terms, condition, parts };
        let layers = self.config.layers;
        for (layer, decide) in PATH {
            if layers.has(layer)
                && let Some(verdict) = decide(self, ask)
            {
                return verdict;
            }
        }
        let verdict = self.ask(ask, layers);
        if verdict != Verdict::Sat {
            self.models.note_failure(depth, condition, verdict);
        }
        verdict
    }

    /// Asks the stages; their values go over those of the candidate, which satisfies all that is not asked.
    fn ask(&mut self, ask: Ask<'_>, layers: Layers) -> Verdict {
        let Ask { terms, condition, parts } = ask;
        let mut question = parts.to_vec();
        if layers.has(Layer::Slice) && self.has_model() {
            slice::connected(terms, &self.conjuncts, &mut question);
            self.candidate.copy_from(self.models.get(self.current));
        } else {
            // Without a model of the path condition, only the whole of it can be asked.
            question.splice(0..0, self.conjuncts.iter().copied());
            self.candidate.clear();
        }
        match self.solve(terms, &question) {
            Answer::Unsat => Verdict::Unsat,
            Answer::Unknown => Verdict::Unknown,
            Answer::Sat(model) => {
                self.candidate.overlay(&model);
                self.other_evaluator.forget();
                if all_hold(&mut self.other_evaluator, terms, &question, &self.candidate) {
                    self.models.remember(&self.candidate);
                    self.accept_candidate(condition);
                    return Verdict::Sat;
                }
                // Ideal integers may lie outside of what a model can say.
                self.refuse_model(terms, &question);
                Verdict::Unknown
            }
        }
    }

    /// Puts a conjunction to the stages.
    fn solve(&mut self, terms: &Terms, conjuncts: &[Term]) -> Answer {
        let left = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let time_limit = left.map_or(self.config.time_limit, |left| left.min(self.config.time_limit));
        let question = Question { terms, conjuncts, canonical: None, time_limit };
        match &mut self.stages {
            Some(stages) => stages.solve(question, &mut self.counters),
            None => Answer::Unknown,
        }
    }

    /// Remembers the candidate as a model of the path condition and a condition.
    pub(crate) fn accept_candidate(&mut self, condition: Term) {
        let depth = self.conjuncts.len();
        let id = self.models.store(depth, &mut self.candidate);
        self.models.note_model(depth, condition, id);
    }
}
