//! Instance and static fields.

use heap::{Ref, Value};
use program::Kind;

use crate::machine::Machine;
use crate::op::narrow_value;
use crate::trap::Step;

impl Machine {
    #[inline(always)]
    pub(crate) fn get_field(&mut self, slot: u32) -> Step {
        let object = self.state.stack.kept(0).as_reference().unwrap_or(Ref::NULL);
        match self.state.heap.kept_field(object, slot) {
            Ok(value) if value.is_settled() => {
                self.state.stack.replace_kept(0, value);
                Ok(())
            }
            // Also where the operand is no reference, which is an error there.
            _ => self.get_field_slowly(slot),
        }
    }

    #[inline(never)]
    pub(crate) fn get_field2(&mut self, slot: u32) -> Step {
        let object = self.state.stack.peek_ref(0)?;
        match self.state.heap.kept_field(object, slot) {
            Ok(value) if value.is_settled() => {
                self.state.stack.drop_slots(1);
                self.state.stack.keep2(value);
                Ok(())
            }
            _ => {
                self.get_field_slowly(slot)?;
                self.state.stack.put(Value::Top)
            }
        }
    }

    /// Reads a field if the object or the value belongs to the input, or if the reading fails. A wide value takes a
    /// second slot, which the caller adds.
    #[cold]
    #[inline(never)]
    fn get_field_slowly(&mut self, slot: u32) -> Step {
        let object = self.object_at(0)?;
        let value = match self.read_reference(object, slot) {
            Some(reference) => reference,
            None => self.read_field(object, slot)?.into(),
        };
        self.state.stack.replace_kept(0, value);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn put_field(&mut self, slot: u32) -> Step {
        let object = self.object_at(1)?;
        let value = self.state.stack.kept(0);
        self.state.heap.keep_field(object, slot, value)?;
        self.state.stack.drop_slots(2);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn put_field2(&mut self, slot: u32) -> Step {
        let object = self.object_at(2)?;
        let value = self.state.stack.kept(1);
        self.state.heap.keep_field(object, slot, value)?;
        self.state.stack.drop_slots(3);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn put_field_narrow(&mut self, kind: Kind, slot: u32) -> Step {
        let object = self.object_at(1)?;
        let value = narrow_value(&mut self.terms, kind, self.state.stack.peek(0))?;
        self.state.heap.set_field(object, slot, value)?;
        self.state.stack.drop_slots(2);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn get_static(&mut self, slot: u32) -> Step {
        self.ensure_initialized(self.program.static_owner(slot))?;
        let value = self.state.statics.get(slot as usize);
        if is_settled(value) { self.state.stack.put(value) } else { self.get_static_slowly(slot) }
    }

    #[inline(never)]
    pub(crate) fn get_static2(&mut self, slot: u32) -> Step {
        self.ensure_initialized(self.program.static_owner(slot))?;
        let value = self.state.statics.get(slot as usize);
        if !is_settled(value) {
            return self.get_static_slowly(slot);
        }
        self.state.stack.push2(value);
        Ok(())
    }

    /// Reads a static field that belongs to the input.
    #[cold]
    fn get_static_slowly(&mut self, slot: u32) -> Step {
        let mut value = self.state.statics.get(slot as usize);
        if let Value::Top = value {
            value = self.discover_static(slot)?;
        }
        let value = self.settle(value)?;
        self.state.stack.push_any(value);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn put_static(&mut self, slot: u32) -> Step {
        self.ensure_initialized(self.program.static_owner(slot))?;
        let value = self.state.stack.pop();
        self.state.statics.set(slot as usize, value);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn put_static2(&mut self, slot: u32) -> Step {
        self.ensure_initialized(self.program.static_owner(slot))?;
        let value = self.state.stack.pop2();
        self.state.statics.set(slot as usize, value);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn put_static_narrow(&mut self, kind: Kind, slot: u32) -> Step {
        self.ensure_initialized(self.program.static_owner(slot))?;
        let value = narrow_value(&mut self.terms, kind, self.state.stack.peek(0))?;
        self.state.stack.drop_slots(1);
        self.state.statics.set(slot as usize, value);
        Ok(())
    }
}

/// Whether a value that a field holds can be used as it is.
#[inline(always)]
fn is_settled(value: Value) -> bool {
    match value {
        Value::Top => false,
        Value::Ref(reference) => !reference.is_undecided(),
        _ => true,
    }
}
