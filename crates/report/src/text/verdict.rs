//! The verdict, in words.

use explore::{Record, Verdict};

use super::numbers::{counted, number};
use super::style::{BAD, GOOD, PARTIAL, paint};
use crate::spelling::interruption;
use crate::summary::Summary;

/// The verdict of a target.
pub fn line(summary: &Summary) -> String {
    let record = &summary.record;
    let (word, says) = match record.verdict() {
        Verdict::Violated => {
            let found = counted(record.violations.len() as u64, "violation");
            (paint(BAD, "VIOLATED"), format!("{found}{}", ended(record, " before the end")))
        }
        Verdict::Verified => (paint(GOOD, "VERIFIED"), verified(record, "no input violates it")),
        Verdict::VerifiedWithinLimits => {
            (paint(GOOD, "VERIFIED within limits"), verified(record, "no input within them violates it"))
        }
        Verdict::Incomplete => (paint(PARTIAL, "INCOMPLETE"), format!("nothing found{}", left(record))),
    };
    format!("{word}  {}: {says}", summary.target)
}

/// The verdict of all targets of a class.
pub fn total(class: &str, summaries: &[Summary]) -> String {
    let with = |wanted: &[Verdict]| {
        let count = summaries.iter().filter(|summary| wanted.contains(&summary.record.verdict())).count();
        count as u64
    };
    let kinds = [
        (with(&[Verdict::Violated]), "violated", BAD),
        (with(&[Verdict::Incomplete]), "incomplete", PARTIAL),
        (with(&[Verdict::Verified, Verdict::VerifiedWithinLimits]), "verified", GOOD),
    ];
    let parts: Vec<String> = kinds
        .iter()
        .filter(|(count, ..)| *count > 0)
        .map(|(count, word, style)| paint(*style, &format!("{} {word}", number(*count))))
        .collect();
    let interrupted = summaries.iter().find_map(|summary| summary.record.interrupted.map(interruption));
    let ended = interrupted.map(|why| format!(" ({why})")).unwrap_or_default();
    format!("{class}: {} checked: {}{ended}", counted(summaries.len() as u64, "method"), parts.join(", "))
}

/// A proof about no path at all proves nothing.
fn verified(record: &Record, says: &str) -> String {
    if record.counts.completed() > 0 {
        return says.to_owned();
    }
    "but no path ended: no input satisfies what is assumed".to_owned()
}

fn left(record: &Record) -> String {
    let gaps: u64 = record.gaps.values().sum();
    let were = if gaps == 1 { "was" } else { "were" };
    let paths = format!("{} {were} left", counted(gaps, "path"));
    match (record.interrupted.map(interruption), gaps) {
        (Some(why), 0) => format!(" so far; {why}"),
        (Some(why), _) => format!(" so far; {why}, and {paths}"),
        (None, _) => format!(", but {paths}"),
    }
}

fn ended(record: &Record, when: &str) -> String {
    record.interrupted.map(interruption).map(|why| format!(", {why}{when}")).unwrap_or_default()
}
