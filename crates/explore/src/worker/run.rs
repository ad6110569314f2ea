//! Along a path: step by step of the script, to the next choice or the end.

use heap::{Ref, Value};
use machine::{Cause, Laps, Stop};
use program::{ClassId, Kind};

use super::{Event, Worker};
use crate::ending::Ending;
use crate::gap::{Gap, GapReason};
use crate::script::{Clause, ScriptStep};
use crate::settings::Limit;
use crate::shared::Shared;
use crate::subject::{Condition, Receiver, Takes};

/// Instructions between two looks at the clock.
const SLICE: u64 = 200_000;
/// Instructions after which a path that has not forked since is looked at for the first time.
const FIRST_SLICE: u64 = 20_000;
/// The longest loop that is recognized as endless takes half as many instructions.
const LAPS: u64 = 5_000;

impl Worker<'_> {
    /// Runs to the next choice or the end of the path.
    pub(super) fn run_to_event(&mut self, shared: &Shared) -> Event {
        let mut slice = FIRST_SLICE;
        loop {
            if self.course.machine.depth() == 0 {
                match self.take_step() {
                    Some(event) => return event,
                    None => continue,
                }
            }
            let left = self.steps_left();
            if left == 0 {
                return self.out_of_steps();
            }
            let mut stop = self.course.machine.run(left.min(slice));
            slice = SLICE;
            if let Stop::Choose(choice) = stop {
                return Event::Choose(choice);
            }
            if let Stop::Paused = stop {
                if let Some(ending) = self.used_up(shared) {
                    return Event::End(ending);
                }
                stop = match self.course.machine.run_in_laps(LAPS.min(self.steps_left())) {
                    Laps::Round => return Event::End(Ending::gap(self.gap_here(GapReason::Endless))),
                    Laps::Stopped(stop) => stop,
                };
            }
            if let Some(event) = self.stopped(stop) {
                return event;
            }
        }
    }

    /// Takes the next step of the script; none when the path goes on.
    pub(super) fn take_step(&mut self) -> Option<Event> {
        match self.advance() {
            Ok(ending) => ending.map(Event::End),
            Err(trap) => match trap.cause() {
                Cause::Choose(choice) => Some(Event::Choose(choice)),
                Cause::Stop(stop) => self.stopped(stop),
                // The subject could not be entered; frames that initialize classes run first.
                Cause::Again => None,
                other => {
                    let what = format!("{other:?} outside code");
                    Some(Event::End(Ending::gap(GapReason::Unsupported(what))))
                }
            },
        }
    }

    /// Instructions that the path may still execute.
    pub(super) fn steps_left(&self) -> u64 {
        self.task.settings.limits.steps.saturating_sub(self.at.executed(self.course.machine.executed))
    }

    /// The end of a path that has executed as many instructions as it may.
    pub(super) fn out_of_steps(&self) -> Event {
        let reason = GapReason::Limit(Limit::Steps, Some(self.task.settings.limits.steps));
        Event::End(Ending::gap(reason))
    }

    /// Acts on the end of a run; none when the path goes on.
    pub(super) fn stopped(&mut self, stop: Stop) -> Option<Event> {
        Some(match stop {
            Stop::Choose(choice) => Event::Choose(choice),
            Stop::Paused => return None,
            Stop::Returned if std::mem::take(&mut self.at.in_companion) => return None,
            Stop::Returned => {
                self.returned();
                return None;
            }
            Stop::Uncaught(exception) => return self.uncaught(exception).map(Event::End),
            Stop::Interrupted => Event::End(Ending::Interrupted),
            Stop::Exit(_) => Event::End(Ending::Exited),
            Stop::Ignored => Event::End(Ending::Precondition),
            Stop::Demanded(number) => self.demanded(number),
            Stop::Limit(limit) => Event::End(match Limit::from(limit) {
                Limit::Depth => {
                    let frames = self.course.machine.config.max_depth as u64;
                    Ending::gap(GapReason::Limit(Limit::Depth, Some(frames)))
                }
                Limit::Memory => Ending::gap(GapReason::Limit(Limit::Memory, None)),
                limit => Ending::Limit(Some(limit)),
            }),
            Stop::Unsupported(what) => Event::End(Ending::gap(self.gap_here(GapReason::Unsupported(what)))),
            Stop::Malformed(what) => {
                let what = format!("code that no verifier passes: {what}");
                Event::End(Ending::gap(self.gap_here(GapReason::Unsupported(what))))
            }
            Stop::Link(error) => Event::End(Ending::gap(self.gap_here(GapReason::Unsupported(error.to_string())))),
        })
    }

    /// The end of a path that breaks the precondition of a callee. Where a specification does, it does not hold.
    fn demanded(&mut self, number: u32) -> Event {
        Event::End(match self.steps[self.at.step] {
            ScriptStep::Body => Ending::Broken(Clause::Demand(number), Ref::NULL),
            _ => {
                let what = format!("a specification breaks {}", self.course.machine.demand_in_words(number));
                Ending::gap(self.gap_here(GapReason::Unsupported(what)))
            }
        })
    }

    /// A gap where the path stands.
    pub(super) fn gap_here(&self, reason: GapReason) -> Gap {
        let place = self.course.machine.place();
        Gap { reason, place: place.split("\n  at ").map(str::to_owned).collect() }
    }

    /// A call of the script has returned.
    pub(super) fn returned(&mut self) {
        let kind = match self.steps[self.at.step] {
            ScriptStep::Body => {
                self.at.exit = self.course.machine.returned_at;
                Kind::of(&self.course.machine.program.method(self.subject.method).mtype.ret)
            }
            _ => Some(Kind::Boolean),
        };
        self.at.result = self.course.machine.take_result(kind);
        if self.steps[self.at.step] == ScriptStep::Body {
            self.at.returned = self.at.result;
        }
        self.at.step += 1;
    }

    /// A call of the script has thrown.
    pub(super) fn uncaught(&mut self, exception: Ref) -> Option<Ending> {
        match self.steps[self.at.step] {
            ScriptStep::Body => {
                let class = self.course.machine.class_of(exception);
                let program = &self.course.machine.program;
                let is_promised = |class| self.subject.conditions.speak_of(program, class);
                let has_contracts = self.task.settings.property.includes_contracts();
                if class.is_some_and(|class| self.is_violated_by(class) && !(has_contracts && is_promised(class))) {
                    return Some(Ending::Threw(exception));
                }
                self.at.thrown = exception;
                self.at.step += 1;
                None
            }
            step => Some(self.crashed(step, exception)),
        }
    }

    /// How a path ends where a specification throws: it does not hold. Where a class of it is missing or broken, it says
    /// nothing at all.
    fn crashed(&mut self, step: ScriptStep, exception: Ref) -> Ending {
        if self.course.machine.is_linkage_error(exception) {
            return Ending::gap(Gap::of_crash(&self.crash(step, exception)));
        }
        match self.steps.get(self.at.step + 1) {
            Some(&(ScriptStep::Check(clause) | ScriptStep::CheckFrame(clause))) => Ending::Broken(clause, exception),
            _ => Ending::Crash(exception),
        }
    }

    /// Takes the next step of the script; the result, if any, is the end of the path.
    pub(super) fn advance(&mut self) -> machine::Step<Option<Ending>> {
        let Some(&step) = self.steps.get(self.at.step) else {
            let thrown = self.at.thrown;
            return Ok(Some(if thrown.is_null() { Ending::Returned } else { Ending::Threw(thrown) }));
        };
        match step {
            ScriptStep::Settle(at) => {
                self.course.machine.settle_input(self.entry.parameters[at])?;
                self.at.step += 1;
            }
            ScriptStep::CallInvariant(at, method) => {
                let Value::Ref(object) = self.entry.parameters[at] else { return Ok(None) };
                if self.course.machine.decide_null(object)? {
                    self.at.step += 2;
                } else {
                    self.course.machine.call(method, &[self.entry.parameters[at]])?;
                }
            }
            ScriptStep::CallPrecondition(condition) => self.call_condition(condition, None)?,
            ScriptStep::CallPostcondition(condition) => match self.at.thrown.is_null() {
                true => self.call_condition(condition, Some(self.at.returned))?,
                false => self.at.step += 2,
            },
            ScriptStep::CallAtEnd(condition) => self.call_condition(condition, None)?,
            ScriptStep::CallAtThrow(class, condition) => match self.has_thrown(class) {
                true => self.call_condition(condition, Some(Value::Ref(self.at.thrown)))?,
                false => self.at.step += 2,
            },
            ScriptStep::CallFrame(condition) => match self.course.machine.assigned()?.get(self.at.assigned) {
                None => self.at.step += 2,
                Some(place) => {
                    let mut args = self.condition_arguments(condition, None);
                    args.extend([Value::Ref(place.object), place.slot]);
                    self.course.machine.call(condition.method, &args)?;
                }
            },
            ScriptStep::CheckFrame(clause) => {
                let machine = &mut self.course.machine;
                if !machine.decide_value(self.at.result)? {
                    let places = machine.assigned()?;
                    let place = places.get(self.at.assigned);
                    if place.map_or(Ok(false), |place| machine.is_changed(place))? {
                        return Ok(Some(Ending::Broken(clause, Ref::NULL)));
                    }
                }
                self.at.assigned += 1;
                self.at.step -= 1;
            }
            ScriptStep::Announce => {
                let is_announced = self.course.machine.decide_value(self.at.result)?;
                self.at.announced |= is_announced;
                self.at.step += 1;
            }
            ScriptStep::Announced(class) => {
                self.at.announced |= self.has_thrown(class);
                self.at.step += 1;
            }
            ScriptStep::Uncaught => {
                let ending = Ending::Threw(self.at.thrown);
                if self.violation_of(&ending).is_some() {
                    return Ok(Some(ending));
                }
                self.at.step += 1;
            }
            ScriptStep::Assume => {
                if !self.course.machine.assume_value(self.at.result)? {
                    return Ok(Some(Ending::Precondition));
                }
                self.at.step += 1;
            }
            ScriptStep::Body => {
                let parameters = std::mem::take(&mut self.entry.parameters);
                let called = self.course.machine.call(self.subject.method, &parameters);
                self.entry.parameters = parameters;
                called?;
            }
            ScriptStep::Answer => {
                if self.at.thrown.is_null() {
                    self.at.answer = Some(self.course.machine.decide_value(self.at.returned)?);
                }
                self.at.step += 1;
            }
            ScriptStep::Check(clause) => {
                if !self.course.machine.decide_value(self.at.result)? {
                    return Ok(Some(Ending::Broken(clause, Ref::NULL)));
                }
                self.at.step += 1;
            }
        }
        Ok(None)
    }

    /// Whether the subject threw an exception of a class.
    fn has_thrown(&self, class: ClassId) -> bool {
        let machine = &self.course.machine;
        machine.class_of(self.at.thrown).is_some_and(|thrown| machine.program.is_subtype(thrown, class))
    }

    /// Calls the method of a condition; the outcome is what the subject returned or threw.
    fn call_condition(&mut self, condition: Condition, outcome: Option<Value>) -> machine::Step {
        let args = self.condition_arguments(condition, outcome);
        self.course.machine.call(condition.method, &args)
    }

    /// What the method of a condition is given.
    pub(super) fn condition_arguments(&self, condition: Condition, outcome: Option<Value>) -> Vec<Value> {
        let has_receiver = self.subject.receiver != Receiver::None;
        let outcome = outcome.filter(|outcome| !matches!(outcome, Value::Top));
        let mut args = self.entry.parameters.clone();
        match condition.takes {
            Takes::LikeSubject => {
                if self.course.machine.program.method(condition.method).is_static() && has_receiver {
                    args.remove(0);
                }
                args.extend(outcome);
            }
            Takes::Made { receiver, parameters, outcome: takes_outcome, moment } => {
                if !parameters {
                    args.truncate(usize::from(has_receiver));
                }
                if has_receiver && !receiver {
                    args.remove(0);
                }
                args.extend(outcome.filter(|_| takes_outcome));
                args.extend(moment.then_some(Value::Int(machine::ENTRY)));
            }
        }
        args
    }
}
