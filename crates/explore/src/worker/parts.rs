//! The values that the parts of a broken clause had.

use heap::Value;
use machine::{Cause, SideRunSettings, Stop};
use program::Kind;
use solver::Model;

use super::Worker;
use super::tell::in_words;
use crate::case::{Names, Values};
use crate::outcome::PartValue;
use crate::script::ScriptStep;
use crate::subject::{Condition, Part};

/// Instructions that the value of a part may take.
const BUDGET: u64 = 100_000;

impl Worker<'_> {
    /// The values of the parts of the clause that has just been found broken, for the input that the model describes.
    pub(super) fn parts_of_broken(&mut self, model: &Model) -> Vec<PartValue> {
        let call = self.at.step.checked_sub(1).and_then(|at| self.steps.get(at)).copied();
        let (condition, outcome) = match call {
            Some(ScriptStep::CallPostcondition(condition)) => (condition, Some(self.at.returned)),
            Some(ScriptStep::CallAtThrow(_, condition)) => (condition, Some(Value::Ref(self.at.thrown))),
            Some(ScriptStep::CallAtEnd(condition)) => (condition, None),
            _ => return Vec::new(),
        };
        let parts = self.subject.conditions.parts_of(condition.method).to_vec();
        self.off_path(|worker| {
            let known = |part: &Part| {
                let value = worker.part(condition, part, outcome)?;
                let values = Values { model };
                let names = Names { machine: &worker.course.machine, subject: &worker.subject, values: &values };
                let (words, example) = in_words(&names, value);
                let value = example.unwrap_or(words);
                let value = match (part.kind, &*value) {
                    (Kind::Boolean, "0") => "false".to_owned(),
                    (Kind::Boolean, "1") => "true".to_owned(),
                    _ => value,
                };
                Some(PartValue { expression: part.text.clone(), value })
            };
            parts.iter().filter_map(known).collect()
        })
    }

    /// The value of a part in the present state; none if it throws, takes long, or asks for more than is decided.
    fn part(&mut self, condition: Condition, part: &Part, outcome: Option<Value>) -> Option<Value> {
        let args = self.condition_arguments(condition, outcome);
        let machine = &mut self.course.machine;
        let run = machine.begin_side_run(SideRunSettings::of(&machine.config, BUDGET));
        let mark = machine.mark();
        let called = machine.call(part.method, &args);
        let stop = match called.map_err(|trap| trap.cause()) {
            Ok(()) | Err(Cause::Again) => machine.run(BUDGET),
            Err(Cause::Stop(stop)) => stop,
            Err(_) => Stop::Paused,
        };
        let value = matches!(stop, Stop::Returned).then(|| machine.take_result(Some(part.kind)));
        machine.rollback(&mark);
        machine.release(&mark);
        machine.end_side_run(run);
        value
    }
}
