//! What is wrong with a specification, and where.

use crate::tree::Span;

/// A specification that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct SpecError {
    /// What is wrong.
    pub message: String,
    /// Where.
    pub span: Span,
    /// What to do about it.
    pub help: Option<String>,
}

impl SpecError {
    /// An error at a place.
    pub fn new(message: impl Into<String>, span: Span) -> SpecError {
        SpecError { message: message.into(), span, help: None }
    }

    /// The same error with advice.
    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> SpecError {
        SpecError { help: Some(help.into()), ..self }
    }
}
