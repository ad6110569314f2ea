//! How users spell limits, gaps and interruptions: with the flags of the command line.

use explore::{GapReason, Interruption, Limit, Question};

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

/// What the value of a limit counts; nothing where the flag says it.
fn unit(limit: Limit) -> &'static str {
    match limit {
        Limit::Depth => " frames",
        Limit::Loop => " iterations",
        Limit::Steps => " instructions on one path",
        _ => "",
    }
}

/// Why a path was left.
pub fn gap(reason: &GapReason) -> String {
    match reason {
        GapReason::Limit(limit, None) => format!("--{}", flag(*limit)),
        GapReason::Limit(limit, Some(value)) => format!("--{} {value}{}", flag(*limit), unit(*limit)),
        GapReason::Undecided(Question::Condition) => "the solver could not decide a condition in time".to_owned(),
        GapReason::Undecided(Question::Completion) => {
            "no completion of the input was found that satisfies the invariant".to_owned()
        }
        GapReason::Unsupported(what) => what.clone(),
    }
}

/// Why an exploration ended early.
pub fn interruption(why: Interruption) -> String {
    match why {
        Interruption::Stopped => "interrupted".to_owned(),
        Interruption::Time(time) => format!("--time {}s is used up", time.as_secs_f64()),
    }
}
