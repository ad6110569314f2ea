//! Probabilities. Numbers that may be large are texts; fractions are exact.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use super::written;

/// How probable each way to end is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Probability {
    /// The ways to end.
    pub outcomes: Vec<Outcome>,
    /// All counted paths together.
    pub total: Sum,
    /// What no counted path has; nothing where sums are no probabilities.
    pub rest: Option<Fraction>,
    /// Paths that decided something that has no number, such as which object a reference means.
    pub given_heap: u64,
}

/// A way to end, with its paths.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Outcome {
    /// How the paths end.
    #[serde(flatten)]
    pub end: End,
    /// What they have together.
    #[serde(flatten)]
    pub sum: Sum,
}

/// How a completed path ends.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct End {
    /// Whether it returns, throws, or violates the property.
    pub outcome: Ended,
    /// What is thrown or violated.
    pub kind: Option<String>,
    /// Where something is violated.
    pub at: Option<String>,
}

/// What a completed path does at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// It returns, or ends the process.
    Returned,
    /// It throws an exception that is no violation.
    Threw,
    /// It violates the property.
    Violated,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, at) = (self.kind.as_deref().unwrap_or_default(), self.at.as_deref().unwrap_or_default());
        match self.outcome {
            Ended::Returned => f.write_str("returned"),
            Ended::Threw => write!(f, "threw {kind}"),
            Ended::Violated => write!(f, "violated: {kind} at {at}"),
        }
    }
}

/// What paths have together.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Sum {
    /// The probabilities of those that were counted, added.
    #[serde(flatten)]
    pub probability: Fraction,
    /// All paths.
    pub paths: u64,
    /// Whether every path was counted; else the sum is a lower bound.
    pub exact: bool,
    /// Paths that were not counted, by reason.
    #[serde(serialize_with = "written::map")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub uncounted: Vec<(String, u64)>,
}

/// An exact fraction.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(into = "WrittenFraction")]
pub struct Fraction(#[schemars(with = "WrittenFraction")] pub explore::Probability);

/// An exact fraction, and the nearest double.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Fraction")]
struct WrittenFraction {
    /// The numerator, in decimal digits.
    numerator: String,
    /// The denominator, in decimal digits.
    denominator: String,
    /// The nearest double.
    value: f64,
}

impl From<Fraction> for WrittenFraction {
    fn from(Fraction(exact): Fraction) -> WrittenFraction {
        WrittenFraction {
            numerator: exact.numerator().to_string(),
            denominator: exact.denominator().to_string(),
            value: exact.to_f64(),
        }
    }
}
