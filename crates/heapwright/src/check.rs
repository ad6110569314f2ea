//! `heapwright check`: explores a subject and reports what was found.

use std::io::Write;
use std::time::{Duration, Instant};

use explore::{Case, Record, Replay, Verdict};
use report::{Sources, Summary, json, json_of_class};
use witness::replay::{Limits, replay};

use crate::cli::{CheckArgs, FormatArg};
use crate::failure::Failure;
use crate::plan::Plan;
use crate::shown::shown;

/// The exit status of a violation.
const VIOLATED: u8 = 1;
/// The exit status when paths were left.
const INCOMPLETE: u8 = 3;
/// How often a case is run again that may differ from run to run.
const AGAIN: usize = 12;
/// How long one input may run on the real JVM.
const REPLAY_TIME: Duration = Duration::from_secs(10);

/// Checks a target; the result is the exit status.
pub fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let plan = Plan::new(args, 0)?;
    let is_class = plan.targets.len() > 1;
    let mut summaries = Vec::new();
    for target in &plan.targets {
        let started = Instant::now();
        let record = plan.explore(target)?;
        let settings = shown(&plan.task);
        let summary = Summary { target: target.clone(), settings, record, total: started.elapsed() };
        if is_class && args.format == FormatArg::Text {
            print(&format!("{}\n", summary.headline()));
        }
        summaries.push(summary);
    }
    let mut records: Vec<&mut Record> = summaries.iter_mut().map(|summary| &mut summary.record).collect();
    replay_violations(&mut records, &plan, args.no_replay);
    let status = summaries.iter().fold(0, |status, summary| worse(status, summary.record.verdict()));
    let sources = sources(&plan);
    match (args.format, summaries.as_slice()) {
        (FormatArg::Text, [single]) => print(&report::text(single, &sources)),
        (FormatArg::Text, all) => print(&report::details(&args.target, all, &sources)),
        (FormatArg::Json, [single]) => print(&format!("{:#}\n", json(single))),
        (FormatArg::Json, all) => print(&format!("{:#}\n", json_of_class(&args.target, all))),
    }
    Ok(status)
}

/// Where source files are looked for.
pub fn sources(plan: &Plan) -> Sources {
    Sources::new(&std::env::current_dir().unwrap_or_default(), &plan.entries)
}

/// Asks the real JVM about every violation, in one process; what it refutes is none.
fn replay_violations(records: &mut [&mut Record], plan: &Plan, no_replay: bool) {
    let found = || records.iter().flat_map(|record| record.violations.values());
    let cases: Vec<&Case> = found().filter_map(|violation| violation.case.as_ref()).collect();
    let replays = match no_replay {
        true => vec![Replay::NotRun(String::new()); cases.len()],
        false => replay_cases(plan, &cases),
    };
    let mut replays = replays.into_iter();
    for record in records {
        for violation in record.violations.values_mut().filter(|violation| violation.case.is_some()) {
            violation.replay = replays.next().expect("each case has an answer");
        }
        record.drop_refuted();
    }
}

/// Asks the real JVM about cases; about those that may differ from run to run, several times.
pub fn replay_cases(plan: &Plan, cases: &[&Case]) -> Vec<Replay> {
    let limits = Limits { each: REPLAY_TIME, jobs: plan.task.settings.jobs() };
    let ask = |cases: &[&Case]| match cases {
        [] => Vec::new(),
        cases => replay(&plan.jdk, &plan.entries, cases, &limits, &plan.task.stop, &|_| {}),
    };
    let mut replays = ask(cases);
    let is_lucky = |at: &usize| cases[*at].unstable.is_some() && replays[*at] == Replay::Confirmed;
    let lucky: Vec<usize> = (0..cases.len()).filter(is_lucky).collect();
    let again: Vec<&Case> = lucky.iter().flat_map(|&at| [cases[at]; AGAIN]).collect();
    for (answers, at) in ask(&again).chunks(AGAIN).zip(lucky) {
        if let Some(other) = answers.iter().find(|answer| **answer != Replay::Confirmed) {
            replays[at] = other.clone();
        }
    }
    replays
}

/// Prints with colours where they belong.
pub fn print(text: &str) {
    // Whoever closes the pipe does not want the rest.
    let _ = anstream::stdout().write_all(text.as_bytes());
}

/// The exit status when one more target is taken into account.
pub fn worse(status: u8, verdict: Verdict) -> u8 {
    let own = match verdict {
        Verdict::Violated => VIOLATED,
        Verdict::Incomplete => INCOMPLETE,
        Verdict::Verified | Verdict::VerifiedWithinLimits => 0,
    };
    match (status, own) {
        (VIOLATED, _) | (_, VIOLATED) => VIOLATED,
        (a, b) => a.max(b),
    }
}
