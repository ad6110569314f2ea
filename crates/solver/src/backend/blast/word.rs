//! Words of bits, least significant first: sums, comparisons, shifts.

use super::gates::{Bit, Gates};

/// Bits, least significant first.
pub type Word = Vec<Bit>;

/// The low bits of a constant.
pub fn constant(value: i64, width: usize) -> Word {
    (0..width).map(|i| Bit::constant(value >> i.min(63) & 1 == 1)).collect()
}

/// New bits that may be anything.
pub fn inputs(g: &mut Gates, width: usize) -> Word {
    (0..width).map(|_| g.input()).collect()
}

/// The word as a signed number of this width: longer or shorter.
pub fn sign_extend(a: &[Bit], width: usize) -> Word {
    let sign = a[a.len() - 1];
    (0..width).map(|i| a.get(i).copied().unwrap_or(sign)).collect()
}

/// The word as an unsigned number of this width: longer or shorter.
pub fn zero_extend(a: &[Bit], width: usize) -> Word {
    (0..width).map(|i| a.get(i).copied().unwrap_or(Bit::FALSE)).collect()
}

/// `a + b + carry`, and the carry out.
pub fn add(g: &mut Gates, a: &[Bit], b: &[Bit], mut carry: Bit) -> (Word, Bit) {
    debug_assert_eq!(a.len(), b.len());
    let mut sum = Word::with_capacity(a.len());
    for (&a, &b) in a.iter().zip(b) {
        let half = g.xor(a, b);
        sum.push(g.xor(half, carry));
        carry = g.majority(a, b, carry);
    }
    (sum, carry)
}

/// `a - b`, and whether nothing had to be borrowed, that is, `a >= b` without signs.
pub fn sub(g: &mut Gates, a: &[Bit], b: &[Bit]) -> (Word, Bit) {
    let b = not(b);
    add(g, a, &b, Bit::TRUE)
}

/// `a + 1` if `up`, else `a`.
pub fn increment(g: &mut Gates, a: &[Bit], up: Bit) -> Word {
    add(g, a, &constant(0, a.len()), up).0
}

/// `-a`, of the same width.
pub fn neg(g: &mut Gates, a: &[Bit]) -> Word {
    let complement = not(a);
    increment(g, &complement, Bit::TRUE)
}

/// `-a` if `negative`, else `a`.
pub fn neg_if(g: &mut Gates, a: &[Bit], negative: Bit) -> Word {
    let flipped: Word = a.iter().map(|&bit| g.xor(bit, negative)).collect();
    increment(g, &flipped, negative)
}

pub fn not(a: &[Bit]) -> Word {
    a.iter().map(|&bit| !bit).collect()
}

/// `then` if `condition`, else `otherwise`.
pub fn mux(g: &mut Gates, condition: Bit, then: &[Bit], otherwise: &[Bit]) -> Word {
    debug_assert_eq!(then.len(), otherwise.len());
    then.iter().zip(otherwise).map(|(&then, &otherwise)| g.mux(condition, then, otherwise)).collect()
}

/// `a` if `condition`, else zero.
pub fn mask(g: &mut Gates, condition: Bit, a: &[Bit]) -> Word {
    a.iter().map(|&bit| g.and(condition, bit)).collect()
}

pub fn eq(g: &mut Gates, a: &[Bit], b: &[Bit]) -> Bit {
    debug_assert_eq!(a.len(), b.len());
    let same: Word = a.iter().zip(b).map(|(&a, &b)| !g.xor(a, b)).collect();
    g.all(&same)
}

/// `a < b` without signs.
pub fn unsigned_lt(g: &mut Gates, a: &[Bit], b: &[Bit]) -> Bit {
    debug_assert_eq!(a.len(), b.len());
    a.iter().zip(b).fold(Bit::FALSE, |below, (&a, &b)| g.majority(!a, b, below))
}

/// `a < b` with signs.
pub fn signed_lt(g: &mut Gates, a: &[Bit], b: &[Bit]) -> Bit {
    let (top, low) = (a.len() - 1, ..a.len() - 1);
    let below = unsigned_lt(g, &a[low], &b[low]);
    g.majority(a[top], !b[top], below)
}

pub fn is_zero(g: &mut Gates, a: &[Bit]) -> Bit {
    !g.any(a)
}

/// `a << amount`.
pub fn shift_left(g: &mut Gates, a: &[Bit], amount: &[Bit]) -> Word {
    let mut word = a.to_vec();
    for (i, &bit) in amount.iter().enumerate() {
        let by = 1usize.checked_shl(i as u32).unwrap_or(usize::MAX);
        let shifted: Word =
            (0..word.len()).map(|at| at.checked_sub(by).map_or(Bit::FALSE, |from| word[from])).collect();
        word = mux(g, bit, &shifted, &word);
    }
    word
}

/// `a >> amount`, with `fill` coming in at the top.
pub fn shift_right(g: &mut Gates, a: &[Bit], amount: &[Bit], fill: Bit) -> Word {
    let mut word = a.to_vec();
    for (i, &bit) in amount.iter().enumerate() {
        let by = 1usize << i;
        let shifted: Word = (0..word.len()).map(|at| word.get(at + by).copied().unwrap_or(fill)).collect();
        word = mux(g, bit, &shifted, &word);
    }
    word
}
