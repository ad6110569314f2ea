//! The bottom of the solver: what decides a conjunction when no cheaper layer could.

mod blast;
mod occurrences;
mod smtlib;

pub use blast::Blaster;
pub use smtlib::SmtLib;

use budget::Budget;
use term::{Term, Terms};

use crate::assignment::Model;

/// Decides conjunctions from scratch or incrementally. A backend belongs to one arena of terms: it may remember what it
/// learned about a term by its number.
pub trait Backend: std::fmt::Debug {
    /// Whether the conjunction can hold; a model is available after `Sat`.
    fn solve(&mut self, terms: &Terms, conjuncts: &[Term], budget: &Budget) -> Answer;

    /// How often a SAT solver of this process was asked.
    fn sat_calls(&self) -> u64 {
        0
    }

    /// After `Unsat`: conjuncts that are impossible together, if the backend knows some.
    fn core(&self) -> Option<&[Term]> {
        None
    }
}

/// What a backend answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The conjunction holds for these values.
    Sat(Model),
    /// It holds for none.
    Unsat,
    /// The backend found no answer in time, or cannot express the question.
    Unknown,
}
