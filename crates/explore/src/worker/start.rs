//! The start of a path: classes that exist before the subject is called, and the parameters.

use std::time::Instant;

use admission::invariant::Completions;
use admission::{Admission, Setup};
use budget::Budget;
use heap::{Nullness, Origin, Ref, Value};
use machine::{Machine, Stop, Surrounding};
use program::ClassId;

use super::Worker;
use crate::subject::{Receiver, Subject, SubjectError, in_words};
use crate::task::Task;

/// Instructions that the initialization of a class may take.
const INITIALIZATION: u64 = 200_000_000;

impl Worker<'_> {
    pub(super) fn make_parameter(&mut self, at: usize) -> Result<Value, SubjectError> {
        let machine = &mut self.course.machine;
        let origin = Origin::Parameter(at as u16);
        let budget = machine.config.input.budget;
        let failed =
            |trap: machine::Trap| SubjectError::Start(format!("a parameter cannot be made: {:?}", trap.cause()));
        if at == 0 && self.subject.receiver == Receiver::New {
            return machine.new_object(self.subject.class).map(Value::Ref).map_err(failed);
        }
        if at == 0 && self.subject.receiver == Receiver::Input {
            let this = machine.new_unknown(origin, self.subject.class, Nullness::Object, budget);
            machine.restrict_receiver(this, self.subject.method).map_err(failed)?;
            return Ok(Value::Ref(Ref::undecided(this)));
        }
        let descriptor = &self.subject.parameters[at].descriptor;
        if machine.program.is_main(self.subject.method) {
            let count = match self.task.settings.inputs.symbolic_args {
                Some(count) => count,
                None => {
                    machine.surroundings.note(Surrounding::Arguments);
                    0
                }
            };
            let strings: Vec<Ref> = (0..count)
                .map(|position| {
                    let origin = Origin::Asked(position);
                    let string = machine.new_unknown(origin, machine.known.string, Nullness::Object, budget);
                    let string = Ref::undecided(string);
                    machine.add_root(origin, Value::Ref(string));
                    string
                })
                .collect();
            return machine.new_references(machine.known.string_array, &strings).map(Value::Ref).map_err(failed);
        }
        machine.new_input(origin, descriptor, budget).map_err(failed)
    }
}

/// The members of admission that have a say about a subject, and what completes inputs where its invariant does not run
/// first.
pub(super) fn admission(
    machine: &mut Machine,
    subject: &Subject,
    task: &Task,
    budget: &Budget,
) -> Result<(Admission, Completions), SubjectError> {
    let is_new = |at: usize| at == 0 && subject.receiver == Receiver::New;
    let invariants: Vec<_> = subject.invariants.iter().copied().filter(|&(at, _)| !is_new(at)).collect();
    let mut setup = Setup {
        machine,
        parameters: &subject.parameter_names(),
        invariants: &invariants,
        spec: task.spec.as_ref(),
        further: task.settings.admission.further,
        recheck: task.settings.admission.hex_recheck,
        solver: &task.solver(),
        budget,
    };
    let completions = Completions::new(&setup);
    let admission = Admission::new(&mut setup, &|name| task.has(name))
        .map_err(|error| SubjectError::Specification(error.to_string()))?;
    Ok((admission, completions))
}

/// Initializes the classes that exist before the subject is called.
pub(super) fn initialize(machine: &mut Machine, subject: &Subject) -> Result<(), SubjectError> {
    machine.set_input_method(subject.method);
    initialize_class(machine, subject.class)?;
    for parameter in &subject.parameters {
        if parameter.descriptor.starts_with('L')
            && let Ok(class) = machine.load(program::class_of(&parameter.descriptor))
            && !machine.program.class(class).is_interface()
        {
            initialize_class(machine, class)?;
        }
    }
    Ok(())
}

pub(super) fn initialize_class(machine: &mut Machine, class: ClassId) -> Result<(), SubjectError> {
    let started = Instant::now();
    let stop = machine.initialize_alone(class, INITIALIZATION);
    let name = machine.program.class(class).java_name();
    match stop {
        // An initializer that depends on inputs runs on every path.
        Stop::Returned | Stop::Choose(_) => Ok(()),
        Stop::Uncaught(exception) => {
            // What the initializer itself threw is the cause of an ExceptionInInitializerError.
            let cause = match machine.field_by_name(exception, "cause") {
                Some(Value::Ref(cause)) if !cause.is_null() && cause != exception => cause,
                _ => exception,
            };
            let what = machine.describe_exception(cause);
            let what = what.trim_end();
            Err(SubjectError::Start(format!("the static initializer of {name} throws {what}")))
        }
        Stop::Paused => Err(SubjectError::Start(format!(
            "the static initializer of {name} does not end within {:.0} s",
            started.elapsed().as_secs_f64()
        ))),
        other => {
            let place = machine.place();
            let because = |why: &str| format!("class {name} cannot be initialized: {why}\n  at {place}");
            Err(match &other {
                Stop::Unsupported(what) => SubjectError::Unsupported(because(what)),
                Stop::Limit(_) => SubjectError::Unsupported(because(&in_words(&other))),
                _ => SubjectError::Start(because(&in_words(&other))),
            })
        }
    }
}
