//! What the questions to members cost.

use std::ops::AddAssign;

/// Numbers that add up over members and workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Decisions that members were asked about.
    pub asked: u64,
    /// Decisions that a member rejected.
    pub rejected: u64,
    /// Questions whose answer was known: the same partial heap had been asked about before.
    pub known: u64,
    /// Time of the questions.
    pub nanos: u64,
    /// What members asked solvers of their own.
    pub solver: solver::Counters,
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Counters) {
        self.asked += other.asked;
        self.rejected += other.rejected;
        self.known += other.known;
        self.nanos += other.nanos;
        self.solver += other.solver;
    }
}
