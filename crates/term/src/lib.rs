//! Terms over Java's primitive values: hash-consed, simplified when they are made, evaluated under a model.
//! Knows no Java beyond its arithmetic, and no solver.

mod node;
mod sort;
mod terms;

pub use node::{BinaryOp, Comparison, Node, UnaryOp, Variable};
pub use sort::{Domain, Sort};
pub use terms::{Arithmetic, Term, Terms};
