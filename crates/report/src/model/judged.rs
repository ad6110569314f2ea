//! What is known about the validity of the inputs of completed paths.

use schemars::JsonSchema;
use serde::Serialize;

/// Completed paths whose inputs were judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Judged {
    /// Paths whose inputs can be valid.
    pub valid: u64,
    /// Paths whose inputs cannot.
    pub invalid: u64,
    /// Paths that no completion with as many further objects as were tried makes valid.
    pub uncompleted: u64,
    /// Paths of which that is not known.
    pub unknown: u64,
    /// Judged paths that violate the property.
    pub alarms: u64,
    /// Those among them whose inputs are not valid, as far as was tried.
    pub false_alarms: u64,
}

/// What a second look at the shapes of inputs found.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HexRecheck {
    /// Ended paths whose inputs do not satisfy the specification.
    pub rejected: u64,
    /// Those with too many backbones to tell.
    pub unchecked: u64,
}
