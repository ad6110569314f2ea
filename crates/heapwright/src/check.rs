//! `heapwright check`: explores a subject and reports what was found.

use std::slice;
use std::time::Instant;

use explore::{Record, Replay, Reserve, Verdict};
use report::model::Sandbox;
use report::{Context, Report, Summary};
use session::Session;

use crate::cli::CheckArgs;
use crate::each::Each;
use crate::failure::Failure;
use crate::open::{open, sources};
use crate::output;
use crate::status::{BUG, FOUND, INCOMPLETE};
use crate::story;

/// Checks a target; the result is the exit status.
pub fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let (mut session, targets) = open(args)?;
    if let Some(path) = &args.path {
        return story::tell(args, path, &session, &targets);
    }
    session.task.keep.tree = args.tree as usize;
    if !args.no_replay {
        session.task.reserve = Reserve::Violations;
    }
    let is_class = targets.len() > 1;
    let mut summaries = Vec::new();
    let mut each = Each::of(&session, targets.len());
    for target in &targets {
        let started = Instant::now();
        let record = each.explore(target)?;
        let summary = Summary::new(&target.to_string(), &session.task, record, started.elapsed());
        if is_class {
            output::show_part(&Report::check(&summary.target, slice::from_ref(&summary)), args.format)?;
        }
        summaries.push(summary);
    }
    let mut records: Vec<&mut Record> = summaries.iter_mut().map(|summary| &mut summary.record).collect();
    if args.no_replay {
        records.iter_mut().for_each(|record| leave_unasked(record));
    } else {
        session.replay_violations(&mut records);
    }
    let status = summaries.iter().fold(0, |status, summary| worse(status, &summary.record, args.strict));
    let sources = sources(&session);
    let context = if is_class { output::after_parts(sources) } else { Context { sources, ..Context::default() } };
    let report = Report::check(&args.target, &summaries).confined(confinement(&session));
    output::write_with(&[report], args.format, &context)?;
    Ok(status)
}

/// How the program was confined; none where it was not run.
pub fn confinement(session: &Session) -> Option<Sandbox> {
    let (mode, account) = (session.task.settings.sandbox, session.account());
    let protection = account.protection.as_ref()?;
    Some(Sandbox::new(mode, protection, account.tried.iter()))
}

/// With `--no-replay`, reports do not say why the real JVM was not asked.
fn leave_unasked(record: &mut Record) {
    for violation in record.violations.values_mut().filter(|violation| violation.case.is_some()) {
        violation.replay = Replay::NotRun(String::new());
    }
}

/// The exit status when one more target is taken into account.
pub fn worse(status: u8, record: &Record, is_strict: bool) -> u8 {
    let own = match record.verdict() {
        _ if !record.bugs.is_empty() => BUG,
        Verdict::Violated => FOUND,
        Verdict::Incomplete | Verdict::Vacuous => INCOMPLETE,
        Verdict::VerifiedWithinLimits if is_strict => INCOMPLETE,
        Verdict::Verified | Verdict::VerifiedWithinLimits => 0,
    };
    match (status, own) {
        (BUG, _) | (_, BUG) => BUG,
        (FOUND, _) | (_, FOUND) => FOUND,
        (a, b) => a.max(b),
    }
}
