//! How a command fails: one message, and an exit status that says whose fault it is.

use std::error::Error;
use std::fmt;

use explore::SubjectError;
use machine::{Limit, Stop};
use program::{ClassPathError, LinkError};

/// Usage or bad input.
const BAD_INPUT: u8 = 2;
/// A limit was reached or something is not supported.
const INCOMPLETE: u8 = 3;

/// Our mistake.
const BUG: u8 = 101;

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

    /// The mistake is ours.
    pub fn bug(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), status: BUG }
    }

    /// The method cannot be explored.
    pub fn subject(error: &SubjectError) -> Failure {
        match error {
            SubjectError::Unsupported(message) => Failure::limit(message),
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
