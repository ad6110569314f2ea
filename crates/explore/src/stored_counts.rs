//! Numbers of solutions, kept in the solver's stores.

use count::Memory;
use num_bigint::BigUint;
use solver::count_text;
use store::{Key, Kind, StoredEntry, Stores};
use term::{Term, Terms};

/// The counts of factors of path conditions, kept in the solver's stores: sibling paths have most of theirs in common, and
/// so have other runs.
#[derive(Debug)]
pub struct StoredCounts {
    stores: Stores,
    /// Factors that were asked about.
    pub asked: u64,
    /// Those whose count was kept.
    pub recalled: u64,
}

impl StoredCounts {
    /// Those of these stores.
    pub fn new(stores: Stores) -> StoredCounts {
        StoredCounts { stores, asked: 0, recalled: 0 }
    }
}

impl Memory for StoredCounts {
    fn recall(&mut self, terms: &Terms, factor: &[Term]) -> Option<BigUint> {
        self.asked += 1;
        let found = self.stores.get(&Key::of(Kind::Count, &count_text(terms, factor)))?;
        match &found.entry {
            StoredEntry::Count(digits) if found.believed => {
                self.recalled += 1;
                digits.parse().ok()
            }
            _ => None,
        }
    }

    fn keep(&mut self, terms: &Terms, factor: &[Term], count: &BigUint) {
        let text = count_text(terms, factor);
        self.stores.put(Key::of(Kind::Count, &text), Kind::Count, &StoredEntry::Count(count.to_string()), &text);
    }
}
