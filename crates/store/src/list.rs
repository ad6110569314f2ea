//! The ordered list of stores: the nearest first.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use crate::backing::{Backing, Lookup, Mode};
use crate::counters::{StoreCounters, Tally};
use crate::entry::StoredEntry;
use crate::file::FileStore;
use crate::key::{Key, Kind};
use crate::memory::Memory;
use crate::notices::{Notices, Topic};
use crate::place::{Place, Trust};
use crate::redis::RedisStore;
use crate::seal::{Owner, unseal};
use crate::secret::Secret;
use crate::writer::{Content, Write, Writer};

/// How long the end of a process waits for writes.
const LAST_PATIENCE: Duration = Duration::from_millis(500);

/// An ordered list of stores, or none. Clones share it; threads may use it at once.
///
/// Whatever a store does, these calls do not fail. An entry of a store is believed only with the user's signature,
/// unless [`Trust`] says otherwise.
#[derive(Clone, Default)]
pub struct Stores {
    shared: Option<Arc<Shared>>,
}

/// An entry and how good it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The answer.
    pub entry: StoredEntry,
    /// Whether it may be used without proof.
    pub believed: bool,
    /// The store that had it; 0 is memory.
    pub from: usize,
}

struct Shared {
    memory: Memory,
    tally: Tally,
    /// The places behind memory. Their stores are opened when they are first needed, which many runs never do.
    places: Vec<Place>,
    opened: OnceLock<Vec<Backed>>,
    trust: Trust,
    secret: Secret,
    keep_text: AtomicBool,
    /// What an answer costs without stores, in nanoseconds; zero if it is not known.
    cost: AtomicU64,
    notices: Arc<Notices>,
}

struct Backed {
    store: Arc<dyn Backing>,
    writer: Writer,
    tally: Arc<Tally>,
}

impl Stores {
    /// Memory alone.
    pub fn memory() -> Stores {
        Stores::open(&[], Trust::Own, Secret::random())
    }

    /// Memory, and these places behind it. A store that cannot be used is bypassed, with a notice.
    pub fn open(places: &[Place], trust: Trust, secret: Secret) -> Stores {
        let places = places.iter().filter(|place| **place != Place::Memory).cloned().collect();
        let stores = Shared {
            memory: Memory::new(),
            tally: Tally::default(),
            places,
            opened: OnceLock::new(),
            trust,
            secret,
            keep_text: AtomicBool::new(false),
            cost: AtomicU64::new(0),
            notices: Arc::new(Notices::default()),
        };
        Stores { shared: Some(Arc::new(stores)) }
    }

    /// Whether there is any store, memory included.
    pub fn is_none(&self) -> bool {
        self.shared.is_none()
    }

    /// Whether answers outlive the process.
    pub fn is_persistent(&self) -> bool {
        self.shared.as_ref().is_some_and(|shared| !shared.places.is_empty())
    }

    /// Keeps the texts of questions beside the answers from now on, so that users can read them.
    pub fn keep_text(&self, keep: bool) {
        if let Some(shared) = &self.shared {
            shared.keep_text.store(keep, Ordering::Relaxed);
        }
    }

    /// Sets what an answer costs without a store. A server that takes longer on average is not asked for a while.
    pub fn set_cost(&self, cost: Duration) {
        if let Some(shared) = &self.shared {
            shared.cost.store(cost.as_nanos() as u64, Ordering::Relaxed);
        }
        for backed in self.backed() {
            backed.store.set_cost(cost);
        }
    }

    /// The entry of the nearest store that has one.
    pub fn get(&self, key: &Key) -> Option<Found> {
        let shared = self.shared.as_ref()?;
        match shared.remembered(key) {
            Some(found) if shared.suffices(&found) => Some(found),
            doubtful => shared.search(std::slice::from_ref(key), vec![doubtful]).pop().flatten(),
        }
    }

    /// The same for many keys, asking each store once.
    pub fn get_many(&self, keys: &[Key]) -> Vec<Option<Found>> {
        let Some(shared) = &self.shared else { return vec![None; keys.len()] };
        let found = keys.iter().map(|key| shared.remembered(key)).collect();
        shared.search(keys, found)
    }

    /// Keeps an answer: in memory at once, in the other stores soon. The text of the question is kept only if that is
    /// set.
    pub fn put(&self, key: Key, kind: Kind, entry: &StoredEntry, text: &str) {
        let Some(shared) = &self.shared else { return };
        let entry = Arc::new(entry.clone());
        for backed in shared.stores() {
            let text = shared.keep_text.load(Ordering::Relaxed).then(|| text.to_owned());
            backed.writer.put(Write { key, content: Content::Answer(kind, entry.clone()), text });
        }
        shared.memory.put(key, entry, true);
        shared.tally.writes.add(1);
    }

    /// Reports an entry whose solution is wrong: it is not used again, and users are told.
    pub fn refute(&self, key: &Key, found: &Found) {
        let Some(shared) = &self.shared else { return };
        shared.memory.forget(key);
        if let Some(backed) = found.from.checked_sub(1).and_then(|place| shared.stores().get(place)) {
            shared.reject(backed);
        }
    }

    /// Waits until everything is written, at most this long for each store.
    pub fn flush(&self, patience: Duration) {
        let Some(shared) = &self.shared else { return };
        for backed in self.backed() {
            // There is a notice already about a store that is away.
            if !backed.store.is_reachable() {
                continue;
            }
            let left = backed.writer.flush(patience);
            if left > 0 {
                let name = backed.store.name();
                shared.notices.say(name, Topic::Lost, || {
                    format!("{name}: {left} answers could not be written in time; a later run will compute them again")
                });
            }
        }
    }

