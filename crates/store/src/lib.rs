//! Answers kept across runs: keyed, signed, in an ordered list of stores. Knows no terms.

mod entry;
mod key;

pub use entry::*;
pub use key::*;

use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex};

/// An entry that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The entry.
    pub entry: Entry,
    /// Whether an `Unsat` may be taken for granted.
    pub believed: bool,
    /// Which store it came from.
    pub from: usize,
}

/// The stores.
#[derive(Clone, Debug, Default)]
pub struct Stores(Option<Arc<Mutex<FxHashMap<Key, Entry>>>>);

impl Stores {
    /// One in memory.
    pub fn memory() -> Stores {
        Stores(Some(Arc::default()))
    }

    /// Looks up.
    pub fn get(&self, key: &Key) -> Option<Found> {
        let entry = self.0.as_ref()?.lock().ok()?.get(key).cloned()?;
        Some(Found { entry, believed: true, from: 0 })
    }

    /// Keeps.
    pub fn put(&self, key: Key, _kind: Kind, entry: &Entry, _text: &str) {
        if let Some(map) = &self.0
            && let Ok(mut map) = map.lock()
        {
            map.insert(key, entry.clone());
        }
    }

    /// A model that is none.
    pub fn refute(&self, _key: &Key, _found: &Found) {}
}
