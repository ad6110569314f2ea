//! The SMT backends compared with Rust's own arithmetic, with a naive evaluator, and with each other.

mod evaluate;
mod floats;
mod ideal;
mod integers;
mod limits;
mod random;
mod support;
