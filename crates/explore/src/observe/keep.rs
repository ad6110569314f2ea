//! The choices of completed paths: of the first ones, and of those that execute what no path before them did.

use std::collections::BTreeSet;

use super::{Observer, View};
use crate::counts::Record;
use crate::path::Path;
use crate::tally::PathEnd;
use crate::task::Task;

/// Keeps paths, if the task asks for them.
pub fn observer(task: &Task) -> Option<Box<dyn Observer>> {
    let most = task.keep.paths;
    (most > 0).then(|| Box::new(Keeper { most, ..Keeper::default() }) as Box<dyn Observer>)
}

#[derive(Debug, Default)]
struct Keeper {
    /// How many of the first ones are kept.
    most: usize,
    /// What the machine had covered when the last path ended.
    covered: u64,
    first: BTreeSet<Path>,
    new: BTreeSet<Path>,
}

impl Observer for Keeper {
    fn completed(&mut self, view: &mut View<'_>, _end: &PathEnd) {
        let covered = view.course.machine.coverage.marks();
        if covered > self.covered {
            self.new.insert(view.path.clone());
        }
        self.covered = covered;
        if self.first.len() < self.most || self.first.last().is_some_and(|last| view.path < last) {
            self.first.insert(view.path.clone());
        }
        if self.first.len() > self.most {
            self.first.pop_last();
        }
    }

    fn give(self: Box<Self>, record: &mut Record) {
        record.paths.extend(self.first);
        record.new_paths.extend(self.new);
    }
}
