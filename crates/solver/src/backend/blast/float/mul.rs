//! Products of floats.

use super::format::Format;
use super::round::round;
use super::unpack::unpack_normal;
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::multiply::multiply;
use crate::backend::blast::word::{self, Word};

/// `a * b`
pub fn mul(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Word {
    let (a, b) = (unpack_normal(g, format, a), unpack_normal(g, format, b));
    let sign = g.xor(a.sign, b.sign);
    let product = multiply(g, &a.significand, &b.significand, 2 * format.significand);
    // The product of numbers in [1, 2) is in [1, 4): its top bit is worth twice as much as theirs.
    let (exponent, _) = word::add(g, &a.exponent, &b.exponent, Bit::TRUE);
    let (product, exponent) = normalize_by_one(g, &product, &exponent);
    let finite = round(g, format, sign, &exponent, &product);

    let infinite = g.or(a.infinite, b.infinite);
    let zero = g.or(a.zero, b.zero);
    let undefined = g.and(infinite, zero);
    let nan = g.any(&[a.nan, b.nan, undefined]);
    let result = word::mux(g, infinite, &format.infinity(sign), &finite);
    let result = word::mux(g, zero, &format.zero(sign), &result);
    word::mux(g, nan, &format.nan(), &result)
}

/// As [`normalize`](super::unpack::normalize), for a significand with at most one leading zero.
pub fn normalize_by_one(g: &mut Gates, significand: &[Bit], exponent: &[Bit]) -> (Word, Word) {
    let top = significand[significand.len() - 1];
    let mut shifted = vec![Bit::FALSE];
    shifted.extend_from_slice(&significand[..significand.len() - 1]);
    let normal = word::mux(g, top, significand, &shifted);
    // Minus one is all ones.
    let step = vec![!top; exponent.len()];
    (normal, word::add(g, exponent, &step, Bit::FALSE).0)
}
