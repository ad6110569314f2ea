//! Deciding path conditions: a query goes through layers, each cheaper than the next, down to an SMT backend.

mod assignment;
mod backend;
mod conjuncts;
mod layers;
mod models;
mod order;
mod slice;
mod solver;
mod validate;
mod verdict;
mod witness;

pub use backend::{Answer, Backend, Blaster, SmtLib};
pub use solver::{Config, Counters, Model, Solver, SolverMark};
pub use verdict::Verdict;
