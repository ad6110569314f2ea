//! Paths that were left: what the engine could not do, never a statement about the program.

use schemars::JsonSchema;
use serde::Serialize;

/// Paths that were left for one reason at one place.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Gap {
    /// The sort of reason.
    pub reason: Reason,
    /// The reason in words, and below it the frames from the innermost one to the first of the program.
    pub what: String,
    /// How many paths.
    pub paths: u64,
    /// The reason in words, without a place.
    #[serde(skip)]
    pub says: String,
    /// The place in the program.
    #[serde(skip)]
    pub at: Option<String>,
}

/// Why paths were left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A limit was reached.
    Limit,
    /// Something could not be decided.
    Unknown,
    /// The engine cannot do something that the path needs.
    Unsupported,
}
