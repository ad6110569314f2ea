//! An answer as it is kept.

use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StoredEntry {
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

impl StoredEntry {
    /// Whether it is something that this program would write.
    pub(crate) fn is_sensible(&self) -> bool {
        match self {
            StoredEntry::Sat(_) | StoredEntry::Unsat | StoredEntry::Impossible(_) => true,
            StoredEntry::Count(number) => {
                (1..=MOST_DIGITS).contains(&number.len())
                    && number.bytes().all(|byte| byte.is_ascii_digit())
                    && (number.len() == 1 || !number.starts_with('0'))
            }
        }
    }

    /// Whether its reader can verify it at little cost.
    pub(crate) fn is_evident(&self) -> bool {
        matches!(self, StoredEntry::Sat(_))
    }

    /// Its name in reports.
    pub fn word(&self) -> &'static str {
        match self {
            StoredEntry::Sat(_) => "sat",
            StoredEntry::Unsat => "unsat",
            StoredEntry::Count(_) => "count",
            StoredEntry::Impossible(_) => "impossible",
        }
    }
}
