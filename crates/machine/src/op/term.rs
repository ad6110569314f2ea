//! Arithmetic on numbers that depend on the inputs: makes terms where the families of concrete arithmetic compute.

use heap::Value;
use program::Kind;
use term::{BinaryOp, UnaryOp};

use crate::machine::Machine;
use crate::op::math::division_by_zero;
use crate::trap::Step;

impl Machine {
    /// An operator over the two topmost numbers, which take so many slots.
    #[cold]
    pub(crate) fn binary_term(&mut self, op: BinaryOp, a_slots: usize, b_slots: usize) -> Step {
        let a = self.term_of(self.state.stack.peek(a_slots + b_slots - 1))?;
        let b = self.term_of(self.state.stack.peek(b_slots - 1))?;
        let result = self.terms.binary(op, a, b);
        let value = self.value_of(result);
        self.state.stack.drop_slots(a_slots + b_slots);
        self.state.stack.push_any(value);
        Ok(())
    }

    /// An operator over the topmost number, which takes so many slots.
    #[cold]
    pub(crate) fn unary_term(&mut self, op: UnaryOp, slots: usize) -> Step {
        let a = self.term_of(self.state.stack.peek(slots - 1))?;
        let result = self.terms.unary(op, a);
        let value = self.value_of(result);
        self.state.stack.drop_slots(slots);
        self.state.stack.push_any(value);
        Ok(())
    }

    /// The three-way comparison of the two topmost numbers; the result with a NaN is given.
    #[cold]
    pub(crate) fn compare_terms(&mut self, slots: usize, nan: i8) -> Step {
        let a = self.term_of(self.state.stack.peek(2 * slots - 1))?;
        let b = self.term_of(self.state.stack.peek(slots - 1))?;
        let terms = &mut self.terms;
        let (equal, zero) = (terms.eq(a, b), terms.int(0));
        // What remains after one strict comparison and equality is also the result with a NaN.
        let (strict, when, otherwise) = if nan < 0 { (terms.lt(b, a), 1, -1) } else { (terms.lt(a, b), -1, 1) };
        let (when, otherwise) = (terms.int(when), terms.int(otherwise));
        let rest = terms.ite(equal, zero, otherwise);
        let result = terms.ite(strict, when, rest);
        let value = self.value_of(result);
        self.state.stack.drop_slots(2 * slots);
        self.push(value)
    }

    /// Goes on only where a divisor is not zero.
    #[cold]
    pub(crate) fn exclude_zero(&mut self, divisor: Value) -> Step {
        let divisor = self.term_of(divisor)?;
        let zero = match self.terms.sort(divisor) {
            term::Sort::Long => self.terms.long(0),
            _ => self.terms.int(0),
        };
        let is_zero = self.terms.eq(divisor, zero);
        if self.decide(is_zero)? { Err(division_by_zero()) } else { Ok(()) }
    }

    /// What a field or element of a kind narrower than `int` keeps of a number.
    pub(crate) fn narrow_value(&mut self, kind: Kind, value: Value) -> Step<Value> {
        let term = match value {
            Value::Int(value) => return Ok(Value::Int(crate::op::field::narrow(kind, value))),
            Value::Term(..) => self.term_of(value)?,
            other => return Ok(other),
        };
        let narrowed = match kind {
            Kind::Boolean => {
                let one = self.terms.int(1);
                self.terms.binary(BinaryOp::And, term, one)
            }
            Kind::Byte => self.terms.unary(UnaryOp::I2B, term),
            Kind::Char => self.terms.unary(UnaryOp::I2C, term),
            Kind::Short => self.terms.unary(UnaryOp::I2S, term),
            _ => term,
        };
        Ok(self.value_of(narrowed))
    }
}
