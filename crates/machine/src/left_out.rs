//! Inputs that were left out, though callers can pass them: noted on all paths, for the report to say so.

use serde::{Deserialize, Serialize};

/// What was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftOut {
    /// Class objects other than those of a few classes, and those that the program compares with.
    ClassObjects,
}

/// All that was left out.
#[derive(Clone, Debug, Default)]
pub struct AllLeftOut {
    noted: Vec<LeftOut>,
}

impl AllLeftOut {
    /// Notes that something was left out.
    pub fn note(&mut self, left_out: LeftOut) {
        if !self.noted.contains(&left_out) {
            self.noted.push(left_out);
        }
    }

    /// What was noted, in the order of the first notes.
    pub fn noted(&self) -> &[LeftOut] {
        &self.noted
    }
}
