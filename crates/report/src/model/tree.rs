//! The tree of explored paths: what was decided on the way to each end.

use schemars::JsonSchema;
use serde::Serialize;

/// The tree of explored paths.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PathTree {
    /// The nodes, parents before children; the first is the root.
    pub nodes: Vec<TreeNode>,
    /// Ended paths that are not in the tree since it is large enough.
    pub left_out: u64,
}

/// A choice that was taken.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TreeNode {
    /// The position of the node before; that of the root is the root.
    pub parent: u32,
    /// The position of the alternative that was taken.
    pub alternative: u32,
    /// What was decided, in terms of the input; empty where there are no words for it.
    pub decision: String,
    /// How the path ends here, if it does.
    pub end: Option<String>,
}
