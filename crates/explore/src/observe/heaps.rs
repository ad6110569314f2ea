//! How many different input heaps completed paths have.

use rustc_hash::FxHashSet;

use super::{Observer, View};
use crate::counts::Record;
use crate::heap_digest;
use crate::tally::PathEnd;

/// The digests of input heaps.
#[derive(Debug, Default)]
pub struct Heaps {
    /// Of the path that has just been completed.
    current: u64,
    digests: FxHashSet<u64>,
}

impl Observer for Heaps {
    fn reached(&mut self, view: &mut View<'_>) {
        self.current = heap_digest::digest(&view.course.machine);
    }

    fn completed(&mut self, _view: &mut View<'_>, _end: &PathEnd) {
        self.digests.insert(self.current);
    }

    fn give(self: Box<Self>, record: &mut Record) {
        record.heaps.extend(self.digests);
    }
}
