//! The input heaps of completed paths, each shape once: how many paths have it, how they ended, and one of them.

use std::collections::BTreeMap;

use outline::Outline;
use rustc_hash::FxHashMap;

use crate::path::Path;

/// Heaps that are kept; further ones are only counted.
const MOST: usize = 500_000;

/// What is kept of the input heaps of completed paths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Surveying {
    /// How many shapes there are.
    #[default]
    Off,
    /// The shapes.
    Heaps,
    /// The same for a subject that is an invariant: it is decided what each path answers.
    Answers,
}

/// What a path answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Answer {
    /// The subject returned true.
    True,
    /// It returned false.
    False,
    /// It threw an exception, or its answer was not to be decided.
    Other,
}

/// Paths that have a heap in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// How many.
    pub paths: u64,
    /// The first in the order of paths.
    pub first: Path,
}

/// The shapes of input heaps.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The paths of each, by what they answered.
    pub heaps: FxHashMap<Outline, BTreeMap<Answer, Seen>>,
    /// Paths whose heap was not kept: there were too many.
    pub left_out: u64,
}

impl Survey {
    /// Adds a path.
    pub(crate) fn add(&mut self, heap: Outline, answer: Answer, path: &Path) {
        self.add_seen(heap, answer, Seen { paths: 1, first: path.clone() });
    }

    /// Adds what another worker saw.
    pub(crate) fn merge(&mut self, other: Survey) {
        self.left_out += other.left_out;
        for (heap, answers) in other.heaps {
            for (answer, seen) in answers {
                self.add_seen(heap.clone(), answer, seen);
            }
        }
    }

    fn add_seen(&mut self, heap: Outline, answer: Answer, more: Seen) {
        if self.heaps.len() >= MOST && !self.heaps.contains_key(&heap) {
            self.left_out += more.paths;
            return;
        }
        let answers = self.heaps.entry(heap).or_default();
        let Some(seen) = answers.get_mut(&answer) else {
            answers.insert(answer, more);
            return;
        };
        seen.paths += more.paths;
        if more.first < seen.first {
            seen.first = more.first;
        }
    }

    /// The heaps on which some path answered so, smallest first, each with its paths.
    pub fn answered(&self, answer: Answer) -> Vec<(&Outline, &Seen)> {
        let seen = self.heaps.iter().filter_map(|(heap, answers)| Some((heap, answers.get(&answer)?)));
        sorted(seen.collect())
    }

    /// All heaps, smallest first, each with its paths.
    pub fn all(&self) -> Vec<(&Outline, Seen)> {
        let together = |(heap, answers): (_, &BTreeMap<Answer, Seen>)| {
            let first = answers.values().map(|seen| &seen.first).min()?.clone();
            Some((heap, Seen { paths: answers.values().map(|seen| seen.paths).sum(), first }))
        };
        let mut all: Vec<(&Outline, Seen)> = self.heaps.iter().filter_map(together).collect();
        all.sort_by(|one, two| rank(one.0, &one.1).cmp(&rank(two.0, &two.1)));
        all
    }
}

fn sorted<'a>(mut heaps: Vec<(&'a Outline, &'a Seen)>) -> Vec<(&'a Outline, &'a Seen)> {
    heaps.sort_by(|one, two| rank(one.0, one.1).cmp(&rank(two.0, two.1)));
    heaps
}

/// The order of heaps: the same however many workers there were.
fn rank<'a>(heap: &Outline, seen: &'a Seen) -> (usize, usize, &'a Path) {
    (heap.objects(), heap.references(), &seen.first)
}
