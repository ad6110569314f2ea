//! Deciding path conditions: a query goes through layers, each cheaper than the next, down to an SMT backend.

mod backend;
mod solver;
mod verdict;

pub use backend::{Answer, Backend, Blaster, SmtLib};
pub use solver::{Config, Counters, Model, Solver, SolverMark};
pub use verdict::Verdict;
