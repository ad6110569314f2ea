//! Contracts of methods and classes: from JML as it is written to a tree in which every name is resolved and every expression has a
//! type, and from there to code. Runs nothing.

mod compile;
mod contracts;
mod error;
mod frame;
mod resolve;
mod sources;
mod tree;
mod walk;

pub use compile::{Assigned, Moment, Outcome, Shape, Stub, WORD_SIGNATURES, WORDS};
pub use contracts::{Contracts, Found};
pub use error::ContractError;
pub use sources::{Parsed, Sources, SourcesError};
pub use tree::*;
