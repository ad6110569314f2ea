//! `heapwright count`: explores a subject and says how many inputs take each of its paths.

use std::time::Instant;

use report::{Report, Summary};

use crate::cli::CountArgs;
use crate::count_script;
use crate::each::Each;
use crate::failure::Failure;
use crate::open::{open, refuse_check_only};
use crate::output;
use crate::status::INCOMPLETE;

/// Counts what the first word names; the result is the exit status.
pub fn count(args: &CountArgs) -> Result<u8, Failure> {
    refuse_check_only(&args.check, "count")?;
    // A script is no Java: it has a command of its own.
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
    let mut each = Each::of(&session, targets.len());
    for target in &targets {
        let started = Instant::now();
        let record = each.explore(target)?;
        summaries.push(Summary::new(&target.to_string(), &session.task, record, started.elapsed()));
    }
    output::write(&summaries.iter().map(Report::count).collect::<Vec<_>>(), args.check.format)?;
    Ok(if summaries.iter().all(is_exact) { 0 } else { INCOMPLETE })
}

/// Whether every path within the limits was explored and counted.
fn is_exact(summary: &Summary) -> bool {
    let record = &summary.record;
    record.is_complete() && record.tally.total().is_exact()
}
