//! IEEE 754 arithmetic as circuits: binary32 and binary64, rounding to nearest, ties to even; all NaNs are one.
//!
//! A float is its packed pattern, sign on top. Operators unpack, compute with a few bits more than the format has, and
//! leave the rest to one function, [`round`](round::round).

mod add;
mod compare;
mod convert;
mod div;
mod format;
mod mul;
mod rem;
mod round;
mod sqrt;
mod unpack;

pub use compare::{eq, le, lt};
pub use convert::{from_integer, narrow, to_integer, widen};
pub use format::{Format, canonical};
pub use sqrt::sqrt;

use term::BinaryOp;

use super::gates::{Bit, Gates};
use super::word::Word;

/// An operator over packed floats; `None` if it cannot be expressed.
pub fn binary(g: &mut Gates, op: BinaryOp, format: Format, a: &[Bit], b: &[Bit]) -> Option<Word> {
    Some(match op {
        BinaryOp::Add => add::add(g, format, a, b),
        BinaryOp::Sub => {
            let negated = neg(g, format, b);
            add::add(g, format, a, &negated)
        }
        BinaryOp::Mul => mul::mul(g, format, a, b),
        BinaryOp::Div => div::div(g, format, a, b),
        BinaryOp::Rem if format == Format::FLOAT => rem::rem(g, format, a, b),
        _ => return None,
    })
}

/// `-a`; NaN stays what it is.
pub fn neg(g: &mut Gates, format: Format, a: &[Bit]) -> Word {
    let nan = format.is_nan(g, a);
    let mut negated = a.to_vec();
    let sign = a[a.len() - 1];
    negated[a.len() - 1] = g.xor(sign, !nan);
    negated
}
