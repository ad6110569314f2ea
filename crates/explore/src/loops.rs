//! Counting iterations: how often one activation of a method has forked at one instruction since the last
//! materialization.
//!
//! Follows Kiasan (§3.4): iterations that materialize something are bounded by k and n, and do not count here.
//! Iterations that do not fork are concrete, and bounded by the steps of the path.

/// A fork of an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// The activation.
    pub serial: u32,
    /// The instruction.
    pub pc: u32,
}

/// The forks of the current path.
#[derive(Debug, Default)]
pub struct Loops {
    sites: Vec<Site>,
    /// Where the forks since the last materialization start.
    start: usize,
}

/// A point in the history of the forks.
#[derive(Clone, Copy, Debug)]
pub struct LoopsMark {
    sites: usize,
    start: usize,
}

impl Loops {
    /// Records a fork; the result is how often this one has occurred since the last materialization.
    pub fn enter(&mut self, site: Site) -> usize {
        self.sites.push(site);
        self.sites[self.start..].iter().filter(|known| **known == site).count()
    }

    /// Something has been materialized.
    pub fn restart(&mut self) {
        self.start = self.sites.len();
    }

    /// Makes the present forks restorable.
    pub fn mark(&self) -> LoopsMark {
        LoopsMark { sites: self.sites.len(), start: self.start }
    }

    /// Restores the forks at a mark.
    pub fn rollback(&mut self, mark: LoopsMark) {
        self.sites.truncate(mark.sites);
        self.start = mark.start;
    }
}
