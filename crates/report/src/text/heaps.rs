//! The shapes of input heaps, drawn.

use super::heap;
use super::numbers::{counted, number};
use super::style::{FAINT, PARTIAL, STRONG, paint};
use crate::heaps::{HeapsReport, ListedHeap};
use crate::spelling::interruption;

/// The most lines of one heap.
const MOST_LINES: usize = 40;

/// The heaps of a target.
pub fn lines(report: &HeapsReport) -> Vec<String> {
    let completed = counted(report.summary.record.counts.completed(), "path");
    let distinct = counted(report.distinct, "distinct input heap");
    let target = paint(STRONG, &report.summary.target);
    let mut lines = vec![format!("{target}: {distinct} on {completed}")];
    if let Some(why) = report.summary.record.interrupted {
        lines.push(format!("  {}", paint(PARTIAL, &interruption(why))));
    }
    if report.left_out > 0 {
        lines.push(format!("  too many to keep: {} not looked at", counted(report.left_out, "path")));
    }
    for (at, heap) in report.listed.iter().enumerate() {
        lines.push(String::new());
        let size = format!("{}, {}", counted(heap.objects as u64, "object"), counted(heap.paths, "path"));
        lines.push(format!("  {}  {}", at + 1, paint(FAINT, &size)));
        lines.extend(drawn(heap).into_iter().map(|line| format!("     {line}")));
    }
    let more = report.distinct.saturating_sub(report.listed.len() as u64);
    if more > 0 && !report.listed.is_empty() {
        lines.extend([String::new(), format!("  … and {} more; --heaps N draws more of them", number(more))]);
    }
    lines
}

/// The lines of one heap.
pub fn drawn(heap: &ListedHeap) -> Vec<String> {
    let Some(picture) = &heap.picture else { return vec!["(no input was found that takes the path)".to_owned()] };
    let mut lines = heap::draw(picture);
    let more = lines.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.truncate(MOST_LINES);
        lines.push(format!("… and {}", counted(more as u64, "more line")));
    }
    lines
}
