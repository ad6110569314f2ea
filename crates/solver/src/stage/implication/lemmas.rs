//! Lemmas, kept in the stores for other runs: impossible conjunctions, and a model for each skeleton.

use store::{Key, Kind, StoredEntry, Stores};

use super::CORES;
use super::core::Core;

/// The lemmas of other runs.
#[derive(Debug)]
pub(super) struct Lemmas {
    stores: Option<Stores>,
    fetched: bool,
}

/// What the list of impossible conjunctions is kept by.
const LIST: &str = "impossible";

impl Lemmas {
    /// The lemmas of these stores, if there are any.
    pub(super) fn new(stores: Option<Stores>) -> Lemmas {
        Lemmas { stores, fetched: false }
    }

    /// The impossible conjunctions; they are fetched once, then the list is empty.
    pub(super) fn fetch(&mut self) -> Vec<Core> {
        let first = !std::mem::replace(&mut self.fetched, true);
        if first { self.texts().iter().filter_map(|text| Core::parse(text)).collect() } else { Vec::new() }
    }

    fn texts(&self) -> Vec<String> {
        let found = self.stores.as_ref().and_then(|stores| stores.get(&Key::of(Kind::Lemma, LIST)));
        match found.filter(|found| found.believed).map(|found| found.entry) {
            Some(StoredEntry::Impossible(texts)) => texts,
            _ => Vec::new(),
        }
    }

    /// Keeps impossible conjunctions, in front of those that other runs have kept.
    pub(super) fn keep(&self, cores: &[Core]) {
        let Some(stores) = &self.stores else { return };
        let mut texts: Vec<String> = cores.iter().map(|core| core.text.clone()).collect();
        for text in self.texts() {
            if texts.len() < CORES && !texts.contains(&text) {
                texts.push(text);
            }
        }
        stores.put(Key::of(Kind::Lemma, LIST), Kind::Lemma, &StoredEntry::Impossible(texts), LIST);
    }

    /// A model of a conjunction of this skeleton.
    pub(super) fn model(&self, skeleton: u64) -> Option<Vec<u64>> {
        let found = self.stores.as_ref()?.get(&Key::of(Kind::Lemma, &name(skeleton)))?;
        match found.entry {
            StoredEntry::Sat(values) => Some(values),
            _ => None,
        }
    }

    pub(super) fn keep_model(&self, skeleton: u64, values: &[u64]) {
        if let Some(stores) = &self.stores {
            let name = name(skeleton);
            stores.put(Key::of(Kind::Lemma, &name), Kind::Lemma, &StoredEntry::Sat(values.to_vec()), &name);
        }
    }
}

/// The name in stores, which keep what earlier versions called it.
fn name(skeleton: u64) -> String {
    format!("shape {skeleton:016x}")
}
