//! Arithmetic on numbers that depend on the inputs: makes terms where the families of concrete arithmetic compute.

use heap::Value;
use program::Kind;
use term::{BinaryOp, Terms, UnaryOp};

use crate::decide::{Conditions, Numbers};
use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// An operator over the two topmost numbers, which take so many slots.
    #[cold]
    #[inline(never)]
    pub(crate) fn binary_term(&mut self, op: BinaryOp, a_slots: usize, b_slots: usize) -> Step {
        let a = self.terms.term_of(self.state.stack.peek(a_slots + b_slots - 1))?;
        let b = self.terms.term_of(self.state.stack.peek(b_slots - 1))?;
        let result = self.terms.binary(op, a, b);
        let value = self.terms.value_of(result);
        self.state.stack.drop_slots(a_slots + b_slots);
        self.state.stack.push_any(value);
        Ok(())
    }

    /// An operator over the topmost number, which takes so many slots.
    #[cold]
    #[inline(never)]
    pub(crate) fn unary_term(&mut self, op: UnaryOp, slots: usize) -> Step {
        let a = self.terms.term_of(self.state.stack.peek(slots - 1))?;
        let result = self.terms.unary(op, a);
        let value = self.terms.value_of(result);
        self.state.stack.drop_slots(slots);
        self.state.stack.push_any(value);
        Ok(())
    }

    /// The three-way comparison of the two topmost numbers; the result with a NaN is given.
    #[cold]
    #[inline(never)]
    pub(crate) fn compare_terms(&mut self, slots: usize, nan: i8) -> Step {
        let a = self.terms.term_of(self.state.stack.peek(2 * slots - 1))?;
        let b = self.terms.term_of(self.state.stack.peek(slots - 1))?;
        let (equal, zero) = (self.terms.eq(a, b), self.terms.int(0));
        // The case that remains after one strict comparison and equality includes NaN.
        let (strict, when, otherwise) =
            if nan < 0 { (self.terms.lt(b, a), 1, -1) } else { (self.terms.lt(a, b), -1, 1) };
        let (when, otherwise) = (self.terms.int(when), self.terms.int(otherwise));
        let rest = self.terms.ite(equal, zero, otherwise);
        let result = self.terms.ite(strict, when, rest);
        let value = self.terms.value_of(result);
        self.state.stack.drop_slots(2 * slots);
        self.state.stack.put(value)
    }

    /// Adds to a local variable that depends on the inputs.
    #[cold]
    #[inline(never)]
    pub(crate) fn iinc_term(&mut self, slot: u16, by: i16) -> Step {
        let (value, by) = (self.terms.term_of(self.state.stack.local(slot))?, self.terms.int(by.into()));
        let sum = self.terms.binary(BinaryOp::Add, value, by);
        let sum = self.terms.value_of(sum);
        self.state.stack.set_local(slot, sum);
        Ok(())
    }

    /// Goes on only where a divisor is not zero.
    #[cold]
    #[inline(never)]
    pub(crate) fn exclude_zero(&mut self, divisor: Value) -> Step {
        let divisor = self.terms.term_of(divisor)?;
        let zero = match self.terms.sort(divisor) {
            term::Sort::Long => self.terms.long(0),
            _ => self.terms.int(0),
        };
        let is_zero = self.terms.eq(divisor, zero);
        if self.state.truth.decide(&self.terms, is_zero)? { Err(division_by_zero()) } else { Ok(()) }
    }
}

/// What a field or element of a kind narrower than `int` keeps of a number.
pub(crate) fn narrow_value(terms: &mut Terms, kind: Kind, value: Value) -> Step<Value> {
    let term = match value {
        Value::Int(value) => return Ok(Value::Int(narrow(kind, value))),
        Value::Term(..) => terms.term_of(value)?,
        other => return Ok(other),
    };
    let narrowed = match kind {
        Kind::Boolean => {
            let one = terms.int(1);
            terms.binary(BinaryOp::And, term, one)
        }
        Kind::Byte => terms.unary(UnaryOp::I2B, term),
        Kind::Char => terms.unary(UnaryOp::I2C, term),
        Kind::Short => terms.unary(UnaryOp::I2S, term),
        _ => term,
    };
    Ok(terms.value_of(narrowed))
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

#[cold]
pub(crate) fn division_by_zero() -> Trap {
    Trap::raise_with("java/lang/ArithmeticException", "/ by zero")
}
