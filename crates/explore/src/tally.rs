//! How many inputs take which paths: the numbers behind probabilities.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use count::{Probability, Uncountable};
use num_bigint::BigUint;

use crate::outcome::Violation;
use crate::path::Path;
use crate::violation_kind::ViolationKind;

/// How paths are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The most paths that are listed, the first in the order of paths; sums are over all.
    pub listed: usize,
    /// Cases that one path may take.
    pub cases: u64,
    /// Time that one path may take.
    pub time: Duration,
}

impl Default for Counting {
    /// No list, and a few seconds for each path.
    fn default() -> Counting {
        Counting { listed: 0, cases: 200_000, time: Duration::from_secs(5) }
    }
}

/// How a completed path ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PathEnd {
    /// It returned, or ended the process.
    Returned,
    /// It threw an exception that is no violation; the class, by its Java name.
    Threw(String),
    /// It violated the property: what, and where.
    Violated(ViolationKind, String),
}

impl PathEnd {
    /// The end of the paths of a violation.
    pub fn of(violation: &Violation) -> PathEnd {
        PathEnd::Violated(violation.kind.clone(), violation.at.to_string())
    }
}

impl fmt::Display for PathEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PathEnd::Returned => f.write_str("returned"),
            PathEnd::Threw(class) => write!(f, "threw {class}"),
            PathEnd::Violated(kind, at) => write!(f, "violated: {kind} at {at}"),
        }
    }
}

/// The inputs that take one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathCount {
    /// How it ends.
    pub ended: PathEnd,
    /// The conditions that its inputs satisfy, in Java-like form.
    pub conditions: Vec<String>,
    /// How many assignments of its primitive inputs take it, and their share of all assignments.
    pub count: Result<(BigUint, Probability), Uncountable>,
}

/// What paths with the same end have together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// All paths.
    pub paths: u64,
    /// The sum of the probabilities of the paths that were counted.
    pub probability: Probability,
    /// Paths that were not counted, by reason. If there are any, the sum is a lower bound.
    pub uncounted: BTreeMap<Uncountable, u64>,
}

impl Sum {
    /// Adds what other paths have.
    pub fn add(&mut self, other: &Sum) {
        self.paths += other.paths;
        self.probability = self.probability.plus(&other.probability);
        for (reason, paths) in &other.uncounted {
            *self.uncounted.entry(reason.clone()).or_default() += paths;
        }
    }

    /// Whether every path was counted.
    pub fn is_exact(&self) -> bool {
        self.uncounted.is_empty()
    }
}

/// The counted paths of an exploration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whether paths were counted at all.
    pub is_counted: bool,
    /// How many paths are listed, at most.
    pub listed: usize,
    /// By end.
    pub sums: BTreeMap<PathEnd, Sum>,
    /// The first paths in the order of paths, as many as were to be listed.
    pub paths: BTreeMap<Path, PathCount>,
    /// Paths with decisions that have no probability: whether a reference is null, which object it is, its class, the
    /// length of a string. Probabilities of such paths are conditional on these decisions, and their sums are no
    /// probabilities.
    pub given_heap: u64,
}

impl Tally {
    /// Adds what another worker counted.
    pub fn merge(&mut self, other: Tally) {
        self.is_counted |= other.is_counted;
        self.listed = self.listed.max(other.listed);
        for (ended, sum) in &other.sums {
            self.sums.entry(ended.clone()).or_default().add(sum);
        }
        self.paths.extend(other.paths);
        while self.paths.len() > self.listed {
            self.paths.pop_last();
        }
        self.given_heap += other.given_heap;
    }

    /// Adds a path.
    pub fn add(&mut self, path: &Path, count: PathCount) {
        self.is_counted = true;
        let mut sum = Sum { paths: 1, ..Sum::default() };
        match &count.count {
            Ok((_, probability)) => sum.probability = probability.clone(),
            Err(reason) => {
                sum.uncounted.insert(reason.clone(), 1);
            }
        }
        self.sums.entry(count.ended.clone()).or_default().add(&sum);
        if self.wants(path) {
            self.paths.insert(path.clone(), count);
            if self.paths.len() > self.listed {
                self.paths.pop_last();
            }
        }
    }

    /// Whether a path would be listed.
    pub fn wants(&self, path: &Path) -> bool {
        self.paths.len() < self.listed || self.paths.last_key_value().is_some_and(|(last, _)| path < last)
    }

    /// All paths together.
    pub fn total(&self) -> Sum {
        let mut total = Sum::default();
        self.sums.values().for_each(|sum| total.add(sum));
        total
    }

    /// The probability of everything that no counted path takes: excluded by assumptions, left, or not counted. None
    /// where sums are no probabilities.
    pub fn rest(&self) -> Option<Probability> {
        if self.given_heap > 0 { None } else { Probability::one().minus(&self.total().probability) }
    }
}
