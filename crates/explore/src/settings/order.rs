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

/// An order as users choose it.
pub struct NamedOrder {
    /// Its word, the one by which settings are written.
    pub name: &'static str,
    /// What it means, in a few words.
    pub about: &'static str,
    /// The order itself, with a seed where it needs one.
    pub order: fn(u64) -> Order,
}

/// All orders.
pub const ORDERS: &[NamedOrder] = &[
    NamedOrder { name: "dfs", about: "depth first", order: |_| Order::DepthFirst },
    NamedOrder { name: "bfs", about: "breadth first", order: |_| Order::BreadthFirst },
    NamedOrder { name: "random", about: "drawn from a seed", order: Order::Random },
];

impl Order {
    /// Its name, without the seed.
    pub fn name(self) -> &'static str {
        let kind = std::mem::discriminant(&self);
        let named = ORDERS.iter().find(|named| std::mem::discriminant(&(named.order)(0)) == kind);
        named.map_or("", |named| named.name)
    }

    /// What it is drawn from, if it is drawn.
    pub fn seed(self) -> Option<u64> {
        match self {
            Order::Random(seed) => Some(seed),
            Order::DepthFirst | Order::BreadthFirst => None,
        }
    }

    /// The order of a name.
    pub fn named(name: &str, seed: u64) -> Option<Order> {
        ORDERS.iter().find(|named| named.name == name).map(|named| (named.order)(seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_written_by_its_name() {
        for named in ORDERS {
            let order = (named.order)(7);
            assert_eq!(order.name(), named.name);
            assert_eq!(Order::named(named.name, 7), Some(order));
            assert!(serde_json::to_string(&order).expect("an order").contains(named.name));
        }
    }
}
