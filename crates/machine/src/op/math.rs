//! Arithmetic, comparison and conversion, bit for bit as Java defines them.

use heap::Value;
use term::{BinaryOp, UnaryOp};

use crate::op::operands::Operands;
use crate::op::term::{binary_term, compare_terms, division_by_zero, exclude_zero, iinc_term, unary_term};
use crate::trap::Step;

impl Operands<'_> {
    #[inline(always)]
    pub(crate) fn int_op(self, symbolic: BinaryOp, op: impl FnOnce(i32, i32) -> i32) -> Step {
        if self.stack.combine_ints(op) { Ok(()) } else { binary_term(self.stack, self.terms, symbolic, 1, 1) }
    }

    #[inline(always)]
    pub(crate) fn int_unary(self, symbolic: UnaryOp, op: impl FnOnce(i32) -> i32) -> Step {
        let Value::Int(a) = self.stack.peek(0) else { return unary_term(self.stack, self.terms, symbolic, 1) };
        self.stack.drop_slots(1);
        self.stack.put(Value::Int(op(a)))
    }

    #[inline(always)]
    pub(crate) fn int_division(self, symbolic: BinaryOp, op: impl FnOnce(i32, i32) -> i32) -> Step {
        match self.stack.peek(0) {
            Value::Int(0) => return Err(division_by_zero()),
            Value::Int(_) => {}
            divisor => exclude_zero(self.truth, self.terms, divisor)?,
        }
        self.int_op(symbolic, op)
    }

    #[inline(always)]
    pub(crate) fn long_op(self, symbolic: BinaryOp, op: impl FnOnce(i64, i64) -> i64) -> Step {
        let Some((a, b)) = self.stack.two_longs() else { return binary_term(self.stack, self.terms, symbolic, 2, 2) };
        self.stack.drop_slots(4);
        self.stack.push2(Value::Long(op(a, b)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn long_unary(self, symbolic: UnaryOp, op: impl FnOnce(i64) -> i64) -> Step {
        let Value::Long(a) = self.stack.peek(1) else { return unary_term(self.stack, self.terms, symbolic, 2) };
        self.stack.drop_slots(2);
        self.stack.push2(Value::Long(op(a)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn long_division(self, symbolic: BinaryOp, op: impl FnOnce(i64, i64) -> i64) -> Step {
        match self.stack.peek(1) {
            Value::Long(0) => return Err(division_by_zero()),
            Value::Long(_) => {}
            divisor => exclude_zero(self.truth, self.terms, divisor)?,
        }
        self.long_op(symbolic, op)
    }

    #[inline(always)]
    pub(crate) fn long_shift(self, symbolic: BinaryOp, op: impl FnOnce(i64, i32) -> i64) -> Step {
        let (Value::Long(a), Value::Int(by)) = (self.stack.peek(2), self.stack.peek(0)) else {
            return binary_term(self.stack, self.terms, symbolic, 2, 1);
        };
        self.stack.drop_slots(3);
        self.stack.push2(Value::Long(op(a, by)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn float_op(self, symbolic: BinaryOp, op: impl FnOnce(f32, f32) -> f32) -> Step {
        let (Value::Float(a), Value::Float(b)) = (self.stack.peek(1), self.stack.peek(0)) else {
            return binary_term(self.stack, self.terms, symbolic, 1, 1);
        };
        self.stack.drop_slots(2);
        self.stack.put(Value::Float(op(a, b)))
    }

    #[inline(always)]
    pub(crate) fn float_op1(self, symbolic: UnaryOp, op: impl FnOnce(f32) -> f32) -> Step {
        let Value::Float(a) = self.stack.peek(0) else { return unary_term(self.stack, self.terms, symbolic, 1) };
        self.stack.drop_slots(1);
        self.stack.put(Value::Float(op(a)))
    }

    #[inline(always)]
    pub(crate) fn double_op(self, symbolic: BinaryOp, op: impl FnOnce(f64, f64) -> f64) -> Step {
        let (Value::Double(a), Value::Double(b)) = (self.stack.peek(3), self.stack.peek(1)) else {
            return binary_term(self.stack, self.terms, symbolic, 2, 2);
        };
        self.stack.drop_slots(4);
        self.stack.push2(Value::Double(op(a, b)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn double_op1(self, symbolic: UnaryOp, op: impl FnOnce(f64) -> f64) -> Step {
        let Value::Double(a) = self.stack.peek(1) else { return unary_term(self.stack, self.terms, symbolic, 2) };
        self.stack.drop_slots(2);
        self.stack.push2(Value::Double(op(a)));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn lcmp(self) -> Step {
        let Some((a, b)) = self.stack.two_longs() else { return compare_terms(self.stack, self.terms, 2, -1) };
        self.stack.drop_slots(4);
        self.stack.put(Value::Int(a.cmp(&b) as i32))
    }

    #[inline(always)]
    pub(crate) fn fcmp(self, nan: i8) -> Step {
        let (Value::Float(a), Value::Float(b)) = (self.stack.peek(1), self.stack.peek(0)) else {
            return compare_terms(self.stack, self.terms, 1, nan);
        };
        self.stack.drop_slots(2);
        self.stack.put(Value::Int(a.partial_cmp(&b).map_or(nan.into(), |order| order as i32)))
    }

    #[inline(always)]
    pub(crate) fn dcmp(self, nan: i8) -> Step {
        let (Value::Double(a), Value::Double(b)) = (self.stack.peek(3), self.stack.peek(1)) else {
            return compare_terms(self.stack, self.terms, 2, nan);
        };
        self.stack.drop_slots(4);
        self.stack.put(Value::Int(a.partial_cmp(&b).map_or(nan.into(), |order| order as i32)))
    }

    #[inline(always)]
    pub(crate) fn convert_int(self, symbolic: UnaryOp, op: impl FnOnce(i32) -> Value) -> Step {
        let Value::Int(a) = self.stack.peek(0) else { return unary_term(self.stack, self.terms, symbolic, 1) };
        self.stack.drop_slots(1);
        self.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn convert_long(self, symbolic: UnaryOp, op: impl FnOnce(i64) -> Value) -> Step {
        let Value::Long(a) = self.stack.peek(1) else { return unary_term(self.stack, self.terms, symbolic, 2) };
        self.stack.drop_slots(2);
        self.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn convert_float(self, symbolic: UnaryOp, op: impl FnOnce(f32) -> Value) -> Step {
        let Value::Float(a) = self.stack.peek(0) else { return unary_term(self.stack, self.terms, symbolic, 1) };
        self.stack.drop_slots(1);
        self.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn convert_double(self, symbolic: UnaryOp, op: impl FnOnce(f64) -> Value) -> Step {
        let Value::Double(a) = self.stack.peek(1) else { return unary_term(self.stack, self.terms, symbolic, 2) };
        self.stack.drop_slots(2);
        self.stack.push_any(op(a));
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn iinc(self, slot: u16, by: i16) -> Step {
        match self.stack.local_mut(slot) {
            Some(Value::Int(value)) => {
                *value = value.wrapping_add(by.into());
                Ok(())
            }
            _ => iinc_term(self.stack, self.terms, slot, by),
        }
    }

    /// The low bit of a number, as a `boolean` keeps it.
    #[inline(always)]
    pub(crate) fn narrow_boolean(self) -> Step {
        self.stack.put(Value::Int(1))?;
        self.int_op(BinaryOp::And, |a, b| a & b)
    }
}
