//! The verdict, in words.

use super::coverage;
use super::numbers::{counted, number};
use super::style::{BAD, GOOD, PARTIAL, paint};
use crate::model::{Target, Verdict};

/// The verdict of a target.
pub fn line(target: &Target) -> String {
    let (word, says) = match target.verdict {
        Verdict::Violated => {
            let found = counted(target.violations.len() as u64, "violation");
            (paint(BAD, "VIOLATED"), format!("{found}{}", ended(target, " before the end")))
        }
        Verdict::Verified => (paint(GOOD, "VERIFIED"), "no input violates it".to_owned()),
        Verdict::VerifiedWithinLimits => (paint(GOOD, "VERIFIED within limits"), within(target)),
        Verdict::Vacuous => (paint(PARTIAL, "VACUOUS"), vacuous(target)),
        Verdict::Incomplete => (paint(PARTIAL, "INCOMPLETE"), format!("nothing found{}", left(target))),
    };
    format!("{word}  {}: {says}", target.target)
}

/// The verdict of all targets of a class.
pub fn total(class: &str, targets: &[Target]) -> String {
    let with = |wanted: &[Verdict]| {
        let count = targets.iter().filter(|target| wanted.contains(&target.verdict)).count();
        count as u64
    };
    let kinds = [
        (with(&[Verdict::Violated]), "violated", BAD),
        (with(&[Verdict::Incomplete]), "incomplete", PARTIAL),
        (with(&[Verdict::Vacuous]), "vacuous", PARTIAL),
        (with(&[Verdict::Verified, Verdict::VerifiedWithinLimits]), "verified", GOOD),
    ];
    let parts: Vec<String> = kinds
        .iter()
        .filter(|(count, ..)| *count > 0)
        .map(|(count, word, style)| paint(*style, &format!("{} {word}", number(*count))))
        .collect();
    let interrupted = targets.iter().find_map(|target| target.interrupted.as_deref());
    let ended = interrupted.map(|why| format!(" ({why})")).unwrap_or_default();
    format!("{class}: {} checked: {}{ended}", counted(targets.len() as u64, "method"), parts.join(", "))
}

/// What was verified within the limits: the smallest of those that cut, or what was fixed.
fn within(target: &Target) -> String {
    match (coverage::smallest_bound(target), target.world.first()) {
        (Some(bound), _) => format!("no input with at most {bound} violates it"),
        (None, Some(sentence)) => format!("no input violates it, provided that {sentence}"),
        (None, None) => "no input within them violates it".to_owned(),
    }
}

/// Why nothing was verified.
fn vacuous(target: &Target) -> String {
    let pruned = &target.paths.pruned;
    let crashed: u64 = target.crashes.iter().map(|crash| crash.paths).sum();
    let reasons = [
        (crashed, "where an assumption threw an exception"),
        (pruned.precondition - crashed.min(pruned.precondition), "where an assumption does not hold"),
        (pruned.admission, "where admission rejected the input"),
        (pruned.limit, "where a limit forbade a larger input"),
    ];
    let ends = reasons.iter().filter(|(count, _)| *count > 0);
    let ends: Vec<String> = ends.map(|(count, place)| format!("{} {place}", number(*count))).collect();
    let ends = if ends.is_empty() { String::new() } else { format!(" (paths ended: {})", ends.join(", ")) };
    format!("nothing was verified, since no input satisfies what is assumed{ends}")
}

fn left(target: &Target) -> String {
    let mut parts = Vec::new();
    let paths: u64 = target.gaps.iter().map(|gap| gap.paths).sum();
    if paths > 0 {
        let were = if paths == 1 { "was" } else { "were" };
        parts.push(format!("{} {were} left", counted(paths, "path")));
    }
    if target.gaps.iter().any(|gap| gap.paths == 0) {
        parts.push("not all that is promised of it was checked".to_owned());
    }
    let refuted: u64 = target.mistakes.iter().map(|mistake| mistake.paths).sum();
    if refuted > 0 {
        parts.push(format!("the real JVM refuted what was predicted of {}", counted(refuted, "path")));
    }
    if !target.bugs.is_empty() {
        parts.push("a mistake of Heapwright ended the exploration".to_owned());
    }
    match (&target.interrupted, parts.join(", and ")) {
        (Some(why), parts) if parts.is_empty() => format!(" so far; {why}"),
        (Some(why), parts) => format!(" so far; {why}, and {parts}"),
        (None, parts) => format!(", but {parts}"),
    }
}

fn ended(target: &Target, when: &str) -> String {
    target.interrupted.as_ref().map(|why| format!(", {why}{when}")).unwrap_or_default()
}
