//! Gaps: paths that were left because of the engine. A gap is never a statement about the program.

use serde::{Deserialize, Serialize};

use crate::settings::Limit;

/// Why and where a path was left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Gap {
    /// Why.
    pub reason: GapReason,
    /// The frames from the innermost one to the first of the program; none where the place says nothing.
    pub place: Vec<String>,
}

impl From<GapReason> for Gap {
    /// A gap whose place says nothing.
    fn from(reason: GapReason) -> Gap {
        Gap { reason, place: Vec::new() }
    }
}

/// Why a path was left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GapReason {
    /// A limit was reached: which one, and its value where users give it as a number.
    Limit(Limit, Option<u64>),
    /// A question was not decided.
    Undecided(Question),
    /// Something the engine cannot do, in words.
    Unsupported(String),
}

impl GapReason {
    /// Whether a limit was reached.
    pub fn is_limit(&self) -> bool {
        matches!(self, GapReason::Limit(..))
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
