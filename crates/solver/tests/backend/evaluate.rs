//! A naive evaluator, by recursion: the meaning of terms once more, to check models with.

use solver::Model;
use term::{Arithmetic, BinaryOp, Comparison, Node, Sort, Term, Terms, UnaryOp};

/// The value of a term. Integers have room for ideal ones.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    Bool(bool),
    Int(i128),
    Float(f32),
    Double(f64),
}

/// Whether all conjuncts hold under the model. A conjunct with ideal integers that have no room here is not judged.
pub fn holds(terms: &Terms, model: &Model, conjuncts: &[Term]) -> bool {
    conjuncts.iter().all(|&conjunct| evaluate(terms, model, conjunct).is_none_or(Value::truth))
}

impl Value {
    fn truth(self) -> bool {
        let Value::Bool(value) = self else { panic!("a truth value, not {self:?}") };
        value
    }

    fn int(self) -> i128 {
        let Value::Int(value) = self else { panic!("an integer, not {self:?}") };
        value
    }

    fn float(self) -> f32 {
        let Value::Float(value) = self else { panic!("a float, not {self:?}") };
        value
    }

    fn double(self) -> f64 {
        let Value::Double(value) = self else { panic!("a double, not {self:?}") };
        value
    }
}

/// The value of a term under a model; variables that it leaves out are zero. None if an integer has no room.
fn evaluate(terms: &Terms, model: &Model, term: Term) -> Option<Value> {
    let of = |term| evaluate(terms, model, term);
    Some(match terms.node(term) {
        Node::Bool(value) => Value::Bool(value),
        Node::Int(value) => Value::Int(value.into()),
        Node::Long(value) => Value::Int(value.into()),
        Node::Float(bits) => Value::Float(f32::from_bits(bits)),
        Node::Double(bits) => Value::Double(f64::from_bits(bits)),
        Node::Variable(variable) => match (model.get(&variable), terms.sort(term)) {
            (Some(&Node::Bool(value)), Sort::Bool) => Value::Bool(value),
            (Some(&Node::Int(value)), Sort::Int) => {
                let (least, greatest) = variable.domain.range().expect("an integer domain");
                assert!((least..=greatest).contains(&value.into()), "{value} is not a {:?}", variable.domain);
                Value::Int(value.into())
            }
            (Some(&Node::Long(value)), Sort::Long) => Value::Int(value.into()),
            (Some(&Node::Float(bits)), Sort::Float) => Value::Float(f32::from_bits(bits)),
            (Some(&Node::Double(bits)), Sort::Double) => Value::Double(f64::from_bits(bits)),
            (None, Sort::Bool) => Value::Bool(false),
            (None, Sort::Int | Sort::Long) => Value::Int(0),
            (None, Sort::Float) => Value::Float(0.0),
            (None, Sort::Double) => Value::Double(0.0),
            (Some(value), sort) => panic!("{value:?} is no value of {variable:?}, of sort {sort:?}"),
        },
        Node::Unary(op, a) => wrap(terms, term, unary(op, of(a)?)),
        Node::Binary(op, a, b) => wrap(terms, term, binary(op, terms.sort(a), of(a)?, of(b)?)?),
        Node::Compare(comparison, a, b) => Value::Bool(compare(comparison, of(a)?, of(b)?)),
        Node::Ite(condition, then, otherwise) => of(if of(condition)?.truth() { then } else { otherwise })?,
    })
}

fn wrap(terms: &Terms, term: Term, value: Value) -> Value {
    match (value, terms.sort(term), terms.arithmetic()) {
        (Value::Int(value), Sort::Int, Arithmetic::Java) => Value::Int((value as i32).into()),
        (Value::Int(value), Sort::Long, Arithmetic::Java) => Value::Int((value as i64).into()),
        _ => value,
    }
}

