//! What the list asks of a store that outlives the process.

use std::fmt;
use std::time::Duration;

use crate::key::Key;

/// A store that outlives the process. It keeps bytes and does not know what they mean. It never fails: trouble becomes
/// a notice and [`Lookup::NotAsked`].
pub(crate) trait Backing: fmt::Debug + Send + Sync {
    /// The place, as users know it.
    fn name(&self) -> &str;

    /// What stands at these keys.
    fn get(&self, keys: &[Key]) -> Vec<Lookup>;

    /// Writes rows, all or none where it can. Called by one thread only.
    fn commit(&self, rows: &[Row]) -> Commit;

    /// Called by the writing thread now and then; the result says when next, if at all.
    fn tend(&self) -> Option<Duration> {
        None
    }

    /// Whether waiting for its writes makes sense.
    fn is_reachable(&self) -> bool {
        true
    }

    /// Tells it what an answer costs without the store: waiting longer for the store is not worth it.
    fn set_cost(&self, _cost: Duration) {}
}

/// What a store has at a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lookup {
    Value(Vec<u8>),
    Absent,
    /// Bytes that no store of ours writes.
    Garbage,
    /// The store cannot answer now.
    NotAsked,
}

/// An entry to be written.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub key: Key,
    pub value: Vec<u8>,
    /// Seconds since 1970.
    pub made: u64,
    pub mode: Mode,
    pub text: Option<String>,
}

/// What happens to an entry that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Replace,
    Keep,
}

/// What became of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Commit {
    Done,
    /// Another process holds the store; worth trying again at once.
    Busy,
    /// The store is away; not worth waiting for.
    Away,
    /// The store cannot be written to in this run.
    Refused,
}
