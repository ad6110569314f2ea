//! Paths that were left: how many, why, where, and what to do about it.

use std::collections::BTreeMap;
use std::time::Duration;

use explore::{Limit, Settings, print_size, print_time};

use super::numbers::{counted, number};
use super::style::{FAINT, PARTIAL, paint};
use crate::model::{Gap, Reason};
use crate::spelling::flag;

/// The most reasons, and places of a reason, that are shown.
const MOST_REASONS: usize = 8;
const MOST_PLACES: usize = 3;

/// The most memory that objects can take.
const MOST_MEMORY: usize = 4 << 30;
/// What a solver does not decide in this time, it hardly decides in four times as much.
const PLENTY: Duration = Duration::from_secs(60);

/// Paths left for one reason: one of their gaps, how many they are, and at which places.
struct Group<'a> {
    gap: &'a Gap,
    paths: u64,
    places: BTreeMap<&'a str, u64>,
}

impl<'a> Group<'a> {
    fn new(gap: &'a Gap) -> Group<'a> {
        Group { gap, paths: 0, places: BTreeMap::new() }
    }
}

/// The gaps, grouped by reason.
pub fn lines<'a>(gaps: impl Iterator<Item = &'a Gap>, settings: &Settings) -> Vec<String> {
    let mut groups: BTreeMap<(Reason, &str), Group> = BTreeMap::new();
    for gap in gaps {
        let group = groups.entry((gap.reason, &gap.says)).or_insert_with(|| Group::new(gap));
        group.paths += gap.paths;
        if let Some(place) = &gap.at {
            *group.places.entry(place).or_default() += gap.paths;
        }
    }
    let mut lines = Vec::new();
    for group in groups.values().take(MOST_REASONS) {
        if group.paths == 0 {
            lines.push(format!("{}: {}", paint(PARTIAL, "not checked"), group.gap.says));
            continue;
        }
        let (says, advice) = words(group.gap, settings);
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
fn words(gap: &Gap, settings: &Settings) -> (String, Option<String>) {
    let says = &gap.says;
    match gap.reason {
        Reason::Limit => match gap.limit {
            Some(limit) => (format!("{says} reached"), raise(limit, gap.value, settings)),
            None => (says.clone(), None),
        },
        Reason::Unknown => (says.clone(), Some(patience(settings))),
        Reason::Unsupported if says.starts_with("not supported") => (says.clone(), None),
        Reason::Unsupported => (format!("not supported: {says}"), None),
    }
}

/// The flag with twice the value; none where it cannot be raised.
fn raise(limit: Limit, value: Option<u64>, settings: &Settings) -> Option<String> {
    let value = match (limit, value) {
        (Limit::Memory, _) => {
            let twice = settings.limits.memory.saturating_mul(2);
            (twice <= MOST_MEMORY).then(|| print_size(twice))?
        }
        (_, Some(value)) => value.saturating_mul(2).to_string(),
        (_, None) => return Some(format!("raise the limit --{}", flag(limit))),
    };
    Some(format!("raise the limit: --{} {value}", flag(limit)))
}

/// What helps where a solver could not decide: more time, unless it had plenty.
fn patience(settings: &Settings) -> String {
    match settings.solver.time {
        Some(time) if time < PLENTY => format!("give the solver more time: --solver-time {}", print_time(time * 4)),
        _ => "more time hardly helps; try another solver, such as --solver 'z3 -in'".to_owned(),
    }
}
