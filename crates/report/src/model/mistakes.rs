//! Our own mistakes. A prediction that the real JVM refutes, or a panic, says nothing about the program: it is no violation, and
//! no gap.

use schemars::JsonSchema;
use serde::Serialize;

use super::Input;

/// A prediction that the real JVM refuted.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Mistake {
    /// The method.
    pub target: String,
    /// What was predicted.
    pub predicted: String,
    /// The first difference to what the real JVM does.
    pub difference: String,
    /// How many paths the prediction is about.
    pub paths: u64,
    /// The choices of the path.
    pub path: String,
    /// The input.
    pub input: Input,
}

/// A panic of ours. What the paths before it found counts; what was left then is lost.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Bug {
    /// The method.
    pub target: String,
    /// What the panic said.
    pub what: String,
    /// The choices of the path.
    pub path: String,
}
