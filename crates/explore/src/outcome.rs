//! How a completed path violated the property.

use std::fmt;

use crate::case::Case;
use crate::location::Location;
use crate::path::Path;
use crate::picture::Picture;
use crate::violation_kind::ViolationKind;

/// What the real JVM says about a prediction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replay {
    /// It was not asked, and why.
    NotRun(String),
    /// What was predicted happens.
    Confirmed,
    /// Something else happens: the first difference. Either the engine is wrong, or its model of something outside it
    /// is.
    Refuted(String),
    /// What was violated is, but something else differs: the first difference.
    Otherwise(String),
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Replay::NotRun(_) => "not run",
            Replay::Confirmed => "confirmed",
            Replay::Refuted(_) => "refuted",
            Replay::Otherwise(_) => "otherwise",
        })
    }
}

/// A part of a clause with the value that it had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartValue {
    /// The part as it is written.
    pub expression: String,
    /// Its value.
    pub value: String,
}

/// A violation with the input that causes it.
#[derive(Clone, Debug)]
pub struct Violation {
    /// What was violated.
    pub kind: ViolationKind,
    /// What the program said about it.
    pub message: Option<String>,
    /// Where.
    pub at: Location,
    /// The frames from there outwards.
    pub trace: Vec<Location>,
    /// The path.
    pub path: Path,
    /// The conditions that the input satisfies, in Java-like form.
    pub conditions: Vec<String>,
    /// What the parts of a broken clause were.
    pub parts: Vec<PartValue>,
    /// The input.
    pub input: Picture,
    /// The input with what is predicted of it; none where no input was found that takes the path.
    pub case: Option<Case>,
    /// What the real JVM says about it.
    pub replay: Replay,
    /// What the program tried there, and was refused: in words.
    pub tried: Vec<String>,
    /// Paths that end with the same violation at the same place.
    pub count: u64,
}
