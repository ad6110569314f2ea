//! What can be wrong with a script, and where.

use std::fmt;

/// A place in the input; lines and columns count from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} column {}", self.line, self.column)
    }
}

/// Why a command could not be executed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Error {
    #[error("unexpected end of input")]
    EndOfInput,
    #[error("unexpected `)`")]
    StrayParenthesis,
    #[error("a command in parentheses is expected")]
    NoCommand,
    #[error("invalid UTF-8")]
    NotText,
    #[error("`{0}` is no literal")]
    BadLiteral(String),
    #[error("more than {0} parentheses are open")]
    TooDeep(usize),
    #[error("malformed {0}")]
    Malformed(String),
    #[error("unknown symbol `{0}`")]
    UnknownSymbol(String),
    #[error("unknown sort `{0}`")]
    UnknownSort(String),
    #[error("`{0}` is declared already")]
    DeclaredAlready(String),
    #[error("`{operator}` does not take {arguments}")]
    IllSorted { operator: String, arguments: String },
    #[error("a term of sort {expected} is expected, this one has sort {found}")]
    WrongSort { expected: String, found: String },
    #[error("unsupported: {0}")]
    Unsupported(String),
    #[error("there are fewer levels than that")]
    NoSuchLevel,
    #[error("{0}")]
    NotAvailable(&'static str),
}

impl Error {
    /// Whether the script may well be right: it uses something that is not supported here.
    pub fn is_our_limit(&self) -> bool {
        matches!(self, Error::Unsupported(_) | Error::UnknownSymbol(_) | Error::UnknownSort(_))
    }
}

/// An error and its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {error}")]
pub struct Located {
    /// The place.
    pub position: Position,
    /// What is wrong there.
    pub error: Error,
}

/// `unsupported: ...`
pub(crate) fn unsupported<T>(what: impl Into<String>) -> Result<T, Error> {
    Err(Error::Unsupported(what.into()))
}
