//! The end of a path: what goes into the record.

use heap::Ref;
use program::ClassId;

use super::{Ending, Worker};
use crate::location::{Location, trace_of};
use crate::outcome::{Violation, ViolationKind};
use crate::picture::Picture;
use crate::readable::make_readable;
use crate::script::Clause;
use crate::shape;

impl Worker<'_> {
    /// Records the end of a path.
    pub(super) fn finish(&mut self, ending: Ending) {
        let counts = &mut self.record.counts;
        match ending {
            Ending::Precondition => counts.pruned_precondition += 1,
            Ending::Limit(Some(limit)) => self.record.add_cut(limit),
            Ending::Limit(None) => counts.pruned_limit += 1,
            Ending::Gap(reason, what) => self.record.add_gap(reason, what),
            Ending::Undecided | Ending::Interrupted => {}
            Ending::Returned => {
                counts.returned += 1;
                self.keep_shape();
            }
            Ending::Threw(exception) => {
                let class = self.machine.state.heap.class_of(exception);
                self.keep_shape();
                match class {
                    Some(class) if self.config.property.is_violated_by(&self.machine, class) => {
                        self.record.counts.violated += 1;
                        self.violated_by(exception, class);
                    }
                    _ => self.record.counts.threw += 1,
                }
            }
            Ending::Broken(clause) => {
                self.keep_shape();
                self.record.counts.violated += 1;
                let (kind, method) = match clause {
                    Clause::Invariant(method) => (ViolationKind::Invariant, method),
                    Clause::Postcondition(method) => (ViolationKind::Postcondition, method),
                };
                let name = self.machine.program.external_method(method, true);
                let at = self.exit();
                self.add_violation(kind, Some(format!("{name} is false at exit")), at, Vec::new());
            }
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

    pub(super) fn keep_shape(&mut self) {
        let digest = shape::digest(&self.machine);
        self.record.heaps.insert(digest);
    }

    pub(super) fn violated_by(&mut self, exception: Ref, class: ClassId) {
        let program = &self.machine.program;
        let name = program.class(class).java_name();
        let is_assertion =
            program.loaded("java/lang/AssertionError").is_some_and(|assertion| program.is_subtype(class, assertion));
        let kind = if is_assertion { ViolationKind::Assertion } else { ViolationKind::Exception(name) };
        let trace = trace_of(&mut self.machine, exception);
        let at = self.origin(&trace);
        let message = self.machine.message_of(exception);
        self.add_violation(kind, message, at, trace);
    }

    pub(super) fn add_violation(
        &mut self,
        kind: ViolationKind,
        message: Option<String>,
        at: Location,
        trace: Vec<Location>,
    ) {
        if !self.record.wants(&kind, &at.to_string(), &self.path) {
            if let Some(known) = self.record.violations.get_mut(&(kind, at.to_string())) {
                known.count += 1;
            }
            return;
        }
        let mut model = self.solver.model(&mut self.machine.terms);
        if let Some(model) = &mut model {
            make_readable(&self.machine.terms, self.solver.path_condition(), model);
        }
        let input = Picture::new(&mut self.machine, &self.subject, &self.parameters, model.as_ref());
        let names = input.variable_names.clone();
        let conditions = crate::picture::conditions(&self.machine, self.solver.path_condition(), &names);
        let path = self.path.clone();
        self.record.add_violation(Violation { kind, message, at, trace, path, conditions, input, count: 1 });
    }
}
