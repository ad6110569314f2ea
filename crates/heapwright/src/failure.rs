//! How a command fails: one message, and an exit status that says whose fault it is.

use std::error::Error;
use std::{fmt, io};

use bench::BenchError;
use explore::SubjectError;
use machine::{Limit, Stop};
use program::{ClassPathError, LinkError};
use session::{Misfit, SessionError, SolverError, SourceError};

use crate::bug;
use crate::status::{BAD_INPUT, BUG, INCOMPLETE};

/// A message for the user and the exit status.
#[derive(Debug)]
pub struct Failure {
    message: String,
    /// The exit status.
    pub status: u8,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Failure {
    /// The user asked for something that cannot be.
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), status: BAD_INPUT }
    }

    /// A limit was reached.
    pub fn limit(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), status: INCOMPLETE }
    }

    /// The report could not be written.
    pub fn output(error: &io::Error) -> Failure {
        Failure::usage(match error.kind() {
            io::ErrorKind::BrokenPipe => "standard output was closed before all was written".to_owned(),
            _ => format!("standard output: cannot be written: {error}"),
        })
    }

    /// The mistake is ours.
    pub fn bug(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), status: BUG }
    }

    /// The method cannot be explored.
    pub fn subject(error: &SubjectError) -> Failure {
        match error {
            SubjectError::Unsupported(message) => Failure::limit(message),
            SubjectError::Specification(message) => Failure::usage(format!("--spec: {message}")),
            SubjectError::NoInvariant { .. } => {
                Failure::usage(format!("{error}; check --invariant, or switch it off with --invariant none"))
            }
            other => Failure::usage(other.to_string()),
        }
    }

    /// The class path or the JDK is at fault.
    pub fn class_path(error: ClassPathError) -> Failure {
        Failure::usage(chain(&error))
    }

    /// A class is at fault.
    pub fn link(error: &LinkError) -> Failure {
        match error {
            LinkError::Unsupported(_) => Failure::limit(error.to_string()),
            LinkError::Version { java, limit_java, .. } if java > limit_java => Failure::usage(format!(
                "{error}; compile with --release {limit_java}, or use a newer JDK with --jdk HOME"
            )),
            LinkError::ClassPath(error) => Failure::usage(chain(&**error)),
            _ => Failure::usage(error.to_string()),
        }
    }

    /// A run ended before main was called.
    pub fn before_main(stop: &Stop) -> Failure {
        Failure::stopped(stop, "the start of the JDK")
    }

    /// A run ended otherwise than by returning, throwing or exiting.
    pub fn stopped(stop: &Stop, place: &str) -> Failure {
        match stop {
            Stop::Limit(Limit::Memory) => {
                Failure::limit(format!("stopped at {place}: objects take more than --memory allows"))
            }
            Stop::Limit(Limit::Depth) => Failure::limit(format!("stopped at {place}: more frames than --depth allows")),
            Stop::Unsupported(what) => Failure::limit(format!("not supported: {what}\n  at {place}")),
            Stop::Malformed(what) => Failure::usage(format!("malformed code: {what}\n  at {place}")),
            Stop::Link(error) => {
                let failure = Failure::link(error);
                Failure { message: format!("{}\n  at {place}", failure.message), ..failure }
            }
            other => Failure::limit(format!("stopped: {other:?}\n  at {place}")),
        }
    }
}

impl From<SessionError> for Failure {
    /// The same in the words of flags.
    fn from(error: SessionError) -> Failure {
        match error {
            SessionError::ClassPath(error) => Failure::class_path(error),
            SessionError::Start(stop) => Failure::before_main(&stop),
            SessionError::Target(error) => Failure::usage(error.to_string()),
            SessionError::Class(error) => Failure::link(&error),
            SessionError::Misfit(misfit) => misfit.into(),
            SessionError::Solver(error) => error.into(),
            SessionError::Specification(error) => match *error {
                SourceError::Unreadable { file, error } => {
                    Failure::usage(format!("--spec {}: {error}", file.display()))
                }
                SourceError::Malformed { .. } => Failure::usage(error.to_string()),
            },
            SessionError::Contracts(error) => Failure::usage(error.to_string()),
            SessionError::Subject(error) => Failure::subject(&error),
            SessionError::Bug { target, bug } => Failure::bug(bug::on_path(&target.to_string(), &bug)),
        }
    }
}

impl From<Misfit> for Failure {
    fn from(misfit: Misfit) -> Failure {
        Failure::usage(match misfit {
            Misfit::UnusedSpecification => "--spec is for --admission hex or auto; add one of them".to_owned(),
            Misfit::NoMain { target } => format!(
                "--symbolic-args is about the strings that a main method is given, and {target} is none; leave it out"
            ),
            Misfit::NoSubtype { subtypes, missing } => format!(
                "--subtypes {subtypes}: no class `{missing}` on the class path; write all, declared, or classes as in pkg.A,pkg.B"
            ),
            Misfit::NoLimitedClass { class, limit } => format!(
                "--n {class}={limit}: no class {class} on the class path; classes of the JDK need their full names"
            ),
            Misfit::NothingToReplace { name } => format!(
                "--contract {name}: no such method, class or package on the class path; write pkg.Class.method, pkg.Class or 'pkg.*'"
            ),
            Misfit::NothingToModel { name } => {
                format!("--model {name}=…: no such method on the class path; write pkg.Class.method")
            }
            Misfit::NoModel { name } => {
                format!("--model …={name}: no such method on the class path; write pkg.Class.method of a static method")
            }
            Misfit::NothingToAdmitBy => {
                "--admission hex needs a specification: name a file with --spec, or annotate the class with @Hex"
                    .to_owned()
            }
            Misfit::NothingToRecheck => "--hex-recheck needs a specification to compare with: add --spec".to_owned(),
        })
    }
}

impl From<SolverError> for Failure {
    fn from(error: SolverError) -> Failure {
        Failure::usage(match &error {
            SolverError::NoProgram { command, program } => format!(
                "--solver {command}: there is no program `{program}`; install it, or leave --solver out to use the built-in one"
            ),
            SolverError::Places(_) | SolverError::Folder(_) => format!("--store {error}"),
        })
    }
}

impl From<BenchError> for Failure {
    fn from(error: BenchError) -> Failure {
        match error {
            BenchError::Session(error) => error.into(),
            BenchError::ClassFile(_) => Failure::bug(error.to_string()),
            other => Failure::usage(other.to_string()),
        }
    }
}

/// An error with its causes.
fn chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text += &format!(": {error}");
        cause = error.source();
    }
    text
}
