//! Frontiers: the prefixes of paths that are still to be explored, and in which order. A new order is added to [`frontier`],
//! in a file of its own.

mod queue;
mod random;

use crate::path::Path;
use crate::settings::Order;

/// What a worker does with a prefix that it gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portion {
    /// It explores every path below: the fastest, since it backtracks by undoing.
    Below,
    /// It runs to the next open choice, and gives the prefixes of its alternatives back. Every prefix is run again from
    /// the start of the subject.
    Step,
}

/// The prefixes of paths that are still to be explored.
pub trait Frontier: Send {
    /// What a worker does with a prefix.
    fn portion(&self) -> Portion;

    /// Adds prefixes, in the order of paths.
    fn give(&mut self, prefixes: Vec<Path>);

    /// The prefix to explore next.
    fn take(&mut self) -> Option<Path>;

    /// Whether there is none.
    fn is_empty(&self) -> bool;
}

/// The frontier of an order, with the empty prefix on it.
pub fn frontier(order: Order) -> Box<dyn Frontier> {
    let mut frontier: Box<dyn Frontier> = match order {
        Order::DepthFirst => Box::new(queue::Queue::new(Portion::Below)),
        Order::BreadthFirst => Box::new(queue::Queue::new(Portion::Step)),
        Order::Random(seed) => Box::new(random::Random::new(seed)),
    };
    frontier.give(vec![Path::default()]);
    frontier
}
