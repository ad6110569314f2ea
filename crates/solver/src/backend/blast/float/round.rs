//! Rounding to nearest, ties to even, from an exact or sticky significand to a packed float.

use super::format::Format;
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// The float nearest to significand * 2^(exponent - (bits of the significand - 1)), for any number of bits; what was cut
/// off before must be noted in the lowest one ("sticky"), which then must lie below the format's own bits and the one
/// that decides. The significand starts with one, unless it is zero or the exponent is below the least of the format.
pub fn round(g: &mut Gates, format: Format, sign: Bit, exponent: &[Bit], significand: &[Bit]) -> Word {
    let room = exponent.len();
    let significand = pad(significand, format.significand + 2);
    let top = significand.len() - 1;

    // Below the least exponent the significand moves right instead.
    let least = word::constant(format.least_exponent(), room);
    let (shift, _) = word::sub(g, &least, exponent);
    let below = word::signed_lt(g, exponent, &least);
    let amount = word::mask(g, below, &shift);
    let significand = shift_right_sticky(g, &significand, &amount);

    let (biased, _) = word::add(g, exponent, &word::constant(format.bias(), room), Bit::FALSE);
    let normal = significand[top];
    let stored_exponent = word::mask(g, normal, &biased[..format.exponent]);
    let greatest = word::constant(format.bias(), room);
    let above = word::signed_lt(g, &greatest, exponent);
    let overflow = g.and(above, normal);

    let low = top + 1 - format.significand;
    let mut magnitude = significand[low..top].to_vec();
    magnitude.extend(stored_exponent);
    let half = significand[low - 1];
    let sticky = g.any(&significand[..low - 1]);
    let odd_or_more = g.or(sticky, magnitude[0]);
    let up = g.and(half, odd_or_more);
    // A carry out of the fraction goes into the exponent, up to infinity: just what is wanted.
    let mut rounded = word::increment(g, &magnitude, up);
    rounded.push(sign);
    word::mux(g, overflow, &format.infinity(sign), &rounded)
}

/// `a >> amount`; what falls off is noted in the lowest bit.
pub fn shift_right_sticky(g: &mut Gates, a: &[Bit], amount: &[Bit]) -> Word {
    let mut word = a.to_vec();
    let mut sticky = Bit::FALSE;
    for (stage, &bit) in amount.iter().enumerate() {
        let by = if stage < 16 { (1 << stage).min(word.len()) } else { word.len() };
        let lost = g.any(&word[..by]);
        let lost = g.and(bit, lost);
        sticky = g.or(sticky, lost);
        let shifted: Word = (0..word.len()).map(|at| word.get(at + by).copied().unwrap_or(Bit::FALSE)).collect();
        word = word::mux(g, bit, &shifted, &word);
    }
    word[0] = g.or(word[0], sticky);
    word
}

/// Adds zeros below until the word has this many bits.
fn pad(a: &[Bit], width: usize) -> Word {
    let mut padded = vec![Bit::FALSE; width.saturating_sub(a.len())];
    padded.extend_from_slice(a);
    padded
}
