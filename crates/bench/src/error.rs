//! Why a benchmark cannot be made.

use std::path::PathBuf;

use session::SessionError;

/// Why a benchmark cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// An exploration gave no answer.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// There is no such table.
    #[error("no table is named {0}")]
    NoTable(String),
    /// The JDK has no compiler.
    #[error(
        "the programs of the benchmark have to be compiled, and there is no javac in {}; \
         `heapwright doctor` says what to install",
        .0.display()
    )]
    NoCompiler(PathBuf),
    /// The compiler cannot be started.
    #[error("javac cannot be started: {0}")]
    Compiler(#[source] std::io::Error),
    /// The compiler refused the programs.
    #[error("javac failed: {0}")]
    Refused(String),
    /// A file or folder on the disk cannot be used.
    #[error("the temporary folder cannot be used: {0}")]
    Folder(#[source] std::io::Error),
    /// A process that is measured cannot be started.
    #[error("{0}: {1}")]
    Process(&'static str, #[source] std::io::Error),
    /// A store cannot be used.
    #[error("{0}")]
    Store(String),
    /// A class file cannot be changed: our mistake.
    #[error("a class file of javac cannot be changed: {0}")]
    ClassFile(String),
}

impl From<program::ClassPathError> for BenchError {
    fn from(error: program::ClassPathError) -> BenchError {
        SessionError::from(error).into()
    }
}
