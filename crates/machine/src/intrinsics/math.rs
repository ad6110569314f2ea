//! Floating-point bits, `StrictMath` and `Math`.
//!
//! `StrictMath` is bit-exact. For seven functions of `Math` the real JVM on x86-64 uses routines of its own, within the
//! last bit that Java leaves open; correctly rounded results are the closest description of them: measured on 300,000
//! arguments, `log` and `log10` always agree, `pow` in 99.94 %, `sin`, `cos`, `tan` and `exp` in 99.7 % and more.
//! Newer JDKs add `tanh` and `cbrt`: 2 and 47 of 20,000 arguments differ. The strict `tanh` can be two steps off.

use heap::Value;
use term::{Node, UnaryOp};

use crate::decide::{Conditions, Numbers};
use crate::intrinsics::{Entries, int, long};
use crate::left_out::LeftOut;
use crate::machine::{Machine, Reply};
use crate::stack::mismatch;
use crate::strict_math;
use crate::trap::Step;

macro_rules! unary {
    ($name:ident) => {
        |machine: &mut Machine| -> Step<Reply> {
            Ok(Reply::Value(Value::Double(strict_math::$name(machine.arg_double(0)?))))
        }
    };
}

macro_rules! binary {
    ($name:ident) => {
        |machine: &mut Machine| -> Step<Reply> {
            let (a, b) = (machine.arg_double(0)?, machine.arg_double(2)?);
            Ok(Reply::Value(Value::Double(strict_math::$name(a, b))))
        }
    };
}

/// The bits of a number. Those of NaN are many: they are told only where the number was made of bits.
fn raw_bits(
    machine: &mut Machine,
    op: UnaryOp,
    inverse: UnaryOp,
    concrete: fn(&mut Machine) -> Step<Reply>,
) -> Step<Reply> {
    let Value::Term(_, term) = machine.arg(0) else { return concrete(machine) };
    let bits = match machine.terms.node(term) {
        Node::Unary(made_by, bits) if made_by == inverse => bits,
        _ => {
            let is_number = machine.terms.eq(term, term);
            if !machine.state.truth.decide(&machine.terms, is_number)? {
                machine.left_out.note(LeftOut::NanBits);
            }
            machine.terms.unary(op, term)
        }
    };
    Ok(Reply::Value(machine.terms.value_of(bits)))
}

/// A function of `Math` that the real JVM computes by its own routine.
macro_rules! rounded {
    ($rounded:ident, $strict:ident) => {
        |machine: &mut Machine| -> Step<Reply> {
            let x = machine.arg_double(0)?;
            Ok(Reply::Value(Value::Double(neighbour(pxfm::$rounded(x), strict_math::$strict(x), 1))))
        }
    };
}

/// The correctly rounded result if it is at most so many steps from the strict one; else the strict one.
fn neighbour(rounded: f64, strict: f64, steps: u64) -> f64 {
    let distance = (rounded.to_bits() as i64).wrapping_sub(strict.to_bits() as i64);
    if rounded.is_nan() || distance.unsigned_abs() > steps { strict } else { rounded }
}

/// Functions for which terms have operators.
pub(super) const OPEN: Entries = &[
    ("java/lang/Float.floatToRawIntBits(F)I", |m| raw_bits(m, UnaryOp::FloatBits, UnaryOp::BitsFloat, float_to_bits)),
    ("java/lang/Float.intBitsToFloat(I)F", |m| or_term(m, UnaryOp::BitsFloat, bits_to_float)),
    ("java/lang/Double.doubleToRawLongBits(D)J", |m| {
        raw_bits(m, UnaryOp::DoubleBits, UnaryOp::BitsDouble, double_to_bits)
    }),
    ("java/lang/Double.longBitsToDouble(J)D", |m| or_term(m, UnaryOp::BitsDouble, bits_to_double)),
    ("java/lang/StrictMath.sqrt(D)D", |m| or_term(m, UnaryOp::Sqrt, unary!(sqrt))),
    ("java/lang/Math.sqrt(D)D", |m| or_term(m, UnaryOp::Sqrt, unary!(sqrt))),
];

