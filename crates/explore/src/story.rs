//! The story of one path: line by line what was executed, what was decided, and which values variables got.

use serde::Serialize;

use crate::location::Location;
use crate::path::Path;

/// One path, told.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Story {
    /// The path; forced choices included.
    pub path: Path,
    /// The lines, in the order of execution.
    pub lines: Vec<StoryLine>,
    /// Lines at the start that were left out since there are too many.
    pub left_out: u64,
    /// How the path ends, in words.
    pub end: String,
    /// Whether it ends as the choices say: a path that ends early, or cannot be taken, does not.
    pub is_complete: bool,
}

/// A line that was executed.
#[derive(Clone, Debug, Serialize)]
pub struct StoryLine {
    /// What happens around the subject: which invariant or contract is evaluated, or the subject itself.
    pub phase: String,
    /// How many calls of the program it is below the subject.
    pub depth: usize,
    /// Where it stands.
    pub at: Location,
    /// What was decided there, in terms of the input.
    pub decisions: Vec<String>,
    /// Which local variables got new values.
    pub values: Vec<StoryValue>,
}

/// A local variable that got a new value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoryValue {
    /// The variable.
    pub name: String,
    /// The value in terms of the input.
    pub value: String,
    /// The value for one input that takes the path, where the value depends on the input.
    pub example: Option<String>,
}
