//! The solver of one worker: the path condition of the current path, and the chain that decides what can follow.

use budget::Budget;
use std::cell::RefCell;
use std::rc::Rc;
use term::{Term, Terms};

use crate::assignment::Model;
use crate::backend::{Backend, Blaster, SmtLib};
use crate::chain::Chain;
use crate::config::Config;
use crate::conjuncts::split;
use crate::counters::Counters;
use crate::layer::Ask;
use crate::models::{Lender, ModelId, Models};
use crate::path::PathCondition;
use crate::rehearsal::{Rehearsal, SharedBackend};
use crate::satisfiability::Satisfiability;
use crate::unasked::{Decided, Unasked};
use crate::validation::Validation;
use crate::witness::Witness;

/// A point in the history of a solver.
#[derive(Clone, Debug)]
pub struct SolverMark {
    depth: usize,
}

/// Decides path conditions. Belongs to one arena of terms.
#[derive(Debug)]
pub struct Solver {
    /// What all questions together may take.
    pub budget: Budget,
    path: PathCondition,
    models: Models,
    chain: Chain,
    witness: Witness,
    unasked: Option<Unasked>,
    validation: Option<Validation>,
    /// The backend at the bottom of the chain.
    backend: Option<SharedBackend>,
    queries: u64,
    /// The counters at the last reset, which are subtracted when counters are read.
    began: Counters,
    /// Memory for the conjuncts of a condition.
    parts: Vec<Term>,
}

impl Default for Solver {
    /// A solver without a backend: what its layers cannot decide is unknown.
    fn default() -> Solver {
        Solver::assemble(&Config::default(), None)
    }
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
        Solver::assemble(&config, Some(Rc::new(RefCell::new(Rehearsal::new(backend)))))
    }

    fn assemble(config: &Config, backend: Option<SharedBackend>) -> Solver {
        let compared = backend.clone().filter(|_| config.validate);
        Solver {
            budget: Budget::default(),
            path: PathCondition::default(),
            models: Models::default(),
            chain: Chain::new(config, backend.clone()),
            witness: Witness::new(config),
            unasked: Unasked::new(config),
            validation: compared.map(|backend| Validation::new(backend, config.time_limit)),
            backend,
            queries: 0,
            began: Counters::default(),
            parts: Vec::new(),
        }
    }

    /// Begins or ends the rehearsal of a path. Afterwards the calls that it made count, and are not made again; all
    /// other counters begin anew.
    pub fn rehearse(&mut self, rehearses: bool) {
        if let Some(backend) = &self.backend {
            backend.borrow_mut().rehearses = rehearses;
        }
        if !rehearses {
            let Counters { smt_calls, sat_calls, smt_nanos, .. } = self.began;
            self.began = Counters { smt_calls, sat_calls, smt_nanos, ..self.counted() };
        }
    }

    /// What was asked so far, and which layer answered.
    pub fn counters(&self) -> Counters {
        let mut counters = self.counted();
        counters -= self.began;
        counters
    }

    /// Reads all counters out, and lets them begin anew.
    pub fn take_counters(&mut self) -> Counters {
        let counters = self.counters();
        self.began = self.counted();
        counters
    }

    /// The conjuncts of the path condition.
    pub fn path_condition(&self) -> &[Term] {
        self.path.conjuncts()
    }

    /// Whether the path condition and one more condition can hold together.
    pub fn check(&mut self, terms: &mut Terms, condition: Term) -> Satisfiability {
        let parts = self.split(terms, condition);
        self.models.begin_question();
        let verdict = self.decide(terms, condition, &parts);
        if parts.len() == 1 {
            self.keep_unasked(terms, condition, verdict);
        }
        if let Some(validation) = &self.validation {
            let ask = Ask { terms, path: &self.path, condition, parts: &parts, budget: &self.budget };
            validation.compare(ask, &self.models, verdict);
        }
        self.parts = parts;
        verdict
    }

    /// Adds a condition to the path condition; it was checked, so the whole is satisfiable.
    pub fn assume(&mut self, terms: &mut Terms, condition: Term) {
        let before = self.path.depth();
        let parts = self.split(terms, condition);
        let model = self.model_for(terms, condition, &parts);
        for &part in &parts {
            if self.path.known(terms, part) != Some(true) {
                self.path.push(terms, part);
                self.chain.assume(terms, part);
            }
        }
        self.parts = parts;
        let depth = self.path.depth();
        if let Some(model) = model.filter(|_| depth > before) {
            self.models.adopt(model, before, depth);
        }
    }

    /// Values that satisfy the path condition, of all variables that occur in it. They depend on the path condition
    /// only, not on the questions before, unless only an earlier model is known.
    pub fn model(&mut self, terms: &mut Terms) -> Option<Model> {
        let found = self.witness.find(terms, &self.path, &self.models, &self.budget)?;
        let mut model = Model::default();
        for &conjunct in self.path.conjuncts() {
            model.extend(terms.variables(conjunct).iter().map(|&variable| (variable, found.get(variable))));
        }
        Some(model)
    }

    /// Makes the present path condition restorable.
    pub fn mark(&mut self) -> SolverMark {
        SolverMark { depth: self.path.depth() }
    }

    /// Restores the path condition at a mark.
    pub fn rollback(&mut self, mark: &SolverMark) {
        self.path.rollback(mark.depth);
        self.chain.rollback(mark.depth);
        self.models.rollback(mark.depth);
    }

    /// Everything that was counted since the solver was made.
    fn counted(&self) -> Counters {
        let mut counters = Counters { queries: self.queries, ..Counters::default() };
        self.chain.count(&mut counters);
        self.witness.count(&mut counters);
        counters.sat_calls = self.backend.as_ref().map_or(0, |backend| backend.borrow().backend.sat_calls());
        counters
    }

    fn split(&mut self, terms: &mut Terms, condition: Term) -> Vec<Term> {
        let mut parts = std::mem::take(&mut self.parts);
        parts.clear();
        split(terms, condition, &mut parts);
        parts
    }

    fn decide(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Satisfiability {
        // Also where a path is taken again and a model of it is needed: the layers count their answers to that, too.
        self.queries += 1;
        let ask = Ask { terms, path: &self.path, condition, parts, budget: &self.budget };
        self.chain.decide(ask, &mut self.models)
    }

    /// A model of the path condition and a condition that is about to be assumed.
    fn model_for(&mut self, terms: &Terms, condition: Term, parts: &[Term]) -> Option<ModelId> {
        let depth = self.path.depth();
        if let Some(finding) = self.models.finding(depth, condition) {
            return finding.model;
        }
        if self.models.has_model(&self.path) && self.models.current_satisfies(terms, parts) {
            return Some(self.models.current());
        }
        // The condition was assumed without having been checked.
        match self.decide(terms, condition, parts) {
            Satisfiability::Sat => self.models.finding(depth, condition)?.model,
            _ => None,
        }
    }

    /// Keeps further answers, if no store had this one or if it came from the model of another condition or path.
    fn keep_unasked(&mut self, terms: &mut Terms, condition: Term, verdict: Satisfiability) {
        let is_new = self.chain.lower_half.has_news();
        let Some(unasked) = self.unasked.as_mut().filter(|_| is_new || self.models.lender() == Lender::Other) else {
            return;
        };
        let mut counters = Counters::default();
        self.chain.lower_half.count(&mut counters);
        self.witness.count(&mut counters);
        let decided = Decided { condition, verdict, is_new, backend_nanos: counters.smt_nanos };
        unasked.keep(terms, &self.path, (&mut self.models, &mut self.chain.lower_half), decided);
    }
}
