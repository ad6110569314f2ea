//! Text for people: the verdict first, then what it covers, then what was found.
//!
//! Styles are ANSI codes; whoever prints removes them where they do not belong.

mod code_coverage;
mod coverage;
mod gaps;
mod heap;
mod heaps;
mod numbers;
mod probability;
mod shape_check;
mod source;
mod style;
mod suite;
mod verdict;
mod violation;

use crate::heaps::HeapsReport;
use crate::shape_check::ShapeCheck;
use crate::spelling::interruption;
use crate::suite::TestReport;
use crate::summary::Summary;

pub use source::Sources;

/// The most violations that are shown in full.
const MOST_VIOLATIONS: usize = 8;

/// The report of one target.
pub fn text(summary: &Summary, sources: &Sources) -> String {
    let mut lines = vec![verdict::line(summary)];
    lines.extend(indented("  ", coverage::lines(summary)));
    lines.extend(indented("  ", code_coverage::line(&summary.record.coverage)));
    push_violations(&mut lines, [summary], sources);
    push_refuted(&mut lines, [summary], sources);
    push_gaps(&mut lines, [summary]);
    push_probabilities(&mut lines, [summary]);
    lines.push(String::new());
    lines.extend(indented("  ", numbers::lines(&summary.record, summary.total)));
    joined(&lines)
}

/// What follows when each of several targets has had its line: what was found, and the total.
pub fn details(class: &str, summaries: &[Summary], sources: &Sources) -> String {
    let mut lines = Vec::new();
    if let Some(first) = summaries.first() {
        let mut whole = first.clone();
        whole.record = numbers::total(summaries);
        lines.extend(indented("  ", coverage::lines(&whole)));
        lines.extend(indented("  ", code_coverage::line(&whole.record.coverage)));
    }
    push_violations(&mut lines, summaries, sources);
    push_refuted(&mut lines, summaries, sources);
    push_gaps(&mut lines, summaries);
    push_probabilities(&mut lines, summaries);
    lines.push(String::new());
    lines.push(verdict::total(class, summaries));
    let time = summaries.iter().map(|summary| summary.total).sum();
    lines.extend(indented("  ", numbers::lines(&numbers::total(summaries), time)));
    joined(&lines)
}

/// The report of `heapwright count` about one target.
pub fn count_text(summary: &Summary) -> String {
    let mut lines = probability::count_lines(summary);
    push_gaps(&mut lines, [summary]);
    let interrupted = summary.record.interrupted.map(|why| format!("  ended early: {}", interruption(why)));
    lines.extend(interrupted);
    joined(&lines)
}

/// The report of `heapwright explore` about one target.
pub fn heaps_text(report: &HeapsReport) -> String {
    let mut lines = heaps::lines(report);
    push_gaps(&mut lines, [&report.summary]);
    joined(&lines)
}

/// The report of `heapwright hex check`.
pub fn shape_check_text(check: &ShapeCheck) -> String {
    joined(&shape_check::lines(check))
}

/// The report of `heapwright test`: what was found, then the tests.
pub fn test_text(report: &TestReport, sources: &Sources) -> String {
    let mut lines: Vec<String> = report.summaries.iter().map(Summary::headline).collect();
    if let Some(first) = report.summaries.first() {
        let mut whole = first.clone();
        whole.record = numbers::total(&report.summaries);
        lines.extend(indented("  ", coverage::lines(&whole)));
    }
    push_violations(&mut lines, &report.summaries, sources);
    push_gaps(&mut lines, &report.summaries);
    let refuted = suite::refuted(&report.refuted);
    for part in [refuted, suite::lines(report)].into_iter().filter(|part| !part.is_empty()) {
        lines.push(String::new());
        lines.extend(part);
    }
    joined(&lines)
}

impl Summary {
    /// The verdict in one line.
    pub fn headline(&self) -> String {
        verdict::line(self)
    }
}

fn push_violations<'a>(
    lines: &mut Vec<String>,
    summaries: impl IntoIterator<Item = &'a Summary> + Copy,
    sources: &Sources,
) {
    let all = || summaries.into_iter().flat_map(|summary| summary.record.violations.values());
    for (at, violation) in all().take(MOST_VIOLATIONS).enumerate() {
        lines.push(String::new());
        lines.extend(violation::lines(at + 1, violation, sources));
    }
    let more = all().count().saturating_sub(MOST_VIOLATIONS);
    if more > 0 {
        lines.push(String::new());
        lines.push(format!("… and {}; --format json has all", numbers::counted(more as u64, "more violation")));
    }
}

/// What the real JVM refuted: never a violation, always shown.
fn push_refuted<'a>(
    lines: &mut Vec<String>,
    summaries: impl IntoIterator<Item = &'a Summary> + Copy,
    sources: &Sources,
) {
    let all = summaries.into_iter().flat_map(|summary| &summary.record.refuted);
    for (at, violation) in all.enumerate() {
        if at == 0 {
            lines.push(String::new());
            let heading = style::paint(style::BAD, "REFUTED");
            lines.push(format!(
                "{heading}  the real JVM does something else than predicted: a mistake of Heapwright, please report it"
            ));
        }
        lines.push(String::new());
        lines.extend(violation::lines(at + 1, violation, sources));
    }
}

fn push_gaps<'a>(lines: &mut Vec<String>, summaries: impl IntoIterator<Item = &'a Summary> + Copy) {
    let gaps = gaps::lines(summaries.into_iter().flat_map(|summary| &summary.record.gaps));
    if !gaps.is_empty() {
        lines.push(String::new());
        lines.extend(gaps);
    }
}

fn push_probabilities<'a>(lines: &mut Vec<String>, summaries: impl IntoIterator<Item = &'a Summary> + Copy) {
    let several = summaries.into_iter().count() > 1;
    for summary in summaries {
        let part = probability::lines(summary);
        if part.is_empty() {
            continue;
        }
        lines.push(String::new());
        if several {
            lines.push(summary.target.clone());
        }
        lines.extend(indented("  ", part));
    }
}

fn indented(by: &'static str, lines: impl IntoIterator<Item = String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(move |line| format!("{by}{line}"))
}

fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}
