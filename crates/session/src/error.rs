//! Why a session gives no answer. Messages name no flags: how users say what is wrong is for the command line to know.

use contract::SourcesError;
use explore::{Bug, SubjectError};
use machine::Stop;
use program::{ClassPathError, LinkError, TargetError};

use crate::misfit::Misfit;
use crate::source::SourceError;
use crate::stores::SolverError;
use crate::target::Target;

/// Why a session gives no answer.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// The class path or the JDK is at fault.
    #[error(transparent)]
    ClassPath(#[from] ClassPathError),
    /// The JDK could not be started.
    #[error("the JDK cannot be started: {0:?}")]
    Start(Box<Stop>),
    /// A text names no method that can be explored.
    #[error(transparent)]
    Target(Box<TargetError>),
    /// A class is at fault.
    #[error(transparent)]
    Class(Box<LinkError>),
    /// The settings do not fit the target.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The solver or its stores cannot be used.
    #[error(transparent)]
    Solver(#[from] SolverError),
    /// A specification of shapes cannot be used.
    #[error(transparent)]
    Specification(Box<SourceError>),
    /// Contracts cannot be read.
    #[error(transparent)]
    Contracts(#[from] SourcesError),
    /// The method cannot be explored.
    #[error("{0}")]
    Subject(SubjectError),
    /// A worker panicked: our mistake.
    #[error("{} while exploring {target}", bug.message)]
    Bug {
        /// What was explored.
        target: Box<Target>,
        /// What happened.
        bug: Bug,
    },
}

impl From<TargetError> for SessionError {
    fn from(error: TargetError) -> SessionError {
        SessionError::Target(Box::new(error))
    }
}

impl From<LinkError> for SessionError {
    fn from(error: LinkError) -> SessionError {
        SessionError::Class(Box::new(error))
    }
}

impl From<SourceError> for SessionError {
    fn from(error: SourceError) -> SessionError {
        SessionError::Specification(Box::new(error))
    }
}
