//! The specification languages: parsing to one tree with source spans, automata of path expressions; no heap.

mod automaton;
mod tree;

pub use automaton::{Automaton, State};
pub use tree::{
    Alternative, Argument, Atom, Base, Companion, Effect, Event, Formula, Origin, Path, Regex, Span, Spec, Step,
    Symbol, Target, Trigger, TypeName,
};
