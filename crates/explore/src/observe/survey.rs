//! The input heaps of completed paths themselves.

use outline::{Detail, Inputs, Outline};

use super::{Observer, View};
use crate::counts::Record;
use crate::survey::{Answer, Survey, Surveying};
use crate::tally::PathEnd;
use crate::task::Task;

/// Keeps heaps, if the task asks for them.
pub fn observer(task: &Task) -> Option<Box<dyn Observer>> {
    (task.keep.survey != Surveying::Off).then(|| Box::new(Surveyor::default()) as Box<dyn Observer>)
}

#[derive(Default)]
struct Surveyor {
    inputs: Inputs,
    /// Of the path that has just been completed.
    current: Outline,
    survey: Survey,
}

impl Observer for Surveyor {
    fn reached(&mut self, view: &mut View<'_>) {
        self.current = self.inputs.outline(&view.course.machine, Detail::Decided);
    }

    fn completed(&mut self, view: &mut View<'_>, _end: &PathEnd) {
        let answer = match view.answer {
            Some(true) => Answer::True,
            Some(false) => Answer::False,
            None => Answer::Other,
        };
        self.survey.add(std::mem::take(&mut self.current), answer, view.path);
    }

    fn give(self: Box<Self>, record: &mut Record) {
        record.survey.merge(self.survey);
    }
}
