//! What a decision is judged on: the state of the path, its condition, and the inputs at entry.

use backtrack::Trailed;
use heap::Value;
use machine::{Machine, Mark};
use solver::{Solver, SolverMark};

/// The inputs as the subject is called with them.
#[derive(Clone, Debug, Default)]
pub struct EntryValues {
    /// The arguments, the receiver first.
    pub parameters: Vec<Value>,
    /// Static fields that can change, by their numbers, with the values that they have at entry.
    pub statics: Vec<(usize, Value)>,
}

/// The state of a path, as members see it when they judge its input heap.
pub struct Ground<'a> {
    /// The machine.
    pub machine: &'a mut Machine,
    /// Holds the path condition.
    pub solver: &'a mut Solver,
    /// The inputs at entry.
    pub entry: &'a EntryValues,
}

/// A point in the history of machine and solver.
#[derive(Debug)]
pub struct GroundMark {
    machine: Mark,
    solver: SolverMark,
}

impl Ground<'_> {
    /// The same ground, borrowed for a shorter time.
    pub fn reborrow(&mut self) -> Ground<'_> {
        Ground { machine: self.machine, solver: self.solver, entry: self.entry }
    }

    /// Does something and undoes all that it changes.
    pub fn undone<T>(&mut self, work: impl FnOnce(&mut Ground<'_>) -> T) -> T {
        let mark = self.mark();
        let result = work(self);
        self.rollback(&mark);
        self.release(&mark);
        result
    }
}

impl Trailed for Ground<'_> {
    type Mark = GroundMark;

    fn mark(&mut self) -> GroundMark {
        GroundMark { machine: self.machine.mark(), solver: self.solver.mark() }
    }

    fn rollback(&mut self, mark: &GroundMark) {
        self.machine.rollback(&mark.machine);
        self.solver.rollback(&mark.solver);
    }

    fn release(&mut self, mark: &GroundMark) {
        self.machine.release(&mark.machine);
    }
}
