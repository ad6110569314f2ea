//! What is found out about a specification of heap shapes.

use schemars::JsonSchema;
use serde::Serialize;

use super::ListedHeap;

/// All that is found out about a specification.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct ShapeCheck {
    /// The files or annotations it consists of.
    pub sources: Vec<CheckedSource>,
    /// Names that mean nothing, and rules that never apply.
    pub problems: Vec<Problem>,
    /// Reference fields that no rule speaks of: `Class.field: Type`.
    pub unconstrained: Vec<String>,
    /// The classes whose fields were looked at.
    pub classes: Vec<String>,
    /// The executable invariants it was compared with.
    pub comparisons: Vec<Comparison>,
    /// Why there are not more comparisons.
    pub notes: Vec<String>,
}

/// A file or annotation.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CheckedSource {
    /// Its name.
    pub name: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Rule {
    /// Its line.
    pub line: usize,
    /// What it says.
    pub says: String,
}

/// Something wrong with a specification.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// The file or annotation.
    pub source: String,
    /// The line.
    pub line: usize,
    /// The same with the place shown.
    #[serde(skip)]
    pub shown: String,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Nothing can be explored with it.
    Error,
    /// Some rule does nothing.
    Warning,
}

/// A specification beside an executable invariant.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Comparison {
    /// The invariant.
    pub invariant: String,
    /// How large heaps were, in words.
    pub limits: String,
    /// Heaps that the invariant tells apart.
    pub heaps: u64,
    /// Those it accepts.
    pub accepted: u64,
    /// Whether no shape is admitted that is not accepted, or the other way round.
    pub agree: bool,
    /// Accepted by the invariant, and not admitted.
    pub only_invariant: Difference,
    /// Admitted, and not accepted by the invariant, whatever the primitive values.
    pub only_specification: Difference,
    /// Those of `only_specification` that are so only as far as completions were looked for.
    pub bounded: Option<Bounded>,
    /// Admitted, and accepted by the invariant only with other primitive values or other further objects.
    pub by_values: Difference,
    /// Admitted and not accepted; whether for their shape is not known.
    pub undecided: u64,
    /// Paths on which the invariant does not end within the limits, over all heaps.
    pub endless: u64,
    /// Why some heaps were not compared.
    pub left: Vec<String>,
}

/// Heaps that no completion of a bounded size makes valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Bounded {
    /// How many.
    pub heaps: u64,
    /// The further objects that completions had at most.
    pub further: u64,
}

/// Heaps on which a specification and an invariant differ.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Difference {
    /// How many.
    pub heaps: u64,
    /// The smallest.
    pub listed: Vec<ListedHeap>,
}
