//! Characters that depend on the inputs: terms for UTF-16 units and for the bytes that strings keep of them.

use heap::{Table, Value};
use term::{BinaryOp, Sort, Term, Terms, UnaryOp};

use crate::decide::{Conditions, Numbers, Truth};
use crate::trap::{Step, Trap};

/// The value of `String.coder` for one byte a character.
pub(crate) const LATIN1: i32 = 0;
/// The value of `String.coder` for two bytes a character.
pub(crate) const UTF16: i32 = 1;

/// The characters of a string.
#[derive(Clone, Debug, Default)]
pub(crate) struct Units {
    /// UTF-16 units.
    pub(crate) units: Vec<Value>,
    /// The greater of the coders of the strings they come from.
    pub(crate) coder: i32,
}

pub(crate) fn unsigned_byte(terms: &mut Terms, byte: Value) -> Step<Value> {
    let (byte, mask) = (terms.term_of(byte)?, terms.int(0xff));
    let unit = terms.binary(BinaryOp::And, byte, mask);
    Ok(terms.value_of(unit))
}

/// The low and the high byte of a character.
pub(crate) fn split_unit(terms: &mut Terms, unit: Value) -> Step<(Value, Value)> {
    let unit = terms.term_of(unit)?;
    let (low, high) = split_term(terms, unit);
    Ok((terms.value_of(low), terms.value_of(high)))
}

fn split_term(terms: &mut Terms, unit: Term) -> (Term, Term) {
    let eight = terms.int(8);
    let shifted = terms.binary(BinaryOp::Shr, unit, eight);
    (terms.unary(UnaryOp::I2B, unit), terms.unary(UnaryOp::I2B, shifted))
}

/// The character of a low and a high byte. If both come from splitting one character, the result is that character.
pub(crate) fn join_unit(terms: &mut Terms, low: Value, high: Value) -> Step<Value> {
    let (low, high) = (terms.term_of(low)?, terms.term_of(high)?);
    let mask = terms.int(0xff);
    let low_bits = terms.binary(BinaryOp::And, low, mask);
    let inner = match terms.node(low) {
        term::Node::Unary(UnaryOp::I2B, inner) => Some(inner),
        _ => None,
    };
    for candidate in inner.into_iter().chain([low_bits]) {
        let range = terms.range(candidate);
        if range.lo >= 0 && range.hi <= 0xffff && split_term(terms, candidate) == (low, high) {
            return Ok(terms.value_of(candidate));
        }
    }
    let high_bits = terms.binary(BinaryOp::And, high, mask);
    let eight = terms.int(8);
    let shifted = terms.binary(BinaryOp::Shl, high_bits, eight);
    let unit = terms.binary(BinaryOp::Or, shifted, low_bits);
    Ok(terms.value_of(unit))
}

fn integer(terms: &mut Terms, sort: Sort, value: i64) -> Term {
    if sort == Sort::Long { terms.long(value) } else { terms.int(value as i32) }
}

/// The condition that two texts are equal. The coders need no comparison: they agree if the texts do.
pub(crate) fn equal_units(terms: &mut Terms, a: &[Value], b: &[Value]) -> Step<Term> {
    let mut equal = terms.bool(a.len() == b.len());
    if a.len() != b.len() {
        return Ok(equal);
    }
    for (&a, &b) in a.iter().zip(b) {
        let (a, b) = (terms.term_of(a)?, terms.term_of(b)?);
        let same = terms.eq(a, b);
        equal = terms.and(equal, same);
    }
    Ok(equal)
}

/// Appends the decimal digits of an integer: decides its sign and how many there are.
pub(crate) fn append_digits(truth: &Table<Truth>, terms: &mut Terms, number: Value, text: &mut Units) -> Step {
    let (sort, term) = match number {
        Value::Term(sort @ (Sort::Int | Sort::Long), term) => (sort, term),
        _ => {
            return Err(Trap::unsupported("the decimal form of a floating-point number that depends on the inputs"));
        }
    };
    let zero = integer(terms, sort, 0);
    let negative = terms.lt(term, zero);
    let is_negative = truth.decide(terms, negative)?;
    let most = if sort == Sort::Int { 10 } else { 19 };
    let sign = if is_negative { -1 } else { 1 };
    let mut count = terms.int(most);
    for digits in (1..most).rev() {
        let power = integer(terms, sort, sign * 10i64.pow(digits as u32));
        let fits = if is_negative { terms.lt(power, term) } else { terms.lt(term, power) };
        let digits = terms.int(digits);
        count = terms.ite(fits, digits, count);
    }
    let count = terms.value_of(count);
    let count = truth.concrete(terms, count, 1, most)?;
    if is_negative {
        text.units.push(Value::Int(b'-'.into()));
    }
    for position in (0..count).rev() {
        let power = integer(terms, sort, 10i64.pow(position as u32));
        let mut digit = terms.binary(BinaryOp::Div, term, power);
        if position + 1 < count {
            let ten = integer(terms, sort, 10);
            digit = terms.binary(BinaryOp::Rem, digit, ten);
        }
        if sort == Sort::Long {
            digit = terms.unary(UnaryOp::L2I, digit);
        }
        let origin = terms.int(b'0'.into());
        let op = if is_negative { BinaryOp::Sub } else { BinaryOp::Add };
        let unit = terms.binary(op, origin, digit);
        let unit = terms.value_of(unit);
        text.units.push(unit);
    }
    Ok(())
}
