//! Deciding path conditions: a query goes through layers, each cheaper than the next, down to an SMT backend.

mod solver;
mod verdict;

pub use solver::{Config, Counters, Model, Solver, SolverMark};
pub use verdict::Verdict;
