//! Java's remainder of floats: that of C's `fmod`, whose quotient is rounded towards zero. It is exact.
//!
//! By long division, one step for each binary digit that the quotient can have: 277 for `float`, 2,098 for `double`.

use super::format::Format;
use super::round::round;
use super::unpack::{normalize, unpack_normal};
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// `a % b`
pub fn rem(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Word {
    let dividend = a;
    let (a, b) = (unpack_normal(g, format, a), unpack_normal(g, format, b));
    let (distance, _) = word::sub(g, &a.exponent, &b.exponent);
    let room = distance.len();
    let below = distance[room - 1];

    let width = format.significand + 1;
    let divisor = word::zero_extend(&b.significand, width);
    let mut remainder = word::zero_extend(&a.significand, width);
    remainder = reduce(g, &remainder, &divisor);
    let steps = 2 * format.bias() + format.significand as i64 - 2;
    for step in 1..=steps {
        let done = word::signed_lt(g, &distance, &word::constant(step, room));
        let mut doubled = vec![Bit::FALSE];
        doubled.extend_from_slice(&remainder[..width - 1]);
        let next = reduce(g, &doubled, &divisor);
        remainder = word::mux(g, done, &remainder, &next);
    }
    let (significand, exponent) = normalize(g, &remainder[..format.significand], &b.exponent);
    let finite = round(g, format, a.sign, &exponent, &significand);

    let nan = g.any(&[a.nan, b.nan, a.infinite, b.zero]);
    let itself = g.any(&[a.zero, b.infinite, below]);
    let result = word::mux(g, itself, dividend, &finite);
    word::mux(g, nan, &format.nan(), &result)
}

/// `a - b` if `a >= b`, else `a`.
fn reduce(g: &mut Gates, a: &[Bit], b: &[Bit]) -> Word {
    let (difference, fits) = word::sub(g, a, b);
    word::mux(g, fits, &difference, a)
}
