//! One path, told line by line.

use explore::Location;
use schemars::JsonSchema;
use serde::Serialize;

use super::written;

/// One path, told line by line.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Story {
    /// The method.
    pub target: String,
    /// The open choices of the path.
    pub path: String,
    /// All choices of the path; forced ones have a dot before them.
    pub choices: String,
    /// The lines, in the order of execution.
    pub lines: Vec<StoryLine>,
    /// Lines at the start that were left out, because there are too many.
    pub left_out: u64,
    /// How the path ends.
    pub end: String,
    /// Whether all given choices were taken, and the path ends behind them.
    pub complete: bool,
}

/// A line that was executed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoryLine {
    /// What is evaluated: an invariant or contract that is assumed or checked, or the method itself.
    pub phase: String,
    /// How many calls of the program it is below that.
    pub depth: usize,
    /// The file and the line.
    #[serde(serialize_with = "written::text")]
    #[schemars(with = "String")]
    pub at: Location,
    /// The class and the method.
    pub method: String,
    /// What was decided there, in terms of the input.
    pub decisions: Vec<String>,
    /// Local variables that got new values.
    pub values: Vec<StoryValue>,
}

/// A local variable that got a new value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoryValue {
    /// The variable.
    pub name: String,
    /// The value in terms of the input.
    pub value: String,
    /// The value for one input that takes the path, where it depends on the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
}
