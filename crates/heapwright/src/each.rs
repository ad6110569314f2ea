//! One target after another: each stands for itself, so one that cannot be explored takes nothing from the others.

use explore::{Record, SubjectError};
use session::{Session, SessionError, Target};

use crate::bug;
use crate::failure::Failure;

/// The explorations of a command.
pub struct Each<'a> {
    session: &'a Session,
    targets: usize,
    refused: Vec<SubjectError>,
}

impl<'a> Each<'a> {
    /// Explorations of so many targets.
    pub fn of(session: &'a Session, targets: usize) -> Each<'a> {
        Each { session, targets, refused: Vec::new() }
    }

    /// Explores one of the targets. If it cannot be explored, its record says why; if none can be, that is the failure of the
    /// command.
    pub fn explore(&mut self, target: &Target) -> Result<Record, Failure> {
        match self.session.explore(target) {
            Ok(record) => {
                for found in &record.bugs {
                    eprintln!("heapwright: {}", bug::on_path(&target.to_string(), found));
                }
                Ok(record)
            }
            Err(SessionError::Subject(error)) if self.targets > self.refused.len() + 1 => {
                let why = error.to_string();
                self.refused.push(error);
                Ok(Record::unexplored(why))
            }
            Err(SessionError::Subject(error)) => Err(Failure::subject(self.refused.first().unwrap_or(&error))),
            Err(other) => Err(other.into()),
        }
    }
}
