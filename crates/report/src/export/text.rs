//! Text for people: the verdict first, then what it covers, then what was found.
//!
//! Styles are ANSI codes; the code that prints removes them if the output is no terminal.

mod bench;
mod code_coverage;
mod coverage;
mod crashes;
mod gaps;
mod heap;
mod heaps;
mod numbers;
mod probability;
mod sandbox;
mod shape_check;
mod solutions;
mod stores;
mod story;
mod style;
mod suite;
mod verdict;
mod violation;

use super::{Context, Exporter, Shown, Sources};
use crate::model::{Check, Config, Content, Count, Gap, Report, Target, Test};

/// The most violations that are shown in full.
const MOST_VIOLATIONS: usize = 8;

/// Writes text.
#[derive(Debug)]
pub struct Text;

impl Exporter for Text {
    fn name(&self) -> &'static str {
        "text"
    }

    fn about(&self) -> &'static str {
        "for people"
    }

    fn part(&self, part: &Report) -> Option<String> {
        match &part.content {
            Content::Check(check) => Some(headlines(check.targets())),
            Content::Test(test) => Some(headlines(test.check.targets())),
            Content::Bench(bench) => Some(bench.tables.iter().map(bench::table).collect()),
            Content::Stores(stores) => Some(stores.stores.iter().map(stores::store).collect()),
            _ => None,
        }
    }

    fn export(&self, reports: &[Report], context: &Context) -> String {
        reports.iter().map(|report| self.one(report, context)).collect::<Vec<_>>().join("\n")
    }
}

impl Text {
    fn one(&self, report: &Report, context: &Context) -> String {
        let parts = match context.shown {
            Shown::Nothing => self.part(report).unwrap_or_default(),
            Shown::Parts => String::new(),
        };
        match &report.content {
            Content::Check(check) => match &check.targets {
                None => single(check, &context.sources),
                Some(targets) => parts + &details(check, targets, &context.sources),
            },
            Content::Test(test) => parts + &tests(test, &context.sources),
            Content::Count(count) => self::count(count),
            Content::Solutions(solutions) => solutions::line(solutions),
            Content::Explore(target) => explored(target),
            Content::Path(story) => joined(&story::lines(story, &context.sources)),
            Content::HexCheck(check) => joined(&shape_check::lines(check)),
            Content::Stores(_) | Content::Bench(_) => parts,
        }
    }
}

/// The verdicts, one line each.
fn headlines(targets: &[Target]) -> String {
    targets.iter().map(|target| format!("{}\n", verdict::line(target))).collect()
}

/// The report of one target.
fn single(check: &Check, sources: &Sources) -> String {
    let target = &check.whole;
    let mut lines = vec![verdict::line(target)];
    lines.extend(indented("  ", coverage::lines(target)));
    lines.extend(indented("  ", code_coverage::line(&target.coverage)));
    let targets = std::slice::from_ref(target);
    push_findings(&mut lines, targets, sources);
    push_part(&mut lines, sandbox::lines(check.sandbox.as_ref()));
    lines.push(String::new());
    lines.extend(indented("  ", numbers::lines(target)));
    joined(&lines)
}

/// The end of a report of several targets, after one line for each: what was found, and the total.
fn details(check: &Check, targets: &[Target], sources: &Sources) -> String {
    let mut lines = Vec::new();
    if !targets.is_empty() {
        lines.extend(indented("  ", coverage::lines(&check.whole)));
        lines.extend(indented("  ", code_coverage::line(&check.whole.coverage)));
    }
    push_findings(&mut lines, targets, sources);
    push_part(&mut lines, sandbox::lines(check.sandbox.as_ref()));
    lines.push(String::new());
    lines.push(verdict::total(&check.whole.target, targets));
    lines.extend(indented("  ", numbers::lines(&check.whole)));
    joined(&lines)
}

/// The report of `heapwright count` about one target.
fn count(count: &Count) -> String {
    let mut lines = probability::count_lines(count);
    push_gaps(&mut lines, count.left.iter(), &count.config);
    let interrupted = count.interrupted.iter().map(|why| format!("  ended early: {why}"));
    lines.extend(interrupted);
    joined(&lines)
}

/// The report of `heapwright explore` about one target.
fn explored(target: &Target) -> String {
    let mut lines = heaps::lines(target);
    push_gaps(&mut lines, target.gaps.iter(), &target.config);
    joined(&lines)
}

/// The report of `heapwright test`: what was found, then the tests.
fn tests(test: &Test, sources: &Sources) -> String {
    let targets = test.check.targets();
    let mut lines: Vec<String> = Vec::new();
    if !targets.is_empty() {
        lines.extend(indented("  ", coverage::lines(&test.check.whole)));
    }
    push_violations(&mut lines, targets, sources);
    push_gaps(&mut lines, targets.iter().flat_map(|target| &target.gaps), &test.check.whole.config);
    let refuted = suite::refuted(&test.tests.replay.refuted_cases);
    for part in [refuted, sandbox::lines(test.check.sandbox.as_ref()), suite::lines(test)] {
        push_part(&mut lines, part);
    }
    joined(&lines)
}

/// Everything that was found about some targets.
fn push_findings(lines: &mut Vec<String>, targets: &[Target], sources: &Sources) {
    push_violations(lines, targets, sources);
    push_refuted(lines, targets, sources);
    push_crashes(lines, targets);
    if let [first, ..] = targets {
        push_gaps(lines, targets.iter().flat_map(|target| &target.gaps), &first.config);
    }
    push_probabilities(lines, targets);
}

fn push_violations(lines: &mut Vec<String>, targets: &[Target], sources: &Sources) {
    let all = || targets.iter().flat_map(|target| &target.violations);
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

/// Predictions that the real JVM refuted. They are no violations, and always shown.
fn push_refuted(lines: &mut Vec<String>, targets: &[Target], sources: &Sources) {
    let all = targets.iter().flat_map(|target| &target.refuted);
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

/// A part with an empty line before it, if it says anything.
fn push_part(lines: &mut Vec<String>, part: Vec<String>) {
    if !part.is_empty() {
        lines.push(String::new());
        lines.extend(part);
    }
}

fn push_gaps<'a>(lines: &mut Vec<String>, gaps: impl Iterator<Item = &'a Gap>, config: &Config) {
    push_part(lines, gaps::lines(gaps, &config.settings));
}

fn push_crashes(lines: &mut Vec<String>, targets: &[Target]) {
    push_part(lines, crashes::lines(targets));
}

fn push_probabilities(lines: &mut Vec<String>, targets: &[Target]) {
    for target in targets {
        let part = probability::lines(target.probability.as_ref());
        if part.is_empty() {
            continue;
        }
        lines.push(String::new());
        if targets.len() > 1 {
            lines.push(target.target.clone());
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
