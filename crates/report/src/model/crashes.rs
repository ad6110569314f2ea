//! Exceptions that specifications throw.

use schemars::JsonSchema;
use serde::Serialize;

use super::Frame;

/// An exception that left an invariant or a precondition, which then does not hold.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Crash {
    /// The method of the specification.
    pub specification: String,
    /// The exception, with its message.
    pub exception: String,
    /// Its frames, innermost first.
    pub trace: Vec<Frame>,
    /// How many paths it ended; 0 if it was thrown only while completions of partial inputs were looked for.
    pub paths: u64,
}
