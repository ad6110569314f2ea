//! What code may take: instructions, of which side runs have fewer, and its part of the time and memory of the command.

use budget::Budget;

/// How long code may run.
#[derive(Debug)]
pub(crate) struct Allowance {
    /// The time and memory of the command.
    pub(crate) budget: Budget,
    /// Bytes that were written since the last look at the budget.
    pub(crate) unlooked: usize,
    /// The number of executed instructions at which the code of a side run is paused.
    end: u64,
    /// The place where the code of a side run was given up, if it was.
    given_up: Option<String>,
}

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance { budget: Budget::default(), unlooked: 0, end: u64::MAX, given_up: None }
    }
}

impl Allowance {
    /// Allows so many instructions, but not more than are allowed already. Answers what was allowed before.
    pub(crate) fn narrow(&mut self, executed: u64, budget: u64) -> u64 {
        let end = self.end_of(executed, budget);
        self.given_up = None;
        std::mem::replace(&mut self.end, end)
    }

    /// Allows any number of instructions.
    pub(crate) fn lift(&mut self) {
        self.end = u64::MAX;
    }

    /// Allows what was allowed before.
    pub(crate) fn restore(&mut self, end: u64) {
        self.end = end;
    }

    /// The number of executed instructions at which a run with a budget is paused.
    pub(crate) fn end_of(&self, executed: u64, budget: u64) -> u64 {
        executed.saturating_add(budget).min(self.end)
    }

    /// Keeps the place where code was given up: its frames are about to be dropped.
    pub(crate) fn give_up(&mut self, place: String) {
        self.given_up = Some(place);
    }

    /// Where the code of the last side run was given up.
    pub(crate) fn given_up_at(&self) -> Option<&str> {
        self.given_up.as_deref()
    }
}
