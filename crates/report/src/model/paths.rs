//! How many paths there were, and how they ended.

use schemars::JsonSchema;
use serde::Serialize;

/// The paths of an exploration.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Paths {
    /// Paths that satisfied every assumption and ended by returning, throwing or violating.
    pub completed: u64,
    /// Those that returned.
    pub returned: u64,
    /// Those that threw an exception that is no violation.
    pub threw: u64,
    /// Those that violated the property.
    pub violated: u64,
    /// What was cut off, by the part that did it.
    pub pruned: Pruned,
    /// Paths that were left, by reason.
    pub gaps: GapCounts,
}

/// What was cut off.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Pruned {
    /// Alternatives that the solver refuted.
    pub solver: u64,
    /// Alternatives that admission rejected.
    pub admission: u64,
    /// Paths that an assumption ended.
    pub precondition: u64,
    /// Materializations that a limit forbade.
    pub limit: u64,
}

/// Paths that were left.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GapCounts {
    /// Paths on which a limit was reached.
    pub limit: u64,
    /// Paths on which something could not be decided.
    pub unknown: u64,
    /// Paths that need something the engine cannot do.
    pub unsupported: u64,
}
