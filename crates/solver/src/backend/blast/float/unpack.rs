//! Floats taken apart.

use super::format::Format;
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// A float taken apart: its value is significand * 2^(exponent - (bits of the significand - 1)), unless it is NaN or
/// infinite.
pub struct Unpacked {
    pub sign: Bit,
    /// Signed, without bias.
    pub exponent: Word,
    /// With the leading bit that is not stored.
    pub significand: Word,
    pub nan: Bit,
    pub infinite: Bit,
    pub zero: Bit,
}

/// The parts as they are stored: a subnormal number has a leading zero.
pub fn unpack(g: &mut Gates, format: Format, a: &[Bit]) -> Unpacked {
    let stored = format.stored_exponent(a);
    let subnormal = word::is_zero(g, stored);
    let mut exponent = word::zero_extend(stored, format.exponent_room());
    // Subnormal numbers have the exponent of the least normal ones.
    exponent[0] = g.or(exponent[0], subnormal);
    let bias = word::constant(-format.bias(), exponent.len());
    let (exponent, _) = word::add(g, &exponent, &bias, Bit::FALSE);
    let mut significand = format.fraction(a).to_vec();
    significand.push(!subnormal);
    Unpacked {
        sign: format.sign(a),
        exponent,
        significand,
        nan: format.is_nan(g, a),
        infinite: format.is_infinite(g, a),
        zero: format.is_zero(g, a),
    }
}

/// The parts with a significand that starts with one, unless the number is zero.
pub fn unpack_normal(g: &mut Gates, format: Format, a: &[Bit]) -> Unpacked {
    let parts = unpack(g, format, a);
    let (significand, exponent) = normalize(g, &parts.significand, &parts.exponent);
    Unpacked { significand, exponent, ..parts }
}

/// Moves the leading one of a significand to its top, and counts that off the exponent. For zero the exponent means
/// nothing.
pub fn normalize(g: &mut Gates, significand: &[Bit], exponent: &[Bit]) -> (Word, Word) {
    let mut significand = significand.to_vec();
    let width = significand.len();
    let stages = usize::BITS - (width - 1).leading_zeros();
    let mut shift = word::constant(0, exponent.len());
    for stage in (0..stages as usize).rev() {
        let by = 1 << stage;
        let empty = word::is_zero(g, &significand[width - by..]);
        shift[stage] = empty;
        let shifted: Word = (0..width).map(|at| if at < by { Bit::FALSE } else { significand[at - by] }).collect();
        significand = word::mux(g, empty, &shifted, &significand);
    }
    let (exponent, _) = word::sub(g, exponent, &shift);
    (significand, exponent)
}
