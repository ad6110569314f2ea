//! Jumps, switches and subroutines.

use heap::{Ref, Value};

use crate::machine::Machine;
use crate::stack::mismatch;
use crate::trap::Step;

impl Machine {
    #[inline(always)]
    pub(crate) fn jump(&mut self, to: u32) -> Step {
        self.state.stack.current.pc = to;
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_int(&mut self, to: u32, test: impl FnOnce(i32) -> bool) -> Step {
        if test(self.state.stack.pop_int()?) {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_ints(&mut self, to: u32, test: impl FnOnce(i32, i32) -> bool) -> Step {
        let b = self.state.stack.pop_int()?;
        let a = self.state.stack.pop_int()?;
        if test(a, b) {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_ref(&mut self, to: u32, test: impl FnOnce(Ref) -> bool) -> Step {
        if test(self.state.stack.pop_ref()?) {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn if_refs(&mut self, to: u32, test: impl FnOnce(Ref, Ref) -> bool) -> Step {
        let b = self.state.stack.pop_ref()?;
        let a = self.state.stack.pop_ref()?;
        if test(a, b) {
            self.state.stack.current.pc = to;
        }
        Ok(())
    }

    pub(crate) fn jsr(&mut self, to: u32) -> Step {
        let next = self.state.stack.current.pc;
        self.state.stack.push(Value::Address(next));
        self.jump(to)
    }

    pub(crate) fn ret(&mut self, slot: u16) -> Step {
        match self.state.stack.local(slot) {
            Value::Address(to) => self.jump(to),
            other => Err(mismatch("return address", other)),
        }
    }

    #[inline(always)]
    pub(crate) fn table_switch(&mut self, index: u32) -> Step {
        let key = self.state.stack.pop_int()?;
        let frame = &mut self.state.stack.current;
        let table = &frame.code.tables[index as usize];
        let offset = i64::from(key) - i64::from(table.low);
        let target = usize::try_from(offset).ok().and_then(|at| table.targets.get(at));
        frame.pc = *target.unwrap_or(&table.default);
        Ok(())
    }

    pub(crate) fn lookup_switch(&mut self, index: u32) -> Step {
        let key = self.state.stack.pop_int()?;
        let frame = &mut self.state.stack.current;
        let lookup = &frame.code.lookups[index as usize];
        frame.pc = match lookup.pairs.binary_search_by_key(&key, |&(key, _)| key) {
            Ok(at) => lookup.pairs[at].1,
            Err(_) => lookup.default,
        };
        Ok(())
    }
}
