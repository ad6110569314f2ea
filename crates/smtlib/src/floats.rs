//! The operators of the theory of floating-point numbers, by name: for `Float32` and `Float64`, rounded to nearest even.
//!
//! Cannot do: other formats, other rounding modes, `fp.rem`, `fp.fma`, `fp.roundToIntegral`, `fp.to_real`.

use term::{BinaryOp, Term, Terms, UnaryOp};

use crate::bits;
use crate::error::{Error, unsupported};
use crate::float_conversions as conversions;
use crate::float_format::{constant, format, nearest, of_pattern};
use crate::sort::Scalar;
use crate::universe::Universe;
use crate::value::{Operator, Value, same_scalars};

/// Applies an operator on floats; nothing if there is none of this name.
pub fn apply(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    let result = match operator.name {
        "fp" => literal(&mut universe.terms, operator, arguments),
        "to_fp" | "to_fp_unsigned" => conversions::to_float(&mut universe.terms, operator, arguments),
        "fp.to_sbv" | "fp.to_ubv" => conversions::to_bits(universe, operator, arguments),
        "fp.add" | "fp.sub" | "fp.mul" | "fp.div" | "fp.sqrt" => rounded(&mut universe.terms, operator, arguments),
        "fp.rem" | "fp.fma" | "fp.roundToIntegral" | "fp.to_real" | "fp.to_ieee_bv" => unsupported(operator.name),
        name if name.starts_with("fp.") => exact(universe, operator, arguments)?,
        _ => return None,
    };
    Some(result)
}

/// A constant that is written `(_ name 8 24)`; nothing if there is none of this name.
pub fn special(terms: &mut Terms, name: &str, indices: &[u64]) -> Option<Result<Value, Error>> {
    let value = match name {
        "+oo" => f64::INFINITY,
        "-oo" => f64::NEG_INFINITY,
        "+zero" => 0.0,
        "-zero" => -0.0,
        "NaN" => f64::NAN,
        _ => return None,
    };
    Some(match format(indices) {
        Ok(scalar) => Ok(Value::Term(scalar, constant(terms, scalar, value))),
        Err(error) => Err(error),
    })
}

/// The pattern of a float as an integer of its width; all NaNs have one.
fn pattern(terms: &mut Terms, scalar: Scalar, a: Term) -> Term {
    terms.unary(if scalar == Scalar::Float { UnaryOp::FloatBits } else { UnaryOp::DoubleBits }, a)
}

/// `(fp sign exponent fraction)`
fn literal(terms: &mut Terms, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let [
        Value::Term(Scalar::BitVec(1), sign),
        Value::Term(Scalar::BitVec(exponent_width), exponent),
        Value::Term(Scalar::BitVec(fraction_width), fraction),
    ] = arguments
    else {
        return Err(operator.refuses(arguments));
    };
    let scalar = format(&[u64::from(*exponent_width), u64::from(*fraction_width) + 1])?;
    let high = bits::concat(terms, (*sign, 1), (*exponent, *exponent_width));
    let whole = bits::concat(terms, (high, 1 + *exponent_width), (*fraction, *fraction_width));
    Ok(Value::Term(scalar, of_pattern(terms, scalar, whole)))
}

fn rounded(terms: &mut Terms, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let operands = nearest(operator, arguments)?;
    let Some((scalar @ (Scalar::Float | Scalar::Double), args)) = same_scalars(operands) else {
        return Err(operator.refuses(arguments));
    };
    let value = match (operator.name, args.as_slice()) {
        ("fp.add", &[a, b]) => terms.binary(BinaryOp::Add, a, b),
        ("fp.sub", &[a, b]) => terms.binary(BinaryOp::Sub, a, b),
        ("fp.mul", &[a, b]) => terms.binary(BinaryOp::Mul, a, b),
        ("fp.div", &[a, b]) => terms.binary(BinaryOp::Div, a, b),
        ("fp.sqrt", &[a]) if scalar == Scalar::Double => terms.unary(UnaryOp::Sqrt, a),
        ("fp.sqrt", &[a]) => {
            // Doubles have so many more bits than floats that rounding twice is rounding once.
            let wide = terms.unary(UnaryOp::F2D, a);
            let root = terms.unary(UnaryOp::Sqrt, wide);
            terms.unary(UnaryOp::D2F, root)
        }
        _ => return Err(operator.refuses(arguments)),
    };
    Ok(Value::Term(scalar, value))
}

/// Operators that need no rounding.
fn exact(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    const NAMES: &[&str] = &[
        "fp.neg",
        "fp.abs",
        "fp.min",
        "fp.max",
        "fp.eq",
        "fp.lt",
        "fp.leq",
        "fp.gt",
        "fp.geq",
        "fp.isNaN",
        "fp.isInfinite",
        "fp.isZero",
        "fp.isNegative",
        "fp.isPositive",
        "fp.isNormal",
        "fp.isSubnormal",
    ];
    if !NAMES.contains(&operator.name) {
        return None;
    }
    let value = match same_scalars(arguments) {
        Some((scalar @ (Scalar::Float | Scalar::Double), args)) => match args.as_slice() {
            &[a] => unary(&mut universe.terms, operator.name, scalar, a),
            many => comparison(universe, operator.name, many).or_else(|| match *many {
                [a, b] => extremum(universe, operator.name, scalar, a, b),
                _ => None,
            }),
        },
        _ => None,
    };
    Some(value.ok_or_else(|| operator.refuses(arguments)))
}

