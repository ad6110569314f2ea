//! How users spell limits, gaps and interruptions: with the flags of the command line.

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

/// Why a path was left: the flag of a limit stands before its value.
pub fn gap(reason: &GapReason) -> String {
    match reason {
        GapReason::Limit(limit, None) => format!("--{}", flag(*limit)),
        GapReason::Limit(limit, Some(_)) => format!("--{} {reason}", flag(*limit)),
        GapReason::Undecided(_) | GapReason::Unsupported(_) => reason.to_string(),
    }
}

/// Why an exploration ended early.
pub fn interruption(why: Interruption) -> String {
    match why {
        Interruption::Stopped => "interrupted".to_owned(),
        Interruption::Time(time) => format!("--time {}s is used up", time.as_secs_f64()),
    }
}
