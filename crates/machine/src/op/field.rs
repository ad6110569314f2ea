//! Instance and static fields.

use heap::Value;
use program::{ClassId, Kind};

use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    #[inline(always)]
    pub(crate) fn get_field(&mut self, slot: u32) -> Step {
        let object = self.state.stack.pop_ref()?;
        let value = self.state.heap.field(object, slot)?;
        self.push(value)
    }

    #[inline(always)]
    pub(crate) fn get_field2(&mut self, slot: u32) -> Step {
        let object = self.state.stack.pop_ref()?;
        let value = self.state.heap.field(object, slot)?;
        self.state.stack.push2(value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn put_field(&mut self, slot: u32) -> Step {
        let value = self.state.stack.pop();
        let object = self.state.stack.pop_ref()?;
        self.state.heap.set_field(object, slot, value)?;
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn put_field2(&mut self, slot: u32) -> Step {
        let value = self.state.stack.pop2();
        let object = self.state.stack.pop_ref()?;
        self.state.heap.set_field(object, slot, value)?;
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn put_field_narrow(&mut self, kind: Kind, slot: u32) -> Step {
        let value = Value::Int(narrow(kind, self.state.stack.pop_int()?));
        let object = self.state.stack.pop_ref()?;
        self.state.heap.set_field(object, slot, value)?;
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn get_static(&mut self, class: ClassId, slot: u32) -> Step {
        self.ensure_initialized(class)?;
        self.push(self.state.statics.get(slot as usize))
    }

    #[inline(always)]
    pub(crate) fn get_static2(&mut self, class: ClassId, slot: u32) -> Step {
        self.ensure_initialized(class)?;
        self.state.stack.push2(self.state.statics.get(slot as usize));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn put_static(&mut self, class: ClassId, slot: u32) -> Step {
        self.ensure_initialized(class)?;
        let value = self.state.stack.pop();
        self.state.statics.set(slot as usize, value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn put_static2(&mut self, class: ClassId, slot: u32) -> Step {
        self.ensure_initialized(class)?;
        let value = self.state.stack.pop2();
        self.state.statics.set(slot as usize, value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn put_static_narrow(&mut self, kind: Kind, class: ClassId, slot: u32) -> Step {
        self.ensure_initialized(class)?;
        let value = Value::Int(narrow(kind, self.state.stack.pop_int()?));
        self.state.statics.set(slot as usize, value);
        Ok(())
    }
}

/// What a field narrower than `int` keeps of a value.
#[inline(always)]
pub(crate) fn narrow(kind: Kind, value: i32) -> i32 {
    match kind {
        Kind::Boolean => value & 1,
        Kind::Byte => (value as i8).into(),
        Kind::Char => (value as u16).into(),
        Kind::Short => (value as i16).into(),
        _ => value,
    }
}