    /// Notices that users have not been shown yet.
    pub fn notices(&self) -> Vec<String> {
        self.shared.as_ref().map_or_else(Vec::new, |shared| shared.notices.take())
    }

    /// Adds a notice; for callers that meet a problem before the stores are used.
    pub fn say(&self, notice: String) {
        if let Some(shared) = &self.shared {
            shared.notices.say(&notice.clone(), Topic::Gone, || notice);
        }
    }

    /// What each store did so far, in the order of the list.
    pub fn counters(&self) -> Vec<StoreCounters> {
        let memory = self.shared.iter().map(|shared| shared.tally.read(Place::Memory.to_string()));
        memory.chain(self.backed().iter().map(|backed| backed.tally.read(backed.store.name().to_owned()))).collect()
    }

    /// The stores that have been opened.
    fn backed(&self) -> &[Backed] {
        self.shared.as_ref().and_then(|shared| shared.opened.get()).map_or(&[], Vec::as_slice)
    }
}

impl fmt::Debug for Stores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.backed().iter().map(|backed| backed.store.name())).finish()
    }
}

impl Shared {
    fn stores(&self) -> &[Backed] {
        self.opened.get_or_init(|| self.places.iter().filter_map(|place| self.open(place)).collect())
    }

    fn open(&self, place: &Place) -> Option<Backed> {
        let (tally, notices) = (Arc::new(Tally::default()), self.notices.clone());
        let store: Arc<dyn Backing> = match place {
            Place::Memory => return None,
            Place::File(path) => Arc::new(FileStore::open(path, tally.clone(), notices)),
            Place::Redis(address) => Arc::new(RedisStore::open(address, tally.clone(), notices)),
        };
        let cost = self.cost.load(Ordering::Relaxed);
        if cost > 0 {
            store.set_cost(Duration::from_nanos(cost));
        }
        let writer = Writer::start(store.clone(), tally.clone(), self.secret.clone());
        Some(Backed { store, writer, tally })
    }

    fn remembered(&self, key: &Key) -> Option<Found> {
        let found = self.memory.get(key);
        if found.is_some() {
            self.tally.hits.add(1)
        } else {
            self.tally.misses.add(1)
        }
        found.map(|found| Found { entry: (*found.entry).clone(), believed: found.believed, from: 0 })
    }

    /// Whether no later store can have anything better. An entry that its reader can verify cheaply need not be
    /// believed.
    fn suffices(&self, found: &Found) -> bool {
        found.believed || found.entry.is_evident() || self.trust == Trust::None
    }

    /// Asks one store after another for keys that have no entry yet, or none that suffices.
    fn search(&self, keys: &[Key], mut found: Vec<Option<Found>>) -> Vec<Option<Found>> {
        let open = |found: &Option<Found>| !found.as_ref().is_some_and(|found| self.suffices(found));
        let mut wanted: Vec<usize> = (0..keys.len()).filter(|&i| open(&found[i])).collect();
        // For each key, the stores whose bytes at this key are damaged.
        let mut damaged = vec![Vec::new(); keys.len()];
        for (place, backed) in self.stores().iter().enumerate() {
            if wanted.is_empty() {
                break;
            }
            let asked: Vec<Key> = wanted.iter().map(|&i| keys[i]).collect();
            for (&i, answer) in wanted.iter().zip(backed.store.get(&asked)) {
                let bytes = match answer {
                    Lookup::Value(bytes) => bytes,
                    Lookup::Absent => {
                        backed.tally.misses.add(1);
                        continue;
                    }
                    Lookup::NotAsked => continue,
                    Lookup::Garbage => Vec::new(),
                };
                let Some(unsealed) = unseal(&keys[i], &bytes, &self.secret) else {
                    self.reject(backed);
                    damaged[i].push(place);
                    continue;
                };
                backed.tally.hits.add(1);
                let believed = match self.trust {
                    Trust::None => false,
                    Trust::Own => unsealed.owner == Owner::Own,
                    Trust::All => true,
                };
                if believed || found[i].is_none() {
                    self.copy(&keys[i], &bytes, unsealed.owner, place, &damaged[i]);
                    self.memory.put(keys[i], Arc::new(unsealed.entry.clone()), believed);
                    found[i] = Some(Found { entry: unsealed.entry, believed, from: place + 1 });
                }
            }
            wanted.retain(|&i| open(&found[i]));
        }
        found
    }

    /// Copies an entry to the nearer stores, with the signature it has: signing a foreign entry would make it believed
    /// for good.
    fn copy(&self, key: &Key, bytes: &[u8], owner: Owner, from: usize, damaged: &[usize]) {
        for (place, backed) in self.stores()[..from].iter().enumerate() {
            let mode = if owner == Owner::Own || damaged.contains(&place) { Mode::Replace } else { Mode::Keep };
            backed.writer.put(Write { key: *key, content: Content::Copy(bytes.to_vec(), mode), text: None });
        }
    }

    fn reject(&self, backed: &Backed) {
        backed.tally.rejected.add(1);
        let name = backed.store.name();
        self.notices.say(name, Topic::Damage, || {
            format!(
                "{name}: an entry is damaged and not used; `heapwright store check --store {name}` lists such entries, \
                 `heapwright store compact --store {name}` drops them"
            )
        });
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        for backed in self.opened.get().into_iter().flatten().filter(|backed| backed.store.is_reachable()) {
            backed.writer.flush(LAST_PATIENCE);
        }
    }
}
