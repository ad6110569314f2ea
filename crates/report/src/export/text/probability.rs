//! Probabilities: of each way to end, of violations, and the list of counted paths.

use super::numbers::{counted, number};
use super::style::{FAINT, STRONG, paint};
use crate::model::{Count, Fraction, PathCount, Probability, Sum};

/// The most conditions of a path that are shown.
const MOST_CONDITIONS: usize = 6;

/// What `--probability` adds: every way to end, and what is left of 1.
pub fn lines(probability: Option<&Probability>) -> Vec<String> {
    let Some(probability) = probability else { return Vec::new() };
    let heading = if probability.given_heap > 0 { "weights" } else { "probabilities" };
    let mut lines = vec![paint(STRONG, heading)];
    let names: Vec<String> = probability.outcomes.iter().map(|outcome| outcome.end.to_string()).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max("the rest".len());
    for (name, outcome) in names.iter().zip(&probability.outcomes) {
        let sum = &outcome.sum;
        lines.push(format!("  {name:width$}  {}, {}", value(sum), counted(sum.paths, "path")));
    }
    if let Some(Fraction(rest)) = probability.rest.as_ref().filter(|rest| !rest.0.is_zero()) {
        let bound = if probability.total.exact { "" } else { "at most " };
        let words = paint(FAINT, "excluded by assumptions, left, or not counted");
        lines.push(format!("  {:width$}  {bound}{} = {rest}, {words}", "the rest", rest.decimal()));
    }
    lines.extend(remarks(probability));
    lines
}

/// Remarks on numbers that are bounds or conditional on a heap.
fn remarks(probability: &Probability) -> Vec<String> {
    let mut lines = Vec::new();
    if probability.given_heap > 0 {
        lines.push(format!(
            "  {} decided about references, which have no numbers: the probability of a path is that of its primitive",
            counted(probability.given_heap, "path")
        ));
        lines.push("  inputs given its heap, and sums over several heaps may exceed 1".to_owned());
    }
    for (reason, paths) in &probability.total.uncounted {
        lines.push(format!("  {} not counted: {reason}", counted(*paths, "path")));
    }
    lines
}

/// A sum in words: the decimal and the exact fraction, or that it is a bound.
pub fn value(sum: &Sum) -> String {
    let bound = if sum.exact { "" } else { "at least " };
    format!("{bound}{}", fraction(&sum.probability))
}

fn fraction(Fraction(fraction): &Fraction) -> String {
    let (decimal, exact) = (fraction.decimal(), fraction.to_string());
    if decimal == exact { decimal } else { format!("{decimal} = {exact}") }
}

/// The report of `heapwright count` about one target: its paths, then the sums.
pub fn count_lines(count: &Count) -> Vec<String> {
    let completed = counted(count.completed, "completed path");
    let mut lines = vec![format!("{}  {completed}", paint(STRONG, &count.target)), String::new()];
    for path in &count.paths {
        let choices = if path.path.is_empty() { "no choices" } else { &path.path };
        lines.push(format!("  {choices}  {}: {}", path.end, inputs(&path.count)));
        lines.push(format!("     {}", paint(FAINT, &conditions(&path.conditions))));
    }
    let more = count.completed.saturating_sub(count.paths.len() as u64);
    if more > 0 {
        lines.push(format!("  … and {}; --paths lists more", counted(more, "more path")));
    }
    lines.push(String::new());
    lines.extend(self::lines(count.probability.as_ref()).into_iter().map(|line| format!("  {line}")));
    lines
}

fn inputs(count: &PathCount) -> String {
    match count {
        PathCount::Counted { inputs, probability } => {
            let inputs = match inputs.parse::<u64>() {
                Ok(1) => "1 input".to_owned(),
                Ok(small) => format!("{} inputs", number(small)),
                Err(_) => format!("{inputs} inputs"),
            };
            format!("{inputs}, {}", fraction(probability))
        }
        PathCount::Uncounted { uncounted } => format!("not counted: {uncounted}"),
    }
}

fn conditions(conditions: &[String]) -> String {
    match conditions.len() {
        0 => "whatever the primitive inputs are".to_owned(),
        1..=MOST_CONDITIONS => conditions.join(" && "),
        all => format!("{} && … {} more", conditions[..MOST_CONDITIONS].join(" && "), all - MOST_CONDITIONS),
    }
}
