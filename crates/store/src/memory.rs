//! The store in front: a bounded table in memory, shared by the threads of a process.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::entry::StoredEntry;
use crate::key::Key;

/// So many locks that threads seldom wait for each other.
const SHARDS: usize = 64;
/// Entries in both generations of all shards: about 200 MB of typical ones.
const CAPACITY: usize = 1 << 20;

/// Entries that were read or written in this process. Entries that have not been used for long are forgotten: a shard
/// has two generations, and when the young one is full it replaces the old one.
#[derive(Debug)]
pub(crate) struct Memory {
    shards: Vec<Mutex<Shard>>,
    generation: usize,
}

#[derive(Debug, Default)]
struct Shard {
    young: FxHashMap<Key, Remembered>,
    old: FxHashMap<Key, Remembered>,
}

/// An entry and whether it is believed.
#[derive(Clone, Debug)]
pub(crate) struct Remembered {
    pub entry: Arc<StoredEntry>,
    pub believed: bool,
}

impl Memory {
    pub fn new() -> Memory {
        Memory::of_capacity(CAPACITY)
    }

    fn of_capacity(capacity: usize) -> Memory {
        Memory { shards: (0..SHARDS).map(|_| Mutex::default()).collect(), generation: (capacity / SHARDS / 2).max(1) }
    }

    pub fn get(&self, key: &Key) -> Option<Remembered> {
        let mut shard = self.shard(key).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = shard.young.get(key) {
            return Some(found.clone());
        }
        let found = shard.old.remove(key)?;
        shard.insert(*key, found.clone(), self.generation);
        Some(found)
    }

    /// Keeps an entry; one that is not believed never replaces one that is.
    pub fn put(&self, key: Key, entry: Arc<StoredEntry>, believed: bool) {
        let mut shard = self.shard(&key).lock().unwrap_or_else(PoisonError::into_inner);
        let known = shard.young.get(&key).or_else(|| shard.old.get(&key));
        if believed || !known.is_some_and(|known| known.believed) {
            shard.insert(key, Remembered { entry, believed }, self.generation);
        }
    }

    pub fn forget(&self, key: &Key) {
        let mut shard = self.shard(key).lock().unwrap_or_else(PoisonError::into_inner);
        shard.young.remove(key);
        shard.old.remove(key);
    }

    fn shard(&self, key: &Key) -> &Mutex<Shard> {
        &self.shards[usize::from(key.0[0]) % SHARDS]
    }
}

impl Shard {
    fn insert(&mut self, key: Key, value: Remembered, generation: usize) {
        if self.young.len() >= generation {
            self.old = mem::take(&mut self.young);
        }
        self.young.insert(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Kind;

    #[test]
    fn what_is_used_stays() {
        let memory = Memory::of_capacity(SHARDS * 20);
        let key = |i: usize| Key::of(Kind::Satisfiable, &i.to_string());
        let entry = Arc::new(StoredEntry::Unsat);
        for i in 0..100 * SHARDS {
            memory.put(key(i), entry.clone(), true);
            assert!(memory.get(&key(0)).is_some(), "used all the time");
        }
        let kept = (0..100 * SHARDS).filter(|&i| memory.get(&key(i)).is_some()).count();
        assert!(kept <= SHARDS * 20, "{kept}");
        assert!(kept >= SHARDS * 8, "{kept}");
    }

    #[test]
    fn belief_is_not_replaced_by_doubt() {
        let memory = Memory::new();
        let key = Key::of(Kind::Satisfiable, "x");
        memory.put(key, Arc::new(StoredEntry::Unsat), false);
        memory.put(key, Arc::new(StoredEntry::Sat(vec![1])), true);
        memory.put(key, Arc::new(StoredEntry::Unsat), false);
        let found = memory.get(&key).unwrap();
        assert_eq!((&*found.entry, found.believed), (&StoredEntry::Sat(vec![1]), true));
    }
}
