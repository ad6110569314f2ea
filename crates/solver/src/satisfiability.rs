//! The answer to a query. That no answer was found is one of its values.

/// Whether a condition can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Satisfiability {
    /// Some input satisfies it.
    Sat,
    /// No input does.
    Unsat,
    /// No answer was found in time.
    Unknown,
}
