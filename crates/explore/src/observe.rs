//! Observers: what is kept of paths beside the record of their ends. Each is told of the ends of paths, and gives what it
//! collected to the record. A new one is added to [`observers`], in a file of its own.

mod heaps;
mod keep;
mod survey;
mod tally;
mod tree;

use machine::Alternative;
use term::Term;

use crate::counts::Record;
use crate::course::Course;
use crate::ending::Ending;
use crate::path::Path;
use crate::subject::Subject;
use crate::tally::PathEnd;
use crate::task::Task;

/// A path that has ended.
pub(crate) struct View<'a> {
    /// The state at its end.
    pub course: &'a mut Course,
    /// What is explored and how.
    pub task: &'a Task,
    /// The subject.
    pub subject: &'a Subject,
    /// The choices.
    pub path: &'a Path,
    /// The alternatives that the choices took, with the conditions that came with them.
    pub ways: &'a [(Alternative, Option<Term>)],
    /// What the subject answered, if that was to be decided.
    pub answer: Option<bool>,
}

/// Is told of the ends of paths.
pub(crate) trait Observer {
    /// A path is completed. Whether a valid input takes it is not known yet; finding out may change the state.
    fn reached(&mut self, _view: &mut View<'_>) {}

    /// The path is completed, counts in the record, and ended in this way.
    fn completed(&mut self, view: &mut View<'_>, end: &PathEnd);

    /// The path was not completed, and does not count.
    fn left(&mut self, _view: &mut View<'_>, _ending: &Ending) {}

    /// Gives what was collected to the record.
    fn give(self: Box<Self>, record: &mut Record);
}

/// The observers that a task asks for.
pub(crate) fn observers(task: &Task) -> Vec<Box<dyn Observer>> {
    let mut observers: Vec<Box<dyn Observer>> = vec![Box::new(heaps::Heaps::default())];
    observers.extend(survey::observer(task));
    observers.extend(keep::observer(task));
    observers.extend(tally::observer(task));
    observers.extend(tree::observer(task));
    observers
}
