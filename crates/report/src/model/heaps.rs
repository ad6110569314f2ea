//! The input heaps of completed paths, by shape.

use schemars::JsonSchema;
use serde::Serialize;

use super::Input;

/// The shapes of input heaps.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Heaps {
    /// How many shapes there are.
    pub distinct: u64,
    /// Paths whose heap was not kept, because there were too many; only `explore` tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<u64>,
    /// The smallest heaps; only `explore` lists them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listed: Option<Vec<ListedHeap>>,
}

/// A shape of input heaps, by one of its heaps.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ListedHeap {
    /// How many objects it has.
    pub objects: usize,
    /// How many paths have it.
    pub paths: u64,
    /// One of the heaps; none where no input was found that takes the path.
    pub picture: Option<Input>,
}
