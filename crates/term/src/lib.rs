//! Terms over Java's primitive values: hash-consed, simplified when they are made, evaluated under a model.
//! Knows no Java beyond its arithmetic, and no solver.

mod arithmetic;
mod display;
mod evaluate;
mod factors;
mod facts;
mod ideal;
mod interval;
mod java;
mod node;
mod simplify;
mod sort;
mod support;
mod table;
mod term;
mod terms;

pub use arithmetic::Arithmetic;
pub use display::display;
pub use evaluate::{Evaluator, evaluate};
pub use factors::factors;
pub use facts::mix;
pub use interval::Interval;
pub use node::{BinaryOp, Comparison, Node, UnaryOp, Variable};
pub use sort::{Domain, Sort};
pub use term::Term;
pub use terms::Terms;
