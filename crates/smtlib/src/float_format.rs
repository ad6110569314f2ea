//! What operations on floats and conversions share: formats, constants, bit patterns, the rounding mode.

use term::{Term, Terms, UnaryOp};

use crate::error::{Error, unsupported};
use crate::sort::Scalar;
use crate::value::{Operator, Value};

/// The sort of floats with so many bits of exponent and significand.
pub fn format(indices: &[u64]) -> Result<Scalar, Error> {
    match indices {
        [8, 24] => Ok(Scalar::Float),
        [11, 53] => Ok(Scalar::Double),
        &[exponent, significand] => unsupported(format!("floats of {exponent} and {significand} bits")),
        _ => Err(Error::Malformed("format of floats".to_owned())),
    }
}

/// The float nearest to a number.
pub fn constant(terms: &mut Terms, scalar: Scalar, value: f64) -> Term {
    if scalar == Scalar::Float { terms.float(value as f32) } else { terms.double(value) }
}

/// The float of a pattern.
pub fn of_pattern(terms: &mut Terms, scalar: Scalar, bits: Term) -> Term {
    terms.unary(if scalar == Scalar::Float { UnaryOp::BitsFloat } else { UnaryOp::BitsDouble }, bits)
}

/// Splits off the rounding mode, which must be the one that we have.
pub fn nearest<'a>(operator: &Operator, arguments: &'a [Value]) -> Result<&'a [Value], Error> {
    match arguments {
        [Value::Rounding("RNE"), rest @ ..] => Ok(rest),
        [Value::Rounding(other), ..] => unsupported(format!("rounding mode {other} of {}", operator.name)),
        _ => Err(operator.refuses(arguments)),
    }
}
