//! `heapwright check`: explores a subject and reports what was found.

use std::io::Write;
use std::time::{Duration, Instant};

use explore::{Case, Record, Replay, Verdict};
use report::{Sources, Summary, json, json_of_class};
use witness::replay::{Limits, replay};

use crate::cli::{CheckArgs, FormatArg};
use crate::failure::Failure;
use crate::plan::Plan;
use crate::settings::settings;

/// The exit status of a violation.
const VIOLATED: u8 = 1;
/// The exit status when paths were left.
const INCOMPLETE: u8 = 3;
/// How long one input may run on the real JVM.
const REPLAY_TIME: Duration = Duration::from_secs(10);

/// Checks a target; the result is the exit status.
pub fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let plan = Plan::new(args, 0)?;
    let is_class = plan.targets.len() > 1;
    let mut status = 0;
    let mut summaries = Vec::new();
    for target in &plan.targets {
        let started = Instant::now();
        let mut record = plan.explore(target)?;
        replay_violations(&mut record, &plan, args.no_replay);
        status = worse(status, record.verdict());
        let settings = settings(args, &plan.limits);
        let summary = Summary { target: target.clone(), settings, record, total: started.elapsed() };
        if is_class && args.format == FormatArg::Text {
            print(&format!("{}\n", summary.headline()));
        }
        summaries.push(summary);
    }
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

/// Asks the real JVM about every violation; what it refutes is none.
pub fn replay_violations(record: &mut Record, plan: &Plan, no_replay: bool) {
    if no_replay {
        record.violations.values_mut().for_each(|violation| violation.replay = Replay::NotRun(String::new()));
        return;
    }
    let with_case = || record.violations.iter().filter_map(|(key, found)| Some((key.clone(), found.case.as_ref()?)));
    let (keys, cases): (Vec<_>, Vec<&Case>) = with_case().unzip();
    let replays = replay_cases(plan, &cases);
    for (key, replay) in keys.into_iter().zip(replays) {
        if let Some(violation) = record.violations.get_mut(&key) {
            violation.replay = replay;
        }
    }
    record.drop_refuted();
}

/// Asks the real JVM about cases.
pub fn replay_cases(plan: &Plan, cases: &[&Case]) -> Vec<Replay> {
    if cases.is_empty() {
        return Vec::new();
    }
    let limits = Limits { each: REPLAY_TIME, jobs: plan.config.jobs };
    replay(&plan.jdk, &plan.entries, cases, &limits, &plan.config.stop, &|_| {})
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

