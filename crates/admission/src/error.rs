//! What can be wrong with a specification once the subject is known.

use spec::Span;
use thiserror::Error;

use crate::hex::names::NameError;

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
    /// A name of the specification means no class or method, or several.
    #[error("{0}")]
    Name(#[from] NameError),
    /// A method cannot be a companion.
    #[error("{name}: {why}")]
    Companion {
        /// The method.
        name: String,
        /// Why not.
        why: String,
    },
    /// A member that needs a specification has none.
    #[error("there is no specification of heap shapes")]
    NoSpec,
}
