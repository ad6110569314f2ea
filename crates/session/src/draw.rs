//! Input heaps with their pictures.

use explore::{Outline, Path, Picture, Seen, Task};

use crate::error::SessionError;
use crate::session::Session;
use crate::target::Target;

/// A shape of input heaps, by one of its heaps.
#[derive(Clone, Debug)]
pub struct DrawnHeap {
    /// How many objects it has.
    pub objects: usize,
    /// How many paths have it.
    pub paths: u64,
    /// One of them; none where no input was found that takes the path.
    pub picture: Option<Picture>,
}

impl Session {
    /// Heaps of a target with their pictures.
    pub fn draw(&self, target: &Target, heaps: &[(&Outline, &Seen)]) -> Result<Vec<DrawnHeap>, SessionError> {
        self.draw_as(&self.task, target, heaps)
    }

    /// The same with another task.
    pub(crate) fn draw_as(
        &self,
        task: &Task,
        target: &Target,
        heaps: &[(&Outline, &Seen)],
    ) -> Result<Vec<DrawnHeap>, SessionError> {
        if heaps.is_empty() {
            return Ok(Vec::new());
        }
        let paths: Vec<Path> = heaps.iter().map(|(_, seen)| seen.first.clone()).collect();
        let cases = self.cases_as(task, target, &paths)?;
        let drawn = heaps.iter().zip(cases).map(|(&(heap, seen), case)| DrawnHeap {
            objects: heap.objects(),
            paths: seen.paths,
            picture: case.map(|(case, _)| Picture::of(&case)),
        });
        Ok(drawn.collect())
    }
}
