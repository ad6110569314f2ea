//! What operators mean, written a second time: integers are computed exactly and then wrapped or not.

use term::{Arithmetic, BinaryOp, Comparison, Node, UnaryOp};

/// A value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Bool(bool),
    Int(i128),
    Long(i128),
    Float(f32),
    Double(f64),
}

pub fn of(node: Node) -> Value {
    match node {
        Node::Bool(value) => Value::Bool(value),
        Node::Int(value) => Value::Int(value.into()),
        Node::Long(value) => Value::Long(value.into()),
        Node::Float(bits) => Value::Float(f32::from_bits(bits)),
        Node::Double(bits) => Value::Double(f64::from_bits(bits)),
        _ => panic!("{node:?} is no constant"),
    }
}

/// Whether a constant is this value, NaNs being one and zeros two.
pub fn same(node: Node, value: Value) -> bool {
    match (of(node), value) {
        (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
        (Value::Double(a), Value::Double(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
        (a, b) => a == b,
    }
}

/// Whether a value is representable.
pub fn fits(value: Value) -> bool {
    match value {
        Value::Int(value) => i32::try_from(value).is_ok(),
        Value::Long(value) => i64::try_from(value).is_ok(),
        _ => true,
    }
}

fn wrap(value: Value, arithmetic: Arithmetic) -> Option<Value> {
    Some(match (value, arithmetic) {
        (Value::Int(value), Arithmetic::Java) => Value::Int((value as i32).into()),
        (Value::Long(value), Arithmetic::Java) => Value::Long((value as i64).into()),
        _ => value,
    })
}

fn needs_fit(value: Value) -> Option<Value> {
    fits(value).then_some(value)
}

pub fn unary(op: UnaryOp, a: Value, arithmetic: Arithmetic) -> Option<Value> {
    let value = match (op, a) {
        (UnaryOp::Not, Value::Bool(a)) => Value::Bool(!a),
        (UnaryOp::Neg, Value::Int(a)) => Value::Int(-a),
        (UnaryOp::Neg, Value::Long(a)) => Value::Long(-a),
        (UnaryOp::Neg, Value::Float(a)) => Value::Float(-a),
        (UnaryOp::Neg, Value::Double(a)) => Value::Double(-a),
        (UnaryOp::I2L, Value::Int(a)) => Value::Long(a),
        (UnaryOp::L2I, Value::Long(a)) => Value::Int(a),
        (_, Value::Int(_) | Value::Long(_)) => return narrow(op, needs_fit(a)?),
        (UnaryOp::F2I, Value::Float(a)) => Value::Int((a as i32).into()),
        (UnaryOp::F2L, Value::Float(a)) => Value::Long((a as i64).into()),
        (UnaryOp::F2D, Value::Float(a)) => Value::Double(a.into()),
        (UnaryOp::D2I, Value::Double(a)) => Value::Int((a as i32).into()),
        (UnaryOp::D2L, Value::Double(a)) => Value::Long((a as i64).into()),
        (UnaryOp::D2F, Value::Double(a)) => Value::Float(a as f32),
        (UnaryOp::Sqrt, Value::Double(a)) => Value::Double(a.sqrt()),
        (UnaryOp::FloatBits, Value::Float(a)) => {
            Value::Int((if a.is_nan() { 0x7fc0_0000 } else { a.to_bits() as i32 }).into())
        }
        (UnaryOp::DoubleBits, Value::Double(a)) => {
            Value::Long((if a.is_nan() { 0x7ff8_0000_0000_0000 } else { a.to_bits() as i64 }).into())
        }
        _ => panic!("{op:?} of {a:?}"),
    };
    wrap(value, arithmetic)
}

fn narrow(op: UnaryOp, a: Value) -> Option<Value> {
    let value = match (op, a) {
        (UnaryOp::I2F, Value::Int(a)) => Value::Float(a as f32),
        (UnaryOp::I2D, Value::Int(a)) => Value::Double(a as f64),
        (UnaryOp::L2F, Value::Long(a)) => Value::Float(a as f32),
        (UnaryOp::L2D, Value::Long(a)) => Value::Double(a as f64),
        (UnaryOp::I2B, Value::Int(a)) => Value::Int((a + 128).rem_euclid(256) - 128),
        (UnaryOp::I2C, Value::Int(a)) => Value::Int(a.rem_euclid(65536)),
        (UnaryOp::I2S, Value::Int(a)) => Value::Int((a + 32768).rem_euclid(65536) - 32768),
        (UnaryOp::BitsFloat, Value::Int(a)) => Value::Float(f32::from_bits(a as u32)),
        (UnaryOp::BitsDouble, Value::Long(a)) => Value::Double(f64::from_bits(a as u64)),
        _ => panic!("{op:?} of {a:?}"),
    };
    Some(value)
}

pub fn binary(op: BinaryOp, a: Value, b: Value, arithmetic: Arithmetic) -> Option<Value> {
    let value = match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => Value::Bool(match op {
            BinaryOp::And => a && b,
            BinaryOp::Or => a || b,
            _ => a != b,
        }),
        (Value::Float(a), Value::Float(b)) => Value::Float(match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::Div => a / b,
            _ => a % b,
        }),
        (Value::Double(a), Value::Double(b)) => Value::Double(match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::Div => a / b,
            _ => a % b,
        }),
        (Value::Int(x), Value::Int(y)) => Value::Int(integer(op, x, y, 32, arithmetic)?),
        (Value::Long(x), Value::Long(y) | Value::Int(y)) => Value::Long(integer(op, x, y, 64, arithmetic)?),
        _ => panic!("{op:?} of {a:?} and {b:?}"),
    };
    wrap(value, arithmetic)
}

