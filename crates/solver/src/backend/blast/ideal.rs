//! Integers without bounds: signed words that are always wide enough for their value.
//!
//! Cannot do: bitwise operators and shifts, whose meaning depends on a width, and words beyond [`MAX_WIDTH`].

use term::BinaryOp;

use super::gates::{Bit, Gates};
use super::multiply::{divide_signed, multiply};
use super::word::{self, Word};

/// The widest word that is worth trying.
pub const MAX_WIDTH: usize = 512;

/// An operator over signed words; `None` if it cannot be expressed.
pub fn binary(g: &mut Gates, op: BinaryOp, a: &[Bit], b: &[Bit]) -> Option<Word> {
    // One bit more than the operands have: room for a carry, and for the least number divided by -1.
    let width = a.len().max(b.len()) + 1;
    if width.max(a.len() + b.len()) > MAX_WIDTH {
        return None;
    }
    let (wide_a, wide_b) = (word::sign_extend(a, width), word::sign_extend(b, width));
    let word = match op {
        BinaryOp::Add => word::add(g, &wide_a, &wide_b, Bit::FALSE).0,
        BinaryOp::Sub => word::sub(g, &wide_a, &wide_b).0,
        BinaryOp::Mul => product(g, a, b),
        BinaryOp::Div => divide_signed(g, &wide_a, &wide_b).0,
        BinaryOp::Rem => divide_signed(g, &wide_a, &wide_b).1,
        BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => return None,
    };
    Some(trim(word))
}

/// `-a`
pub fn neg(g: &mut Gates, a: &[Bit]) -> Word {
    trim(word::neg(g, &word::sign_extend(a, a.len() + 1)))
}

/// The word without the copies of its sign.
pub fn trim(mut word: Word) -> Word {
    while word.len() > 1 && word[word.len() - 1] == word[word.len() - 2] {
        word.pop();
    }
    word
}

fn product(g: &mut Gates, a: &[Bit], b: &[Bit]) -> Word {
    let (sign_a, sign_b) = (a[a.len() - 1], b[b.len() - 1]);
    let (magnitude_a, magnitude_b) = (word::neg_if(g, a, sign_a), word::neg_if(g, b, sign_b));
    let magnitude = multiply(g, &magnitude_a, &magnitude_b, a.len() + b.len());
    let negative = g.xor(sign_a, sign_b);
    word::neg_if(g, &magnitude, negative)
}
