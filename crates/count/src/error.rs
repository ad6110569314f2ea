//! Why something was not counted.

/// Why there is no number. Never a statement about the condition: it has some number of solutions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, thiserror::Error)]
pub enum Uncountable {
    /// It would take more than it may.
    #[error("{0}")]
    TooHard(&'static str),
    /// Not a combination of linear constraints over integers.
    #[error("not linear: {0}")]
    NotLinear(&'static str),
}

impl Uncountable {
    /// A coefficient or bound outgrew the integers that the counter computes with.
    pub(crate) const WIDE: Uncountable = Uncountable::TooHard("a coefficient of more than 127 bits");
}
