//! Sums of floats.

use super::format::Format;
use super::round::{round, shift_right_sticky};
use super::unpack::{normalize, unpack};
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// `a + b`
pub fn add(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Word {
    // The greater magnitude first: then the difference is never negative.
    let swap = word::unsigned_lt(g, format.magnitude(a), format.magnitude(b));
    let big = word::mux(g, swap, b, a);
    let small = word::mux(g, swap, a, b);
    let (big, small) = (unpack(g, format, &big), unpack(g, format, &small));

    // Three bits more below, the last of them sticky, decide the rounding; one more above takes the carry.
    let widen = |significand: &[Bit]| {
        let mut wide = vec![Bit::FALSE; 3];
        wide.extend_from_slice(significand);
        wide.push(Bit::FALSE);
        wide
    };
    let (distance, _) = word::sub(g, &big.exponent, &small.exponent);
    let aligned = shift_right_sticky(g, &widen(&small.significand), &distance);
    let subtract = g.xor(big.sign, small.sign);
    let summand: Word = aligned.iter().map(|&bit| g.xor(bit, subtract)).collect();
    let (sum, _) = word::add(g, &widen(&big.significand), &summand, subtract);

    let zero = word::is_zero(g, &sum);
    // The bit above doubles what the top bit is worth.
    let exponent = word::increment(g, &big.exponent, Bit::TRUE);
    let (sum, exponent) = normalize(g, &sum, &exponent);
    // A difference that vanishes is positive, a sum of zeros keeps their sign.
    let sign_of_zero = g.and(big.sign, small.sign);
    let sign = g.mux(zero, sign_of_zero, big.sign);
    let finite = round(g, format, sign, &exponent, &sum);

    let opposed = g.all(&[big.infinite, small.infinite, subtract]);
    let nan = g.any(&[big.nan, small.nan, opposed]);
    let infinity = format.infinity(big.sign);
    let result = word::mux(g, big.infinite, &infinity, &finite);
    word::mux(g, nan, &format.nan(), &result)
}
