//! The end of a path: what goes into the record.

use heap::Ref;

use super::retake::Numbers;
use super::{Ending, Worker};
use crate::case::Built;
use crate::heap_shape::HeapShape;
use crate::location::{Location, trace_of};
use crate::outcome::{Replay, Violation, ViolationKind};
use crate::picture::Picture;
use crate::script::Clause;
use crate::shape;
use crate::survey::{Answer, Surveying};
use crate::tally::PathEnd;

impl Worker<'_> {
    /// Records the end of a path.
    pub(super) fn finish(&mut self, ending: Ending) {
        let is_completed = matches!(ending, Ending::Returned | Ending::Exited | Ending::Threw(_) | Ending::Broken(_));
        let shape = is_completed.then(|| shape::digest(&self.machine));
        let is_surveyed = is_completed && self.task.keep.survey != Surveying::Off;
        let heap = is_surveyed.then(|| HeapShape::of(&self.machine));
        if is_completed && !self.is_valid_end(&ending) {
            return;
        }
        self.record.heaps.extend(shape);
        if let Some(heap) = heap {
            let answer = match self.at.answer {
                Some(true) => Answer::True,
                Some(false) => Answer::False,
                None => Answer::Other,
            };
            self.record.survey.add(heap, answer, &self.path);
        }
        if is_completed && self.task.keep.paths > 0 {
            self.keep_path();
        }
        let counts = &mut self.record.counts;
        match ending {
            // An assumption of a companion method is a part of the specification.
            Ending::Precondition if self.machine.is_in_companion() => counts.pruned_admission += 1,
            Ending::Precondition => counts.pruned_precondition += 1,
            Ending::Limit(Some(limit)) => self.record.add_cut(limit),
            Ending::Limit(None) => counts.pruned_limit += 1,
            Ending::Gap(ref gap) => self.record.add_gap(gap.clone()),
            Ending::Refused | Ending::Undecided | Ending::Interrupted => {}
            Ending::Returned | Ending::Exited => {
                counts.returned += 1;
                self.count_path(PathEnd::Returned);
            }
            Ending::Threw(exception) => match self.violation_of(&ending) {
                None => {
                    self.record.counts.threw += 1;
                    self.count_path(PathEnd::Threw(self.class_name(exception)));
                }
                Some(kind) => {
                    let trace = trace_of(&mut self.machine, exception);
                    let at = self.origin(&trace);
                    let message = self.machine.message_of(exception);
                    self.add_violation(&ending, kind, message, at, trace);
                }
            },
            Ending::Broken(Clause::Invariant(method) | Clause::Postcondition(method)) => {
                let name = self.machine.program.external_method(method, true);
                let at = self.exit();
                if let Some(kind) = self.violation_of(&ending) {
                    self.add_violation(&ending, kind, Some(format!("{name} is false at exit")), at, Vec::new());
                }
            }
        }
    }

    fn class_name(&self, exception: Ref) -> String {
        let class = self.machine.state.heap.class_of(exception);
        class.map_or_else(String::new, |class| self.machine.program.class(class).java_name())
    }

    /// Keeps a completed path: if it is among the first ones, and if it executed what none did before.
    fn keep_path(&mut self) {
        let covered = self.machine.coverage.marks();
        if covered > self.covered {
            self.record.new_paths.insert(self.path.clone());
        }
        self.covered = covered;
        let paths = &mut self.record.paths;
        if paths.len() < self.task.keep.paths || paths.last().is_some_and(|last| self.path < *last) {
            paths.insert(self.path.clone());
        }
        if paths.len() > self.task.keep.paths {
            paths.pop_last();
        }
    }

    /// Where the subject was left: by which return, or by an exception from where.
    pub(super) fn exit(&mut self) -> Location {
        if !self.at.thrown.is_null() {
            let trace = trace_of(&mut self.machine, self.at.thrown);
            return self.origin(&trace);
        }
        match self.at.exit {
            Some((method, pc)) => Location::of(&mut self.machine, method, pc),
            None => Location::start_of(&mut self.machine, self.subject.method),
        }
    }

    /// The innermost place of a trace outside the JDK.
    pub(super) fn origin(&mut self, trace: &[Location]) -> Location {
        let at = trace.iter().find(|location| !location.is_jdk).or(trace.first()).cloned();
        at.unwrap_or_else(|| Location::start_of(&mut self.machine, self.subject.method))
    }

    fn add_violation(
        &mut self,
        ending: &Ending,
        kind: ViolationKind,
        message: Option<String>,
        at: Location,
        trace: Vec<Location>,
    ) {
        self.record.counts.violated += 1;
        self.count_path(PathEnd::Violated(kind.clone(), at.to_string()));
        if !self.record.wants(&kind, &at.to_string(), &self.path) {
            if let Some(known) = self.record.violations.get_mut(&(kind, at.to_string())) {
                known.count += 1;
            }
            return;
        }
        let built = self.build_case(ending, Numbers::Small);
        let (case, conditions) = match built {
            Some(Built { case, conditions }) => (Some(case), conditions),
            None => (None, Vec::new()),
        };
        let input = case.as_ref().map_or_else(Picture::default, Picture::of);
        let path = self.path.clone();
        let replay = Replay::NotRun(match case {
            Some(_) => "nobody asked for it".to_owned(),
            None => "no input was found that takes the path".to_owned(),
        });
        self.record.add_violation(Violation {
            kind,
            message,
            at,
            trace,
            path,
            conditions,
            input,
            case,
            replay,
            count: 1,
        });
    }
}
