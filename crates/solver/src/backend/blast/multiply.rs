//! Products and quotients of words, by the methods of school.

use super::gates::{Bit, Gates};
use super::word::{self, Word};

/// The low `width` bits of the product of unsigned words.
pub fn multiply(g: &mut Gates, a: &[Bit], b: &[Bit], width: usize) -> Word {
    // Each constant bit of the multiplier saves a row.
    let constants = |word: &[Bit]| word.iter().filter(|bit| bit.is_constant()).count();
    let (a, b) = if constants(a) > constants(b) { (b, a) } else { (a, b) };
    let mut product = word::constant(0, width);
    for (row, &bit) in b.iter().enumerate().take(width) {
        if bit == Bit::FALSE {
            continue;
        }
        // Above the top of the row only the carry moves on.
        let summand = word::mask(g, bit, &word::zero_extend(a, width - row));
        let (sum, _) = word::add(g, &product[row..], &summand, Bit::FALSE);
        product.splice(row.., sum);
    }
    product
}

/// Quotient and remainder of unsigned words of one width. For a divisor of zero: all ones, and the dividend.
pub fn divide(g: &mut Gates, a: &[Bit], b: &[Bit]) -> (Word, Word) {
    let width = b.len();
    let divisor = word::zero_extend(b, width + 1);
    let mut remainder = word::constant(0, width);
    let mut quotient = vec![Bit::FALSE; a.len()];
    for at in (0..a.len()).rev() {
        let mut shifted = Word::with_capacity(width + 1);
        shifted.push(a[at]);
        shifted.extend_from_slice(&remainder);
        let (difference, fits) = word::sub(g, &shifted, &divisor);
        quotient[at] = fits;
        remainder = word::mux(g, fits, &difference[..width], &shifted[..width]);
    }
    (quotient, remainder)
}

/// Quotient and remainder of signed words of one width, rounded towards zero, the least number divided by -1 wrapping.
/// For a divisor of zero as `bvsdiv` and `bvsrem` have it: -1 or 1 against the sign of the dividend, and the dividend.
pub fn divide_signed(g: &mut Gates, a: &[Bit], b: &[Bit]) -> (Word, Word) {
    let (sign_a, sign_b) = (a[a.len() - 1], b[b.len() - 1]);
    let magnitude_a = word::neg_if(g, a, sign_a);
    let magnitude_b = word::neg_if(g, b, sign_b);
    let (quotient, remainder) = divide(g, &magnitude_a, &magnitude_b);
    let negative = g.xor(sign_a, sign_b);
    (word::neg_if(g, &quotient, negative), word::neg_if(g, &remainder, sign_a))
}
