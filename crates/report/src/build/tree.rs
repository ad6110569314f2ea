//! From the tree of a record to that of a report.

use crate::model::{PathTree, TreeNode};

/// The tree; none where it was not kept.
pub fn tree(tree: &explore::PathTree) -> Option<PathTree> {
    let node = |node: &explore::TreeNode| TreeNode {
        parent: node.parent,
        alternative: node.alternative,
        decision: node.decision.clone(),
        end: node.end.clone(),
    };
    let is_kept = !tree.is_empty();
    is_kept.then(|| PathTree { nodes: tree.nodes().iter().map(node).collect(), left_out: tree.left_out })
}
