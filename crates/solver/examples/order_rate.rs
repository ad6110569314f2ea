//! Inserts symbolic keys into a binary search tree in all orders, and prints the time of a query, with all that belongs
//! to it: making its term, assuming it, and going back. 545,835 paths for 8 keys.

#[path = "../tests/support/search_tree.rs"]
mod search_tree;

use search_tree::SearchTree;
use solver::{Config, Solver};
use std::time::Instant;

fn main() {
    let most = std::env::args().nth(1).and_then(|keys| keys.parse().ok()).unwrap_or(8);
    for count in 1..=most {
        let mut tree = SearchTree::new(count, Solver::new(Config::default()));
        let start = Instant::now();
        tree.explore();
        let counters = tree.solver.counters();
        let nanos = start.elapsed().as_nanos() as f64 / counters.queries.max(1) as f64;
        println!("{count} keys: {} paths, {nanos:.0} ns a query; {counters:?}", tree.paths);
    }
}
