//! Java's `int` and `long`: words of fixed width that wrap.

use term::BinaryOp;

use super::gates::{Bit, Gates};
use super::multiply::{divide_signed, multiply};
use super::word::{self, Word};

/// An operator over words of 32 or 64 bits; the amount of a shift has 32.
pub fn binary(g: &mut Gates, op: BinaryOp, a: &[Bit], b: &[Bit]) -> Word {
    let amount = &b[..a.len().ilog2() as usize];
    match op {
        BinaryOp::Add => word::add(g, a, b, Bit::FALSE).0,
        BinaryOp::Sub => word::sub(g, a, b).0,
        BinaryOp::Mul => multiply(g, a, b, a.len()),
        BinaryOp::Div => divide_signed(g, a, b).0,
        BinaryOp::Rem => divide_signed(g, a, b).1,
        BinaryOp::Shl => word::shift_left(g, a, amount),
        BinaryOp::Shr => word::shift_right(g, a, amount, a[a.len() - 1]),
        BinaryOp::Ushr => word::shift_right(g, a, amount, Bit::FALSE),
        BinaryOp::And => bitwise(a, b, |a, b| g.and(a, b)),
        BinaryOp::Or => bitwise(a, b, |a, b| g.or(a, b)),
        BinaryOp::Xor => bitwise(a, b, |a, b| g.xor(a, b)),
    }
}

fn bitwise(a: &[Bit], b: &[Bit], mut gate: impl FnMut(Bit, Bit) -> Bit) -> Word {
    a.iter().zip(b).map(|(&a, &b)| gate(a, b)).collect()
}
