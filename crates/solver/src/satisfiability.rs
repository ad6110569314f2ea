//! The answer to a query. Not knowing is a value.

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
