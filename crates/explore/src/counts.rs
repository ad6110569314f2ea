//! The record of an exploration: what the paths did, counted.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use machine::{LeftOut, Surrounding};

use crate::coverage::Coverage;
use crate::crash::Crash;
use crate::digests::merge_sorted;
use crate::error::Bug;
use crate::gap::{Gap, GapReason};
use crate::location::Location;
use crate::mistake::Mistake;
use crate::outcome::Violation;
use crate::path::Path;
use crate::path_tree::PathTree;
use crate::settings::Limit;
use crate::survey::Survey;
use crate::tally::{PathEnd, Tally};
use crate::violation_kind::ViolationKind;

/// Why an exploration ended before all paths were explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interruption {
    /// It was stopped from outside.
    Stopped,
    /// This time was used up.
    Time(Duration),
    /// These bytes of memory were used up, also without the path that was being explored.
    Memory(usize),
}

/// Numbers that add up over workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Paths that returned.
    pub returned: u64,
    /// Paths that threw an exception that is no violation.
    pub threw: u64,
    /// Those of them whose exception a contract announces.
    pub announced: u64,
    /// Paths that violated the property.
    pub violated: u64,
    /// Alternatives that the solver refuted.
    pub pruned_solver: u64,
    /// Alternatives that admission rejected.
    pub pruned_admission: u64,
    /// Paths that an assumption ended.
    pub pruned_precondition: u64,
    /// Materializations that a limit forbade.
    pub pruned_limit: u64,
    /// Instructions executed.
    pub bytecodes: u64,
    /// Choices with more than one feasible alternative.
    pub forks: u64,
    /// Conditions that had to be decided.
    pub branches: u64,
    /// The solver's share.
    pub solver: solver::Counters,
    /// Factors of path conditions whose solutions were to be counted.
    pub count_queries: u64,
    /// Those whose count was in a store.
    pub count_hits: u64,
    /// Decisions that admission was asked about.
    pub admission_queries: u64,
    /// Questions to admission whose answer was known: the same partial heap had been asked about before.
    pub admission_hits: u64,
    /// Time that the questions to admission took.
    pub admission_nanos: u64,
    /// Ended paths whose inputs turned out to violate the specification of shapes.
    pub hex_late: u64,
    /// Ended paths whose inputs have too many backbones to tell.
    pub hex_unchecked: u64,
    /// Ended paths that were judged and whose inputs can be valid.
    pub valid: u64,
    /// Judged paths whose inputs cannot be valid.
    pub invalid: u64,
    /// Judged paths whose inputs no completion makes valid, with as many further objects as were tried.
    pub uncompleted: u64,
    /// Judged paths for which the search for a completion was given up.
    pub unjudged: u64,
    /// Judged paths that violate the property.
    pub alarms: u64,
    /// Alarms whose inputs cannot be valid, or not with as many further objects as were tried.
    pub false_alarms: u64,
}

impl Counts {
    /// Paths that satisfied every assumption and ended.
    pub fn completed(&self) -> u64 {
        self.returned + self.threw + self.violated
    }

    fn add(&mut self, other: &Counts) {
        // All by name: a number that is added to the struct must be added up here.
        let Counts {
            returned,
            threw,
            announced,
            violated,
            pruned_solver,
            pruned_admission,
            pruned_precondition,
            pruned_limit,
            bytecodes,
            forks,
            branches,
            solver,
            count_queries,
            count_hits,
            admission_queries,
            admission_hits,
            admission_nanos,
            hex_late,
            hex_unchecked,
            valid,
            invalid,
            uncompleted,
            unjudged,
            alarms,
            false_alarms,
        } = *other;
        self.returned += returned;
        self.threw += threw;
        self.announced += announced;
        self.violated += violated;
        self.pruned_solver += pruned_solver;
        self.pruned_admission += pruned_admission;
        self.pruned_precondition += pruned_precondition;
        self.pruned_limit += pruned_limit;
        self.bytecodes += bytecodes;
        self.forks += forks;
        self.branches += branches;
        self.solver += solver;
        self.count_queries += count_queries;
        self.count_hits += count_hits;
        self.admission_queries += admission_queries;
        self.admission_hits += admission_hits;
        self.admission_nanos += admission_nanos;
        self.hex_late += hex_late;
        self.hex_unchecked += hex_unchecked;
        self.valid += valid;
        self.invalid += invalid;
        self.uncompleted += uncompleted;
        self.unjudged += unjudged;
        self.alarms += alarms;
        self.false_alarms += false_alarms;
    }
}

