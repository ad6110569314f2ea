//! In which order paths are explored.

use serde::{Deserialize, Serialize};

/// In which order paths are explored. The set of results does not depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Depth first: the fastest, since it backtracks by undoing.
    #[default]
    #[serde(rename = "dfs")]
    DepthFirst,
    /// Breadth first: short paths first.
    #[serde(rename = "bfs")]
    BreadthFirst,
    /// In an order drawn from a seed.
    #[serde(rename = "random")]
    Random(u64),
}

impl Order {
    /// Its name, without the seed.
    pub fn name(self) -> &'static str {
        match self {
            Order::DepthFirst => "dfs",
            Order::BreadthFirst => "bfs",
            Order::Random(_) => "random",
        }
    }
}
