//! First come, first served: for workers that explore everything below their prefix (depth first), and for workers that
//! take one step each (breadth first).

use std::collections::VecDeque;

use super::{Frontier, Portion};
use crate::path::Path;

/// Prefixes in the order in which workers gave them.
#[derive(Debug)]
pub struct Queue {
    prefixes: VecDeque<Path>,
    portion: Portion,
}

impl Queue {
    /// An empty queue for workers that take portions of this kind.
    pub fn new(portion: Portion) -> Queue {
        Queue { prefixes: VecDeque::new(), portion }
    }
}

impl Frontier for Queue {
    fn portion(&self) -> Portion {
        self.portion
    }

    fn give(&mut self, prefixes: Vec<Path>) {
        self.prefixes.extend(prefixes);
    }

    fn take(&mut self) -> Option<Path> {
        self.prefixes.pop_front()
    }

    fn is_empty(&self) -> bool {
        self.prefixes.is_empty()
    }
}
