//! Methods whose bodies nobody has seen answer anything of their types: those of objects of interfaces that no known class
//! implements, and native ones of the program.
//!
//! A function answers the same to the same arguments; any other method something new each time. None of them throws, and none
//! changes anything, which the claim says.

use heap::{Nullness, Question, Ref, Value};
use program::{ClassId, Kind, class_of};

use crate::input::domain_of;
use crate::left_out::LeftOut;
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

/// What such a method answers.
pub(crate) fn answer(machine: &mut Machine) -> Step<Reply> {
    let method = machine.call.method();
    let is_static = machine.program.method(method).is_static();
    let receiver = if is_static { Ref::NULL } else { machine.arg_object(0)? };
    let interface = machine.program.interface_of_unseen(machine.program.method(method).class);
    let mut is_function = false;
    if let Some(interface) = interface {
        let name = machine.program.class(interface).java_name();
        if machine.is_ordered_by(interface) {
            let what = format!("a {name} of no known class, which orders objects");
            return Err(Trap::unsupported(what));
        }
        is_function = machine.program.is_function(method);
        machine.left_out.note(if is_function { LeftOut::Function(name) } else { LeftOut::Unseen(name) });
    }
    let mtype = machine.program.method(method).mtype.clone();
    let mut arguments = Vec::with_capacity(mtype.params.len());
    let mut slot = usize::from(!is_static);
    for of in mtype.param_kinds() {
        arguments.push(machine.arg(slot));
        slot += of.slots();
    }
    let Some(kind) = Kind::of(&mtype.ret) else {
        // What it was given, it may have kept.
        machine.respond_anew(receiver, Question::Again(method), &arguments, |_, _| Ok(Value::Top))?;
        return Ok(Reply::Void);
    };
    let class = match domain_of(kind) {
        Some(_) => None,
        None => {
            let declared = machine.load(class_of(&mtype.ret))?;
            let of = machine.generic_answer(receiver, method);
            Some(machine.narrowed_to(of, declared))
        }
    };
    let new = |machine: &mut Machine, origin| {
        Ok(match (domain_of(kind), class) {
            (Some(domain), _) => machine.new_variable(origin, domain),
            (None, Some(class)) => {
                let budget = machine.config.input.budget;
                Value::Ref(Ref::undecided(machine.new_unknown(origin, class, Nullness::Maybe, budget)))
            }
            (None, None) => return Err(Trap::malformed("an answer without type")),
        })
    };
    let value = match is_function {
        true => machine.respond(receiver, Question::Call(method), &arguments, new)?,
        false => machine.respond_anew(receiver, Question::Again(method), &arguments, new)?,
    };
    Ok(Reply::Value(value))
}

impl Machine {
    /// Whether an interface is a comparator, or one of objects that compare themselves: their answers are not free.
    fn is_ordered_by(&self, interface: ClassId) -> bool {
        let is_below = |name| self.program.loaded(name).is_some_and(|above| self.program.is_subtype(interface, above));
        is_below("java/util/Comparator") || is_below("java/lang/Comparable")
    }
}
