//! Arithmetic, comparison and conversion, bit for bit as Java defines them.

use heap::Value;
use term::{BinaryOp, UnaryOp};

use crate::machine::Machine;
use crate::op::term::division_by_zero;
use crate::trap::Step;

impl Machine {
    #[inline(always)]
    pub(crate) fn int_op(&mut self, symbolic: BinaryOp, op: impl FnOnce(i32, i32) -> i32) -> Step {
        if self.state.stack.combine_ints(op) { Ok(()) } else { self.binary_term(symbolic, 1, 1) }
    }

    #[inline(always)]
    pub(crate) fn int_unary(&mut self, symbolic: UnaryOp, op: impl FnOnce(i32) -> i32) -> Step {
        let Value::Int(a) = self.state.stack.peek(0) else { return self.unary_term(symbolic, 1) };
        self.state.stack.drop_slots(1);
        self.state.stack.put(Value::Int(op(a)))
    }

    #[inline(never)]
    pub(crate) fn int_division(&mut self, symbolic: BinaryOp, op: impl FnOnce(i32, i32) -> i32) -> Step {
        match self.state.stack.peek(0) {
            Value::Int(0) => return Err(division_by_zero()),
            Value::Int(_) => {}
            divisor => self.exclude_zero(divisor)?,
        }
        self.int_op(symbolic, op)
    }

    #[inline(always)]
    pub(crate) fn long_op(&mut self, symbolic: BinaryOp, op: impl FnOnce(i64, i64) -> i64) -> Step {
        let Some((a, b)) = self.state.stack.two_longs() else { return self.binary_term(symbolic, 2, 2) };
        self.state.stack.drop_slots(4);
        self.state.stack.push2(Value::Long(op(a, b)));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn long_unary(&mut self, symbolic: UnaryOp, op: impl FnOnce(i64) -> i64) -> Step {
        let Value::Long(a) = self.state.stack.peek(1) else { return self.unary_term(symbolic, 2) };
        self.state.stack.drop_slots(2);
        self.state.stack.push2(Value::Long(op(a)));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn long_division(&mut self, symbolic: BinaryOp, op: impl FnOnce(i64, i64) -> i64) -> Step {
        match self.state.stack.peek(1) {
            Value::Long(0) => return Err(division_by_zero()),
            Value::Long(_) => {}
            divisor => self.exclude_zero(divisor)?,
        }
        self.long_op(symbolic, op)
    }

    #[inline(never)]
    pub(crate) fn long_shift(&mut self, symbolic: BinaryOp, op: impl FnOnce(i64, i32) -> i64) -> Step {
        let (Value::Long(a), Value::Int(by)) = (self.state.stack.peek(2), self.state.stack.peek(0)) else {
            return self.binary_term(symbolic, 2, 1);
        };
        self.state.stack.drop_slots(3);
        self.state.stack.push2(Value::Long(op(a, by)));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn float_op(&mut self, symbolic: BinaryOp, op: impl FnOnce(f32, f32) -> f32) -> Step {
        let (Value::Float(a), Value::Float(b)) = (self.state.stack.peek(1), self.state.stack.peek(0)) else {
            return self.binary_term(symbolic, 1, 1);
        };
        self.state.stack.drop_slots(2);
        self.state.stack.put(Value::Float(op(a, b)))
    }

    #[inline(never)]
    pub(crate) fn float_op1(&mut self, symbolic: UnaryOp, op: impl FnOnce(f32) -> f32) -> Step {
        let Value::Float(a) = self.state.stack.peek(0) else { return self.unary_term(symbolic, 1) };
        self.state.stack.drop_slots(1);
        self.state.stack.put(Value::Float(op(a)))
    }

    #[inline(never)]
    pub(crate) fn double_op(&mut self, symbolic: BinaryOp, op: impl FnOnce(f64, f64) -> f64) -> Step {
        let (Value::Double(a), Value::Double(b)) = (self.state.stack.peek(3), self.state.stack.peek(1)) else {
            return self.binary_term(symbolic, 2, 2);
        };
        self.state.stack.drop_slots(4);
        self.state.stack.push2(Value::Double(op(a, b)));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn double_op1(&mut self, symbolic: UnaryOp, op: impl FnOnce(f64) -> f64) -> Step {
        let Value::Double(a) = self.state.stack.peek(1) else { return self.unary_term(symbolic, 2) };
        self.state.stack.drop_slots(2);
        self.state.stack.push2(Value::Double(op(a)));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn lcmp(&mut self) -> Step {
        let Some((a, b)) = self.state.stack.two_longs() else { return self.compare_terms(2, -1) };
        self.state.stack.drop_slots(4);
        self.state.stack.put(Value::Int(a.cmp(&b) as i32))
    }

    #[inline(never)]
    pub(crate) fn fcmp(&mut self, nan: i8) -> Step {
        let (Value::Float(a), Value::Float(b)) = (self.state.stack.peek(1), self.state.stack.peek(0)) else {
            return self.compare_terms(1, nan);
        };
        self.state.stack.drop_slots(2);
        self.state.stack.put(Value::Int(a.partial_cmp(&b).map_or(nan.into(), |order| order as i32)))
    }

    #[inline(never)]
    pub(crate) fn dcmp(&mut self, nan: i8) -> Step {
        let (Value::Double(a), Value::Double(b)) = (self.state.stack.peek(3), self.state.stack.peek(1)) else {
            return self.compare_terms(2, nan);
        };
        self.state.stack.drop_slots(4);
        self.state.stack.put(Value::Int(a.partial_cmp(&b).map_or(nan.into(), |order| order as i32)))
    }

    #[inline(never)]
    pub(crate) fn convert_int(&mut self, symbolic: UnaryOp, op: impl FnOnce(i32) -> Value) -> Step {
        let Value::Int(a) = self.state.stack.peek(0) else { return self.unary_term(symbolic, 1) };
        self.state.stack.drop_slots(1);
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn convert_long(&mut self, symbolic: UnaryOp, op: impl FnOnce(i64) -> Value) -> Step {
        let Value::Long(a) = self.state.stack.peek(1) else { return self.unary_term(symbolic, 2) };
        self.state.stack.drop_slots(2);
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn convert_float(&mut self, symbolic: UnaryOp, op: impl FnOnce(f32) -> Value) -> Step {
        let Value::Float(a) = self.state.stack.peek(0) else { return self.unary_term(symbolic, 1) };
        self.state.stack.drop_slots(1);
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn convert_double(&mut self, symbolic: UnaryOp, op: impl FnOnce(f64) -> Value) -> Step {
        let Value::Double(a) = self.state.stack.peek(1) else { return self.unary_term(symbolic, 2) };
        self.state.stack.drop_slots(2);
        self.state.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn iinc(&mut self, slot: u16, by: i16) -> Step {
        match self.state.stack.add_to_local(slot, by.into()) {
            true => Ok(()),
            false => self.iinc_term(slot, by),
        }
    }

    /// The low bit of a number, as a `boolean` keeps it.
    #[inline(never)]
    pub(crate) fn narrow_boolean(&mut self) -> Step {
        self.state.stack.put(Value::Int(1))?;
        self.int_op(BinaryOp::And, |a, b| a & b)
    }
}
