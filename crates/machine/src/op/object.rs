//! Objects: making them, casts, monitors.

use heap::{Ref, Value};
use program::ClassId;

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    #[inline(always)]
    pub(crate) fn op_new(&mut self, class: ClassId) -> Step {
        self.ensure_initialized(class)?;
        let object = self.new_object(class)?;
        self.push(Value::Ref(object))
    }

    /// Whether an object may stand where a class is expected; null may not.
    #[inline(always)]
    pub(crate) fn is_instance(&self, object: Ref, class: ClassId) -> bool {
        self.state.heap.class_of(object).is_some_and(|own| self.program.is_subtype(own, class))
    }

    #[inline(always)]
    pub(crate) fn check_cast(&mut self, class: ClassId) -> Step {
        let object = self.state.stack.peek_ref(0)?;
        if object.is_null() || self.is_instance(object, class) {
            return Ok(());
        }
        Err(self.class_cast(object, class))
    }

    #[cold]
    pub(crate) fn class_cast(&self, object: Ref, class: ClassId) -> Trap {
        let Some(own) = self.state.heap.class_of(object) else { return Trap::null() };
        let homes = self.program.homes(own, class);
        let (own, class) = (self.program.class(own).java_name(), self.program.class(class).java_name());
        Trap::raise_with(
            "java/lang/ClassCastException",
            format!("class {own} cannot be cast to class {class} ({homes})"),
        )
    }

    #[inline(always)]
    pub(crate) fn instance_of(&mut self, class: ClassId) -> Step {
        let object = self.state.stack.pop_ref()?;
        let is_instance = self.is_instance(object, class);
        self.push(is_instance.into())
    }

    pub(crate) fn monitor_enter(&mut self) -> Step {
        let object = self.state.stack.pop_ref()?;
        self.lock(object)
    }

    pub(crate) fn monitor_exit(&mut self) -> Step {
        let object = self.state.stack.pop_ref()?;
        self.unlock(object)
    }

    /// Enters a monitor. There is one thread, so this never waits.
    pub(crate) fn lock(&mut self, object: Ref) -> Step {
        let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
        let locks = header.locks.checked_add(1).ok_or_else(|| Trap::unsupported("a monitor entered 65536 times"))?;
        self.state.heap.set_locks(object, locks);
        Ok(())
    }

    /// Leaves a monitor.
    pub(crate) fn unlock(&mut self, object: Ref) -> Step {
        let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
        let Some(locks) = header.locks.checked_sub(1) else {
            return Err(Trap::raise_with("java/lang/IllegalMonitorStateException", "current thread is not owner"));
        };
        self.state.heap.set_locks(object, locks);
        Ok(())
    }
}
