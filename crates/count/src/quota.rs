//! How much work a count may take.

use budget::Budget;

use crate::error::Uncountable;

/// Cases and time that are left. One quota may be spent on several counts.
#[derive(Clone, Debug)]
pub struct Quota {
    cases: u64,
    budget: Budget,
}

impl Quota {
    /// So many cases, within a budget.
    pub fn new(cases: u64, budget: Budget) -> Quota {
        Quota { cases, budget }
    }

    /// Cases only: what can be counted does then not depend on the machine.
    pub fn of_cases(cases: u64) -> Quota {
        Quota { cases, budget: Budget::default() }
    }

    /// Spends one case.
    pub(crate) fn spend(&mut self) -> Result<(), Uncountable> {
        self.cases = self.cases.checked_sub(1).ok_or(Uncountable::TooHard("more cases than the budget allows"))?;
        self.look_at_clock()
    }

    /// Fails if there is no time left: for work that spends no cases.
    pub(crate) fn look_at_clock(&self) -> Result<(), Uncountable> {
        match self.budget.is_over() {
            true => Err(Uncountable::TooHard("more time than the budget allows")),
            false => Ok(()),
        }
    }
}