fn integer(op: BinaryOp, x: i128, y: i128, bits: u32, arithmetic: Arithmetic) -> Option<i128> {
    let half = 1_i128 << (bits - 1);
    let fitting = |value: i128| (-half <= value && value < half).then_some(value);
    let amount = y.rem_euclid(bits.into()) as u32;
    Some(match op {
        BinaryOp::Add => x.checked_add(y)?,
        BinaryOp::Sub => x.checked_sub(y)?,
        BinaryOp::Mul => x.checked_mul(y)?,
        BinaryOp::Div if y == 0 => [-1, 1][usize::from(x < 0)],
        BinaryOp::Div => x.checked_div(y)?,
        BinaryOp::Rem if y == 0 => x,
        BinaryOp::Rem => x.checked_rem(y)?,
        BinaryOp::Shl if arithmetic == Arithmetic::Java => x << amount,
        BinaryOp::Shl => x.checked_mul(1 << amount)?,
        BinaryOp::Shr => fitting(x)? >> amount,
        BinaryOp::Ushr if amount == 0 => fitting(x)?,
        BinaryOp::Ushr => (fitting(x)? & (2 * half - 1)) >> amount,
        BinaryOp::And => fitting(x)? & fitting(y)?,
        BinaryOp::Or => fitting(x)? | fitting(y)?,
        BinaryOp::Xor => fitting(x)? ^ fitting(y)?,
    })
}

pub fn compare(op: Comparison, a: Value, b: Value) -> bool {
    let order = match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => a.partial_cmp(&b),
        (Value::Int(a), Value::Int(b)) | (Value::Long(a), Value::Long(b)) => a.partial_cmp(&b),
        (Value::Float(a), Value::Float(b)) => a.partial_cmp(&b),
        (Value::Double(a), Value::Double(b)) => a.partial_cmp(&b),
        _ => panic!("{op:?} of {a:?} and {b:?}"),
    };
    match op {
        Comparison::Eq => order.is_some_and(|order| order.is_eq()),
        Comparison::Lt => order.is_some_and(|order| order.is_lt()),
        Comparison::Le => order.is_some_and(|order| order.is_le()),
    }
}