fn unary(op: UnaryOp, a: Value) -> Value {
    match (op, a) {
        (UnaryOp::Not, a) => Value::Bool(!a.truth()),
        (UnaryOp::Neg, Value::Float(a)) => Value::Float(-a),
        (UnaryOp::Neg, Value::Double(a)) => Value::Double(-a),
        (UnaryOp::Neg, a) => Value::Int(a.int().wrapping_neg()),
        (UnaryOp::I2L, a) => a,
        (UnaryOp::L2I, a) => Value::Int((a.int() as i32).into()),
        (UnaryOp::I2B, a) => Value::Int((a.int() as i8).into()),
        (UnaryOp::I2C, a) => Value::Int((a.int() as u16).into()),
        (UnaryOp::I2S, a) => Value::Int((a.int() as i16).into()),
        (UnaryOp::I2F | UnaryOp::L2F, a) => Value::Float(a.int() as f32),
        (UnaryOp::I2D | UnaryOp::L2D, a) => Value::Double(a.int() as f64),
        (UnaryOp::F2I, a) => Value::Int((a.float() as i32).into()),
        (UnaryOp::F2L, a) => Value::Int((a.float() as i64).into()),
        (UnaryOp::F2D, a) => Value::Double(a.float().into()),
        (UnaryOp::D2I, a) => Value::Int((a.double() as i32).into()),
        (UnaryOp::D2L, a) => Value::Int((a.double() as i64).into()),
        (UnaryOp::D2F, a) => Value::Float(a.double() as f32),
        (UnaryOp::FloatBits, a) if a.float().is_nan() => Value::Int(0x7fc0_0000),
        (UnaryOp::FloatBits, a) => Value::Int((a.float().to_bits() as i32).into()),
        (UnaryOp::DoubleBits, a) if a.double().is_nan() => Value::Int(0x7ff8_0000_0000_0000),
        (UnaryOp::DoubleBits, a) => Value::Int((a.double().to_bits() as i64).into()),
        (UnaryOp::BitsFloat, a) => Value::Float(f32::from_bits(a.int() as u32)),
        (UnaryOp::BitsDouble, a) => Value::Double(f64::from_bits(a.int() as u64)),
        (UnaryOp::Sqrt, a) => Value::Double(a.double().sqrt()),
    }
}

fn binary(op: BinaryOp, sort: Sort, a: Value, b: Value) -> Option<Value> {
    Some(match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => Value::Bool(match op {
            BinaryOp::And => a && b,
            BinaryOp::Or => a || b,
            BinaryOp::Xor => a != b,
            _ => panic!("{op:?} of truth values"),
        }),
        (Value::Float(a), Value::Float(b)) => Value::Float(match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::Div => a / b,
            BinaryOp::Rem => a % b,
            _ => panic!("{op:?} of floats"),
        }),
        (Value::Double(a), Value::Double(b)) => Value::Double(match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::Div => a / b,
            BinaryOp::Rem => a % b,
            _ => panic!("{op:?} of doubles"),
        }),
        _ => Value::Int(integer(op, sort, a.int(), b.int())?),
    })
}

fn integer(op: BinaryOp, sort: Sort, a: i128, b: i128) -> Option<i128> {
    let long = sort == Sort::Long;
    let amount = b & if long { 63 } else { 31 };
    Some(match op {
        BinaryOp::Add => a.checked_add(b)?,
        BinaryOp::Sub => a.checked_sub(b)?,
        BinaryOp::Mul => a.checked_mul(b)?,
        BinaryOp::Div if b == 0 => {
            if a < 0 {
                1
            } else {
                -1
            }
        }
        BinaryOp::Div => a / b,
        BinaryOp::Rem if b == 0 => a,
        BinaryOp::Rem => a % b,
        BinaryOp::Shl => a << amount,
        BinaryOp::Shr => a >> amount,
        BinaryOp::Ushr if long => (a as u64 >> amount).into(),
        BinaryOp::Ushr => (a as u32 >> amount).into(),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
    })
}

fn compare(comparison: Comparison, a: Value, b: Value) -> bool {
    match (a, b) {
        (Value::Float(a), Value::Float(b)) => ordered(comparison, a, b),
        (Value::Double(a), Value::Double(b)) => ordered(comparison, a, b),
        (Value::Bool(a), Value::Bool(b)) => ordered(comparison, a, b),
        _ => ordered(comparison, a.int(), b.int()),
    }
}

fn ordered<T: PartialOrd>(comparison: Comparison, a: T, b: T) -> bool {
    match comparison {
        Comparison::Eq => a == b,
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
    }
}
