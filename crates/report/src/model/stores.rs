//! What is in the stores of answers, whether they are sound, and what became of them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

/// The report of `heapwright store`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Stores {
    /// The stores, nearest first.
    pub stores: Vec<StoreReport>,
}

/// What is said of one store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoreReport {
    /// Its place.
    pub store: String,
    /// What was found there.
    #[serde(flatten)]
    pub state: StoreState,
}

/// What was found at the place of a store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum StoreState {
    /// `store check`: what is in it, and what is wrong.
    Checked(Faults),
    /// `store stat`: what is in it.
    Surveyed(Survey),
    /// `store compact`: what became of it.
    Compacted(Compaction),
    /// Nothing has been kept there yet.
    Absent {
        /// Always 0.
        entries: u64,
    },
}

/// What is in a store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Survey {
    /// Entries of all sorts.
    pub entries: u64,
    /// Intact entries by the kind of question.
    #[serde(serialize_with = "super::written::map")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub kinds: Vec<(String, u64)>,
    /// Intact entries that say "satisfiable".
    pub sat: u64,
    /// Intact entries that say "unsatisfiable".
    pub unsat: u64,
    /// Intact entries that the user's secret has signed.
    pub own: u64,
    /// Intact entries that another secret has signed.
    pub foreign: u64,
    /// Entries that are not intact.
    pub damaged: u64,
    /// Entries whose question is kept as text.
    pub texts: u64,
    /// Bytes on disk, or in the memory of the server.
    pub bytes: u64,
    /// When the oldest entry was made, in seconds since 1970; servers do not tell.
    pub oldest: Option<u64>,
    /// When the newest entry was made.
    pub newest: Option<u64>,
}

/// What is wrong with a store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Faults {
    /// What is in it, as far as it can be read.
    #[serde(flatten)]
    pub survey: Survey,
    /// How many things are wrong.
    pub faults: u64,
    /// The first of them, in words.
    pub first_faults: Vec<String>,
}

/// What became of a store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Compaction {
    /// Its size before.
    pub bytes_before: u64,
    /// Its size afterwards.
    pub bytes_after: u64,
    /// Entries that stayed.
    pub kept: u64,
    /// Entries that went.
    pub dropped: Dropped,
    /// Where the damaged file went, if what could be read had to be saved from it.
    pub damaged_file: Option<String>,
    /// What the user asked for and the store cannot do.
    #[serde(skip)]
    pub note: Option<String>,
}

/// Entries that went.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Dropped {
    /// Those that another secret had signed.
    pub foreign: u64,
    /// Those that were not intact.
    pub damaged: u64,
    /// Those that were too old, or too many.
    pub old: u64,
}
