//! Gaps: paths that were left because of the engine. A gap is never a statement about the program.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::crash::Crash;
use crate::settings::Limit;

/// Why and where a path was left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Gap {
    /// Why.
    pub reason: GapReason,
    /// The frames from the innermost one to the first of the program; empty where the place tells nothing.
    pub place: Vec<String>,
}

impl From<GapReason> for Gap {
    /// A gap without a place.
    fn from(reason: GapReason) -> Gap {
        Gap { reason, place: Vec::new() }
    }
}

impl Gap {
    /// A specification of which a class is missing or broken: it says nothing at all.
    pub fn of_crash(crash: &Crash) -> Gap {
        let what = format!("{} throws {}", crash.specification, crash.exception);
        Gap { reason: GapReason::Unsupported(what), place: crash.trace.iter().map(ToString::to_string).collect() }
    }
}

impl fmt::Display for Gap {
    /// The reason, and below it the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reason)?;
        self.place.iter().try_for_each(|frame| write!(f, "\n  at {frame}"))
    }
}

/// Why a path was left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GapReason {
    /// A limit was reached: which one, and its value where users give it as a number.
    Limit(Limit, Option<u64>),
    /// A question was not decided.
    Undecided(Question),
    /// A loop looks at the same objects and numbers again and again.
    Endless,
    /// Something that the program promises, as sources spell it: no path looks at it.
    Unchecked(String),
    /// Something the engine cannot do, in words.
    Unsupported(String),
}

impl fmt::Display for GapReason {
    /// In words that name no flags.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GapReason::Limit(limit, Some(value)) => write!(f, "{value}{}", unit(*limit)),
            GapReason::Limit(Limit::Memory, None) => f.write_str("the memory for objects is used up"),
            GapReason::Limit(_, None) => f.write_str("a limit"),
            GapReason::Undecided(Question::Completion) => {
                f.write_str("no completion of the input was found that satisfies the invariant")
            }
            GapReason::Undecided(Question::Condition) => f.write_str("the solver could not decide a condition in time"),
            GapReason::Endless => f.write_str("a loop that looks at the same objects and numbers again and again"),
            GapReason::Unchecked(what) | GapReason::Unsupported(what) => f.write_str(what),
        }
    }
}

/// What the value of a limit counts; empty for limits at which no path is left.
fn unit(limit: Limit) -> &'static str {
    match limit {
        Limit::Depth => " frames",
        Limit::Loop => " iterations",
        Limit::Steps => " instructions on one path",
        _ => "",
    }
}

impl GapReason {
    /// Whether a limit was reached, or would have been.
    pub fn is_limit(&self) -> bool {
        matches!(self, GapReason::Limit(..) | GapReason::Endless)
    }
}

/// A question that can stay without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Question {
    /// Whether the input of a path can be completed to one that satisfies the invariant.
    Completion,
    /// Whether an input satisfies a condition: the solver was not done in time.
    Condition,
}
