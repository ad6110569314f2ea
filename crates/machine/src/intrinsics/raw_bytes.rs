//! Primitive values laid out in bytes.

use heap::{Store, Value};
use program::Kind;

use crate::op::narrow;
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
