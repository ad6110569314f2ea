//! `heapwright explore`: the input heaps of the paths of a subject, by shape.

use std::time::Instant;

use explore::{HeapShape, Path, Picture, Record, Seen, Surveying};
use report::{HeapsReport, ListedHeap, Summary, heaps_json, heaps_text};
use serde_json::Value;

use crate::check::print;
use crate::cli::{ExploreArgs, FormatArg};
use crate::failure::Failure;
use crate::plan::Plan;
use crate::shown::shown;

/// The exit status when paths were left.
const INCOMPLETE: u8 = 3;

/// Explores the targets and lists their heaps; the result is the exit status.
pub fn explore(args: &ExploreArgs) -> Result<u8, Failure> {
    let mut plan = Plan::new(&args.check, 0)?;
    plan.task.keep.survey = Surveying::Heaps;
    let mut reports = Vec::new();
    for target in &plan.targets {
        let started = Instant::now();
        let record = plan.explore(target)?;
        let all = record.survey.all();
        let smallest: Vec<(&HeapShape, &Seen)> =
            all.iter().take(args.heaps as usize).map(|(heap, seen)| (*heap, seen)).collect();
        let listed = listed(&plan, target, &smallest)?;
        let (distinct, left_out) = (all.len() as u64, record.survey.left_out);
        let settings = shown(&plan.task);
        let summary = Summary { target: target.clone(), settings, record, total: started.elapsed() };
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

/// Heaps with their pictures.
pub fn listed(plan: &Plan, target: &str, heaps: &[(&HeapShape, &Seen)]) -> Result<Vec<ListedHeap>, Failure> {
    if heaps.is_empty() {
        return Ok(Vec::new());
    }
    let paths: Vec<Path> = heaps.iter().map(|(_, seen)| seen.first.clone()).collect();
    let cases = plan.cases(target, &paths)?;
    let heap = |(&(heap, seen), case): (&(&HeapShape, &Seen), _)| {
        let case: Option<(explore::Case, explore::Coverage)> = case;
        let picture = case.map(|(case, _)| Picture::of(&case));
        ListedHeap { objects: heap.objects(), paths: seen.paths, picture }
    };
    Ok(heaps.iter().zip(cases).map(heap).collect())
}
