//! Primitive values laid out in bytes.

use heap::{Heap, Ref, Store, Value};
use program::Kind;
use term::{BinaryOp, Sort, Term, Terms, UnaryOp};

use crate::decide::Numbers;
use crate::elements::element;
use crate::op::{narrow, narrow_value};
use crate::trap::{Step, Trap};

/// Which end of a value comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    Big,
}

/// The value that as many bytes as its kind takes stand for.
pub(super) fn decode(bytes: &[i8], kind: Kind, order: Order) -> Step<Value> {
    let join = |bits: u64, &byte: &i8| bits << 8 | u64::from(byte as u8);
    let bits = match order {
        Order::Little => bytes.iter().rev().fold(0, join),
        Order::Big => bytes.iter().fold(0, join),
    };
    Ok(match kind {
        Kind::Long => Value::Long(bits as i64),
        Kind::Double => Value::Double(f64::from_bits(bits)),
        Kind::Float => Value::Float(f32::from_bits(bits as u32)),
        Kind::Ref => return Err(Trap::unsupported("a reference among bytes")),
        kind => Value::Int(narrow(kind, bits as i32)),
    })
}

/// The bytes of a value.
pub(super) fn encode(value: Value, kind: Kind, order: Order) -> Step<Vec<i8>> {
    let bits = match value {
        Value::Int(value) => value as u64,
        Value::Long(value) => value as u64,
        Value::Float(value) => value.to_bits().into(),
        Value::Double(value) => value.to_bits(),
        _ => return Err(Trap::unsupported("a reference among bytes")),
    };
    let mut bytes: Vec<i8> = bits.to_le_bytes()[..Store::of(kind).width()].iter().map(|&byte| byte as i8).collect();
    if order == Order::Big {
        bytes.reverse();
    }
    Ok(bytes)
}

/// The bits of a number as a `long`.
fn long_bits(terms: &mut Terms, term: Term) -> Term {
    match terms.sort(term) {
        Sort::Long => term,
        Sort::Double => terms.unary(UnaryOp::DoubleBits, term),
        Sort::Float => {
            let bits = terms.unary(UnaryOp::FloatBits, term);
            terms.unary(UnaryOp::I2L, bits)
        }
        _ => terms.unary(UnaryOp::I2L, term),
    }
}

/// A value that lies in an array of bytes.
pub(crate) fn read_bytes(
    heap: &Heap,
    terms: &mut Terms,
    array: Ref,
    at: usize,
    kind: Kind,
    order: Order,
) -> Step<Value> {
    let width = Store::of(kind).width();
    if let Ok(bytes) = heap.bytes(array) {
        return decode(&bytes[at..at + width], kind, order);
    }
    let mut bits = terms.long(0);
    for offset in 0..width {
        let from = if order == Order::Little { width - 1 - offset } else { offset };
        let byte = element(heap, array, (at + from) as i32, Kind::Byte)?;
        let (byte, mask, eight) = (terms.term_of(byte)?, terms.int(0xff), terms.int(8));
        let byte = terms.binary(BinaryOp::And, byte, mask);
        let byte = terms.unary(UnaryOp::I2L, byte);
        let shifted = terms.binary(BinaryOp::Shl, bits, eight);
        bits = terms.binary(BinaryOp::Or, shifted, byte);
    }
    let value = match kind {
        Kind::Long => bits,
        Kind::Double => terms.unary(UnaryOp::BitsDouble, bits),
        kind => {
            let bits = terms.unary(UnaryOp::L2I, bits);
            match kind {
                Kind::Float => terms.unary(UnaryOp::BitsFloat, bits),
                _ => bits,
            }
        }
    };
    let value = terms.value_of(value);
    narrow_value(terms, kind, value)
}

/// Writes a value into an array of bytes.
pub(crate) fn write_bytes(
    heap: &mut Heap,
    terms: &mut Terms,
    array: Ref,
    at: usize,
    value: Value,
    kind: Kind,
    order: Order,
) -> Step {
    let is_tagged = heap.bytes(array).is_err();
    if !is_tagged && !matches!(value, Value::Term(..)) {
        let bytes = encode(value, kind, order)?;
        heap.write_bytes(array, at, &bytes)?;
        return Ok(());
    }
    let width = Store::of(kind).width();
    let term = terms.term_of(value)?;
    let bits = long_bits(terms, term);
    heap.tag(array, Kind::Byte);
    for offset in 0..width {
        let shift = terms.int(8 * offset as i32);
        let byte = terms.binary(BinaryOp::Ushr, bits, shift);
        let byte = terms.unary(UnaryOp::L2I, byte);
        let byte = terms.unary(UnaryOp::I2B, byte);
        let byte = terms.value_of(byte);
        let to = if order == Order::Little { offset } else { width - 1 - offset };
        heap.set_tagged(array, (at + to) as i32, byte)?;
    }
    Ok(())
}
