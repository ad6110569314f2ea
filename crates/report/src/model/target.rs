//! What the exploration of a target found, alone and over all methods of a class.

use std::collections::BTreeMap;

use explore::Limit;
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    Bug, Config, Counters, Coverage, Crash, Gap, Heaps, HexRecheck, Judged, Mistake, PathTree, Paths, Probability,
    Sandbox, Tests, Time, Violation,
};

/// The report of `heapwright check`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Check {
    /// The only target, or the totals over all methods of a class.
    #[serde(flatten)]
    pub whole: Target,
    /// The methods of a class, each by itself; absent where the target is a single method.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Vec<Target>>,
    /// How the program was confined; absent where it was not run on the real JVM.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<Sandbox>,
}

impl Check {
    /// The methods, each by itself: of a class all, else the only one.
    pub fn targets(&self) -> &[Target] {
        self.targets.as_deref().unwrap_or(std::slice::from_ref(&self.whole))
    }
}

/// The report of `heapwright test`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Test {
    /// What the exploration found.
    #[serde(flatten)]
    pub check: Check,
    /// The tests that were made of its paths.
    pub tests: Tests,
}

/// What an exploration says about its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Some input violates the property.
    Violated,
    /// No input does.
    Verified,
    /// No input within the limits does.
    VerifiedWithinLimits,
    /// No input does, since none satisfies what is assumed: nothing was verified.
    Vacuous,
    /// No violation was found, but paths were left, or a prediction of ours was wrong.
    Incomplete,
}

/// What the exploration of one target found.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Target {
    /// The target in the form that users write.
    pub target: String,
    /// The settings of the exploration, by flag.
    pub config: Config,
    /// What the exploration says about the target.
    pub verdict: Verdict,
    /// Why the exploration ended before all paths were explored.
    pub interrupted: Option<String>,
    /// What inputs can be and what the surroundings do, as far as the claim depends on it: one sentence each.
    pub world: Vec<String>,
    /// How many paths there were, and how they ended.
    pub paths: Paths,
    /// How often each limit, by its flag, kept an input from being larger. `made-array` is the limit for arrays where the
    /// program makes them.
    #[schemars(with = "BTreeMap<String, u64>")]
    pub cuts: BTreeMap<Limit, u64>,
    /// The input heaps of the completed paths.
    pub heaps: Heaps,
    /// The code that the paths executed.
    pub coverage: Coverage,
    /// The violations, one for each kind and place.
    pub violations: Vec<Violation>,
    /// What looked like violations until the real JVM did something else.
    pub refuted: Vec<Violation>,
    /// Our own mistakes: predictions that the real JVM refuted. They are neither violations nor gaps.
    pub mistakes: Vec<Mistake>,
    /// Panics of ours, where there were some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bugs: Vec<Bug>,
    /// Exceptions that assumptions threw. An assumption that throws does not hold.
    pub crashes: Vec<Crash>,
    /// Paths that were left, by reason and place.
    pub gaps: Vec<Gap>,
    /// What the exploration cost, in numbers that do not depend on the computer.
    pub counters: Counters,
    /// What it cost in time.
    pub time_ms: Time,
    /// What is known of the inputs of completed paths, where the invariant did not run first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judged: Option<Judged>,
    /// What a second look at the shapes of inputs found, where it found something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex_recheck: Option<HexRecheck>,
    /// How probable each outcome is, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<Probability>,
    /// The tree of the paths of one method, where it is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<PathTree>,
}

impl Target {
    /// Whether every path within the limits was explored, and no prediction was wrong.
    pub fn is_complete(&self) -> bool {
        self.gaps.is_empty() && self.mistakes.is_empty() && !self.has_ended_early()
    }

    /// Whether the exploration ended before its time.
    pub fn has_ended_early(&self) -> bool {
        !self.bugs.is_empty() || self.interrupted.is_some()
    }
}
