//! From the path that has just ended to its case; and taking a path again for it.

use admission::invariant::Found;
use heap::Ref;
use program::ClassId;

use super::Worker;
use crate::case::{self, Built, Case};
use crate::coverage::Coverage;
use crate::distinct_values::make_distinct;
use crate::ending::Ending;
use crate::path::Path;
use crate::property::Property;
use crate::readable::make_readable;
use crate::script::Clause;
use crate::shared::Shared;
use crate::subject::SubjectError;
use crate::survey::Surveying;
use crate::violation_kind::ViolationKind;

/// Which of the numbers that take a path a case gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// Small ones, for people.
    Small,
    /// Those that differ, for tests.
    DistinctValues,
}

impl Worker<'_> {
    /// Takes a path again, for its case and for the coverage of this path alone.
    pub fn retake(&mut self, path: &Path, shared: &Shared) -> Result<Option<(Case, Coverage)>, SubjectError> {
        if shared.is_over() {
            return Ok(None);
        }
        self.course.machine.coverage.reset();
        let ending = self.run_again(path, shared)?;
        // A survey shows the heap as the path knows it, so the input is not completed.
        let is_surveyed = self.task.keep.survey != Surveying::Off;
        if !is_surveyed && self.is_judged() && self.complete_input() != Found::Yes {
            return Ok(None);
        }
        let numbers = if is_surveyed { Numbers::Small } else { Numbers::DistinctValues };
        let built = self.build_case(&ending, numbers);
        Ok(built.map(|built| (built.case, Coverage::of(&self.course.machine))))
    }

    /// The case of the path that has just ended; none if it is not completed, or no model of its conditions is found.
    pub(super) fn build_case(&mut self, ending: &Ending, numbers: Numbers) -> Option<Built> {
        let (thrown, broken) = match *ending {
            Ending::Returned | Ending::Exited => (Ref::NULL, None),
            Ending::Threw(exception) => (exception, None),
            Ending::Broken(clause, _) => (self.at.thrown, Some(clause)),
            _ => return None,
        };
        if !self.is_judged() {
            self.off_path(|worker| {
                worker.course.with_admission(&worker.entry, |admission, ground| admission.close_off(ground));
            });
        }
        let mut model = self.course.solver.model(&mut self.course.machine.terms)?;
        make_readable(&self.course.machine.terms, self.course.solver.path_condition(), &mut model);
        if numbers == Numbers::DistinctValues {
            let inputs = self.course.machine.input().variables();
            make_distinct(&self.course.machine.terms, self.course.solver.path_condition(), inputs, &mut model);
        }
        let violation = self.violation_of(ending);
        let late = if self.is_judged() { self.late_steps() } else { Vec::new() };
        let steps = [late.as_slice(), &self.steps].concat();
        let open = self.path.0.iter().zip(&self.ways).filter(|(taken, _)| !taken.forced);
        let ended = case::Ended {
            subject: &self.subject,
            parameters: &self.entry.parameters,
            path: &self.path,
            taken: open.map(|(_, way)| *way).collect(),
            conditions: self.course.solver.path_condition(),
            steps: &steps,
            step: late.len() + self.at.step,
            returned: self.at.returned,
            thrown,
            exited: matches!(ending, Ending::Exited),
            broken,
            violation,
            statics: &self.root.statics,
            classes: &self.root.classes,
            identified: self.root.identified,
            clock: self.root.clock,
            readings: self.root.readings,
        };
        let mut built = case::build(&mut self.course.machine, &ended, &model);
        if matches!(ending, Ending::Broken(..)) {
            built.parts = self.parts_of_broken(&model);
        }
        Some(built)
    }

    /// Whether an uncaught exception of a class is a violation. Users of a program see every exception that leaves its main
    /// method.
    pub(super) fn is_violated_by(&self, class: ClassId) -> bool {
        let machine = &self.course.machine;
        let property = self.task.settings.property;
        property.is_violated_by(machine, class)
            || property == Property::Default && machine.program.is_main(self.subject.method)
    }

    /// What the end of a path violates.
    pub(super) fn violation_of(&self, ending: &Ending) -> Option<ViolationKind> {
        match *ending {
            Ending::Broken(Clause::Invariant(_), _) => Some(ViolationKind::Invariant),
            Ending::Broken(Clause::Postcondition(_), _) => Some(ViolationKind::Postcondition),
            Ending::Broken(Clause::Frame(_), _) => Some(ViolationKind::Frame),
            Ending::Broken(Clause::Demand(_), _) => {
                self.task.settings.property.includes_contracts().then_some(ViolationKind::Precondition)
            }
            Ending::Threw(exception) => {
                let program = &self.course.machine.program;
                let class = self.course.machine.class_of(exception)?;
                let assertion = program.loaded("java/lang/AssertionError");
                let kind = if assertion.is_some_and(|assertion| program.is_subtype(class, assertion)) {
                    ViolationKind::Assertion
                } else {
                    ViolationKind::Exception(program.class(class).java_name())
                };
                (self.is_violated_by(class) && !self.at.announced).then_some(kind)
            }
            _ => None,
        }
    }
}
