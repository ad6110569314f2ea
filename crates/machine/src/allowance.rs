//! What code may take: instructions, of which side runs have fewer, and its part of the time and memory of the command.

use budget::{Budget, Over};
use heap::Store;

use crate::machine::Machine;
use crate::trap::{Limit, Step, Stop, Trap};

/// Bytes that are written between two looks at the budget: some milliseconds.
const UNLOOKED: usize = 16 << 20;

/// Bytes for which the system needs so long that the budget is looked at meanwhile.
const LARGE: usize = 128 << 20;

/// How long code may run.
#[derive(Debug)]
pub(crate) struct Allowance {
    /// The time and memory of the command.
    budget: Budget,
    /// Bytes that were written since the last look at the budget.
    unlooked: usize,
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

impl Machine {
    /// Sets the budget that single instructions obey which take long or need much memory. Whoever runs the machine looks at
    /// it between instructions.
    pub fn set_budget(&mut self, budget: Budget) {
        self.allowance.budget = budget;
    }

    /// Before an instruction that writes many bytes: ends the run if nothing is left for that.
    #[inline]
    pub(crate) fn spend(&mut self, bytes: usize) -> Step {
        self.allowance.unlooked = self.allowance.unlooked.saturating_add(bytes);
        if self.allowance.unlooked < UNLOOKED { Ok(()) } else { self.look_at_budget(bytes) }
    }

    /// Before an array is made: the same, and while the system gives memory for it.
    #[inline]
    pub(crate) fn spend_on_array(&mut self, store: Store, len: usize) -> Step {
        let cost = self.state.heap.cost_of_array(store, len);
        self.spend(cost)?;
        if cost < LARGE { Ok(()) } else { self.warm(store, len) }
    }

    #[cold]
    fn warm(&mut self, store: Store, len: usize) -> Step {
        let budget = &self.allowance.budget;
        match self.state.heap.warm(store, len, &mut || !budget.is_over()) {
            true => Ok(()),
            false => self.look_at_budget(0),
        }
    }

    #[cold]
    fn look_at_budget(&mut self, bytes: usize) -> Step {
        self.allowance.unlooked = 0;
        if self.allowance.budget.is_short_of(bytes) {
            return Err(Trap::stop(Stop::Limit(Limit::Memory)));
        }
        match self.allowance.budget.over() {
            Some(Over::Stopped | Over::Time) => Err(Trap::stop(Stop::Interrupted)),
            Some(Over::Memory) => Err(Trap::stop(Stop::Limit(Limit::Memory))),
            None => Ok(()),
        }
    }
}
