//! Constants, local variables, plain stack operations and jumps: instructions that need only the stack. Two that make
//! objects stand below.

use heap::{Packed, Value};
use program::{ClassId, LiteralId};

use crate::machine::Machine;
use crate::stack::{Stack, mismatch};
use crate::trap::Step;

impl Stack {
    /// Pushes a one-slot value, as the last thing that an instruction does.
    #[inline(always)]
    pub(crate) fn put(&mut self, value: Value) -> Step {
        self.push(value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn push_long(&mut self, index: u32) -> Step {
        let value = self.current.code.longs[index as usize];
        self.push2(Value::Long(value));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn push_double(&mut self, index: u32) -> Step {
        let value = self.current.code.doubles[index as usize];
        self.push2(Value::Double(value));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn load2(&mut self, slot: u16) -> Step {
        self.keep2(self.kept_local(slot));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn load(&mut self, slot: u16) -> Step {
        self.keep(self.kept_local(slot));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn dup(&mut self) -> Step {
        self.keep(self.kept(0));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn store(&mut self, slot: u16) -> Step {
        let value = self.pop_kept();
        self.keep_local(slot, value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn store2(&mut self, slot: u16) -> Step {
        self.pop_kept();
        let value = self.pop_kept();
        self.keep_local(slot, value);
        self.keep_local(slot + 1, Packed::TOP);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn pop_slots(&mut self, count: usize) -> Step {
        self.drop_slots(count);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn jump(&mut self, to: u32) -> Step {
        self.current.pc = to;
        Ok(())
    }

    pub(crate) fn jsr(&mut self, to: u32) -> Step {
        let next = self.current.pc;
        self.push(Value::Address(next));
        self.jump(to)
    }

    pub(crate) fn ret(&mut self, slot: u16) -> Step {
        match self.local(slot) {
            Value::Address(to) => self.jump(to),
            other => Err(mismatch("return address", other)),
        }
    }

    /// Executes the instruction again once the frames pushed now have returned.
    pub(crate) fn rewind(&mut self) {
        self.current.pc = self.current.pc.saturating_sub(1);
    }
}

impl Machine {
    #[inline(never)]
    pub(crate) fn push_literal(&mut self, literal: LiteralId) -> Step {
        let mut string = self.state.literal(literal);
        if string.is_null() {
            string = self.make_literal(literal)?;
        }
        self.state.stack.put(Value::Ref(string))
    }

    pub(crate) fn push_class(&mut self, class: ClassId) -> Step {
        self.note_literal(class)?;
        let mirror = self.mirror(class)?;
        self.state.stack.put(Value::Ref(mirror))
    }
}
