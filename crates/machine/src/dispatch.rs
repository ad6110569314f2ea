//! Calls on receivers whose class is not decided: which methods they can reach.

use heap::{Nature, Value};
use program::{ClassId, MethodId, Program, access};

use crate::choice::{Choice, Typed};
use crate::input_types::{Callee, type_of};
use crate::machine::Machine;
use crate::references::open_input;
use crate::trap::{Step, Trap};

impl Machine {
    /// The method that a call reaches on a receiver that is unknown or of an open class.
    #[cold]
    pub(crate) fn select_open(&mut self, slots: u16, callee: Callee) -> Step<MethodId> {
        let below = usize::from(slots) - 1;
        let receiver = self.state.stack.peek_ref(below)?;
        if self.is_null(receiver)? {
            return Err(Trap::null());
        }
        if let Some(object) = receiver.unknown().and_then(|unknown| self.state.input.decided(unknown)) {
            self.state.stack.replace(below, Value::Ref(object));
        }
        let Some(typed) = open_input(&self.state.heap, &self.state.input, receiver) else {
            let object = self.state.stack.peek_ref(below)?;
            let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
            let method = select_method(&mut self.program, header.class, callee)?;
            if header.nature == Nature::Watched && self.note_overridable(header.class, method) {
                self.state.heap.narrow(object, header.class, header.len(), Nature::Plain);
            }
            return Ok(method);
        };
        let (class, types) = type_of(&self.state.input, typed);
        if let Typed::Unknown(unknown) = typed
            && self.program.has_strangers(class)
            && self.input_types.is_listed(types)
            && self.constants(unknown)?.are_all
        {
            // Its class is initialized, and it is one of few.
            let constant = self.identify(unknown)?;
            self.state.stack.replace(below, Value::Ref(constant));
            let class = self.state.heap.class_of(constant).ok_or_else(Trap::null)?;
            return select_method(&mut self.program, class, callee);
        }
        if let Some(method) = self.input_types.only_target((class, types), callee) {
            self.note_overridable(class, method);
            self.close_types(typed)?;
            return Ok(method);
        }
        let members = self.members((class, types))?;
        self.note_replaced(class, callee)?;
        if members.is_empty() {
            return Err(no_implementation(&self.program, class));
        }
        let mut groups: Vec<(Option<MethodId>, Vec<ClassId>)> = Vec::new();
        for &member in members.iter() {
            let target = select_method(&mut self.program, member, callee).ok();
            match groups.iter_mut().find(|(known, _)| *known == target) {
                Some((_, classes)) => classes.push(member),
                None => groups.push((target, vec![member])),
            }
        }
        if let [(target, classes)] = groups.as_slice() {
            return match *target {
                Some(method) => {
                    self.input_types.set_only_target((class, types), callee, method);
                    self.note_overridable(class, method);
                    self.close_types(typed)?;
                    Ok(method)
                }
                None => select_method(&mut self.program, classes[0], callee),
            };
        }
        self.note_extended(class);
        let groups = groups.into_iter().map(|(target, classes)| (target, self.only_among(typed, &classes))).collect();
        Err(Trap::choose(Choice::Target(typed, groups)))
    }

    /// Notes the constants that a stranger stands for, where a call would reach a method of the program on them.
    fn note_replaced(&mut self, class: ClassId, callee: Callee) -> Step {
        for &constant in self.program.replaced_constants(class).iter() {
            let Ok(target) = select_method(&mut self.program, constant, callee) else { continue };
            if !self.program.class(self.program.method(target).class).is_library() {
                self.note_asked_late(self.program.enumeration_of(constant));
            }
        }
        Ok(())
    }

    /// Notes that a call on inputs of a type reaches a method, unless no subclass can have another one; tells whether it can.
    fn note_overridable(&mut self, class: ClassId, method: MethodId) -> bool {
        let is_overridable = self.program.method(method).flags & access::FINAL == 0;
        if is_overridable {
            self.note_extended(class);
        }
        is_overridable
    }

    /// The upper bound and the possible classes of an input.
    pub(crate) fn possible_classes(&mut self, typed: Typed) -> Step<(ClassId, std::rc::Rc<[ClassId]>)> {
        let (class, types) = type_of(&self.state.input, typed);
        Ok((class, self.members((class, types))?))
    }
}

/// The gap of an input whose declared type no class implements.
pub(crate) fn no_implementation(program: &Program, class: ClassId) -> Trap {
    Trap::unsupported(format!(
        "an input of type {}: no class of the class path implements it; name one with --subtypes",
        program.class(class).java_name()
    ))
}

fn select_method(program: &mut Program, class: ClassId, callee: Callee) -> Step<MethodId> {
    match callee {
        Callee::Virtual(vindex) => program
            .class(class)
            .vtable
            .get(vindex as usize)
            .copied()
            .ok_or_else(|| Trap::malformed("the receiver has no such method")),
        Callee::Interface(method) => Ok(program.select(class, method)?),
    }
}
