//! How users spell limits: by the flags of the command line.

use explore::{GapReason, Interruption, Limit};

/// The flag of a limit, without its dashes.
pub(crate) fn flag(limit: Limit) -> &'static str {
    match limit {
        Limit::Array => "array",
        Limit::Depth => "depth",
        Limit::K => "k",
        Limit::Loop => "loop",
        Limit::Memory => "memory",
        Limit::N => "n",
        Limit::Steps => "steps",
        Limit::String => "string",
        Limit::Time => "time",
    }
}

/// Why a path was left, in full.
pub fn gap(reason: GapReason, what: &str) -> String {
    match reason {
        GapReason::Limit(limit) if what.is_empty() => format!("--{}", flag(limit)),
        GapReason::Limit(limit) => format!("--{} {what}", flag(limit)),
        GapReason::Unknown | GapReason::Unsupported => what.to_owned(),
    }
}

/// Why an exploration ended early.
pub fn interruption(why: Interruption) -> String {
    match why {
        Interruption::Stopped => "interrupted".to_owned(),
        Interruption::Time(time) => format!("--time {}s is used up", time.as_secs_f64()),
    }
}
