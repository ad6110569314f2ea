//! The SMT backends compared with Rust's own arithmetic, with a naive evaluator, and with each other.

mod agreement;
mod chain;
mod evaluate;
mod floats;
mod formulas;
mod ideal;
mod integers;
mod limits;
mod smtlib;
mod support;
