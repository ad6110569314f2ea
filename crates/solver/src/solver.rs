//! The solver of one worker: the path condition of the current path, and the layers that decide what can follow.

use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use store::Stores;
use term::{Evaluator, Node, Term, Terms, UnaryOp, Variable};

use crate::aside::Aside;
use crate::assignment::Assignment;
use crate::backend::{Backend, Blaster, SmtLib};
use crate::chain;
use crate::conjuncts::{Members, split};
use crate::counters::Counters;
use crate::layers::Layers;
use crate::models::{ModelId, Models};
use crate::order::{Order, OrderMark};
use crate::rehearsal::Rehearsal;
use crate::stage::Stage;
use crate::verdict::Verdict;

/// Settings of a solver.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long one query may take.
    pub time_limit: Duration,
    /// A solver program that reads SMT-LIB 2 on its standard input, with its arguments; none: the built-in backend.
    pub command: Option<Vec<String>>,
    /// Whether every answer of a layer is compared with the bare backend; a difference is our bug and panics.
    pub validate: bool,
    /// The layers that are used.
    pub layers: Layers,
    /// Where answers are kept.
    pub stores: Stores,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            time_limit: Duration::from_secs(5),
            command: None,
            validate: false,
            layers: Layers::ALL,
            stores: Stores::memory(),
        }
    }
}

/// Values of variables: constants by variable; a variable that is missing may have any value.
pub type Model = FxHashMap<Variable, Node>;

/// A point in the history of a solver.
#[derive(Clone, Debug)]
pub struct SolverMark {
    conjuncts: usize,
}

/// Decides path conditions. Belongs to one arena of terms.
#[derive(Debug, Default)]
pub struct Solver {
    pub(crate) config: Config,
    /// What was asked so far.
    pub counters: Counters,
    /// When whoever asks has no more use for answers.
    pub deadline: Option<Instant>,
    /// Also at the end of the stages.
    pub(crate) backend: Option<Rc<RefCell<Rehearsal>>>,
    pub(crate) stages: Option<Box<dyn Stage>>,
    pub(crate) conjuncts: Vec<Term>,
    /// Of each conjunct.
    steps: Vec<Step>,
    pub(crate) members: Members,
    pub(crate) order: Order,
    /// Conjuncts whose meaning the order theory does not hold.
    pub(crate) others: Vec<Term>,
    pub(crate) models: Models,
    /// The model of the path: satisfies the first `satisfied` conjuncts.
    pub(crate) current: ModelId,
    pub(crate) satisfied: usize,
    changes: Vec<Change>,
    /// Remembers values under the current model.
    pub(crate) evaluator: Evaluator,
    /// Must forget before each use.
    pub(crate) other_evaluator: Evaluator,
    pub(crate) candidate: Assignment,
    /// Whether a model other than that of the path has just answered.
    pub(crate) borrowed: bool,
    pub(crate) aside: Aside,
    parts: Vec<Term>,
}

/// What adding a conjunct changed.
#[derive(Debug)]
struct Step {
    order: OrderMark,
    others: usize,
    /// The term below, if the conjunct is a negation.
    negated: Option<Term>,
}

/// The current model before it changed, and the length of the path condition at that time.
#[derive(Debug)]
struct Change {
    depth: usize,
    current: ModelId,
    satisfied: usize,
}

impl Solver {
    /// A solver with an empty path condition.
    pub fn new(config: Config) -> Solver {
        let backend: Box<dyn Backend> = match &config.command {
            Some(command) => Box::new(SmtLib::new(command.clone())),
            None => Box::new(Blaster::new()),
        };
        Solver::with_backend(config, backend)
    }

    /// A solver that puts what its layers cannot decide to this backend.
    pub fn with_backend(config: Config, backend: Box<dyn Backend>) -> Solver {
        let backend = Rc::new(RefCell::new(Rehearsal::new(backend)));
        let stages = chain::stages(&config, backend.clone());
        Solver { config, backend: Some(backend), stages: Some(stages), ..Solver::default() }
    }

    /// Begins or ends the rehearsal of a path. Afterwards its calls count as made, and are not made again; the rest of
    /// the counters begins anew.
    pub fn rehearse(&mut self, rehearses: bool) {
        if let Some(backend) = &self.backend {
            backend.borrow_mut().rehearses = rehearses;
        }
        if !rehearses {
            let Counters { smt_calls, smt_nanos, .. } = self.counters;
            self.counters = Counters { smt_calls, smt_nanos, ..Counters::default() };
        }
    }

