//! Constants, local variables and plain stack operations.

use heap::Value;
use program::{ClassId, LiteralId};
use term::BinaryOp;

use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    #[inline(always)]
    pub(crate) fn push(&mut self, value: Value) -> Step {
        self.state.stack.push(value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn push_long(&mut self, index: u32) -> Step {
        let value = self.state.stack.current.code.longs[index as usize];
        self.state.stack.push2(Value::Long(value));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn push_double(&mut self, index: u32) -> Step {
        let value = self.state.stack.current.code.doubles[index as usize];
        self.state.stack.push2(Value::Double(value));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn push_literal(&mut self, literal: LiteralId) -> Step {
        let mut string = self.state.literal(literal);
        if string.is_null() {
            string = self.make_literal(literal)?;
        }
        self.push(Value::Ref(string))
    }

    pub(crate) fn push_class(&mut self, class: ClassId) -> Step {
        let mirror = self.mirror(class)?;
        self.push(Value::Ref(mirror))
    }

    #[inline(always)]
    pub(crate) fn load2(&mut self, slot: u16) -> Step {
        self.state.stack.push2(self.state.stack.local(slot));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn store(&mut self, slot: u16) -> Step {
        let value = self.state.stack.pop();
        self.state.stack.set_local(slot, value);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn store2(&mut self, slot: u16) -> Step {
        let value = self.state.stack.pop2();
        self.state.stack.set_local(slot, value);
        self.state.stack.set_local(slot + 1, Value::Top);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn iinc(&mut self, slot: u16, by: i16) -> Step {
        match self.state.stack.local_mut(slot) {
            Some(Value::Int(value)) => {
                *value = value.wrapping_add(by.into());
                Ok(())
            }
            _ => self.iinc_term(slot, by),
        }
    }

    #[cold]
    fn iinc_term(&mut self, slot: u16, by: i16) -> Step {
        let (value, by) = (self.term_of(self.state.stack.local(slot))?, self.terms.int(by.into()));
        let sum = self.terms.binary(BinaryOp::Add, value, by);
        let sum = self.value_of(sum);
        self.state.stack.set_local(slot, sum);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn pop_slots(&mut self, count: usize) -> Step {
        self.state.stack.drop_slots(count);
        Ok(())
    }
}
