//! `heapwright check`: explores a subject and reports what was found.

use std::panic::resume_unwind;
use std::slice;
use std::sync::mpsc::{self, Receiver};
use std::thread;
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
    let (sender, explored) = mpsc::channel();
    let summaries = thread::scope(|scope| {
        let judged = scope.spawn(|| judge(&session, args, is_class, explored));
        let mut each = Each::of(&session, targets.len());
        for target in &targets {
            let started = Instant::now();
            let record = each.explore(target)?;
            let summary = Summary::new(&target.to_string(), &session.task, record, started.elapsed());
            if sender.send(summary).is_err() {
                break;
            }
        }
        drop(sender);
        judged.join().unwrap_or_else(|panic| resume_unwind(panic))
    })?;
    let status = summaries.iter().fold(0, |status, summary| worse(status, &summary.record, args.strict));
    let sources = sources(&session);
    let context = if is_class { output::after_parts(sources) } else { Context { sources, ..Context::default() } };
    let report = Report::check(&args.target, &summaries).confined(confinement(&session));
    output::write_with(&[report], args.format, &context)?;
    Ok(status)
}

/// Asks the real JVM about the violations of targets as they come, all that wait at once, and shows what is left of them.
fn judge(
    session: &Session,
    args: &CheckArgs,
    is_class: bool,
    explored: Receiver<Summary>,
) -> Result<Vec<Summary>, Failure> {
    let mut judged = Vec::new();
    while let Ok(next) = explored.recv() {
        let mut waiting = vec![next];
        waiting.extend(explored.try_iter());
        let mut records: Vec<&mut Record> = waiting.iter_mut().map(|summary| &mut summary.record).collect();
        if args.no_replay {
            records.iter_mut().for_each(|record| leave_unasked(record));
        } else {
            session.replay_violations(&mut records);
        }
        if is_class {
            for summary in &waiting {
                output::show_part(&Report::check(&summary.target, slice::from_ref(summary)), args.format)?;
            }
        }
        judged.extend(waiting);
    }
    Ok(judged)
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
