//! From the gaps of a record to those of a report.

use explore::{GapReason, Record};

use crate::model::{Gap, GapCounts, Reason};

/// The gaps, by reason and words.
pub fn gaps(record: &Record) -> Vec<Gap> {
    let gap = |((reason, what), paths): (&(GapReason, String), &u64)| {
        let mut parts = what.lines();
        Gap {
            reason: self::reason(*reason),
            what: what.clone(),
            paths: *paths,
            says: parts.next().unwrap_or_default().to_owned(),
            at: parts.next_back().map(|place| place.trim().trim_start_matches("at ").to_owned()),
        }
    };
    record.gaps.iter().map(gap).collect()
}

/// How many paths were left, by reason.
pub fn counts(record: &Record) -> GapCounts {
    GapCounts {
        limit: record.gaps_of(GapReason::Limit),
        unknown: record.gaps_of(GapReason::Unknown),
        unsupported: record.gaps_of(GapReason::Unsupported),
    }
}

fn reason(reason: GapReason) -> Reason {
    match reason {
        GapReason::Limit => Reason::Limit,
        GapReason::Unknown => Reason::Unknown,
        GapReason::Unsupported => Reason::Unsupported,
    }
}
