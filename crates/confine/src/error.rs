//! Why a program cannot be started in confinement.

use std::io;

use thiserror::Error;

/// Why a program cannot be started in confinement.
#[derive(Debug, Error)]
pub enum ConfineError {
    /// This program cannot start itself as guard.
    #[error("the program that asks for it cannot act as guard of another one")]
    NoHelper,
    /// Files of our own.
    #[error("the confinement cannot be prepared: {0}")]
    Io(#[from] io::Error),
    /// A path that is no text.
    #[error("the confinement cannot be written down: {0}")]
    Plan(#[from] serde_json::Error),
}
