//! Conversions between floats, and between floats and integers, as Java has them: to integers by cutting off the
//! fraction, at the least or greatest integer if out of range, and zero for NaN.

use super::format::Format;
use super::round::round;
use super::unpack::{normalize, unpack, unpack_normal};
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// The float nearest to a signed integer of any width.
pub fn from_integer(g: &mut Gates, format: Format, a: &[Bit]) -> Word {
    let sign = a[a.len() - 1];
    let magnitude = word::neg_if(g, a, sign);
    // Room for the exponent of a very wide integer too.
    let exponent = word::constant(a.len() as i64 - 1, format.exponent_room().max(12));
    let (significand, exponent) = normalize(g, &magnitude, &exponent);
    round(g, format, sign, &exponent, &significand)
}

/// The signed integer of this width that Java converts a float to.
pub fn to_integer(g: &mut Gates, format: Format, a: &[Bit], width: usize) -> Word {
    let a = unpack(g, format, a);
    let room = a.exponent.len();
    // Shifted by at most width - 2, the integer part stands above the fraction.
    let amount = &a.exponent[..width.ilog2() as usize];
    let register = word::zero_extend(&a.significand, format.significand - 1 + width);
    let shifted = word::shift_left(g, &register, amount);
    let integer = word::neg_if(g, &shifted[format.significand - 1..], a.sign);

    let fraction_only = a.exponent[room - 1];
    let nothing = g.or(a.nan, fraction_only);
    let finite = word::mask(g, !nothing, &integer);
    let too_big = word::signed_lt(g, &word::constant(width as i64 - 2, room), &a.exponent);
    let saturate = g.and(too_big, !a.nan);
    let mut limit = vec![!a.sign; width - 1];
    limit.push(a.sign);
    word::mux(g, saturate, &limit, &finite)
}

/// A `float` as a `double`.
pub fn widen(g: &mut Gates, a: &[Bit]) -> Word {
    let (from, to) = (Format::FLOAT, Format::DOUBLE);
    let a = unpack_normal(g, from, a);
    // Always exact, and never subnormal.
    let exponent = word::sign_extend(&a.exponent, to.exponent_room());
    let (biased, _) = word::add(g, &exponent, &word::constant(to.bias(), exponent.len()), Bit::FALSE);
    let mut pattern = vec![Bit::FALSE; to.significand - from.significand];
    pattern.extend_from_slice(&a.significand[..from.significand - 1]);
    pattern.extend_from_slice(&biased[..to.exponent]);
    pattern.push(a.sign);
    special(g, to, &a, &pattern)
}

/// A `double` rounded to `float`.
pub fn narrow(g: &mut Gates, a: &[Bit]) -> Word {
    let to = Format::FLOAT;
    // Subnormal numbers are far below the least `float`: that they do not start with one does no harm.
    let a = unpack(g, Format::DOUBLE, a);
    let pattern = round(g, to, a.sign, &a.exponent, &a.significand);
    special(g, to, &a, &pattern)
}

fn special(g: &mut Gates, to: Format, a: &super::unpack::Unpacked, pattern: &[Bit]) -> Word {
    let result = word::mux(g, a.zero, &to.zero(a.sign), pattern);
    let result = word::mux(g, a.infinite, &to.infinity(a.sign), &result);
    word::mux(g, a.nan, &to.nan(), &result)
}
