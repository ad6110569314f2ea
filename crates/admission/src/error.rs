//! What can be wrong with a specification once the subject is known.

use spec::Span;
use thiserror::Error;

/// A specification does not fit the subject.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum AdmissionError {
    /// A companion method is given a parameter that the subject does not have.
    #[error("the subject has no parameter `{name}`")]
    NoParameter {
        /// The name.
        name: String,
        /// Where the companion method is written.
        span: Span,
    },
}
