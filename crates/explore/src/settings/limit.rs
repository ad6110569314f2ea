//! The limits by name. How users spell them is for the command line and the reports to know.

use serde::{Deserialize, Serialize};

/// A limit of an exploration. In alphabetical order, which is the one of reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Elements of an array of the input.
    Array,
    /// Frames.
    Depth,
    /// The longest chain of materializations.
    K,
    /// Iterations of a loop that materialize nothing.
    Loop,
    /// Elements of an array that the program makes, where its length depends on the inputs and has to be known.
    MadeArray,
    /// Memory for objects.
    Memory,
    /// Input objects of a class.
    N,
    /// Instructions on one path.
    Steps,
    /// Characters of a string of the input.
    String,
    /// Time of the whole exploration.
    Time,
}

impl From<machine::Limit> for Limit {
    fn from(limit: machine::Limit) -> Limit {
        match limit {
            machine::Limit::Memory => Limit::Memory,
            machine::Limit::Depth => Limit::Depth,
            machine::Limit::Array => Limit::Array,
            machine::Limit::MadeArray => Limit::MadeArray,
            machine::Limit::Text => Limit::String,
            machine::Limit::K => Limit::K,
            machine::Limit::N => Limit::N,
        }
    }
}
