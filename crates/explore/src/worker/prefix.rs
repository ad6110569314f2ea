//! Prefixes of paths: giving them to other workers, and exploring one choice below one.

use super::Worker;
use crate::ending::Ending;
use crate::path::{GivenChoices, Path, Taken};
use crate::shared::Shared;
use crate::subject::SubjectError;

impl Worker<'_> {
    /// Runs to the next open choice below a prefix; the result are the prefixes of its alternatives.
    pub fn expand(&mut self, prefix: Path, shared: &Shared) -> Result<Vec<Path>, SubjectError> {
        self.restart(GivenChoices::Exact(prefix))?;
        loop {
            let ending = self.next_ending(shared);
            let others = self.points.take_newest(&mut self.course);
            let mut children = Vec::new();
            match ending {
                None if others.is_none() => continue,
                None => children.push(self.path.clone()),
                Some(Ending::Interrupted) => shared.leave(),
                // Also if the first alternative of a choice cannot be taken: the other alternatives are returned all
                // the same.
                Some(ending) => {
                    self.finish(ending);
                    self.published.path(&self.record, shared.progress);
                }
            }
            if let Some((ways, saved)) = others {
                children.extend(ways.iter().map(|&(alternative, _)| self.sibling(saved.len, alternative)));
            }
            return Ok(children);
        }
    }

    /// Gives the alternatives that are left of the oldest choice to other workers.
    pub(super) fn donate(&mut self, shared: &Shared) {
        if let Some((ways, saved)) = self.points.take_oldest() {
            shared.give(ways.iter().map(|&(alternative, _)| self.sibling(saved.len, alternative)).collect());
        }
    }

    /// The prefix that takes another alternative after so many choices.
    fn sibling(&self, len: usize, alternative: u32) -> Path {
        let mut path = Path(self.path.0[..len].to_vec());
        path.0.push(Taken { alternative, forced: false });
        path
    }

    /// Takes a path again to its end, off the record.
    pub(super) fn run_again(&mut self, path: &Path, shared: &Shared) -> Result<Ending, SubjectError> {
        self.restart(GivenChoices::Exact(path.clone()))?;
        loop {
            if let Some(ending) = self.next_ending(shared) {
                self.points.clear(&mut self.course);
                return Ok(ending);
            }
        }
    }
}
