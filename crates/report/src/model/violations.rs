//! Violations, with the inputs that cause them.

use std::fmt;

use explore::{Location, ViolationKind};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Input, Sum, written};

/// A violation, with an input that causes it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Violation {
    /// What was violated: `assertion`, `invariant`, `postcondition`, `frame` (something was assigned that must not be), `precondition` (of a callee), or the class of an exception.
    #[serde(serialize_with = "written::text")]
    #[schemars(with = "String")]
    pub kind: ViolationKind,
    /// What the program said about it; may be empty.
    pub message: String,
    /// The file and the line.
    #[serde(serialize_with = "written::text")]
    #[schemars(with = "String")]
    pub at: Location,
    /// The class and the method.
    pub method: String,
    /// The frames from there outwards, as stack traces spell them.
    pub trace: Vec<Frame>,
    /// The conditions that the input satisfies, in Java-like form.
    pub conditions: Vec<String>,
    /// What the parts of a broken clause of a contract were; absent where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
    /// The input.
    pub input: Input,
    /// How many paths end with the same violation at the same place.
    pub paths: u64,
    /// What the real JVM says about it.
    pub replay: Replay,
    /// Why the real JVM was not asked, or the first difference; may be empty.
    pub replay_detail: String,
    /// What the program tried there on the real JVM, and the sandbox refused; absent where that was nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tried: Vec<String>,
    /// The choices of the path.
    pub path: String,
    /// How probable it is, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<Sum>,
}

/// A part of a clause with the value that it had.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Part {
    /// The part as it is written.
    pub expression: String,
    /// Its value.
    pub value: String,
}

/// What the real JVM says about a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Replay {
    /// It was not asked.
    #[serde(rename = "not run")]
    NotRun,
    /// What was predicted happens.
    Confirmed,
    /// Something else happens.
    Refuted,
    /// It is violated, but something else differs from what was predicted.
    Otherwise,
}

/// A frame of a trace.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(into = "String")]
pub struct Frame(#[schemars(with = "String")] pub Location);

impl From<Frame> for String {
    fn from(frame: Frame) -> String {
        frame.to_string()
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.0.method, self.0)
    }
}
