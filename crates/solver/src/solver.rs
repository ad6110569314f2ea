//! The solver of one worker: the path condition of the current path, and the layers that decide what can follow.

use rustc_hash::FxHashMap;
use std::time::Duration;
use term::{Node, Term, Terms, Variable};

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
}

impl Default for Config {
    fn default() -> Config {
        Config { time_limit: Duration::from_secs(5), command: None, validate: false }
    }
}

/// What was asked, and who answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Questions put to the solver.
    pub queries: u64,
    /// Answered by the order theory.
    pub order_hits: u64,
    /// Answered by a model found earlier.
    pub model_hits: u64,
    /// Put to the SMT backend.
    pub smt_calls: u64,
    /// Nanoseconds spent in the SMT backend.
    pub smt_nanos: u64,
}

/// Values of variables: constants by variable; a variable that is missing may have any value.
pub type Model = FxHashMap<Variable, Node>;

/// A point in the history of a solver.
#[derive(Clone, Debug)]
pub struct SolverMark {
    conjuncts: usize,
}

/// Decides path conditions.
#[derive(Debug, Default)]
pub struct Solver {
    blaster: crate::backend::Blaster,
    conjuncts: Vec<Term>,
    /// What was asked so far.
    pub counters: Counters,
}

impl Solver {
    /// A solver with an empty path condition.
    pub fn new(_config: Config) -> Solver {
        Solver::default()
    }

    /// The conjuncts of the path condition.
    pub fn path_condition(&self) -> &[Term] {
        &self.conjuncts
    }

    /// Whether the path condition and one more condition can hold together.
    pub fn check(&mut self, terms: &mut Terms, condition: Term) -> Verdict {
        use crate::backend::{Answer, Backend};
        self.counters.queries += 1;
        let mut all = self.conjuncts.clone();
        all.push(condition);
        match self.blaster.solve(terms, &all, Duration::from_secs(5)) {
            Answer::Sat(_) => Verdict::Sat,
            Answer::Unsat => Verdict::Unsat,
            Answer::Unknown => Verdict::Unknown,
        }
    }

    /// Adds a condition to the path condition; it was checked, so the whole is satisfiable.
    pub fn assume(&mut self, _terms: &mut Terms, condition: Term) {
        self.conjuncts.push(condition);
    }

    /// Values that satisfy the path condition.
    pub fn model(&mut self, terms: &mut Terms) -> Option<Model> {
        use crate::backend::{Answer, Backend};
        match self.blaster.solve(terms, &self.conjuncts.clone(), Duration::from_secs(5)) {
            Answer::Sat(model) => Some(model),
            _ => None,
        }
    }

    /// Makes the present path condition restorable.
    pub fn mark(&mut self) -> SolverMark {
        SolverMark { conjuncts: self.conjuncts.len() }
    }

    /// Restores the path condition at a mark.
    pub fn rollback(&mut self, mark: &SolverMark) {
        self.conjuncts.truncate(mark.conjuncts);
    }
}
