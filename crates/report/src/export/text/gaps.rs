//! Paths that were left: how many, why, where, and what to do about it.

use std::collections::BTreeMap;

use super::numbers::{counted, number};
use super::style::{FAINT, PARTIAL, paint};
use crate::model::{Gap, Reason};

/// The most reasons, and places of a reason, that are shown.
const MOST_REASONS: usize = 8;
const MOST_PLACES: usize = 3;

/// Paths left for one reason: how many, and at which places.
#[derive(Default)]
struct Group<'a> {
    paths: u64,
    places: BTreeMap<&'a str, u64>,
}

/// The gaps, grouped by reason.
pub fn lines<'a>(gaps: impl Iterator<Item = &'a Gap>) -> Vec<String> {
    let mut groups: BTreeMap<(Reason, &str), Group> = BTreeMap::new();
    for gap in gaps {
        let group = groups.entry((gap.reason, &gap.says)).or_default();
        group.paths += gap.paths;
        if let Some(place) = &gap.at {
            *group.places.entry(place).or_default() += gap.paths;
        }
    }
    let mut lines = Vec::new();
    for ((reason, what), group) in groups.iter().take(MOST_REASONS) {
        let (says, advice) = words(*reason, what);
        let label = paint(PARTIAL, &format!("{} left", counted(group.paths, "path")));
        lines.push(format!("{label}: {says}{}", places(&group.places)));
        lines.extend(advice.map(|advice| format!("  {} {advice}", paint(FAINT, "to do:"))));
    }
    if groups.len() > MOST_REASONS {
        lines.push(format!("… and {}", counted((groups.len() - MOST_REASONS) as u64, "more reason")));
    }
    lines
}

fn places(places: &BTreeMap<&str, u64>) -> String {
    let mut shown: Vec<(&str, u64)> = places.iter().map(|(place, count)| (*place, *count)).collect();
    shown.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let more = shown.len().saturating_sub(MOST_PLACES);
    let several = shown.len() > 1;
    let mut words: Vec<String> = shown
        .into_iter()
        .take(MOST_PLACES)
        .map(|(place, count)| if several { format!("{place} {}×", number(count)) } else { place.to_owned() })
        .collect();
    if more > 0 {
        words.push(format!("… and {}", counted(more as u64, "more place")));
    }
    if words.is_empty() { String::new() } else { format!(", at {}", words.join(", ")) }
}

/// What happened, and what mends it.
fn words(reason: Reason, what: &str) -> (String, Option<String>) {
    match reason {
        Reason::Limit => (format!("{what} reached"), raise(what)),
        Reason::Unknown => (what.to_owned(), Some("give the solver more time: --solver-time 30s".to_owned())),
        Reason::Unsupported if what.starts_with("not supported") => (what.to_owned(), None),
        Reason::Unsupported => (format!("not supported: {what}"), None),
    }
}

/// The flag with twice the value.
fn raise(what: &str) -> Option<String> {
    let mut parts = what.split_whitespace();
    let flag = parts.next().filter(|flag| flag.starts_with("--"))?;
    let value: Option<u64> = parts.next().and_then(|value| value.parse().ok());
    Some(match value {
        Some(value) => format!("raise the limit: {flag} {}", value.saturating_mul(2)),
        None => format!("raise the limit {flag}"),
    })
}
