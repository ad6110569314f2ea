//! Conversions from and to floats. Java's from floats truncate and saturate: within range they are SMT-LIB's towards zero;
//! out of range SMT-LIB leaves the result open.

use term::{BinaryOp, Term, Terms, UnaryOp};

use crate::bits;
use crate::bitvec::checked_width;
use crate::error::{Error, unsupported};
use crate::float_format::{constant, format, nearest, of_pattern};
use crate::sort::Scalar;
use crate::universe::Universe;
use crate::value::{Operator, Value};

/// `to_fp` of a pattern, a float, an integer or a literal, and `to_fp_unsigned`.
pub fn to_float(terms: &mut Terms, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let target = format(&operator.indices)?;
    let width = if target == Scalar::Float { 32 } else { 64 };
    if let ("to_fp", [Value::Term(Scalar::BitVec(own), pattern)]) = (operator.name, arguments) {
        if *own != width {
            return Err(operator.refuses(arguments));
        }
        return Ok(Value::Term(target, of_pattern(terms, target, *pattern)));
    }
    let operands = nearest(operator, arguments)?;
    let term = match (operator.name, operands) {
        ("to_fp", [Value::Term(source @ (Scalar::Float | Scalar::Double), a)]) => match (source, target) {
            (Scalar::Float, Scalar::Double) => terms.unary(UnaryOp::F2D, *a),
            (Scalar::Double, Scalar::Float) => terms.unary(UnaryOp::D2F, *a),
            _ => *a,
        },
        ("to_fp", [Value::Term(Scalar::BitVec(width), a)]) => {
            let word = bits::signed(terms, *a, *width);
            of_word(terms, target, word, *width)
        }
        ("to_fp_unsigned", [Value::Term(Scalar::BitVec(64), a)]) => of_unsigned_long(terms, target, *a),
        ("to_fp_unsigned", [Value::Term(Scalar::BitVec(32), a)]) => {
            let word = bits::zero_extend(terms, *a, 32, 33);
            of_word(terms, target, word, 33)
        }
        ("to_fp_unsigned", [Value::Term(Scalar::BitVec(width), a)]) => of_word(terms, target, *a, *width),
        ("to_fp", [Value::Real(text)]) => {
            let bad = || Error::BadLiteral(text.to_string());
            // Each is parsed by its own type: a double rounded again to a float could be rounded the wrong way.
            match target {
                Scalar::Float => terms.float(text.parse().map_err(|_| bad())?),
                _ => terms.double(text.parse().map_err(|_| bad())?),
            }
        }
        _ => return Err(operator.refuses(arguments)),
    };
    Ok(Value::Term(target, term))
}

fn of_word(terms: &mut Terms, target: Scalar, word: Term, width: u32) -> Term {
    let op = match (width <= 32, target) {
        (true, Scalar::Float) => UnaryOp::I2F,
        (true, _) => UnaryOp::I2D,
        (false, Scalar::Float) => UnaryOp::L2F,
        (false, _) => UnaryOp::L2D,
    };
    terms.unary(op, word)
}

/// Numbers beyond `long` are halved, with the lost bit kept as the lowest so that rounding still sees it, and doubled.
fn of_unsigned_long(terms: &mut Terms, target: Scalar, a: Term) -> Term {
    let (zero, one, shift) = (terms.long(0), terms.long(1), terms.int(1));
    let low = terms.binary(BinaryOp::And, a, one);
    let half = terms.binary(BinaryOp::Ushr, a, shift);
    let half = terms.binary(BinaryOp::Or, half, low);
    let half = of_word(terms, target, half, 64);
    let doubled = terms.binary(BinaryOp::Add, half, half);
    let plain = of_word(terms, target, a, 64);
    let huge = terms.lt(a, zero);
    terms.ite(huge, doubled, plain)
}

/// `fp.to_sbv` and `fp.to_ubv`, towards zero.
pub fn to_bits(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let [Value::Rounding(mode), Value::Term(source @ (Scalar::Float | Scalar::Double), a)] = arguments else {
        return Err(operator.refuses(arguments));
    };
    let &[width] = operator.indices.as_slice() else { return Err(operator.refuses(arguments)) };
    let width = checked_width(width)?;
    if *mode != "RTZ" {
        return unsupported(format!("rounding mode {mode} of {}", operator.name));
    }
    let (key, is_signed) = if operator.name == "fp.to_sbv" { ("fp.to_sbv", true) } else { ("fp.to_ubv", false) };
    let result = Scalar::BitVec(width);
    // One function for each pair of sorts: the source is its parameter, the name tells the target.
    let name = match (key, source) {
        ("fp.to_sbv", Scalar::Float) => "fp.to_sbv of float",
        ("fp.to_sbv", _) => "fp.to_sbv of double",
        (_, Scalar::Float) => "fp.to_ubv of float",
        _ => "fp.to_ubv of double",
    };
    let open = universe.builtin(name, result, vec![*source], result);
    let otherwise = universe.apply(open, vec![*a]);
    let terms = &mut universe.terms;
    let wide = if *source == Scalar::Float { terms.unary(UnaryOp::F2D, *a) } else { *a };
    let (low, high) = if is_signed {
        (-(2f64.powi(width as i32 - 1)), 2f64.powi(width as i32 - 1))
    } else {
        (0.0, 2f64.powi(width as i32))
    };
    let within = in_range(terms, wide, low, high, width);
    let long = if !is_signed && width == 64 { unsigned_long(terms, wide) } else { terms.unary(UnaryOp::D2L, wide) };
    let value = if width <= 32 { terms.unary(UnaryOp::L2I, long) } else { long };
    let value = bits::masked(terms, value, width);
    Ok(Value::Term(result, terms.ite(within, value, otherwise)))
}

/// Whether a double, truncated, is at least `low` and below `high`; these are powers of two or zero. NaN is not.
fn in_range(terms: &mut Terms, a: Term, low: f64, high: f64, width: u32) -> Term {
    let high = constant(terms, Scalar::Double, high);
    let below = terms.lt(a, high);
    // Truncation moves numbers between `low - 1` and `low` up to `low`; beyond 2^53 there are none.
    let above = if width > 53 && low < 0.0 {
        let low = constant(terms, Scalar::Double, low);
        terms.ge(a, low)
    } else {
        let low = constant(terms, Scalar::Double, low - 1.0);
        terms.gt(a, low)
    };
    terms.and(above, below)
}

/// The integer of a double that is at least zero and below 2^64.
fn unsigned_long(terms: &mut Terms, a: Term) -> Term {
    let half = constant(terms, Scalar::Double, 2f64.powi(63));
    let small = terms.lt(a, half);
    let plain = terms.unary(UnaryOp::D2L, a);
    let rest = terms.binary(BinaryOp::Sub, a, half);
    let rest = terms.unary(UnaryOp::D2L, rest);
    let sign = terms.long(i64::MIN);
    let large = terms.binary(BinaryOp::Xor, rest, sign);
    terms.ite(small, plain, large)
}
