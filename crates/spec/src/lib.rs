//! The specification languages: HEX and the rule files of JBSE to one tree with source spans, automata of path expressions; contracts
//! in JML to another ([`jml`]); no heap, no program.

mod automaton;
mod clauses;
mod combine;
mod error;
mod fields;
mod hex;
pub mod jml;
mod mentions;
mod parse;
mod print;
mod render;
mod rules;
mod tree;
mod words;

pub use automaton::{Automaton, State};
pub use error::SpecError;
pub use fields::{constrained, fields};
pub use mentions::{Mention, field_mentions, instance_types, parameter_mentions, parameters, speaks_of, type_names};
pub use parse::{parse, parse_with_warnings};
pub use render::{render_error, render_warning};
pub use tree::{
    Alternative, Argument, Atom, Base, Companion, Effect, Event, Formula, PathExpression, Regex, Span, Spec, Start,
    Step, Symbol, Target, Trigger, TypeName,
};
pub use words::{Explained, explain};
