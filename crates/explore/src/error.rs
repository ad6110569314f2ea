//! Why an exploration gives no record.

use std::any::Any;
use std::fmt;

use crate::subject::SubjectError;

/// An exploration without a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExploreError {
    /// The method cannot be explored.
    Subject(SubjectError),
    /// A worker panicked: our mistake.
    Bug(Bug),
}

/// A panic of a worker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bug {
    /// What it said.
    pub message: String,
    /// The choices of the path it was on.
    pub path: String,
}

impl Bug {
    /// From what a panic carries.
    pub fn new(panic: &(dyn Any + Send), path: String) -> Bug {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Bug { message: text.unwrap_or_else(|| "a panic without a message".to_owned()), path }
    }
}

impl From<Bug> for ExploreError {
    fn from(bug: Bug) -> ExploreError {
        ExploreError::Bug(bug)
    }
}

impl From<SubjectError> for ExploreError {
    fn from(error: SubjectError) -> ExploreError {
        ExploreError::Subject(error)
    }
}

impl fmt::Display for ExploreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExploreError::Subject(error) => error.fmt(f),
            ExploreError::Bug(bug) => f.write_str(&bug.message),
        }
    }
}
