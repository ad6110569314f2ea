//! The shapes of input heaps, drawn.

use super::heap;
use super::numbers::{counted, number};
use super::style::{FAINT, PARTIAL, STRONG, paint};
use crate::model::{ListedHeap, Target};

/// The heaps of a target.
pub fn lines(target: &Target) -> Vec<String> {
    let completed = counted(target.paths.completed, "path");
    let distinct = counted(target.heaps.distinct, "distinct input heap");
    let name = paint(STRONG, &target.target);
    let mut lines = vec![format!("{name}: {distinct} on {completed}")];
    if let Some(why) = &target.interrupted {
        lines.push(format!("  {}", paint(PARTIAL, why)));
    }
    let left_out = target.heaps.left_out.unwrap_or(0);
    if left_out > 0 {
        lines.push(format!("  too many to keep: {} not looked at", counted(left_out, "path")));
    }
    let listed = target.heaps.listed.as_deref().unwrap_or_default();
    for (at, heap) in listed.iter().enumerate() {
        lines.push(String::new());
        let size = format!("{}, {}", counted(heap.objects as u64, "object"), counted(heap.paths, "path"));
        lines.push(format!("  {}  {}", at + 1, paint(FAINT, &size)));
        lines.extend(drawn(heap).into_iter().map(|line| format!("     {line}")));
    }
    let more = target.heaps.distinct.saturating_sub(listed.len() as u64);
    if more > 0 && !listed.is_empty() {
        lines.extend([String::new(), format!("  … and {} more; --heaps N draws more of them", number(more))]);
    }
    lines
}

/// The lines of one heap.
pub fn drawn(heap: &ListedHeap) -> Vec<String> {
    let Some(picture) = &heap.picture else { return vec!["(no input was found that takes the path)".to_owned()] };
    heap::draw(picture)
}
