//! Single instructions that take long or need much memory look at the budget themselves.

use budget::{Budget, Over};
use heap::Store;

use crate::machine::Machine;
use crate::trap::{Limit, Step, Stop, Trap};

/// Bytes that are written between two looks at the budget: some milliseconds.
const UNLOOKED: usize = 16 << 20;

/// Bytes for which the system needs so long that the budget is looked at meanwhile.
const LARGE: usize = 128 << 20;

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
