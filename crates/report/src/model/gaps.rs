//! Paths that were left: what the engine could not do, never a statement about the program.

use explore::Limit;
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
    /// The limit that was reached, by its flag.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub limit: Option<Limit>,
    /// The value of the limit, where users give it as a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u64>,
    /// The place in the program, where it says something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The reason in words, without a place.
    #[serde(skip)]
    pub says: String,
}

/// Why paths were left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A limit was reached, or would have been: a loop does not end.
    Limit,
    /// Something could not be decided.
    Unknown,
    /// The engine cannot do something that the path needs.
    Unsupported,
}
