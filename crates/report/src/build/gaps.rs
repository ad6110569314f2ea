//! From the gaps of a record to those of a report.

use explore::{GapReason, Record};

use crate::model::{Gap, GapCounts, Reason};
use crate::spelling;

/// The gaps, by reason and words.
pub fn gaps(record: &Record) -> Vec<Gap> {
    let mut gaps: Vec<Gap> = record.gaps.iter().map(|(found, paths)| gap(found, *paths)).collect();
    gaps.sort_by(|one, two| (one.reason, &one.what).cmp(&(two.reason, &two.what)));
    gaps
}

fn gap(gap: &explore::Gap, paths: u64) -> Gap {
    let words = spelling::gap(&gap.reason);
    let (limit, value) = match gap.reason {
        GapReason::Limit(limit, value) => (Some(limit), value),
        _ => (None, None),
    };
    Gap {
        reason: reason(&gap.reason),
        what: gap.place.iter().fold(words.clone(), |what, frame| format!("{what}\n  at {frame}")),
        paths,
        limit,
        value,
        at: gap.place.last().cloned(),
        says: words.lines().next().unwrap_or_default().to_owned(),
    }
}

/// How many paths were left, by reason.
pub fn counts(record: &Record) -> GapCounts {
    let count = |wanted: Reason| record.gaps_of(|found| reason(found) == wanted);
    GapCounts { limit: count(Reason::Limit), unknown: count(Reason::Unknown), unsupported: count(Reason::Unsupported) }
}

fn reason(reason: &GapReason) -> Reason {
    match reason {
        GapReason::Limit(..) | GapReason::Endless => Reason::Limit,
        GapReason::Undecided(_) => Reason::Unknown,
        GapReason::Unchecked(_) | GapReason::Unsupported(_) => Reason::Unsupported,
    }
}
