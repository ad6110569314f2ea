//! Objects: making them, casts, monitors.

use heap::{Heap, Ref, Value};
use program::{ClassId, Program};

use crate::machine::Machine;
use crate::references::open_input;
use crate::trap::{Cause, Step, Stop, Trap};

impl Machine {
    #[inline(never)]
    pub(crate) fn op_new(&mut self, class: ClassId) -> Step {
        self.ensure_initialized(class)?;
        let object = self.new_object(class)?;
        self.state.stack.put(Value::Ref(object))
    }

    /// Whether a reference that is not null may stand where a class is expected: decides that if it is open.
    #[cold]
    fn test_instance(&mut self, reference: Ref, class: ClassId) -> Step<bool> {
        match open_input(&self.state.heap, &self.state.input, reference) {
            Some(typed) => self.test_type(typed, class),
            None => {
                let object = self.object(reference)?;
                let is_instance = is_instance(&self.program, &self.state.heap, object, class);
                if !is_instance {
                    self.note_refused(object, class)?;
                }
                Ok(is_instance)
            }
        }
    }

    /// Whether a reference that is not null is known to be an instance of a class, or known not to be.
    fn tested_instance(&mut self, reference: Ref, class: ClassId) -> Step<Option<bool>> {
        match self.test_instance(reference, class) {
            Ok(known) => Ok(Some(known)),
            Err(trap) => match trap.cause() {
                Cause::Choose(_) => Ok(None),
                other => Err(other.into()),
            },
        }
    }

    /// Whether a reference is an instance of a class; null is not.
    #[inline(always)]
    pub(crate) fn decide_instance(&mut self, reference: Ref, class: ClassId) -> Step<bool> {
        if is_open(&self.state.heap, reference) {
            return self.decide_open_instance(reference, class);
        }
        let is_instance = is_instance(&self.program, &self.state.heap, reference, class);
        if !is_instance && !reference.is_null() {
            self.note_refused(reference, class)?;
        }
        Ok(is_instance)
    }

    /// The same for a reference that is open. Decides no more than it must.
    #[cold]
    fn decide_open_instance(&mut self, reference: Ref, class: ClassId) -> Step<bool> {
        if self.tested_instance(reference, class)? == Some(false) || self.is_null(reference)? {
            return Ok(false);
        }
        self.test_instance(reference, class)
    }

    /// Whether a reference may be cast to a class; null may. Decides no more than it must.
    #[cold]
    pub(crate) fn decide_cast(&mut self, reference: Ref, class: ClassId) -> Step<bool> {
        if self.tested_instance(reference, class)? == Some(true) || self.is_null(reference)? {
            return Ok(true);
        }
        self.test_instance(reference, class)
    }

    #[inline(never)]
    pub(crate) fn check_cast(&mut self, class: ClassId) -> Step {
        let object = self.state.stack.peek_ref(0)?;
        let class = if class == self.known.enumeration { self.ordered_with() } else { class };
        if is_open(&self.state.heap, object) {
            return if self.decide_cast(object, class)? { Ok(()) } else { Err(self.failing_cast(object, class)) };
        }
        if object.is_null() || is_instance(&self.program, &self.state.heap, object, class) {
            return Ok(());
        }
        self.note_refused(object, class)?;
        Err(self.failing_cast(object, class))
    }

    /// What a cast that fails does.
    #[cold]
    fn failing_cast(&mut self, object: Ref, class: ClassId) -> Trap {
        let current = self.program.method(self.state.stack.current.method).class;
        if self.program.class(current).is_stranger()
            && let Err(trap) = self.note_compared(object)
        {
            return trap;
        }
        if self.is_cast_of_type_argument() || self.is_generic_response(object) {
            return Trap::stop(Stop::Ignored);
        }
        class_cast(&self.program, &self.state.heap, object, class)
    }

    #[inline(never)]
    pub(crate) fn instance_of(&mut self, class: ClassId) -> Step {
        let object = self.state.stack.peek_ref(0)?;
        if class == self.known.strange {
            self.note_compared(object)?;
        }
        let is_instance = self.decide_instance(object, class)?;
        self.state.stack.drop_slots(1);
        self.state.stack.put(is_instance.into())
    }

    pub(crate) fn monitor_enter(&mut self) -> Step {
        let object = self.object_at(0)?;
        self.state.stack.drop_slots(1);
        enter_monitor(&mut self.state.heap, object)
    }

    pub(crate) fn monitor_exit(&mut self) -> Step {
        let object = self.object_at(0)?;
        self.state.stack.drop_slots(1);
        leave_monitor(&mut self.state.heap, object)
    }
}

/// Whether the class of a reference is open, or the reference itself.
#[inline(always)]
pub(crate) fn is_open(heap: &Heap, reference: Ref) -> bool {
    reference.is_undecided() || heap.header(reference).is_some_and(|header| header.is_open())
}

/// Enters a monitor. There is one thread, so this never waits.
pub(crate) fn enter_monitor(heap: &mut Heap, object: Ref) -> Step {
    let header = heap.header(object).ok_or_else(Trap::null)?;
    let locks = header.locks.checked_add(1).ok_or_else(|| Trap::unsupported("a monitor entered 65536 times"))?;
    heap.set_locks(object, locks);
    Ok(())
}

/// Leaves a monitor.
pub(crate) fn leave_monitor(heap: &mut Heap, object: Ref) -> Step {
    let header = heap.header(object).ok_or_else(Trap::null)?;
    let Some(locks) = header.locks.checked_sub(1) else {
        return Err(Trap::raise_with("java/lang/IllegalMonitorStateException", "current thread is not owner"));
    };
    heap.set_locks(object, locks);
    Ok(())
}

/// Whether an object of a decided class may stand where a class is expected; null may not.
#[inline(always)]
pub(crate) fn is_instance(program: &Program, heap: &Heap, object: Ref, class: ClassId) -> bool {
    heap.class_of(object).is_some_and(|own| program.is_subtype(own, class))
}

#[cold]
pub(crate) fn class_cast(program: &Program, heap: &Heap, object: Ref, class: ClassId) -> Trap {
    let Some(own) = heap.class_of(object) else {
        // Only the type of the input is known, so there is no class to name.
        return Trap::raise_open("java/lang/ClassCastException");
    };
    let homes = program.homes(own, class);
    let (own, class) = (program.class(own).java_name(), program.class(class).java_name());
    Trap::raise_with("java/lang/ClassCastException", format!("class {own} cannot be cast to class {class} ({homes})"))
}
