//! Paths that were left: how many, why, where, and what to do about it.

use std::collections::BTreeMap;

use explore::GapReason;

use super::numbers::{counted, number};
use super::style::{FAINT, PARTIAL, paint};
use crate::spelling;

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
pub fn lines<'a>(gaps: impl Iterator<Item = (&'a (GapReason, String), &'a u64)>) -> Vec<String> {
    let gaps: Vec<(GapReason, String, u64)> =
        gaps.map(|((reason, what), count)| (*reason, spelling::gap(*reason, what), *count)).collect();
    let mut groups: BTreeMap<(GapReason, &str), Group> = BTreeMap::new();
    for (reason, what, count) in &gaps {
        let mut parts = what.lines();
        let group = groups.entry((*reason, parts.next().unwrap_or_default())).or_default();
        group.paths += count;
        // The last place is the program's own.
        if let Some(place) = parts.next_back() {
            *group.places.entry(place.trim().trim_start_matches("at ")).or_default() += count;
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
fn words(reason: GapReason, what: &str) -> (String, Option<String>) {
    match reason {
        GapReason::Limit(_) => (format!("{what} reached"), raise(what)),
        GapReason::Unknown => (what.to_owned(), Some("give the solver more time: --solver-time 30s".to_owned())),
        GapReason::Unsupported if what.starts_with("not supported") => (what.to_owned(), None),
        GapReason::Unsupported => (format!("not supported: {what}"), None),
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
