//! The tree of explored paths: what was decided on the way to each end.

use std::collections::BTreeMap;

/// The first ended paths in the order of paths, as many as are wanted. They do not depend on the order of exploration or on
/// the number of workers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathTree {
    /// By the alternatives of their open choices.
    paths: BTreeMap<Vec<u32>, TreePath>,
    /// How many paths it may hold.
    most: usize,
    /// Ended paths that are not in the tree since it is large enough.
    pub left_out: u64,
}

/// An ended path.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TreePath {
    /// What its choices decided, in terms of the input; empty where there are no words for it.
    decisions: Vec<String>,
    end: String,
}

/// A choice that was taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeNode {
    /// The node before; that of the root is the root.
    pub parent: u32,
    /// The position of the alternative that was taken.
    pub alternative: u32,
    /// What was decided, in terms of the input; empty where there are no words for it.
    pub decision: String,
    /// How the path ends here, if it does.
    pub end: Option<String>,
}

impl PathTree {
    /// An empty tree of at most so many paths.
    pub(crate) fn new(most: usize) -> PathTree {
        PathTree { most, ..PathTree::default() }
    }

    /// Adds a path: the alternatives of its open choices, and how it ends. Words for a decision are asked for by the position
    /// of the choice, and only if the path stays in the tree.
    pub(crate) fn add(&mut self, choices: Vec<u32>, end: String, words: impl Fn(usize) -> String) {
        let is_full = self.paths.len() >= self.most;
        if is_full && self.paths.last_key_value().is_none_or(|(last, _)| *last < choices) {
            self.left_out += 1;
            return;
        }
        let decisions = (0..choices.len()).map(words).collect();
        self.paths.insert(choices, TreePath { decisions, end });
        self.prune();
    }

    fn prune(&mut self) {
        while self.paths.len() > self.most && self.paths.pop_last().is_some() {
            self.left_out += 1;
        }
    }

    /// Whether it holds no path, and none was left out.
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.left_out == 0
    }

    /// How many paths it holds.
    pub fn len(&self) -> usize {
        self.paths.len()
    }

    /// Adds the paths of another tree.
    pub(crate) fn merge(&mut self, other: PathTree) {
        self.most = self.most.max(other.most);
        self.left_out += other.left_out;
        self.paths.extend(other.paths);
        self.prune();
    }

    /// The nodes in the order of paths, parents before children; the first is the root.
    pub fn nodes(&self) -> Vec<TreeNode> {
        let mut nodes = Vec::new();
        // The nodes on the way to the path before, with its choices.
        let (mut way, mut before): (Vec<u32>, &[u32]) = (vec![0], &[]);
        for (choices, path) in &self.paths {
            if nodes.is_empty() {
                nodes.push(TreeNode::default());
            }
            let common = choices.iter().zip(before).take_while(|(a, b)| a == b).count();
            way.truncate(common + 1);
            for (&alternative, decision) in choices.iter().zip(&path.decisions).skip(common) {
                let parent = way.last().copied().unwrap_or_default();
                way.push(nodes.len() as u32);
                nodes.push(TreeNode { parent, alternative, decision: decision.clone(), end: None });
            }
            if let Some(node) = way.last().and_then(|&at| nodes.get_mut(at as usize)) {
                node.end = Some(path.end.clone());
            }
            before = choices;
        }
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATHS: [&[u32]; 5] = [&[0, 0], &[0, 1, 0], &[0, 1, 2], &[1], &[3, 0]];

    fn tree(most: usize, paths: &[&[u32]]) -> PathTree {
        let mut tree = PathTree::new(most);
        for path in paths {
            tree.add(path.to_vec(), format!("end {path:?}"), |at| format!("choice {at}"));
        }
        tree
    }

    #[test]
    fn nodes_lead_to_ends() {
        let nodes = tree(9, &PATHS).nodes();
        let parents: Vec<u32> = nodes.iter().map(|node| node.parent).collect();
        assert_eq!(parents, [0, 0, 1, 1, 3, 3, 0, 0, 7]);
        let ends: Vec<&str> = nodes.iter().filter_map(|node| node.end.as_deref()).collect();
        assert_eq!(ends, PATHS.map(|path| format!("end {path:?}")));
        assert_eq!(tree(9, &[&[]]).nodes().len(), 1, "a path without choices ends at the root");
    }

    #[test]
    fn the_first_paths_stay_whoever_finds_them_when() {
        for most in 0..7 {
            let whole = tree(most, &PATHS);
            assert_eq!(whole.len() as u64 + whole.left_out, 5);
            let mut merged = PathTree::default();
            merged.merge(tree(most, &[PATHS[4], PATHS[1]]));
            merged.merge(tree(most, &[PATHS[2], PATHS[3], PATHS[0]]));
            assert_eq!(merged, whole);
        }
    }
}