    /// The conjuncts of the path condition.
    pub fn path_condition(&self) -> &[Term] {
        &self.conjuncts
    }

    /// Whether the path condition and one more condition can hold together.
    pub fn check(&mut self, terms: &mut Terms, condition: Term) -> Verdict {
        self.counters.queries += 1;
        let parts = self.split(terms, condition);
        let news = self.counters.news();
        self.borrowed = false;
        let verdict = self.decide(terms, condition, &parts);
        if parts.len() == 1 {
            self.keep_aside(terms, condition, verdict, news);
        }
        if self.config.validate {
            self.validate(terms, condition, &parts, verdict);
        }
        self.parts = parts;
        verdict
    }

    /// Adds a condition to the path condition; it was checked, so the whole is satisfiable.
    pub fn assume(&mut self, terms: &mut Terms, condition: Term) {
        let depth = self.conjuncts.len();
        let parts = self.split(terms, condition);
        let model = self.model_for(terms, condition, &parts);
        for &part in &parts {
            if self.members.known(terms, part) != Some(true) {
                self.push(terms, part);
            }
        }
        self.parts = parts;
        if self.conjuncts.len() == depth {
            return;
        }
        if let Some(model) = model {
            self.changes.push(Change { depth, current: self.current, satisfied: self.satisfied });
            self.satisfied = self.conjuncts.len();
            if model != self.current {
                self.current = model;
                self.evaluator.forget();
            }
        }
    }

    /// Values that satisfy the path condition, of all variables that occur in it. They depend on the path condition
    /// only, not on the questions before, unless nobody but an earlier model can tell.
    pub fn model(&mut self, terms: &mut Terms) -> Option<Model> {
        let found = self.find_model(terms)?;
        let mut model = Model::default();
        for &conjunct in &self.conjuncts {
            model.extend(terms.variables(conjunct).iter().map(|&variable| (variable, found.get(variable))));
        }
        Some(model)
    }

    /// Makes the present path condition restorable.
    pub fn mark(&mut self) -> SolverMark {
        SolverMark { conjuncts: self.conjuncts.len() }
    }

    /// Restores the path condition at a mark.
    pub fn rollback(&mut self, mark: &SolverMark) {
        let depth = mark.conjuncts;
        while self.conjuncts.len() > depth {
            let (Some(conjunct), Some(step)) = (self.conjuncts.pop(), self.steps.pop()) else { break };
            self.members.remove(conjunct, step.negated);
            self.order.rollback(step.order);
            self.others.truncate(step.others);
        }
        while let Some(change) = self.changes.pop_if(|change| change.depth >= depth) {
            if self.current != change.current {
                self.current = change.current;
                self.evaluator.forget();
            }
            self.satisfied = change.satisfied;
        }
        self.models.rollback(depth);
    }

    /// Whether the current model satisfies the path condition: always, unless something unknown was assumed.
    pub(crate) fn has_model(&self) -> bool {
        self.satisfied == self.conjuncts.len()
    }

    fn split(&mut self, terms: &mut Terms, condition: Term) -> Vec<Term> {
        let mut parts = std::mem::take(&mut self.parts);
        parts.clear();
        split(terms, condition, &mut parts);
        parts
    }

    /// A model of the path condition and a condition that is about to be assumed.
    fn model_for(&mut self, terms: &mut Terms, condition: Term, parts: &[Term]) -> Option<ModelId> {
        let depth = self.conjuncts.len();
        if let Some(finding) = self.models.finding(depth, condition) {
            return finding.model;
        }
        if self.has_model() && self.current_satisfies(terms, parts) {
            return Some(self.current);
        }
        // Nobody asked before.
        match self.decide(terms, condition, parts) {
            Verdict::Sat => self.models.finding(depth, condition)?.model,
            _ => None,
        }
    }

    fn push(&mut self, terms: &Terms, conjunct: Term) {
        let negated = match terms.node(conjunct) {
            Node::Unary(UnaryOp::Not, inner) => Some(inner),
            _ => None,
        };
        self.steps.push(Step { order: self.order.mark(), others: self.others.len(), negated });
        self.conjuncts.push(conjunct);
        self.members.insert(terms, conjunct);
        if !self.order.assume(terms, conjunct) {
            self.others.push(conjunct);
        }
    }
}