/// What an exploration says about its subject. The later of two verdicts is that of both together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// No input violates the property.
    Verified,
    /// No input within the limits does, or none with the surroundings as they were fixed.
    VerifiedWithinLimits,
    /// No input does, since none satisfies what is assumed: nothing was verified.
    Vacuous,
    /// No violation was found, but paths were left, or a prediction was refuted.
    Incomplete,
    /// Some input violates the property.
    Violated,
}

/// What an exploration found.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Numbers.
    pub counts: Counts,
    /// Violations, one for each kind and place, with the first path in the order of paths.
    pub violations: BTreeMap<(ViolationKind, String), Violation>,
    /// Predicted violations that the real JVM refuted.
    pub refuted: Vec<Violation>,
    /// Our own mistakes: predictions that the real JVM refuted, those of violations among them.
    pub mistakes: Vec<Mistake>,
    /// Panics of workers: what they had left is lost, what they had found is not.
    pub bugs: Vec<Bug>,
    /// Exceptions that assumptions threw.
    pub crashes: BTreeMap<(String, String, Option<Location>), Crash>,
    /// Paths that were left, by reason and place.
    pub gaps: BTreeMap<Gap, u64>,
    /// Inputs that were left out, though callers can pass them.
    pub left_out: BTreeSet<LeftOut>,
    /// Classes of the JDK, by Java names, that calls were also resolved for, since the program asks for them later.
    pub also: Vec<String>,
    /// What the paths read of their surroundings, each of which had one fixed value.
    pub surroundings: BTreeSet<Surrounding>,
    /// How often each limit kept the input from being larger.
    pub cuts: BTreeMap<Limit, u64>,
    /// The first completed paths in the order of paths, as many as were to be kept.
    pub paths: BTreeSet<Path>,
    /// Completed paths that executed what their worker had not seen before.
    pub new_paths: BTreeSet<Path>,
    /// Digests of the input heaps of completed paths, ascending.
    pub heaps: Vec<u64>,
    /// The input heaps themselves, where they are kept.
    pub survey: Survey,
    /// The tree of ended paths, where it is kept.
    pub tree: PathTree,
    /// What the paths executed, where the machine notes it.
    pub coverage: Coverage,
    /// How many inputs take which paths, where that is counted.
    pub tally: Tally,
    /// Why the exploration ended before all paths were explored.
    pub interrupted: Option<Interruption>,
    /// Whether the invariants did not run before the subject. They are then assumed when a path is judged, and not
    /// checked at exit.
    pub is_judged: bool,
    /// Time for starting the JDK.
    pub boot: Duration,
}

impl Record {
    /// Adds what another worker found.
    pub fn merge(&mut self, other: Record) {
        // All by name: what is added to the struct must be merged here.
        let Record {
            counts,
            violations,
            refuted,
            mistakes,
            bugs,
            crashes,
            gaps,
            left_out,
            also,
            surroundings,
            cuts,
            paths,
            new_paths,
            heaps,
            survey,
            tree,
            coverage,
            tally,
            interrupted,
            is_judged,
            boot,
        } = other;
        self.counts.add(&counts);
        for violation in violations.into_values() {
            self.add_violation(violation);
        }
        self.refuted.extend(refuted);
        self.mistakes.extend(mistakes);
        self.bugs.extend(bugs);
        for crash in crashes.into_values() {
            self.add_crash(crash);
        }
        for (gap, count) in gaps {
            *self.gaps.entry(gap).or_default() += count;
        }
        self.left_out.extend(left_out);
        self.also.extend(also);
        self.surroundings.extend(surroundings);
        for (limit, count) in cuts {
            *self.cuts.entry(limit).or_default() += count;
        }
        self.paths.extend(paths);
        self.new_paths.extend(new_paths);
        self.add_heaps(heaps);
        self.survey.merge(survey);
        self.tree.merge(tree);
        self.coverage.merge(coverage);
        self.tally.merge(tally);
        self.interrupted = self.interrupted.take().or(interrupted);
        self.is_judged |= is_judged;
        self.boot = self.boot.max(boot);
    }

