//! Deciding path conditions: a query goes through layers, each cheaper than the next, down to an SMT backend.

mod assignment;
mod backend;
mod canon;
mod chain;
mod config;
mod conjuncts;
mod counters;
mod layer;
mod layers;
mod lower_half;
mod models;
mod operands;
mod order;
mod path;
mod rehearsal;
mod satisfiability;
mod slice;
mod solver;
mod stage;
mod unasked;
mod validation;
mod witness;

pub use assignment::Model;
pub use backend::{Answer, Backend, Blaster, SmtLib};
pub use canon::count_text;
pub use config::Config;
pub use counters::Counters;
pub use layers::{LAYERS, Layer, Layers};
pub use satisfiability::Satisfiability;
pub use solver::{Solver, SolverMark};
