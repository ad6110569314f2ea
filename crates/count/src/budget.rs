//! How much work a count may take.

use std::time::{Duration, Instant};

use crate::error::Uncountable;

/// Cases and time that are left. One budget may be spent on several counts.
#[derive(Clone, Debug)]
pub struct Budget {
    cases: u64,
    deadline: Option<Instant>,
}

impl Budget {
    /// So many cases and so much time from now on.
    pub fn new(cases: u64, time: Duration) -> Budget {
        Budget { cases, deadline: Instant::now().checked_add(time) }
    }

    /// Cases only: what can be counted does then not depend on the machine.
    pub fn of_cases(cases: u64) -> Budget {
        Budget { cases, deadline: None }
    }

    /// Spends one case.
    pub(crate) fn spend(&mut self) -> Result<(), Uncountable> {
        self.cases = self.cases.checked_sub(1).ok_or(Uncountable::TooHard("more cases than the budget allows"))?;
        self.look_at_clock()
    }

    /// Fails if there is no time left: for work that spends no cases.
    pub(crate) fn look_at_clock(&self) -> Result<(), Uncountable> {
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => {
                Err(Uncountable::TooHard("more time than the budget allows"))
            }
            _ => Ok(()),
        }
    }
}
