//! Which layer answered how many questions, read from what each layer has counted.

use std::ops::{AddAssign, SubAssign};

/// Questions and answers by the layer that gave them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Questions put to the solver.
    pub queries: u64,
    /// Answered by the order theory.
    pub order_hits: u64,
    /// Answered by a model found earlier.
    pub model_hits: u64,
    /// Independent parts of questions answered by a store.
    pub store_hits: u64,
    /// Such parts that contradict themselves, or whose answer follows from other answers.
    pub implication_hits: u64,
    /// Put to the SMT backend.
    pub smt_calls: u64,
    /// Put to the SAT solver below the built-in backend.
    pub sat_calls: u64,
    /// Nanoseconds spent in the SMT backend.
    pub smt_nanos: u64,
}

impl Counters {
    /// How many answers no store had.
    pub(crate) fn news(&self) -> u64 {
        self.smt_calls + self.implication_hits
    }
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Counters) {
        self.queries += other.queries;
        self.order_hits += other.order_hits;
        self.model_hits += other.model_hits;
        self.store_hits += other.store_hits;
        self.implication_hits += other.implication_hits;
        self.smt_calls += other.smt_calls;
        self.sat_calls += other.sat_calls;
        self.smt_nanos += other.smt_nanos;
    }
}

impl SubAssign for Counters {
    fn sub_assign(&mut self, other: Counters) {
        self.queries -= other.queries;
        self.order_hits -= other.order_hits;
        self.model_hits -= other.model_hits;
        self.store_hits -= other.store_hits;
        self.implication_hits -= other.implication_hits;
        self.smt_calls -= other.smt_calls;
        self.sat_calls -= other.sat_calls;
        self.smt_nanos -= other.smt_nanos;
    }
}
