//! Probabilities: of each way to end, of violations, and the list of counted paths.

use explore::{PathCount, Sum, Tally};

use super::numbers::{counted, number};
use super::style::{FAINT, STRONG, paint};
use crate::summary::Summary;

/// The most conditions of a path that are shown.
const MOST_CONDITIONS: usize = 6;

/// What `--probability` adds: every way to end, and what is left of 1.
pub fn lines(summary: &Summary) -> Vec<String> {
    let tally = &summary.record.tally;
    if !tally.is_counted {
        return Vec::new();
    }
    let heading = if tally.given_heap > 0 { "weights" } else { "probabilities" };
    let mut lines = vec![paint(STRONG, heading)];
    let width =
        tally.sums.keys().map(|ended| ended.to_string().chars().count()).max().unwrap_or(0).max("the rest".len());
    for (ended, sum) in &tally.sums {
        lines.push(format!("  {:width$}  {}, {}", ended.to_string(), value(sum), counted(sum.paths, "path")));
    }
    let total = tally.total();
    if let Some(rest) = tally.rest().filter(|rest| !rest.is_zero()) {
        let bound = if total.is_exact() { "" } else { "at most " };
        let words = paint(FAINT, "excluded by assumptions, left, or not counted");
        lines.push(format!("  {:width$}  {bound}{} = {rest}, {words}", "the rest", rest.decimal()));
    }
    lines.extend(remarks(tally, &total));
    lines
}

/// What keeps the numbers from being what they seem.
fn remarks(tally: &Tally, total: &Sum) -> Vec<String> {
    let mut lines = Vec::new();
    if tally.given_heap > 0 {
        lines.push(format!(
            "  {} decided about references, which have no numbers: the probability of a path is that of its primitive",
            counted(tally.given_heap, "path")
        ));
        lines.push("  inputs given its heap, and sums over several heaps may exceed 1".to_owned());
    }
    for (reason, paths) in &total.uncounted {
        lines.push(format!("  {} not counted: {reason}", counted(*paths, "path")));
    }
    lines
}

/// A sum in words: the decimal and the exact fraction, or that it is a bound.
pub fn value(sum: &Sum) -> String {
    let bound = if sum.is_exact() { "" } else { "at least " };
    format!("{bound}{}", fraction(&sum.probability.decimal(), &sum.probability.to_string()))
}

fn fraction(decimal: &str, exact: &str) -> String {
    if decimal == exact { decimal.to_owned() } else { format!("{decimal} = {exact}") }
}

/// The report of `heapwright count` about one target: its paths, then the sums.
pub fn count_lines(summary: &Summary) -> Vec<String> {
    let (record, tally) = (&summary.record, &summary.record.tally);
    let completed = counted(record.counts.completed(), "completed path");
    let mut lines = vec![format!("{}  {completed}", paint(STRONG, &summary.target)), String::new()];
    for (path, count) in &tally.paths {
        let choices = path.to_string();
        let choices = if choices.is_empty() { "no choices" } else { &choices };
        lines.push(format!("  {choices}  {}: {}", count.ended, inputs(count)));
        lines.push(format!("     {}", paint(FAINT, &conditions(&count.conditions))));
    }
    let more = record.counts.completed().saturating_sub(tally.paths.len() as u64);
    if more > 0 {
        lines.push(format!("  … and {}; --paths lists more", counted(more, "more path")));
    }
    lines.push(String::new());
    lines.extend(self::lines(summary).into_iter().map(|line| format!("  {line}")));
    lines
}

fn inputs(count: &PathCount) -> String {
    match &count.count {
        Ok((inputs, probability)) => {
            let inputs = match u64::try_from(inputs) {
                Ok(1) => "1 input".to_owned(),
                Ok(small) => format!("{} inputs", number(small)),
                Err(_) => format!("{inputs} inputs"),
            };
            format!("{inputs}, {}", fraction(&probability.decimal(), &probability.to_string()))
        }
        Err(reason) => format!("not counted: {reason}"),
    }
}

fn conditions(conditions: &[String]) -> String {
    match conditions.len() {
        0 => "whatever the primitive inputs are".to_owned(),
        1..=MOST_CONDITIONS => conditions.join(" && "),
        all => format!("{} && … {} more", conditions[..MOST_CONDITIONS].join(" && "), all - MOST_CONDITIONS),
    }
}
