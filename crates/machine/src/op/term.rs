//! Arithmetic on numbers that depend on the inputs: makes terms where the families of concrete arithmetic compute.

use heap::{Table, Value};
use program::Kind;
use term::{BinaryOp, Terms, UnaryOp};

use crate::decide::{Conditions, Numbers, Truth};
use crate::stack::Stack;
use crate::trap::{Step, Trap};

/// An operator over the two topmost numbers, which take so many slots.
#[cold]
pub(crate) fn binary_term(stack: &mut Stack, terms: &mut Terms, op: BinaryOp, a_slots: usize, b_slots: usize) -> Step {
    let a = terms.term_of(stack.peek(a_slots + b_slots - 1))?;
    let b = terms.term_of(stack.peek(b_slots - 1))?;
    let result = terms.binary(op, a, b);
    let value = terms.value_of(result);
    stack.drop_slots(a_slots + b_slots);
    stack.push_any(value);
    Ok(())
}

/// An operator over the topmost number, which takes so many slots.
#[cold]
pub(crate) fn unary_term(stack: &mut Stack, terms: &mut Terms, op: UnaryOp, slots: usize) -> Step {
    let a = terms.term_of(stack.peek(slots - 1))?;
    let result = terms.unary(op, a);
    let value = terms.value_of(result);
    stack.drop_slots(slots);
    stack.push_any(value);
    Ok(())
}

/// The three-way comparison of the two topmost numbers; the result with a NaN is given.
#[cold]
pub(crate) fn compare_terms(stack: &mut Stack, terms: &mut Terms, slots: usize, nan: i8) -> Step {
    let a = terms.term_of(stack.peek(2 * slots - 1))?;
    let b = terms.term_of(stack.peek(slots - 1))?;
    let (equal, zero) = (terms.eq(a, b), terms.int(0));
    // The case that remains after one strict comparison and equality includes NaN.
    let (strict, when, otherwise) = if nan < 0 { (terms.lt(b, a), 1, -1) } else { (terms.lt(a, b), -1, 1) };
    let (when, otherwise) = (terms.int(when), terms.int(otherwise));
    let rest = terms.ite(equal, zero, otherwise);
    let result = terms.ite(strict, when, rest);
    let value = terms.value_of(result);
    stack.drop_slots(2 * slots);
    stack.put(value)
}

/// Adds to a local variable that depends on the inputs.
#[cold]
pub(crate) fn iinc_term(stack: &mut Stack, terms: &mut Terms, slot: u16, by: i16) -> Step {
    let (value, by) = (terms.term_of(stack.local(slot))?, terms.int(by.into()));
    let sum = terms.binary(BinaryOp::Add, value, by);
    let sum = terms.value_of(sum);
    stack.set_local(slot, sum);
    Ok(())
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

/// Goes on only where a divisor is not zero.
#[cold]
pub(crate) fn exclude_zero(truth: &Table<Truth>, terms: &mut Terms, divisor: Value) -> Step {
    let divisor = terms.term_of(divisor)?;
    let zero = match terms.sort(divisor) {
        term::Sort::Long => terms.long(0),
        _ => terms.int(0),
    };
    let is_zero = terms.eq(divisor, zero);
    if truth.decide(terms, is_zero)? { Err(division_by_zero()) } else { Ok(()) }
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
