//! The end of a path: what goes into the record.

use heap::{Ref, Value};
use solver::Model;

use super::Worker;
use super::retake::Numbers;
use crate::case::{Built, Names, Values};
use crate::crash::Crash;
use crate::ending::Ending;
use crate::gap::Gap;
use crate::location::{Location, trace_of};
use crate::outcome::{Replay, Violation};
use crate::picture::Picture;
use crate::script::{Clause, ScriptStep};
use crate::tally::PathEnd;
use crate::violation_kind::ViolationKind;

impl Worker<'_> {
    /// Records the end of a path.
    pub(super) fn finish(&mut self, ending: Ending) {
        self.course.machine.look_at_statics();
        if ending.is_completed() {
            self.observe(|observer, view| observer.reached(view));
            if !self.is_valid_end(&ending) {
                return;
            }
        }
        if !ending.is_completed() {
            self.observe(|observer, view| observer.left(view, &ending));
        }
        let counts = &mut self.record.counts;
        match ending {
            // What a companion method assumes is part of the specification: admission counts the path.
            Ending::Precondition if self.course.machine.is_in_companion() => counts.pruned_admission += 1,
            Ending::Precondition => counts.pruned_precondition += 1,
            Ending::Crash(exception) => {
                counts.pruned_precondition += 1;
                let crash = self.crash(self.steps[self.at.step], exception);
                self.record.add_crash(crash);
            }
            Ending::Limit(Some(limit)) => self.record.add_cut(limit),
            Ending::Limit(None) => counts.pruned_limit += 1,
            Ending::Gap(ref gap) => self.record.add_gap(Gap::clone(gap)),
            Ending::Rejected | Ending::Undecided | Ending::Interrupted | Ending::Strayed(_) => {}
            Ending::Returned | Ending::Exited => {
                counts.returned += 1;
                self.completed(PathEnd::Returned);
            }
            Ending::Threw(exception) => match self.violation_of(&ending) {
                None => {
                    self.record.counts.threw += 1;
                    self.record.counts.announced += u64::from(self.at.announced);
                    self.completed(PathEnd::Threw(self.class_name(exception)));
                }
                Some(kind) => {
                    let trace = self.trace(exception);
                    let at = self.origin(&trace);
                    let message = self.course.machine.message_of(exception);
                    self.add_violation(&ending, kind, message, at, trace);
                }
            },
            Ending::Broken(Clause::Demand(number), _) => {
                let machine = &mut self.course.machine;
                let says = format!("{} is false", machine.demand_in_words(number));
                let at = match machine.written_frame() {
                    Some((method, pc)) => Location::of(machine, method, pc),
                    None => Location::start_of(machine, self.subject.method),
                };
                match self.violation_of(&ending) {
                    Some(kind) => self.add_violation(&ending, kind, Some(says), at, Vec::new()),
                    None => self.record.counts.pruned_precondition += 1,
                }
            }
            Ending::Broken(
                clause @ (Clause::Invariant(method) | Clause::Postcondition(method) | Clause::Frame(method)),
                exception,
            ) => {
                let name = self.course.machine.program.external_method(method, true);
                let at = self.exit();
                let (says, trace) = if exception.is_null() && matches!(clause, Clause::Frame(_)) {
                    (format!("{name}: {} is changed", self.assigned_in_words()), Vec::new())
                } else if exception.is_null() {
                    (format!("{name} is false at exit"), Vec::new())
                } else {
                    let what = self.course.machine.describe_exception(exception);
                    let trace = trace_of(&mut self.course.machine, exception);
                    (format!("{name} throws {} at exit", what.trim_end()), trace)
                };
                if let Some(kind) = self.violation_of(&ending) {
                    self.add_violation(&ending, kind, Some(says), at, trace);
                }
            }
        }
    }

    /// The place that is looked at: the way that leads to it.
    pub(super) fn assigned_in_words(&mut self) -> String {
        let places = self.course.machine.assigned().unwrap_or_default();
        let Some(place) = places.get(self.at.assigned) else { return "a place".to_owned() };
        let machine = &self.course.machine;
        let Value::Int(slot) = place.slot else { return self.element_in_words(place.object, "?") };
        if place.object.is_null() {
            return machine.program.static_name(slot as u32);
        }
        if place.is_element {
            return self.element_in_words(place.object, &slot.to_string());
        }
        let class = machine.class_of(place.object);
        let field = class.and_then(|class| machine.program.field_at(class, slot as u32));
        let field = field.map_or_else(String::new, |field| machine.program.text(field.name).to_string());
        format!("{}.{field}", self.object_in_words(place.object))
    }

    fn element_in_words(&self, array: Ref, index: &str) -> String {
        format!("{}[{index}]", self.object_in_words(array))
    }

    /// The way that leads to an object of the input.
    fn object_in_words(&self, object: Ref) -> String {
        let machine = &self.course.machine;
        let Some(number) = machine.input().number_of(object) else { return "an object".to_owned() };
        let values = Values { model: &Model::default() };
        let names = Names { machine, subject: &self.subject, values: &values };
        names.of(machine.input().objects()[number as usize].origin)
    }

    /// What is shown of an exception that left an assumption.
    pub(super) fn crash(&mut self, step: ScriptStep, exception: Ref) -> Crash {
        let machine = &mut self.course.machine;
        let method = step.specification();
        Crash {
            specification: method.map(|method| machine.program.external_method(method, true)).unwrap_or_default(),
            exception: machine.describe_exception(exception).trim_end().to_owned(),
            trace: trace_of(machine, exception),
            paths: 1,
        }
    }

    /// Records a path that counts.
    fn completed(&mut self, end: PathEnd) {
        self.observe(|observer, view| observer.completed(view, &end));
    }

    fn class_name(&self, exception: Ref) -> String {
        let class = self.course.machine.class_of(exception);
        class.map_or_else(String::new, |class| self.course.machine.program.class(class).java_name())
    }

    /// Where the subject was left: by which return, or by an exception from where.
    pub(super) fn exit(&mut self) -> Location {
        if !self.at.thrown.is_null() {
            let trace = self.trace(self.at.thrown);
            return self.origin(&trace);
        }
        match self.at.exit {
            Some((method, pc)) => Location::of(&mut self.course.machine, method, pc),
            None => Location::start_of(&mut self.course.machine, self.subject.method),
        }
    }

    /// The frames of an exception that left the subject. One that was passed in has none, and was thrown at one place.
    fn trace(&mut self, exception: Ref) -> Vec<Location> {
        let machine = &mut self.course.machine;
        let trace = trace_of(machine, exception);
        match machine.thrown_at {
            Some((method, pc)) if trace.is_empty() => vec![Location::of(machine, method, pc)],
            _ => trace,
        }
    }

    /// The innermost place of a trace outside the JDK.
    pub(super) fn origin(&mut self, trace: &[Location]) -> Location {
        let at = trace.iter().find(|location| !location.is_jdk).or(trace.first()).cloned();
        at.unwrap_or_else(|| Location::start_of(&mut self.course.machine, self.subject.method))
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
        self.completed(PathEnd::Violated(kind.clone(), at.to_string()));
        if !self.record.wants(&kind, &at.to_string(), &self.path) {
            if let Some(known) = self.record.violations.get_mut(&(kind, at.to_string())) {
                known.count += 1;
            }
            return;
        }
        let built = self.build_case(ending, Numbers::Small);
        let (case, conditions, parts) = match built {
            Some(Built { case, conditions, parts }) => (Some(case), conditions, parts),
            None => (None, Vec::new(), Vec::new()),
        };
        let input = case.as_ref().map_or_else(Picture::default, Picture::of);
        // The message for this input says more than that of all inputs that take the path.
        let thrown = case.as_ref().filter(|_| !matches!(ending, Ending::Broken(..)));
        let message = thrown.and_then(|case| case.outcome.message()).map(str::to_owned).or(message);
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
            parts,
            input,
            case,
            replay,
            tried: Vec::new(),
            count: 1,
        });
    }
}
