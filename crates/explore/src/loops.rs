//! Counting iterations: how many executions of one instruction by one activation of a method have forked since the last
//! materialization. An instruction may fork several times before it is done, as a `switch` does: that is one execution.
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
    /// How many instructions the path has executed before it: tells the executions apart.
    pub moment: u64,
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
    /// Records a fork; the result is how many executions of its instruction have forked since the last materialization.
    pub fn enter(&mut self, site: Site) -> usize {
        if self.sites.last() != Some(&site) {
            self.sites.push(site);
        }
        let is_same = |known: &&Site| (known.serial, known.pc) == (site.serial, site.pc);
        self.sites[self.start..].iter().filter(is_same).count()
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
