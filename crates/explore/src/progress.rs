//! What can be seen while an exploration runs.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::counts::Record;

/// Paths between two updates of what can be seen.
const PATHS: u64 = 64;

/// What can be seen while an exploration runs.
#[derive(Debug, Default)]
pub struct Progress {
    /// Paths that have ended so far, completed or not.
    pub paths: AtomicU64,
    /// Paths that violated the property.
    pub violated: AtomicU64,
    /// Paths that were left.
    pub gaps: AtomicU64,
}

/// What a worker has shown of its record.
#[derive(Debug, Default)]
pub(crate) struct Published {
    /// Paths that were not shown yet.
    paths: u64,
    violated: u64,
    gaps: u64,
}

impl Published {
    /// One more path has ended; shows the numbers now and then.
    pub(crate) fn path(&mut self, record: &Record, progress: &Progress) {
        self.paths += 1;
        if self.paths < PATHS {
            return;
        }
        let (violated, gaps) = (record.counts.violated, record.gaps.values().sum());
        progress.paths.fetch_add(std::mem::take(&mut self.paths), Ordering::Relaxed);
        progress.violated.fetch_add(violated - self.violated, Ordering::Relaxed);
        progress.gaps.fetch_add(gaps - self.gaps, Ordering::Relaxed);
        (self.violated, self.gaps) = (violated, gaps);
    }
}
