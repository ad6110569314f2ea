//! From the record of an exploration to what a report says of its target.

use std::time::Duration;

use explore::{Record, Settings};

use super::violation::{mistake, violation};
use super::world::world;
use super::{gaps, probability, tree};
use crate::model::{
    Bug, Check, Config, Counters, Crash, Frame, Heaps, HexRecheck, Judged, Mistake, Paths, Pruned, Target, Time,
    Verdict,
};
use crate::spelling;
use crate::summary::Summary;

/// One target, or all methods of a class with their totals.
pub fn check(target: &str, summaries: &[Summary]) -> Check {
    if let [single] = summaries {
        return Check { whole: self::target(single), targets: None, sandbox: None };
    }
    let targets: Vec<Target> = summaries.iter().map(self::target).collect();
    let mistakes = targets.iter().flat_map(|target| target.mistakes.iter().cloned()).collect();
    let bugs = targets.iter().flat_map(|target| target.bugs.iter().cloned()).collect();
    let whole = self::target(&total(target, summaries));
    let worst = summaries.iter().map(|summary| summary.record.verdict()).max();
    let verdict = worst.map_or(whole.verdict, Verdict::from);
    Check { whole: Target { mistakes, bugs, verdict, tree: None, ..whole }, targets: Some(targets), sandbox: None }
}

/// All methods of a class as one target.
fn total(target: &str, summaries: &[Summary]) -> Summary {
    let mut record = Record::default();
    for summary in summaries {
        record.merge(summary.record.clone());
    }
    let first = summaries.first().map(|summary| (summary.settings.clone(), summary.members));
    let (settings, members) = first.unwrap_or_default();
    let total = summaries.iter().map(|summary| summary.total).sum();
    Summary { target: target.to_owned(), settings, members, record, total }
}

/// The settings under which the target was explored in the end.
fn settings(summary: &Summary) -> Settings {
    let mut settings = summary.settings.clone();
    settings.inputs.subtypes = settings.inputs.subtypes.and(summary.record.also.iter().cloned());
    settings
}

/// One target.
pub fn target(summary: &Summary) -> Target {
    let record = &summary.record;
    let counts = &record.counts;
    let mistakes: Vec<Mistake> = record.mistakes.iter().map(|found| mistake(&summary.target, found)).collect();
    Target {
        target: summary.target.clone(),
        config: Config { settings: settings(summary), members: summary.members },
        verdict: record.verdict().into(),
        interrupted: record.interrupted.map(spelling::interruption),
        world: world(&summary.settings, record),
        paths: paths(record),
        cuts: record.cuts.clone(),
        heaps: Heaps { distinct: record.heaps.len() as u64, left_out: None, listed: None },
        coverage: (&record.coverage).into(),
        violations: record.violations.values().map(|found| violation(found, &record.tally)).collect(),
        refuted: record.refuted.iter().map(|found| violation(found, &record.tally)).collect(),
        mistakes,
        bugs: record.bugs.iter().map(|bug| self::bug(&summary.target, bug)).collect(),
        crashes: record.crashes.values().map(crash).collect(),
        gaps: gaps::gaps(record),
        counters: counters(record),
        time_ms: time(summary),
        judged: record.is_judged.then_some(Judged {
            valid: counts.valid,
            invalid: counts.invalid,
            uncompleted: counts.uncompleted,
            unknown: counts.unjudged,
            alarms: counts.alarms,
            false_alarms: counts.false_alarms,
        }),
        hex_recheck: (counts.hex_late + counts.hex_unchecked > 0)
            .then_some(HexRecheck { rejected: counts.hex_late, unchecked: counts.hex_unchecked }),
        probability: probability::probability(&record.tally),
        tree: tree::tree(&record.tree),
    }
}

impl From<explore::Verdict> for Verdict {
    fn from(verdict: explore::Verdict) -> Verdict {
        match verdict {
            explore::Verdict::Violated => Verdict::Violated,
            explore::Verdict::Verified => Verdict::Verified,
            explore::Verdict::VerifiedWithinLimits => Verdict::VerifiedWithinLimits,
            explore::Verdict::Vacuous => Verdict::Vacuous,
            explore::Verdict::Incomplete => Verdict::Incomplete,
        }
    }
}

fn bug(target: &str, bug: &explore::Bug) -> Bug {
    Bug { target: target.to_owned(), what: bug.message.clone(), path: bug.path.clone() }
}

fn crash(crash: &explore::Crash) -> Crash {
    Crash {
        specification: crash.specification.clone(),
        exception: crash.exception.clone(),
        trace: crash.trace.iter().cloned().map(Frame).collect(),
        paths: crash.paths,
    }
}

fn paths(record: &Record) -> Paths {
    let counts = &record.counts;
    Paths {
        completed: counts.completed(),
        returned: counts.returned,
        threw: counts.threw,
        violated: counts.violated,
        pruned: Pruned {
            solver: counts.pruned_solver,
            admission: counts.pruned_admission,
            precondition: counts.pruned_precondition,
            limit: counts.pruned_limit,
        },
        gaps: gaps::counts(record),
    }
}

fn counters(record: &Record) -> Counters {
    let (counts, solver) = (&record.counts, &record.counts.solver);
    Counters {
        bytecodes: counts.bytecodes,
        forks: counts.forks,
        branches: counts.branches,
        queries: solver.queries,
        order_hits: solver.order_hits,
        model_hits: solver.model_hits,
        store_hits: solver.store_hits,
        implication_hits: solver.implication_hits,
        smt_calls: solver.smt_calls,
        sat_calls: solver.sat_calls,
        count_queries: counts.count_queries,
        count_hits: counts.count_hits,
        admission_queries: counts.admission_queries,
        admission_hits: counts.admission_hits,
    }
}

fn time(summary: &Summary) -> Time {
    let counts = &summary.record.counts;
    Time {
        total: summary.total,
        solver: Duration::from_nanos(counts.solver.smt_nanos),
        admission: Duration::from_nanos(counts.admission_nanos),
        boot: summary.record.boot,
    }
}
