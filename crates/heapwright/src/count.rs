//! `heapwright count`: explores a subject and says how many inputs take each of its paths.

use std::time::Instant;

use report::{Summary, count_json, count_text};
use serde_json::Value;

use crate::check::print;
use crate::cli::{CountArgs, FormatArg};
use crate::count_script;
use crate::failure::Failure;
use crate::open::open;
use crate::shown::shown;

/// The exit status when some number is only a bound.
pub const INCOMPLETE: u8 = 3;

/// Counts what the first word names; the result is the exit status.
pub fn count(args: &CountArgs) -> Result<u8, Failure> {
    // What is no Java goes its own way from here.
    if args.check.target.ends_with(".smt2") {
        return count_script::count(args);
    }
    count_paths(args)
}

/// Counts the inputs of each path of the targets.
fn count_paths(args: &CountArgs) -> Result<u8, Failure> {
    let (mut session, targets) = open(&args.check)?;
    session.task.keep.counted = Some(args.paths as usize);
    let mut summaries = Vec::new();
    for target in &targets {
        let started = Instant::now();
        let record = session.explore(target)?;
        let settings = shown(&session.task);
        summaries.push(Summary { target: target.to_string(), settings, record, total: started.elapsed() });
    }
    match (args.check.format, summaries.as_slice()) {
        (FormatArg::Text, all) => print(&all.iter().map(count_text).collect::<Vec<_>>().join("\n")),
        (FormatArg::Json, [single]) => print(&format!("{:#}\n", count_json(single))),
        (FormatArg::Json, all) => {
            print(&format!("{:#}\n", Value::from_iter(all.iter().map(count_json).collect::<Vec<_>>())))
        }
    }
    Ok(if summaries.iter().all(is_exact) { 0 } else { INCOMPLETE })
}

/// Whether every path within the limits was explored and counted.
fn is_exact(summary: &Summary) -> bool {
    let record = &summary.record;
    record.interrupted.is_none() && record.gaps.is_empty() && record.tally.total().is_exact()
}
