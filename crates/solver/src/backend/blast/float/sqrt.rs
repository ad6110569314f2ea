//! Square roots of floats, digit by digit.

use super::format::Format;
use super::round::round;
use super::unpack::unpack_normal;
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// The square root, correctly rounded.
pub fn sqrt(g: &mut Gates, format: Format, a: &[Bit]) -> Word {
    let pattern = a;
    let a = unpack_normal(g, format, a);
    // An odd exponent gives its lowest bit to the significand, which is then in [1, 4).
    let odd = a.exponent[0];
    let mut even = a.significand.clone();
    even.push(Bit::FALSE);
    let mut doubled = vec![Bit::FALSE];
    doubled.extend_from_slice(&a.significand);
    let radicand = word::mux(g, odd, &doubled, &even);
    // As many digits as the format has, one that decides, and a sticky bit. Each digit takes two bits of the radicand.
    let digits = format.significand + 1;
    let mut padded = vec![Bit::FALSE; 2 * digits - radicand.len()];
    padded.extend(radicand);
    let (mut root, remainder) = integer_sqrt(g, &padded);
    let inexact = g.any(&remainder);
    root.insert(0, inexact);
    // Half of the exponent, rounded down; the shift keeps its sign.
    let half = word::sign_extend(&a.exponent[1..], a.exponent.len());
    let finite = round(g, format, Bit::FALSE, &half, &root);

    let negative = g.and(a.sign, !a.zero);
    let nan = g.or(a.nan, negative);
    // A zero and the positive infinity are their own roots.
    let itself = g.or(a.zero, a.infinite);
    let result = word::mux(g, itself, pattern, &finite);
    word::mux(g, nan, &format.nan(), &result)
}

/// The root, rounded down, of a number of an even count of bits, and the remainder.
fn integer_sqrt(g: &mut Gates, a: &[Bit]) -> (Word, Word) {
    let digits = a.len() / 2;
    let width = digits + 2;
    let mut root: Word = Vec::new();
    let mut remainder = word::constant(0, width);
    for digit in (0..digits).rev() {
        // Bring down two bits, and try to subtract 4 * root + 1.
        let mut current = vec![a[2 * digit], a[2 * digit + 1]];
        current.extend_from_slice(&remainder[..width - 2]);
        let mut trial = vec![Bit::TRUE, Bit::FALSE];
        trial.extend_from_slice(&root);
        let (difference, fits) = word::sub(g, &current, &word::zero_extend(&trial, width));
        remainder = word::mux(g, fits, &difference, &current);
        root.insert(0, fits);
    }
    (root, remainder)
}
