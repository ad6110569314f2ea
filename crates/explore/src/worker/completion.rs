//! Whether the input heap on which an invariant did not answer true can become one on which it does.

use admission::invariant::{Found, Further};

use super::Worker;
use super::judge::FURTHER;
use crate::path::Path;
use crate::shared::Shared;
use crate::subject::SubjectError;

/// So many further objects must have been tried before a heap counts as invalid within that number: structures are seldom
/// valid only with many more objects.
const ENOUGH: usize = 3;

/// What a heap, as far as it is known, can be completed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completion {
    /// A heap that satisfies the invariant: with other primitive values, or with objects that are not known yet.
    Valid,
    /// No heap that satisfies the invariant, whatever the values.
    Invalid,
    /// No heap that satisfies the invariant with at most so many further objects, whatever the values; completions with
    /// more objects were not looked for.
    InvalidWithin(usize),
    /// The search was given up.
    Unknown,
}

impl Worker<'_> {
    /// Takes a path of an invariant again, and looks what its input heap can be completed to. Only references count,
    /// not the conditions of the path.
    pub fn completion(&mut self, path: &Path, shared: &Shared) -> Result<Completion, SubjectError> {
        if shared.is_over() {
            return Ok(Completion::Unknown);
        }
        let ending = self.run_again(path, shared)?;
        Ok(if ending.is_completed() { self.completion_of_heap() } else { Completion::Unknown })
    }

    fn completion_of_heap(&mut self) -> Completion {
        let mut completion = Completion::Unknown;
        for further in FURTHER {
            let found = self.off_path(|worker| {
                let mut ground = worker.course.ground(&worker.entry);
                worker.completions.can_complete_heap(&mut ground, Further::AtMost(further))
            });
            completion = match found {
                Found::Yes => Completion::Valid,
                Found::No => Completion::Invalid,
                Found::Cut(_) if further >= ENOUGH => Completion::InvalidWithin(further),
                Found::Cut(_) | Found::Unknown => completion,
            };
            // A larger search that is given up does not change the answer of the smaller ones.
            if matches!(found, Found::Yes | Found::No) || (found == Found::Unknown && further > ENOUGH) {
                break;
            }
        }
        completion
    }
}
