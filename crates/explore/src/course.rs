//! What a path changes: the machine's state, the path condition, the counted loops, and the members of admission. All of it is
//! marked and restored together.

use admission::{Admission, Answer, EntryValues, Ground};
use backtrack::Trailed;
use machine::{Alternative, Machine, Mark};
use solver::{Solver, SolverMark};

use crate::loops::{Loops, LoopsMark};

/// The state of a path.
pub struct Course {
    /// The machine.
    pub machine: Machine,
    /// Holds the path condition.
    pub solver: Solver,
    /// Forks since the last materialization.
    pub loops: Loops,
    /// Says which partial heaps are explored.
    pub admission: Admission,
}

/// A point in the history of a path.
pub struct CourseMark {
    machine: Mark,
    solver: SolverMark,
    loops: LoopsMark,
}

impl Course {
    /// Whether admission admits what an alternative, which is about to be taken, makes of the input heap.
    pub fn admits(&mut self, entry: &EntryValues, alternative: Alternative) -> Answer {
        self.with_admission(entry, |admission, ground| admission.admit(ground, alternative))
    }

    /// Does something with the members of admission and the ground on which they judge.
    pub fn with_admission<T>(
        &mut self,
        entry: &EntryValues,
        work: impl FnOnce(&mut Admission, &mut Ground<'_>) -> T,
    ) -> T {
        let Course { machine, solver, admission, .. } = self;
        work(admission, &mut Ground { machine, solver, entry })
    }

    /// The state as members of admission see it.
    pub fn ground<'a>(&'a mut self, entry: &'a EntryValues) -> Ground<'a> {
        Ground { machine: &mut self.machine, solver: &mut self.solver, entry }
    }
}

impl Trailed for Course {
    type Mark = CourseMark;

    fn mark(&mut self) -> CourseMark {
        self.admission.mark();
        CourseMark { machine: self.machine.mark(), solver: self.solver.mark(), loops: self.loops.mark() }
    }

    fn rollback(&mut self, mark: &CourseMark) {
        self.machine.rollback(&mark.machine);
        self.solver.rollback(&mark.solver);
        self.loops.rollback(mark.loops);
        self.admission.rollback();
    }

    fn release(&mut self, mark: &CourseMark) {
        self.machine.release(&mark.machine);
        self.admission.release();
    }

    fn undo(&mut self, mark: &CourseMark) {
        self.machine.undo(&mark.machine);
        self.solver.rollback(&mark.solver);
        self.loops.rollback(mark.loops);
        self.admission.rollback();
        self.admission.release();
    }
}
