//! Why something was not counted.

/// Why there is no number. This says nothing about the condition, which has some number of solutions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, thiserror::Error)]
pub enum Uncountable {
    /// The count would take more work than is allowed.
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
