//! `heapwright check`: explores a subject and reports what was found.

use std::slice;
use std::time::Instant;

use explore::{Record, Replay, Verdict};
use report::{Context, Report, Summary};

use crate::cli::CheckArgs;
use crate::failure::Failure;
use crate::open::{open, sources};
use crate::output;
use crate::status::{FOUND, INCOMPLETE};
use crate::story;

/// Checks a target; the result is the exit status.
pub fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let (mut session, targets) = open(args)?;
    if let Some(path) = &args.path {
        return story::tell(args, path, &session, &targets);
    }
    session.task.keep.tree = args.tree as usize;
    let is_class = targets.len() > 1;
    let mut summaries = Vec::new();
    for target in &targets {
        let started = Instant::now();
        let record = session.explore(target)?;
        let summary = Summary::new(&target.to_string(), &session.task, record, started.elapsed());
        if is_class {
            output::show_part(&Report::check(&summary.target, slice::from_ref(&summary)), args.format);
        }
        summaries.push(summary);
    }
    let mut records: Vec<&mut Record> = summaries.iter_mut().map(|summary| &mut summary.record).collect();
    if args.no_replay {
        records.iter_mut().for_each(|record| leave_unasked(record));
    } else {
        session.replay_violations(&mut records);
    }
    let status = summaries.iter().fold(0, |status, summary| worse(status, summary.record.verdict(), args.strict));
    let sources = sources(&session);
    let context = if is_class { output::after_parts(sources) } else { Context { sources, ..Context::default() } };
    output::write_with(&[Report::check(&args.target, &summaries)], args.format, &context);
    Ok(status)
}

/// With `--no-replay`, reports do not say why the real JVM was not asked.
fn leave_unasked(record: &mut Record) {
    for violation in record.violations.values_mut().filter(|violation| violation.case.is_some()) {
        violation.replay = Replay::NotRun(String::new());
    }
}

/// The exit status when one more target is taken into account.
pub fn worse(status: u8, verdict: Verdict, is_strict: bool) -> u8 {
    let own = match verdict {
        Verdict::Violated => FOUND,
        Verdict::Incomplete | Verdict::Vacuous => INCOMPLETE,
        Verdict::VerifiedWithinLimits if is_strict => INCOMPLETE,
        Verdict::Verified | Verdict::VerifiedWithinLimits => 0,
    };
    match (status, own) {
        (FOUND, _) | (_, FOUND) => FOUND,
        (a, b) => a.max(b),
    }
}
