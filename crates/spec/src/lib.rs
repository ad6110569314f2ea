//! The specification languages: parsing to one tree with source spans, automata of path expressions; no heap.

mod automaton;
mod combine;
mod error;
mod hex;
mod parse;
mod tree;

pub use automaton::{Automaton, State};
pub use error::SpecError;
pub use parse::parse;
pub use tree::{
    Alternative, Argument, Atom, Base, Companion, Effect, Event, Formula, Origin, Path, Regex, Span, Spec, Step,
    Symbol, Target, Trigger, TypeName,
};
