//! The tree of explored paths: what was decided on the way to each end.

use std::collections::BTreeMap;

use serde::Serialize;

/// The tree of explored paths. Its nodes are stored one after the other, parents before children; the first is the root.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PathTree {
    /// The nodes.
    pub nodes: Vec<TreeNode>,
    /// Ended paths that are not in the tree since it is large enough.
    pub left_out: u64,
    /// Where a choice leads, by node and alternative.
    #[serde(skip)]
    ways: BTreeMap<(u32, u32), u32>,
}

/// A choice that was taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
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
    /// Adds a path: the alternatives of its open choices, and how it ends. Words for decisions are asked for where the tree has
    /// none yet, by the position of the choice.
    pub(crate) fn add(&mut self, choices: &[u32], end: String, words: impl Fn(usize) -> String) {
        if self.nodes.is_empty() {
            self.nodes.push(TreeNode::default());
        }
        let mut at = 0;
        for (position, &alternative) in choices.iter().enumerate() {
            at = match self.ways.get(&(at, alternative)) {
                Some(&known) => known,
                None => self.grow(at, alternative, words(position)),
            };
        }
        self.nodes[at as usize].end = Some(end);
    }

    fn grow(&mut self, parent: u32, alternative: u32, decision: String) -> u32 {
        let new = self.nodes.len() as u32;
        self.nodes.push(TreeNode { parent, alternative, decision, end: None });
        self.ways.insert((parent, alternative), new);
        new
    }

    /// How many paths it holds.
    pub fn paths(&self) -> usize {
        self.nodes.iter().filter(|node| node.end.is_some()).count()
    }

    /// Adds the paths of another tree.
    pub(crate) fn merge(&mut self, other: PathTree) {
        self.left_out += other.left_out;
        if self.nodes.is_empty() {
            (self.nodes, self.ways) = (other.nodes, other.ways);
            return;
        }
        // The place here of each node there.
        let mut places: Vec<u32> = Vec::with_capacity(other.nodes.len());
        for (at, node) in other.nodes.into_iter().enumerate() {
            let place = match (at, places.get(node.parent as usize)) {
                (0, _) | (_, None) => 0,
                (_, Some(&parent)) => match self.ways.get(&(parent, node.alternative)) {
                    Some(&known) => known,
                    None => self.grow(parent, node.alternative, node.decision),
                },
            };
            if node.end.is_some() {
                self.nodes[place as usize].end = node.end;
            }
            places.push(place);
        }
    }

    /// The nodes in the order of paths, each with its depth.
    pub fn in_order(&self) -> Vec<(usize, &TreeNode)> {
        let mut found = Vec::new();
        let mut work: Vec<(usize, u32)> = if self.nodes.is_empty() { Vec::new() } else { vec![(0, 0)] };
        while let Some((depth, at)) = work.pop() {
            found.push((depth, &self.nodes[at as usize]));
            let below = self.ways.range((at, 0)..=(at, u32::MAX));
            let children: Vec<u32> = below.map(|(_, &child)| child).collect();
            work.extend(children.into_iter().rev().map(|child| (depth + 1, child)));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(paths: &[&[u32]]) -> PathTree {
        let mut tree = PathTree::default();
        for path in paths {
            tree.add(path, format!("end {path:?}"), |at| format!("choice {at}"));
        }
        tree
    }

    #[test]
    fn trees_of_workers_are_one_tree() {
        let paths: [&[u32]; 5] = [&[0, 0], &[0, 1, 0], &[0, 1, 2], &[1], &[3, 0]];
        let whole = tree(&paths);
        assert_eq!(whole.paths(), 5);
        let mut merged = tree(&[paths[4], paths[1]]);
        merged.merge(tree(&[paths[2], paths[0], paths[3]]));
        let lines = |tree: &PathTree| -> Vec<(usize, Option<String>)> {
            tree.in_order().into_iter().map(|(depth, node)| (depth, node.end.clone())).collect()
        };
        assert_eq!(lines(&merged), lines(&whole));
    }
}
