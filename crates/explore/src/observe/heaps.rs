//! How many different input heaps completed paths have.

use super::{Observer, View};
use crate::counts::Record;
use crate::digests::Digests;
use crate::heap_digest;
use crate::tally::PathEnd;

/// The digests of input heaps.
#[derive(Debug, Default)]
pub struct Heaps {
    /// Of the path that has just been completed.
    current: u64,
    digests: Digests,
}

impl Observer for Heaps {
    fn reached(&mut self, view: &mut View<'_>) {
        self.current = heap_digest::digest(&view.course.machine);
    }

    fn completed(&mut self, _view: &mut View<'_>, _end: &PathEnd) {
        self.digests.add(self.current);
    }

    fn give(self: Box<Self>, record: &mut Record) {
        record.add_heaps(self.digests.into_sorted());
    }
}