fn unary(terms: &mut Terms, name: &str, scalar: Scalar, a: Term) -> Option<Value> {
    let truth = match name {
        "fp.neg" => return Some(Value::Term(scalar, terms.unary(UnaryOp::Neg, a))),
        "fp.abs" => {
            let bits = pattern(terms, scalar, a);
            let width = if scalar == Scalar::Float { 32 } else { 64 };
            let all_but_sign = bits::constant(terms, width, bits::mask(width - 1));
            let magnitude = terms.binary(BinaryOp::And, bits, all_but_sign);
            return Some(Value::Term(scalar, of_pattern(terms, scalar, magnitude)));
        }
        "fp.isNaN" => is_nan(terms, a),
        "fp.isZero" => {
            let zero = constant(terms, scalar, 0.0);
            terms.eq(a, zero)
        }
        "fp.isInfinite" => beyond(terms, scalar, a, f64::INFINITY),
        "fp.isNegative" => is_negative(terms, scalar, a),
        "fp.isPositive" => {
            let (nan, negative) = (is_nan(terms, a), is_negative(terms, scalar, a));
            let neither = terms.or(nan, negative);
            terms.not(neither)
        }
        "fp.isNormal" => {
            let large = beyond(terms, scalar, a, least_normal(scalar));
            let infinite = beyond(terms, scalar, a, f64::INFINITY);
            let finite = terms.not(infinite);
            terms.and(large, finite)
        }
        "fp.isSubnormal" => {
            let (nan, large) = (is_nan(terms, a), beyond(terms, scalar, a, least_normal(scalar)));
            let zero = constant(terms, scalar, 0.0);
            let is_zero = terms.eq(a, zero);
            let others = terms.or(nan, large);
            let others = terms.or(others, is_zero);
            terms.not(others)
        }
        _ => return None,
    };
    Some(Value::bool(truth))
}

fn least_normal(scalar: Scalar) -> f64 {
    if scalar == Scalar::Float { f32::MIN_POSITIVE.into() } else { f64::MIN_POSITIVE }
}

/// Whether a float is at least this far from zero; a NaN is not.
fn beyond(terms: &mut Terms, scalar: Scalar, a: Term, distance: f64) -> Term {
    let (above, below) = (constant(terms, scalar, distance), constant(terms, scalar, -distance));
    let (above, below) = (terms.ge(a, above), terms.le(a, below));
    terms.or(above, below)
}

/// Whether a float is no number.
pub fn is_nan(terms: &mut Terms, a: Term) -> Term {
    terms.ne(a, a)
}

/// Whether a float has a minus sign. NaN has none: its only pattern is positive.
fn is_negative(terms: &mut Terms, scalar: Scalar, a: Term) -> Term {
    let bits = pattern(terms, scalar, a);
    let zero = if scalar == Scalar::Float { terms.int(0) } else { terms.long(0) };
    terms.lt(bits, zero)
}

fn comparison(universe: &mut Universe, name: &str, many: &[Term]) -> Option<Value> {
    let compare: fn(&mut Terms, Term, Term) -> Term = match name {
        "fp.eq" => Terms::eq,
        "fp.lt" => Terms::lt,
        "fp.leq" => Terms::le,
        "fp.gt" => Terms::gt,
        "fp.geq" => Terms::ge,
        _ => return None,
    };
    let pairs: Vec<Term> = many.windows(2).map(|pair| compare(&mut universe.terms, pair[0], pair[1])).collect();
    Some(Value::bool(universe.all(&pairs)))
}

/// The lesser or greater of two; of zeros with different signs any one, but always the same one.
fn extremum(universe: &mut Universe, name: &str, scalar: Scalar, a: Term, b: Term) -> Option<Value> {
    let (key, least) = match name {
        "fp.min" => ("fp.min", true),
        "fp.max" => ("fp.max", false),
        _ => return None,
    };
    let open = universe.builtin(key, scalar, vec![scalar, scalar], Scalar::Bool);
    let same = universe.same(scalar, a, b);
    let choice = universe.apply(open, vec![a, b]);
    let terms = &mut universe.terms;
    let first = if least { terms.lt(a, b) } else { terms.gt(a, b) };
    let equal = terms.eq(a, b);
    let either = terms.ite(choice, a, b);
    let tie = terms.ite(same, b, either);
    let ordered = terms.ite(equal, tie, b);
    let picked = terms.ite(first, a, ordered);
    let (a_nan, b_nan) = (is_nan(terms, a), is_nan(terms, b));
    let unless_b = terms.ite(b_nan, a, picked);
    Some(Value::Term(scalar, terms.ite(a_nan, b, unless_b)))
}
