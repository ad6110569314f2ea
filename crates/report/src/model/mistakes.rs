//! Our own mistakes. A prediction that the real JVM refutes says nothing about the program: it is no violation, and no gap.

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
