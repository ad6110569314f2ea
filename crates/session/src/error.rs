//! Why a session gives no answer. Messages name no flags: how users say what is wrong is for the command line to know.

use explore::{Bug, SubjectError};
use machine::Stop;
use program::{ClassPathError, LinkError, TargetError};

use crate::fit::Misfit;
use crate::solving::SolverError;
use crate::source::SourceError;
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
    Target(#[from] TargetError),
    /// A class is at fault.
    #[error(transparent)]
    Class(#[from] LinkError),
    /// The settings do not fit the target.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The solver or its stores cannot be used.
    #[error(transparent)]
    Solver(#[from] SolverError),
    /// A specification of shapes cannot be used.
    #[error(transparent)]
    Specification(#[from] SourceError),
    /// The method cannot be explored.
    #[error("{0}")]
    Subject(SubjectError),
    /// A worker panicked: our mistake.
    #[error("{} while exploring {target}", bug.message)]
    Bug {
        /// What was explored.
        target: Target,
        /// What happened.
        bug: Bug,
    },
}
