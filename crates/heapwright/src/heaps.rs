//! `heapwright explore`: the input heaps of the paths of a subject, by shape.

use std::time::Instant;

use explore::{Outline, Record, Seen, Surveying};
use report::{HeapsReport, ListedHeap, Summary, heaps_json, heaps_text};
use serde_json::Value;
use session::DrawnHeap;

use crate::check::print;
use crate::cli::{ExploreArgs, FormatArg};
use crate::failure::Failure;
use crate::open::open;
use crate::shown::shown;

/// The exit status when paths were left.
const INCOMPLETE: u8 = 3;

/// Explores the targets and lists their heaps; the result is the exit status.
pub fn explore(args: &ExploreArgs) -> Result<u8, Failure> {
    let (mut session, targets) = open(&args.check)?;
    session.task.keep.survey = Surveying::Heaps;
    let mut reports = Vec::new();
    for target in &targets {
        let started = Instant::now();
        let record = session.explore(target)?;
        let all = record.survey.all();
        let smallest: Vec<(&Outline, &Seen)> =
            all.iter().take(args.heaps as usize).map(|(heap, seen)| (*heap, seen)).collect();
        let listed = session.draw(target, &smallest)?.into_iter().map(listed).collect();
        let (distinct, left_out) = (all.len() as u64, record.survey.left_out);
        let settings = shown(&session.task);
        let summary = Summary { target: target.to_string(), settings, record, total: started.elapsed() };
        reports.push(HeapsReport { summary, distinct, left_out, listed });
    }
    match (args.check.format, reports.as_slice()) {
        (FormatArg::Text, all) => print(&all.iter().map(heaps_text).collect::<Vec<_>>().join("\n")),
        (FormatArg::Json, [single]) => print(&format!("{:#}\n", heaps_json(single))),
        (FormatArg::Json, all) => {
            print(&format!("{:#}\n", Value::from_iter(all.iter().map(heaps_json).collect::<Vec<_>>())))
        }
    }
    let is_complete = |record: &Record| record.interrupted.is_none() && record.gaps.is_empty();
    Ok(if reports.iter().all(|report| is_complete(&report.summary.record)) { 0 } else { INCOMPLETE })
}

/// A heap as reports list it.
pub fn listed(heap: DrawnHeap) -> ListedHeap {
    ListedHeap { objects: heap.objects, paths: heap.paths, picture: heap.picture }
}
