//! SMT-LIB 2 in, answers out, through the solver: a program that talks to `z3 -in` can talk to this. What of the language
//! is supported is written in `docs/smtlib.md`.

mod arithmetic;
mod arrays;
mod atoms;
mod bits;
mod bitvec;
mod commands;
mod core;
mod core_of;
mod demands;
mod error;
mod float_conversions;
mod float_format;
mod floats;
mod integers;
mod options;
mod problem;
mod queries;
mod read_sort;
mod reader;
mod session;
mod sort;
mod state;
mod symbols;
mod translate;
mod tree;
mod universe;
mod valuation;
mod value;

pub use error::{Error, Located, Position};
pub use problem::Problem;
pub use session::{Session, with_large_stack};
pub use state::MakeSolver;
