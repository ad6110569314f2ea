//! Assertions level by level, and the solver, which is told only as many of them as it needs.

use solver::{Model, Satisfiability, Solver, SolverMark};
use std::rc::Rc;
use std::time::Duration;

use budget::Budget;
use term::{Arithmetic, Term};

use crate::demands::{DemandMark, Demands, conjuncts};
use crate::symbols::Symbols;
use crate::tree::{NodeId, Tree};
use crate::universe::Universe;
use crate::valuation::Valuation;

/// Makes solvers. Each solver belongs to one arena of terms, so a session may need several.
pub type MakeSolver = Box<dyn Fn() -> Solver>;

/// What scripts change.
#[derive(Debug)]
pub struct State {
    pub universe: Universe,
    pub symbols: Symbols,
    pub levels: Vec<Level>,
    demands: Demands,
    pub solver: Solver,
    model: Option<Model>,
}

/// What was asserted since a `push`.
#[derive(Debug)]
pub struct Level {
    pub assertions: Vec<Assertion>,
    /// The assertions and what they demand.
    conjuncts: Vec<Term>,
    /// How many conjuncts the solver assumes, and where it stood before the first.
    assumed: usize,
    mark: Option<SolverMark>,
    demands: DemandMark,
    /// Whether an assertion was refused: what was not heard may contradict the others.
    is_partial: bool,
}

/// One assertion.
#[derive(Clone, Debug)]
pub struct Assertion {
    /// None if it is not supported.
    pub term: Option<Term>,
    pub name: Option<Rc<str>>,
    pub tree: Rc<Tree>,
    pub node: NodeId,
    pub kind: AssertionKind,
}

/// Where an assertion comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssertionKind {
    Asserted,
    /// For one `check-sat-assuming`.
    Assumed,
}

/// An answer, with the reason if there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Sat,
    Unsat,
    Unknown(&'static str),
}

impl State {
    /// Without declarations and assertions.
    pub fn new(arithmetic: Arithmetic, solver: Solver) -> State {
        let demands = Demands::default();
        let levels = vec![Level::new(demands.mark())];
        State { universe: Universe::new(arithmetic), symbols: Symbols::default(), levels, demands, solver, model: None }
    }

    /// Another solver, which knows nothing yet.
    pub fn replace_solver(&mut self, solver: Solver) {
        self.solver = solver;
        for level in &mut self.levels {
            (level.assumed, level.mark) = (0, None);
        }
    }

    pub fn assert(&mut self, assertion: Assertion) {
        self.model = None;
        let Some(level) = self.levels.last_mut() else { return };
        if let Some(term) = assertion.term {
            let mut news = conjuncts(&mut self.universe, term);
            self.demands.complete(&mut self.universe, &mut news);
            level.conjuncts.extend(news);
        }
        level.assertions.push(assertion);
    }

    /// Notes that an assertion was refused.
    pub fn refuse(&mut self) {
        if let Some(level) = self.levels.last_mut() {
            level.is_partial = true;
        }
    }

    pub fn push(&mut self) {
        self.symbols.push();
        self.levels.push(Level::new(self.demands.mark()));
    }

    /// Forgets the last level; says whether there was one to forget.
    pub fn pop(&mut self, global_declarations: bool) -> bool {
        if self.levels.len() < 2 {
            return false;
        }
        let Some(level) = self.levels.pop() else { return false };
        self.symbols.pop(global_declarations);
        self.demands.rollback(&self.universe, level.demands);
        if let Some(mark) = level.mark {
            self.solver.rollback(&mark);
        }
        self.model = None;
        true
    }

    /// Forgets all assertions and levels, but no declarations.
    pub fn forget_assertions(&mut self) {
        while self.pop(true) {}
        if let Some(level) = self.levels.pop() {
            self.demands.rollback(&self.universe, level.demands);
            if let Some(mark) = level.mark {
                self.solver.rollback(&mark);
            }
        }
        self.levels.push(Level::new(self.demands.mark()));
        self.model = None;
    }

    /// Whether all assertions can hold together.
    pub fn check(&mut self, timeout: Option<Duration>) -> Outcome {
        self.model = None;
        let pending: Vec<Term> =
            self.levels.iter().flat_map(|level| &level.conjuncts[level.assumed..]).copied().collect();
        let condition = self.universe.all(&pending);
        self.solver.budget = Budget::default().within(timeout);
        let verdict = self.solver.check(&mut self.universe.terms, condition);
        let late = self.solver.budget.is_over();
        match verdict {
            Satisfiability::Unsat if !self.demands.leave_room() => Outcome::Unknown("(incomplete arrays)"),
            Satisfiability::Unsat => Outcome::Unsat,
            Satisfiability::Unknown if late => Outcome::Unknown("timeout"),
            Satisfiability::Unknown => Outcome::Unknown("incomplete"),
            Satisfiability::Sat => {
                self.assume();
                if self.assertions().any(|assertion| assertion.term.is_none()) {
                    return Outcome::Unknown("unsupported assertion");
                }
                if self.levels.iter().any(|level| level.is_partial) {
                    return Outcome::Unknown("an assertion was refused");
                }
                debug_assert!(self.is_satisfied_by_model(), "a model that does not satisfy the assertions");
                Outcome::Sat
            }
        }
    }

    /// Lets the solver assume the assertions, which were just found satisfiable.
    fn assume(&mut self) {
        for level in &mut self.levels {
            level.mark.get_or_insert_with(|| self.solver.mark());
            if level.assumed < level.conjuncts.len() {
                let condition = self.universe.all(&level.conjuncts[level.assumed..]);
                self.solver.assume(&mut self.universe.terms, condition);
                level.assumed = level.conjuncts.len();
            }
        }
    }

    fn is_satisfied_by_model(&mut self) -> bool {
        let Some(valuation) = self.valuation() else { return true };
        let conjuncts: Vec<Term> = self.levels.iter().flat_map(|level| level.conjuncts.clone()).collect();
        valuation.all_hold(&self.universe, &conjuncts)
    }

    pub fn assertions(&self) -> impl Iterator<Item = &Assertion> {
        self.levels.iter().flat_map(|level| &level.assertions)
    }

    /// Values of everything, after `Sat`. None if a value does not fit into a model.
    pub fn valuation(&mut self) -> Option<Valuation> {
        if self.model.is_none() {
            self.model = self.solver.model(&mut self.universe.terms);
        }
        Valuation::new(&self.universe, &self.demands, self.model.clone()?)
    }

    /// The terms of some assertions with all that they demand.
    pub fn conjuncts_of(&mut self, terms: impl Iterator<Item = Term>) -> Vec<Term> {
        let terms: Vec<Term> = terms.collect();
        let mut all: Vec<Term> = terms.into_iter().flat_map(|term| conjuncts(&mut self.universe, term)).collect();
        Demands::default().complete(&mut self.universe, &mut all);
        all
    }
}

impl Level {
    fn new(demands: DemandMark) -> Level {
        Level { assertions: Vec::new(), conjuncts: Vec::new(), assumed: 0, mark: None, demands, is_partial: false }
    }
}
