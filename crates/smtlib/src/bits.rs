//! Bit-vectors in Java's integers. Deviations between the two worlds that are bridged here: widths, unsigned division and
//! order, shifts by more than the width, division by zero.

use term::{BinaryOp, Term, Terms, UnaryOp};

/// The constant of the low bits of a number.
pub fn constant(terms: &mut Terms, width: u32, value: u64) -> Term {
    let value = value & mask(width);
    if width <= 32 { terms.int(value as u32 as i32) } else { terms.long(value as i64) }
}

/// All bits of a width.
pub fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// Clears the bits beyond the width.
pub fn masked(terms: &mut Terms, a: Term, width: u32) -> Term {
    if width == 32 || width == 64 {
        return a;
    }
    let mask = constant(terms, width, mask(width));
    terms.binary(BinaryOp::And, a, mask)
}

/// As a signed number that fills its representation.
pub fn signed(terms: &mut Terms, a: Term, width: u32) -> Term {
    match width {
        32 | 64 => a,
        8 => terms.unary(UnaryOp::I2B, a),
        16 => terms.unary(UnaryOp::I2S, a),
        _ => {
            let unused = terms.int(if width < 32 { 32 - width } else { 64 - width } as i32);
            let high = terms.binary(BinaryOp::Shl, a, unused);
            terms.binary(BinaryOp::Shr, high, unused)
        }
    }
}

/// With zeros in front, to a width that is no less.
pub fn zero_extend(terms: &mut Terms, a: Term, from: u32, to: u32) -> Term {
    if from > 32 || to <= 32 {
        return a;
    }
    let long = terms.unary(UnaryOp::I2L, a);
    if from < 32 {
        return long;
    }
    let low = terms.long(u32::MAX.into());
    terms.binary(BinaryOp::And, long, low)
}

/// With copies of the sign in front, to a width that is no less.
pub fn sign_extend(terms: &mut Terms, a: Term, from: u32, to: u32) -> Term {
    let mut word = signed(terms, a, from);
    if from <= 32 && to > 32 {
        word = terms.unary(UnaryOp::I2L, word);
    }
    masked(terms, word, to)
}

/// Bits `high` down to `low`.
pub fn extract(terms: &mut Terms, a: Term, from: u32, high: u32, low: u32) -> Term {
    let amount = terms.int(low as i32);
    let shifted = terms.binary(BinaryOp::Ushr, a, amount);
    let width = high - low + 1;
    if width == from {
        return a;
    }
    let narrow = if from > 32 && width <= 32 { terms.unary(UnaryOp::L2I, shifted) } else { shifted };
    masked(terms, narrow, width)
}

/// One behind the other; the widths together are no more than 64.
pub fn concat(terms: &mut Terms, (a, a_width): (Term, u32), (b, b_width): (Term, u32)) -> Term {
    let width = a_width + b_width;
    let a = zero_extend(terms, a, a_width, width);
    let b = zero_extend(terms, b, b_width, width);
    let amount = terms.int(b_width as i32);
    let high = terms.binary(BinaryOp::Shl, a, amount);
    terms.binary(BinaryOp::Or, high, b)
}

/// `a < b` of unsigned numbers.
pub fn ult(terms: &mut Terms, a: Term, b: Term, width: u32) -> Term {
    let natural = terms.range(a).lo >= 0 && terms.range(b).lo >= 0;
    if natural { terms.lt(a, b) } else { biased_lt(terms, a, b, width) }
}

/// `a < b` of signed numbers.
pub fn slt(terms: &mut Terms, a: Term, b: Term, width: u32) -> Term {
    if width == 32 || width == 64 { terms.lt(a, b) } else { biased_lt(terms, a, b, width) }
}

/// Flipping the sign bits of both turns one order into the other.
fn biased_lt(terms: &mut Terms, a: Term, b: Term, width: u32) -> Term {
    let sign = constant(terms, width, 1 << (width - 1));
    let (a, b) = (terms.binary(BinaryOp::Xor, a, sign), terms.binary(BinaryOp::Xor, b, sign));
    terms.lt(a, b)
}

/// Addition, subtraction, multiplication.
pub fn arithmetic(terms: &mut Terms, op: BinaryOp, a: Term, b: Term, width: u32) -> Term {
    let wide = terms.binary(op, a, b);
    masked(terms, wide, width)
}

pub fn neg(terms: &mut Terms, a: Term, width: u32) -> Term {
    let wide = terms.unary(UnaryOp::Neg, a);
    masked(terms, wide, width)
}

