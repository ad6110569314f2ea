//! Deciding path conditions: a query goes through layers, each cheaper than the next, down to an SMT backend.

mod aside;
mod assignment;
mod backend;
mod canon;
mod chain;
mod conjuncts;
mod counters;
mod layer;
mod layers;
mod models;
mod operands;
mod order;
mod rehearsal;
mod slice;
mod solver;
mod stage;
mod validate;
mod verdict;
mod witness;

pub use backend::{Answer, Backend, Blaster, SmtLib};
pub use canon::count_text;
pub use counters::Counters;
pub use layers::{LAYERS, Layer, Layers};
pub use solver::{Config, Model, Solver, SolverMark};
pub use verdict::Verdict;
