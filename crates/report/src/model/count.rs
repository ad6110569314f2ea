//! How many inputs take each path of a method, and how many assignments satisfy a script.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Config, End, Fraction, Gap, Probability};

/// The report of `heapwright count` about one target.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Count {
    /// The target in the form that users write.
    pub target: String,
    /// Paths that satisfied every assumption and ended.
    pub completed: u64,
    /// Why the exploration ended before all paths were explored.
    pub interrupted: Option<String>,
    /// Paths that were left.
    pub gaps: u64,
    /// Materializations that a limit forbade.
    pub cuts: u64,
    /// The first paths, as many as were to be listed.
    pub paths: Vec<CountedPath>,
    /// The sums over all paths; null where nothing was counted.
    pub probability: Option<Probability>,
    /// The paths that were left, by reason and place.
    #[serde(skip)]
    pub left: Vec<Gap>,
    /// The settings of the exploration.
    #[serde(skip)]
    pub config: Config,
}

/// The inputs that take one path.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CountedPath {
    /// The choices of the path.
    pub path: String,
    /// The conditions that its inputs satisfy, in Java-like form.
    pub conditions: Vec<String>,
    /// How it ends.
    #[serde(flatten)]
    pub end: End,
    /// How many inputs take it.
    #[serde(flatten)]
    pub count: PathCount,
}

/// How many inputs take a path.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum PathCount {
    /// They were counted.
    Counted {
        /// Their number, in decimal digits.
        inputs: String,
        /// Their share of all assignments of the primitive inputs.
        probability: Fraction,
    },
    /// They were not.
    Uncounted {
        /// Why.
        uncounted: String,
    },
}

/// The report of `heapwright count FILE.smt2`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Solutions {
    /// The file.
    pub target: String,
    /// How many assignments satisfy it.
    #[serde(flatten)]
    pub count: SolutionsCount,
}

/// How many assignments satisfy a script.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum SolutionsCount {
    /// They were counted.
    Counted {
        /// Their number, in decimal digits.
        solutions: String,
        /// The bits of everything that was declared.
        bits: u64,
        /// Their share of all assignments, as a decimal.
        probability: String,
    },
    /// They were not.
    Uncounted {
        /// Why.
        uncounted: String,
    },
}
