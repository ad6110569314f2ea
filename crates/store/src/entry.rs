//! An answer as it is kept.

use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// It can hold: the bits of a solution's values, in the canonical order of the variables.
    Sat(Vec<u64>),
    /// It cannot hold.
    Unsat,
    /// So many solutions, in decimal digits.
    Count(String),
    /// The texts of conditions that cannot hold, the most useful first.
    Impossible(Vec<String>),
}

/// Longest number of a count. A formula over a thousand variables of 64 bits has fewer digits.
const MOST_DIGITS: usize = 20_000;

impl Entry {
    /// Whether it is something that this program would write.
    pub(crate) fn is_sensible(&self) -> bool {
        match self {
            Entry::Sat(_) | Entry::Unsat | Entry::Impossible(_) => true,
            Entry::Count(number) => {
                (1..=MOST_DIGITS).contains(&number.len())
                    && number.bytes().all(|byte| byte.is_ascii_digit())
                    && (number.len() == 1 || !number.starts_with('0'))
            }
        }
    }

    /// Whether its reader can verify it at little cost.
    pub(crate) fn is_evident(&self) -> bool {
        matches!(self, Entry::Sat(_))
    }

    /// Its name in reports.
    pub fn word(&self) -> &'static str {
        match self {
            Entry::Sat(_) => "sat",
            Entry::Unsat => "unsat",
            Entry::Count(_) => "count",
            Entry::Impossible(_) => "impossible",
        }
    }
}