pub fn not(terms: &mut Terms, a: Term, width: u32) -> Term {
    let ones = constant(terms, width, u64::MAX);
    terms.binary(BinaryOp::Xor, a, ones)
}

/// Signed quotient or remainder, rounded towards zero. Java's operators are total in the arena, as SMT-LIB wants it.
pub fn signed_divide(terms: &mut Terms, op: BinaryOp, a: Term, b: Term, width: u32) -> Term {
    let (a, b) = (signed(terms, a, width), signed(terms, b, width));
    let wide = terms.binary(op, a, b);
    masked(terms, wide, width)
}

/// The remainder with the sign of the divisor.
pub fn smod(terms: &mut Terms, a: Term, b: Term, width: u32) -> Term {
    let (a, b) = (signed(terms, a, width), signed(terms, b, width));
    let rem = terms.binary(BinaryOp::Rem, a, b);
    let zero = if width <= 32 { terms.int(0) } else { terms.long(0) };
    let nonzero = terms.ne(rem, zero);
    let (a_negative, b_negative) = (terms.lt(rem, zero), terms.lt(b, zero));
    let signs_differ = terms.binary(BinaryOp::Xor, a_negative, b_negative);
    let adjust = terms.and(nonzero, signs_differ);
    let adjusted = terms.binary(BinaryOp::Add, rem, b);
    let wide = terms.ite(adjust, adjusted, rem);
    masked(terms, wide, width)
}

/// Unsigned quotient and remainder. By zero: all ones, and the dividend.
///
/// Where the sign bit may be set: half the dividend is divided, and the quotient put right by the remainder.
pub fn unsigned_divide(terms: &mut Terms, a: Term, b: Term, width: u32) -> (Term, Term) {
    if terms.range(a).lo >= 0 && terms.range(b).lo >= 0 {
        let (quotient, remainder) = (terms.binary(BinaryOp::Div, a, b), terms.binary(BinaryOp::Rem, a, b));
        return (masked(terms, quotient, width), remainder);
    }
    let (zero, one, shift) = (constant(terms, width, 0), constant(terms, width, 1), terms.int(1));
    let half = terms.binary(BinaryOp::Ushr, a, shift);
    let (half_quotient, half_remainder) = (terms.binary(BinaryOp::Div, half, b), terms.binary(BinaryOp::Rem, half, b));
    let quotient = terms.binary(BinaryOp::Shl, half_quotient, shift);
    let doubled = terms.binary(BinaryOp::Shl, half_remainder, shift);
    let odd = terms.binary(BinaryOp::And, a, one);
    let remainder = terms.binary(BinaryOp::Or, doubled, odd);
    let done = ult(terms, remainder, b, width);
    let next = terms.binary(BinaryOp::Add, quotient, one);
    let less = terms.binary(BinaryOp::Sub, remainder, b);
    let small_quotient = terms.ite(done, quotient, next);
    let small_remainder = terms.ite(done, remainder, less);
    // A divisor with its sign bit set goes into the dividend once or not at all.
    let huge = terms.lt(b, zero);
    let below = ult(terms, a, b, width);
    let once = terms.ite(below, zero, one);
    let difference = terms.binary(BinaryOp::Sub, a, b);
    let huge_remainder = terms.ite(below, a, difference);
    (terms.ite(huge, once, small_quotient), terms.ite(huge, huge_remainder, small_remainder))
}

/// A shift by any amount.
pub fn shift(terms: &mut Terms, op: BinaryOp, a: Term, amount: Term, width: u32) -> Term {
    let limit = constant(terms, width, width.into());
    let within = ult(terms, amount, limit, width);
    let small = if width > 32 { terms.unary(UnaryOp::L2I, amount) } else { amount };
    match op {
        BinaryOp::Shr => {
            let most = terms.int(width as i32 - 1);
            let small = terms.ite(within, small, most);
            let word = signed(terms, a, width);
            let wide = terms.binary(op, word, small);
            masked(terms, wide, width)
        }
        _ => {
            let wide = terms.binary(op, a, small);
            let shifted = masked(terms, wide, width);
            let zero = constant(terms, width, 0);
            terms.ite(within, shifted, zero)
        }
    }
}

/// To the left by a number of places below the width.
pub fn rotate_left(terms: &mut Terms, a: Term, width: u32, places: u32) -> Term {
    if places == 0 {
        return a;
    }
    let high = extract(terms, a, width, width - places - 1, 0);
    let low = extract(terms, a, width, width - 1, width - places);
    concat(terms, (high, width - places), (low, places))
}