pub(super) const TABLE: Entries = &[
    ("java/lang/StrictMath.sin(D)D", unary!(sin)),
    ("java/lang/StrictMath.cos(D)D", unary!(cos)),
    ("java/lang/StrictMath.tan(D)D", unary!(tan)),
    ("java/lang/StrictMath.asin(D)D", unary!(asin)),
    ("java/lang/StrictMath.acos(D)D", unary!(acos)),
    ("java/lang/StrictMath.atan(D)D", unary!(atan)),
    ("java/lang/StrictMath.exp(D)D", unary!(exp)),
    ("java/lang/StrictMath.log(D)D", unary!(log)),
    ("java/lang/StrictMath.log10(D)D", unary!(log10)),
    ("java/lang/StrictMath.log1p(D)D", unary!(log1p)),
    ("java/lang/StrictMath.expm1(D)D", unary!(expm1)),
    ("java/lang/StrictMath.sinh(D)D", unary!(sinh)),
    ("java/lang/StrictMath.cosh(D)D", unary!(cosh)),
    ("java/lang/StrictMath.tanh(D)D", unary!(tanh)),
    ("java/lang/StrictMath.cbrt(D)D", unary!(cbrt)),
    ("java/lang/Math.sin(D)D", rounded!(f_sin, sin)),
    ("java/lang/Math.cos(D)D", rounded!(f_cos, cos)),
    ("java/lang/Math.tan(D)D", rounded!(f_tan, tan)),
    ("java/lang/Math.exp(D)D", rounded!(f_exp, exp)),
    ("java/lang/Math.log(D)D", rounded!(f_log, log)),
    ("java/lang/Math.log10(D)D", rounded!(f_log10, log10)),
    ("java/lang/Math.tanh(D)D", |m| rounded_since(m, 24, pxfm::f_tanh, strict_math::tanh)),
    ("java/lang/Math.cbrt(D)D", |m| rounded_since(m, 25, pxfm::f_cbrt, strict_math::cbrt)),
    ("java/lang/Math.pow(DD)D", power),
    ("java/lang/StrictMath.atan2(DD)D", binary!(atan2)),
    ("java/lang/StrictMath.hypot(DD)D", binary!(hypot)),
    ("java/lang/StrictMath.pow(DD)D", binary!(pow)),
    ("java/lang/StrictMath.IEEEremainder(DD)D", binary!(ieee_remainder)),
];

/// An operator of a number that depends on the inputs, or its implementation for a concrete one.
fn or_term(machine: &mut Machine, op: UnaryOp, concrete: fn(&mut Machine) -> Step<Reply>) -> Step<Reply> {
    let Value::Term(_, term) = machine.arg(0) else { return concrete(machine) };
    let result = machine.terms.unary(op, term);
    Ok(Reply::Value(machine.terms.value_of(result)))
}

/// A function of `Math` that the real JVM computes by its own routine from a release on, and as strictly as
/// `StrictMath` before.
fn rounded_since(machine: &mut Machine, release: u16, rounded: fn(f64) -> f64, strict: fn(f64) -> f64) -> Step<Reply> {
    if machine.program.jdk.version < release {
        return Ok(Reply::Body);
    }
    let x = machine.arg_double(0)?;
    Ok(Reply::Value(Value::Double(neighbour(rounded(x), strict(x), 2))))
}

fn power(machine: &mut Machine) -> Step<Reply> {
    let (base, exponent) = (machine.arg_double(0)?, machine.arg_double(2)?);
    let strict = strict_math::pow(base, exponent);
    // Where Java differs from IEEE 754, the strict result is NaN, and is kept.
    let result = if strict.is_nan() { strict } else { neighbour(pxfm::f_pow(base, exponent), strict, 1) };
    Ok(Reply::Value(Value::Double(result)))
}

fn float_to_bits(machine: &mut Machine) -> Step<Reply> {
    match machine.arg(0) {
        Value::Float(value) => int(value.to_bits() as i32),
        other => Err(mismatch("float", other)),
    }
}

fn bits_to_float(machine: &mut Machine) -> Step<Reply> {
    Ok(Reply::Value(Value::Float(f32::from_bits(machine.arg_int(0)? as u32))))
}

fn double_to_bits(machine: &mut Machine) -> Step<Reply> {
    long(machine.arg_double(0)?.to_bits() as i64)
}

fn bits_to_double(machine: &mut Machine) -> Step<Reply> {
    Ok(Reply::Value(Value::Double(f64::from_bits(machine.arg_long(0)? as u64))))
}
