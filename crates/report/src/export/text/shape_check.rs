//! What is found out about a specification of heap shapes, for people.

use super::heaps::drawn;
use super::numbers::{counted, number};
use super::style::{BAD, FAINT, GOOD, PARTIAL, STRONG, paint};
use crate::model::{Bounded, CheckedSource, Comparison, Difference, Rule, ShapeCheck};

/// The whole text, by lines.
pub fn lines(check: &ShapeCheck) -> Vec<String> {
    let mut lines = Vec::new();
    for source in &check.sources {
        lines.extend(rules(source));
        lines.push(String::new());
    }
    for problem in &check.problems {
        lines.extend(problem.shown.lines().map(str::to_owned));
        lines.push(String::new());
    }
    lines.extend(fields(check));
    for comparison in &check.comparisons {
        lines.push(String::new());
        lines.extend(compared(comparison));
    }
    if !check.notes.is_empty() {
        lines.push(String::new());
        lines.extend(check.notes.iter().cloned());
    }
    lines
}

fn rules(source: &CheckedSource) -> Vec<String> {
    let mut lines = vec![paint(STRONG, &source.name)];
    let width = source.rules.iter().map(|rule| rule.line.to_string().len()).max().unwrap_or(0);
    for Rule { line, says } in &source.rules {
        lines.push(format!("  {} {says}", paint(FAINT, &format!("line {line:>width$}"))));
    }
    if source.rules.is_empty() {
        lines.push("  no rules: every heap is admitted".to_owned());
    }
    lines
}

fn fields(check: &ShapeCheck) -> Vec<String> {
    if check.classes.is_empty() {
        return vec!["no class is named: which fields no rule speaks of is not known (--class)".to_owned()];
    }
    if check.unconstrained.is_empty() {
        return vec![format!("every reference field is spoken of: {}", check.classes.join(", "))];
    }
    let mut lines = vec![format!(
        "{} that no rule speaks of, and that may lead anywhere:",
        counted(check.unconstrained.len() as u64, "reference field")
    )];
    lines.extend(check.unconstrained.iter().map(|field| format!("  {field}")));
    lines
}

fn compared(comparison: &Comparison) -> Vec<String> {
    let Comparison { only_invariant, only_specification, by_values, .. } = comparison;
    let mut lines = vec![format!("compared with {}", paint(STRONG, &comparison.invariant))];
    let of = format!("{} of at most {}", counted(comparison.heaps, "heap"), comparison.limits);
    let accepted = number(comparison.accepted);
    let is_whole = comparison.left.is_empty() && comparison.undecided == 0;
    lines.push(match (comparison.agree, is_whole) {
        (true, true) => format!("  {} on all {of}; {accepted} are valid", paint(GOOD, "agree")),
        (true, false) => format!("  {} among {of}; {accepted} are valid", paint(PARTIAL, "no difference found")),
        (false, _) => format!("  {} among {of}; the invariant accepts {accepted}", paint(BAD, "differ")),
    });
    let admitted = "admitted by the specification, and not accepted by the invariant";
    lines.extend(differing(only_invariant, "accepted by the invariant, and not admitted by the specification"));
    lines.extend(differing(only_specification, &format!("{admitted}, whatever values they hold")));
    lines.extend(comparison.bounded.map(|Bounded { heaps, further }| {
        let objects = counted(further, "further object");
        format!("  for {} of them, only completions with at most {objects} were tried", number(heaps))
    }));
    lines.extend(differing(
        by_values,
        &format!("{admitted} with the values they hold (shapes cannot say that; triggers can)"),
    ));
    if comparison.undecided > 0 {
        lines.push(format!(
            "  {} {admitted}; whether for their shape or their values is not known",
            number(comparison.undecided)
        ));
    }
    if comparison.endless > 0 {
        let heaps = counted(comparison.endless, "further heap");
        lines.push(format!("  on {heaps} the invariant does not end within the limits, which counts as not accepted"));
    }
    lines.extend(comparison.left.iter().map(|why| format!("  {} {why}", paint(PARTIAL, "left:"))));
    lines
}

fn differing(difference: &Difference, what: &str) -> Vec<String> {
    if difference.heaps == 0 {
        return Vec::new();
    }
    let listed = difference.listed.len() as u64;
    let smallest = match (difference.heaps, listed) {
        (_, 0) => "",
        (1, _) => ":",
        (heaps, listed) if heaps > listed => "; the smallest:",
        _ => ":",
    };
    let mut lines = vec![format!("  {} {what}{smallest}", counted(difference.heaps, "heap"))];
    for heap in &difference.listed {
        for (at, line) in drawn(heap).into_iter().enumerate() {
            lines.push(format!("    {} {line}", if at == 0 { "-" } else { " " }));
        }
    }
    lines
}
