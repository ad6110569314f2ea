//! The chain that a question goes through, assembled: layers on the path, the cheapest first; then stages that decide a
//! conjunction, down to the backend.

use term::{Term, Terms};

use crate::config::Config;
use crate::counters::Counters;
use crate::layer::{Ask, FoundBefore, Known, Ordered, OtherPaths, PathLayer, ThisPath};
use crate::layers::Layer;
use crate::lower_half::LowerHalf;
use crate::models::Models;
use crate::rehearsal::SharedBackend;
use crate::satisfiability::Satisfiability;
use crate::stage::{Bottom, Canonize, Congruence, Factors, Form, Implications, Silent, Stage, Stored};

/// The upper half, in the order in which a question meets the layers.
fn layers(config: &Config) -> Vec<Box<dyn PathLayer>> {
    let all: Vec<(Layer, Box<dyn PathLayer>)> = vec![
        (Layer::Simplify, Box::new(Known)),
        (Layer::Models, Box::<FoundBefore>::default()),
        (Layer::Models, Box::<ThisPath>::default()),
        (Layer::Order, Box::<Ordered>::default()),
        (Layer::Models, Box::<OtherPaths>::default()),
    ];
    all.into_iter().filter(|(name, _)| config.layers.has(*name)).map(|(_, layer)| layer).collect()
}

/// The lower half: each stage stands on the one before, the backend is at the bottom.
fn stages(config: &Config, backend: Option<SharedBackend>) -> Box<dyn Stage> {
    let Some(backend) = backend else { return Box::new(Silent) };
    let has = |layer: Layer| config.layers.has(layer);
    let mut stage: Box<dyn Stage> = Box::new(Bottom::new(backend));
    if has(Layer::Implication) {
        stage = Box::new(Congruence::over(stage));
        stage = Box::new(Implications::over(stage, config.used_stores()));
    }
    if let Some(stores) = config.used_stores() {
        stage = Box::new(Stored::over(stage, stores));
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

/// All layers and stages of a solver.
#[derive(Debug)]
pub(crate) struct Chain {
    layers: Vec<Box<dyn PathLayer>>,
    pub(crate) lower_half: LowerHalf,
}

impl Chain {
    /// The chain that the settings ask for, over a backend if there is one.
    pub(crate) fn new(config: &Config, backend: Option<SharedBackend>) -> Chain {
        Chain { layers: layers(config), lower_half: LowerHalf::new(config, stages(config, backend)) }
    }

    /// Whether the path condition and the parts of a condition can hold together.
    pub(crate) fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Satisfiability {
        self.lower_half.begin_question();
        for layer in &mut self.layers {
            if let Some(verdict) = layer.decide(ask, models) {
                return verdict;
            }
        }
        let verdict = self.lower_half.decide(ask, models);
        if verdict != Satisfiability::Sat {
            models.note_failure(ask.path.depth(), ask.condition, verdict);
        }
        verdict
    }

    /// The path condition has grown by a conjunct.
    pub(crate) fn assume(&mut self, terms: &Terms, conjunct: Term) {
        for layer in &mut self.layers {
            layer.assume(terms, conjunct);
        }
    }

    /// The path condition is back at a depth.
    pub(crate) fn rollback(&mut self, depth: usize) {
        for layer in &mut self.layers {
            layer.rollback(depth);
        }
    }

    /// Adds what layers and stages have counted.
    pub(crate) fn count(&self, counters: &mut Counters) {
        self.layers.iter().for_each(|layer| layer.count(counters));
        self.lower_half.count(counters);
    }
}
