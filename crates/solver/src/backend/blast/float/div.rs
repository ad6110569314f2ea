//! Quotients of floats.

use super::format::Format;
use super::mul::normalize_by_one;
use super::round::round;
use super::unpack::unpack_normal;
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::multiply::divide;
use crate::backend::blast::word::{self, Word};

/// `a / b`
pub fn div(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Word {
    let (a, b) = (unpack_normal(g, format, a), unpack_normal(g, format, b));
    let sign = g.xor(a.sign, b.sign);
    // Three bits more than the format has: one in case the quotient is below one, one that decides, one that is sticky.
    let extra = format.significand + 2;
    let mut dividend = vec![Bit::FALSE; extra];
    dividend.extend_from_slice(&a.significand);
    let (quotient, remainder) = divide(g, &dividend, &b.significand);
    // The quotient of numbers in [1, 2) is in (1/2, 2).
    let mut significand = quotient[..=extra].to_vec();
    let inexact = g.any(&remainder);
    significand.insert(0, inexact);
    let (exponent, _) = word::sub(g, &a.exponent, &b.exponent);
    let (significand, exponent) = normalize_by_one(g, &significand, &exponent);
    let finite = round(g, format, sign, &exponent, &significand);

    let infinities = g.and(a.infinite, b.infinite);
    let zeros = g.and(a.zero, b.zero);
    let nan = g.any(&[a.nan, b.nan, infinities, zeros]);
    let infinite = g.or(a.infinite, b.zero);
    let zero = g.or(a.zero, b.infinite);
    let result = word::mux(g, zero, &format.zero(sign), &finite);
    let result = word::mux(g, infinite, &format.infinity(sign), &result);
    word::mux(g, nan, &format.nan(), &result)
}
