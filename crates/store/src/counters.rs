//! How often a store was of use.

use std::sync::atomic::{AtomicU64, Ordering};

/// What one store did so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoreCounters {
    /// The place, as users know it.
    pub name: String,
    /// Lookups that found an entry.
    pub hits: u64,
    /// Lookups that found none.
    pub misses: u64,
    /// Entries written.
    pub writes: u64,
    /// Lookups and writes that failed.
    pub errors: u64,
    /// Entries found that were not intact.
    pub rejected: u64,
}

/// The same while it is counted, by many threads.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub hits: Count,
    pub misses: Count,
    pub writes: Count,
    pub errors: Count,
    pub rejected: Count,
}

#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub fn add(&self, more: usize) {
        self.0.fetch_add(more as u64, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Tally {
    pub fn read(&self, name: String) -> StoreCounters {
        StoreCounters {
            name,
            hits: self.hits.get(),
            misses: self.misses.get(),
            writes: self.writes.get(),
            errors: self.errors.get(),
            rejected: self.rejected.get(),
        }
    }
}
