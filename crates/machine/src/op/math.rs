//! Arithmetic, comparison and conversion, bit for bit as Java defines them.

use heap::Value;

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    #[inline(always)]
    pub(crate) fn int_op(&mut self, op: impl FnOnce(i32, i32) -> i32) -> Step {
        self.state.stack.combine_ints(op)
    }

    #[inline(always)]
    pub(crate) fn int_unary(&mut self, op: impl FnOnce(i32) -> i32) -> Step {
        let a = self.state.stack.pop_int()?;
        self.push(Value::Int(op(a)))
    }

    #[inline(always)]
    pub(crate) fn int_division(&mut self, op: impl FnOnce(i32, i32) -> i32) -> Step {
        if matches!(self.state.stack.peek(0), Value::Int(0)) {
            return Err(division_by_zero());
        }
        self.int_op(op)
    }

    #[inline(always)]
    pub(crate) fn long_op(&mut self, op: impl FnOnce(i64, i64) -> i64) -> Step {
        let stack = &mut self.state.stack;
        let b = stack.pop_long()?;
        let a = stack.pop_long()?;
        stack.push2(Value::Long(op(a, b)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn long_unary(&mut self, op: impl FnOnce(i64) -> i64) -> Step {
        let a = self.state.stack.pop_long()?;
        self.state.stack.push2(Value::Long(op(a)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn long_division(&mut self, op: impl FnOnce(i64, i64) -> i64) -> Step {
        if matches!(self.state.stack.peek(1), Value::Long(0)) {
            return Err(division_by_zero());
        }
        self.long_op(op)
    }

    #[inline(always)]
    pub(crate) fn long_shift(&mut self, op: impl FnOnce(i64, i32) -> i64) -> Step {
        let stack = &mut self.state.stack;
        let by = stack.pop_int()?;
        let a = stack.pop_long()?;
        stack.push2(Value::Long(op(a, by)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn float_op(&mut self, op: impl FnOnce(f32, f32) -> f32) -> Step {
        let stack = &mut self.state.stack;
        let b = stack.pop_float()?;
        let a = stack.pop_float()?;
        stack.push(Value::Float(op(a, b)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn float_op1(&mut self, op: impl FnOnce(f32) -> f32) -> Step {
        let a = self.state.stack.pop_float()?;
        self.push(Value::Float(op(a)))
    }

    #[inline(always)]
    pub(crate) fn double_op(&mut self, op: impl FnOnce(f64, f64) -> f64) -> Step {
        let stack = &mut self.state.stack;
        let b = stack.pop_double()?;
        let a = stack.pop_double()?;
        stack.push2(Value::Double(op(a, b)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn double_op1(&mut self, op: impl FnOnce(f64) -> f64) -> Step {
        let a = self.state.stack.pop_double()?;
        self.state.stack.push2(Value::Double(op(a)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn lcmp(&mut self) -> Step {
        let b = self.state.stack.pop_long()?;
        let a = self.state.stack.pop_long()?;
        self.push(Value::Int(a.cmp(&b) as i32))
    }

    pub(crate) fn fcmp(&mut self, nan: i8) -> Step {
        let b = self.state.stack.pop_float()?;
        let a = self.state.stack.pop_float()?;
        self.push(Value::Int(a.partial_cmp(&b).map_or(nan.into(), |order| order as i32)))
    }

    pub(crate) fn dcmp(&mut self, nan: i8) -> Step {
        let b = self.state.stack.pop_double()?;
        let a = self.state.stack.pop_double()?;
        self.push(Value::Int(a.partial_cmp(&b).map_or(nan.into(), |order| order as i32)))
    }

    #[inline(always)]
    pub(crate) fn convert_int(&mut self, op: impl FnOnce(i32) -> Value) -> Step {
        let a = self.state.stack.pop_int()?;
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn convert_long(&mut self, op: impl FnOnce(i64) -> Value) -> Step {
        let a = self.state.stack.pop_long()?;
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn convert_float(&mut self, op: impl FnOnce(f32) -> Value) -> Step {
        let a = self.state.stack.pop_float()?;
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn convert_double(&mut self, op: impl FnOnce(f64) -> Value) -> Step {
        let a = self.state.stack.pop_double()?;
        self.state.stack.push_any(op(a));
        Ok(())
    }
}

#[cold]
fn division_by_zero() -> Trap {
    Trap::raise_with("java/lang/ArithmeticException", "/ by zero")
}
