//! `heapwright explore`: the input heaps of the paths of a subject, by shape.

use std::time::Instant;

use explore::{Outline, Seen, Surveying};
use report::model::ListedHeap;
use report::{Report, Summary};
use session::DrawnHeap;

use crate::cli::ExploreArgs;
use crate::each::Each;
use crate::failure::Failure;
use crate::open::{open, refuse_check_only};
use crate::output;
use crate::status::INCOMPLETE;

/// Explores the targets and lists their heaps; the result is the exit status.
pub fn explore(args: &ExploreArgs) -> Result<u8, Failure> {
    refuse_check_only(&args.check, "explore")?;
    let (mut session, targets) = open(&args.check)?;
    session.task.keep.survey = Surveying::Heaps;
    let mut reports = Vec::new();
    let mut is_complete = true;
    let mut each = Each::of(&session, targets.len());
    for target in &targets {
        let started = Instant::now();
        let record = each.explore(target)?;
        let all = record.survey.all();
        let smallest: Vec<(&Outline, &Seen)> =
            all.iter().take(args.heaps as usize).map(|(heap, seen)| (*heap, seen)).collect();
        let listed = session.draw(target, &smallest)?.into_iter().map(listed).collect();
        let distinct = all.len() as u64;
        is_complete &= record.is_complete();
        let summary = Summary::new(&target.to_string(), &session.task, record, started.elapsed());
        reports.push(Report::explored(&summary, distinct, listed));
    }
    output::write(&reports, args.check.format)?;
    Ok(if is_complete { 0 } else { INCOMPLETE })
}

/// A heap as reports list it.
pub fn listed(heap: DrawnHeap) -> ListedHeap {
    ListedHeap { objects: heap.objects, paths: heap.paths, picture: heap.picture.as_ref().map(Into::into) }
}
