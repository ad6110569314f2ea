//! The end of a path: what goes into the record.

use heap::Ref;
use program::ClassId;

use super::{Ending, Worker};
use crate::case::{self, Built, Case};
use crate::location::{Location, trace_of};
use crate::outcome::{Replay, Violation, ViolationKind};
use crate::picture::Picture;
use crate::readable::make_readable;
use crate::script::Clause;
use crate::shape;
use crate::telling::make_telling;

impl Worker<'_> {
    /// Records the end of a path.
    pub(super) fn finish(&mut self, ending: Ending) {
        let is_completed = matches!(ending, Ending::Returned | Ending::Threw(_) | Ending::Broken(_));
        if is_completed && self.config.kept_paths > 0 {
            self.keep_path();
        }
        let counts = &mut self.record.counts;
        match ending {
            Ending::Precondition => counts.pruned_precondition += 1,
            Ending::Limit(Some(limit)) => self.record.add_cut(limit),
            Ending::Limit(None) => counts.pruned_limit += 1,
            Ending::Gap(reason, what) => self.record.add_gap(reason, what),
            Ending::Undecided | Ending::Interrupted => {}
            Ending::Returned | Ending::Exited => {
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
                let found = Found { kind, thrown: self.at.thrown, broken: Some(clause) };
                self.add_violation(found, Some(format!("{name} is false at exit")), at, Vec::new());
            }
        }
    }

    /// Keeps a completed path: if it is among the first ones, and if it executed what none did before.
    fn keep_path(&mut self) {
        let covered = self.machine.coverage.marks();
        if covered > self.covered {
            self.record.new_paths.insert(self.path.clone());
        }
        self.covered = covered;
        let paths = &mut self.record.paths;
        if paths.len() < self.config.kept_paths || paths.last().is_some_and(|last| self.path < *last) {
            paths.insert(self.path.clone());
        }
        if paths.len() > self.config.kept_paths {
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

    pub(super) fn keep_shape(&mut self) {
        let digest = shape::digest(&self.machine);
        self.record.heaps.insert(digest);
    }

    /// What an uncaught exception violates.
    fn kind_of(&self, exception: Ref) -> Option<ViolationKind> {
        let class = self.machine.state.heap.class_of(exception)?;
        self.config.property.is_violated_by(&self.machine, class).then(|| self.kind_of_class(class))
    }

    fn kind_of_class(&self, class: ClassId) -> ViolationKind {
        let program = &self.machine.program;
        let assertion = program.loaded("java/lang/AssertionError");
        if assertion.is_some_and(|assertion| program.is_subtype(class, assertion)) {
            ViolationKind::Assertion
        } else {
            ViolationKind::Exception(program.class(class).java_name())
        }
    }

    pub(super) fn violated_by(&mut self, exception: Ref, class: ClassId) {
        let kind = self.kind_of_class(class);
        let trace = trace_of(&mut self.machine, exception);
        let at = self.origin(&trace);
        let message = self.machine.message_of(exception);
        self.add_violation(Found { kind, thrown: exception, broken: None }, message, at, trace);
    }

    fn add_violation(&mut self, found: Found, message: Option<String>, at: Location, trace: Vec<Location>) {
        let kind = found.kind.clone();
        if !self.record.wants(&kind, &at.to_string(), &self.path) {
            if let Some(known) = self.record.violations.get_mut(&(kind, at.to_string())) {
                known.count += 1;
            }
            return;
        }
        let built = self.build_case(found.thrown, found.broken, Some(found.kind), Exit::Normal, Values::Small);
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

    /// The case of a path that has just ended; none if it is not completed, or no model of its conditions is found.
    pub(super) fn case_of(&mut self, ending: &Ending) -> Option<Case> {
        let built = match *ending {
            Ending::Returned => self.build_case(Ref::NULL, None, None, Exit::Normal, Values::Telling),
            Ending::Exited => self.build_case(Ref::NULL, None, None, Exit::Process, Values::Telling),
            Ending::Threw(exception) => {
                let kind = self.kind_of(exception);
                self.build_case(exception, None, kind, Exit::Normal, Values::Telling)
            }
            Ending::Broken(clause) => {
                let kind = match clause {
                    Clause::Invariant(_) => ViolationKind::Invariant,
                    Clause::Postcondition(_) => ViolationKind::Postcondition,
                };
                self.build_case(self.at.thrown, Some(clause), Some(kind), Exit::Normal, Values::Telling)
            }
            _ => None,
        };
        built.map(|built| built.case)
    }

    fn build_case(
        &mut self,
        thrown: Ref,
        broken: Option<Clause>,
        violation: Option<ViolationKind>,
        exit: Exit,
        values: Values,
    ) -> Option<Built> {
        let mut model = self.solver.model(&mut self.machine.terms)?;
        make_readable(&self.machine.terms, self.solver.path_condition(), &mut model);
        if values == Values::Telling {
            let inputs = self.machine.state.input.variables();
            make_telling(&self.machine.terms, self.solver.path_condition(), inputs, &mut model);
        }
        let open = self.path.0.iter().zip(&self.ways).filter(|(taken, _)| !taken.forced);
        let ended = case::Ended {
            subject: &self.subject,
            parameters: &self.parameters,
            path: &self.path,
            taken: open.map(|(_, way)| *way).collect(),
            conditions: self.solver.path_condition(),
            steps: &self.steps,
            step: self.at.step,
            returned: self.at.returned,
            thrown,
            exited: exit == Exit::Process,
            broken,
            violation,
            statics: &self.root.statics,
            shared: &self.root.shared,
            identified: self.root.identified,
            clock: self.root.clock,
        };
        Some(case::build(&mut self.machine, &ended, &model))
    }
}

/// A violation that was found.
struct Found {
    kind: ViolationKind,
    /// What the subject threw, or null.
    thrown: Ref,
    /// What does not hold at exit.
    broken: Option<Clause>,
}

/// Which of the values that take a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Values {
    /// Small ones, for people.
    Small,
    /// Those that differ, for tests.
    Telling,
}

/// How the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exit {
    /// The subject did.
    Normal,
    /// The process did.
    Process,
}