    /// Adds digests of input heaps, ascending.
    pub fn add_heaps(&mut self, heaps: Vec<u64>) {
        if self.heaps.is_empty() {
            self.heaps = heaps;
        } else if !heaps.is_empty() {
            let sorted = self.heaps.len();
            self.heaps.extend(heaps);
            merge_sorted(&mut self.heaps, sorted);
        }
    }

    /// Adds a violation; of several at one place the first path stays.
    pub fn add_violation(&mut self, violation: Violation) {
        let key = (violation.kind.clone(), violation.at.to_string());
        match self.violations.get_mut(&key) {
            Some(known) => {
                let count = known.count + violation.count;
                if violation.path < known.path {
                    *known = violation;
                }
                known.count = count;
            }
            None => {
                self.violations.insert(key, violation);
            }
        }
    }

    /// Takes what the real JVM refuted out of the violations: it is a mistake of ours.
    pub fn drop_refuted(&mut self) {
        let mistaken =
            self.violations.iter().filter_map(|(key, found)| Some((key.clone(), Mistake::of_violation(found)?)));
        for (key, mistake) in mistaken.collect::<Vec<_>>() {
            let Some(violation) = self.violations.remove(&key) else { continue };
            self.add_mistake(mistake);
            self.tally.sums.remove(&PathEnd::Violated(key.0, key.1));
            self.counts.violated -= violation.count.min(self.counts.violated);
            self.refuted.push(violation);
        }
    }

    /// Adds a refuted prediction, once for each path.
    pub fn add_mistake(&mut self, mistake: Mistake) {
        if self.mistakes.iter().all(|known| known.path != mistake.path) {
            self.mistakes.push(mistake);
        }
    }

    /// Whether this path would replace what is known of a violation.
    pub fn wants(&self, kind: &ViolationKind, at: &str, path: &Path) -> bool {
        self.violations.get(&(kind.clone(), at.to_owned())).is_none_or(|known| *path < known.path)
    }

    /// Counts an input that a limit kept from being larger.
    pub fn add_cut(&mut self, limit: Limit) {
        self.counts.pruned_limit += 1;
        *self.cuts.entry(limit).or_default() += 1;
    }

    /// Counts inputs that a limit kept from being larger.
    pub fn add_cuts(&mut self, limit: Limit, count: u64) {
        if count > 0 {
            self.counts.pruned_limit += count;
            *self.cuts.entry(limit).or_default() += count;
        }
    }

    /// Counts a path that an exception of an assumption ended.
    pub fn add_crash(&mut self, crash: Crash) {
        match self.crashes.get_mut(&crash.key()) {
            Some(known) => known.paths += crash.paths,
            None => {
                self.crashes.insert(crash.key(), crash);
            }
        }
    }

    /// Counts a path that was left.
    pub fn add_gap(&mut self, gap: Gap) {
        *self.gaps.entry(gap).or_default() += 1;
    }

    /// Notes something that holds of no path in particular: a promise that is not checked.
    pub fn add_unchecked(&mut self, promise: String) {
        self.gaps.entry(GapReason::Unchecked(promise).into()).or_default();
    }

    /// What it says about the subject.
    pub fn verdict(&self) -> Verdict {
        if !self.violations.is_empty() {
            Verdict::Violated
        } else if !self.is_complete() {
            Verdict::Incomplete
        } else if self.counts.completed() == 0 {
            Verdict::Vacuous
        } else if self.counts.pruned_limit > 0 || !self.surroundings.is_empty() || !self.left_out.is_empty() {
            Verdict::VerifiedWithinLimits
        } else {
            Verdict::Verified
        }
    }

    /// The record of a subject that cannot be explored, for a reason in words.
    pub fn unexplored(why: String) -> Record {
        let mut record = Record::default();
        record.add_gap(GapReason::Unsupported(why).into());
        record
    }

    /// Whether every path within the limits was explored, and no prediction was refuted.
    pub fn is_complete(&self) -> bool {
        self.gaps.is_empty() && self.mistakes.is_empty() && self.bugs.is_empty() && self.interrupted.is_none()
    }

    /// How many paths were left for some reasons.
    pub fn gaps_of(&self, is_wanted: impl Fn(&GapReason) -> bool) -> u64 {
        self.gaps.iter().filter(|(gap, _)| is_wanted(&gap.reason)).map(|(_, count)| count).sum()
    }

    /// How many paths were left at a limit.
    pub fn gaps_at_limits(&self) -> u64 {
        self.gaps_of(GapReason::is_limit)
    }
}
