//! `heapwright check`: explores a subject and reports what was found.

use std::io::Write;
use std::time::Instant;

use explore::{Record, Replay, Verdict};
use report::{Sources, Summary, json, json_of_class};
use session::Session;

use crate::cli::{CheckArgs, FormatArg};
use crate::failure::Failure;
use crate::open::open;
use crate::shown::shown;

/// The exit status of a violation.
const VIOLATED: u8 = 1;
/// The exit status when paths were left.
const INCOMPLETE: u8 = 3;

/// Checks a target; the result is the exit status.
pub fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let (session, targets) = open(args)?;
    let is_class = targets.len() > 1;
    let mut summaries = Vec::new();
    for target in &targets {
        let started = Instant::now();
        let record = session.explore(target)?;
        let settings = shown(&session.task);
        let summary = Summary { target: target.to_string(), settings, record, total: started.elapsed() };
        if is_class && args.format == FormatArg::Text {
            print(&format!("{}\n", summary.headline()));
        }
        summaries.push(summary);
    }
    let mut records: Vec<&mut Record> = summaries.iter_mut().map(|summary| &mut summary.record).collect();
    if args.no_replay {
        records.iter_mut().for_each(|record| leave_unasked(record));
    } else {
        session.replay_violations(&mut records);
    }
    let status = summaries.iter().fold(0, |status, summary| worse(status, summary.record.verdict()));
    let sources = sources(&session);
    match (args.format, summaries.as_slice()) {
        (FormatArg::Text, [single]) => print(&report::text(single, &sources)),
        (FormatArg::Text, all) => print(&report::details(&args.target, all, &sources)),
        (FormatArg::Json, [single]) => print(&format!("{:#}\n", json(single))),
        (FormatArg::Json, all) => print(&format!("{:#}\n", json_of_class(&args.target, all))),
    }
    Ok(status)
}

/// The user does not want the real JVM to be asked, and need not be told why it was not.
fn leave_unasked(record: &mut Record) {
    for violation in record.violations.values_mut().filter(|violation| violation.case.is_some()) {
        violation.replay = Replay::NotRun(String::new());
    }
}

/// Where source files are looked for.
pub fn sources(session: &Session) -> Sources {
    Sources::new(&std::env::current_dir().unwrap_or_default(), &session.class_path)
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
