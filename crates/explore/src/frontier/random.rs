//! Prefixes in an order drawn from a seed. Every prefix is run again from the start of the subject.

use super::{Frontier, Portion};
use crate::path::Path;

/// Prefixes, and the state of the draw.
#[derive(Debug)]
pub struct Random {
    prefixes: Vec<Path>,
    seed: u64,
    draws: u64,
}

impl Random {
    /// Draws from a seed.
    pub fn new(seed: u64) -> Random {
        Random { prefixes: Vec::new(), seed, draws: 0 }
    }
}

impl Frontier for Random {
    fn portion(&self) -> Portion {
        Portion::Step
    }

    fn give(&mut self, prefixes: Vec<Path>) {
        self.prefixes.extend(prefixes);
    }

    fn take(&mut self) -> Option<Path> {
        if self.prefixes.is_empty() {
            return None;
        }
        let draw = heap::mix(self.seed, self.draws, 0);
        self.draws += 1;
        Some(self.prefixes.swap_remove((draw % self.prefixes.len() as u64) as usize))
    }

    fn is_empty(&self) -> bool {
        self.prefixes.is_empty()
    }
}
