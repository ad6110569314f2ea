//! What an exploration cost.

use std::time::Duration;

use schemars::JsonSchema;
use serde::Serialize;

use super::written;

/// Numbers that do not depend on the computer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Counters {
    /// Instructions executed.
    pub bytecodes: u64,
    /// Choices with more than one feasible alternative.
    pub forks: u64,
    /// Conditions that had to be decided.
    pub branches: u64,
    /// Questions put to the solver.
    pub queries: u64,
    /// Questions answered by the order theory.
    pub order_hits: u64,
    /// Questions answered by a model found earlier.
    pub model_hits: u64,
    /// Parts of questions answered by a store.
    pub store_hits: u64,
    /// Parts of questions that contradict themselves, or follow from other answers.
    pub implication_hits: u64,
    /// Questions put to the backend.
    pub smt_calls: u64,
    /// Questions put to the SAT solver below the built-in backend.
    pub sat_calls: u64,
    /// Factors of path conditions whose solutions were to be counted.
    pub count_queries: u64,
    /// Those whose count was in a store.
    pub count_hits: u64,
    /// Decisions that admission was asked about.
    pub admission_queries: u64,
    /// Partial heaps whose answer was known.
    pub admission_hits: u64,
}

/// Times, in milliseconds.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Time {
    /// From start to end.
    #[serde(serialize_with = "written::millis")]
    #[schemars(with = "f64")]
    pub total: Duration,
    /// Of it in the backend of the solver, over all workers.
    #[serde(serialize_with = "written::millis")]
    #[schemars(with = "f64")]
    pub solver: Duration,
    /// Of it in admission, over all workers.
    #[serde(serialize_with = "written::millis")]
    #[schemars(with = "f64")]
    pub admission: Duration,
    /// Of it for starting the JDK.
    #[serde(serialize_with = "written::millis")]
    #[schemars(with = "f64")]
    pub boot: Duration,
}
