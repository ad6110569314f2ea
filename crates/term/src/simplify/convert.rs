//! Conversions between sorts.

use crate::arithmetic::Arithmetic;
use crate::interval::Interval;
use crate::node::{Node, UnaryOp};
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    pub(super) fn convert(&mut self, op: UnaryOp, a: Term) -> Term {
        let java = self.arithmetic() == Arithmetic::Java;
        if let Some((lo, hi)) = kept_by(op)
            && self.range(a).within(Interval { lo, hi })
        {
            return a;
        }
        if let Node::Unary(inner, x) = self.node(a) {
            match (op, inner) {
                (UnaryOp::L2I, UnaryOp::I2L)
                | (UnaryOp::D2F, UnaryOp::F2D)
                | (UnaryOp::BitsFloat, UnaryOp::FloatBits)
                | (UnaryOp::BitsDouble, UnaryOp::DoubleBits) => return x,
                (UnaryOp::I2L, UnaryOp::L2I) if !java || self.range(x).within(INT) => return x,
                (UnaryOp::D2I, UnaryOp::I2D) if java => return x,
                (UnaryOp::D2L, UnaryOp::I2D) if java => return self.unary(UnaryOp::I2L, x),
                (UnaryOp::L2D, UnaryOp::I2L) if java => return self.unary(UnaryOp::I2D, x),
                (UnaryOp::L2F, UnaryOp::I2L) if java => return self.unary(UnaryOp::I2F, x),
                // Only the low bits of the inner result matter, and they are the operand's.
                (UnaryOp::I2B, UnaryOp::I2C | UnaryOp::I2S)
                | (UnaryOp::I2C, UnaryOp::I2S)
                | (UnaryOp::I2S, UnaryOp::I2C)
                    if java =>
                {
                    return self.unary(op, x);
                }
                _ => {}
            }
        }
        self.raw_unary(op, a)
    }
}

const INT: Interval = Interval { lo: i32::MIN as i64, hi: i32::MAX as i64 };

/// The values that a narrowing keeps.
fn kept_by(op: UnaryOp) -> Option<(i64, i64)> {
    match op {
        UnaryOp::I2B => Some((i8::MIN.into(), i8::MAX.into())),
        UnaryOp::I2C => Some((0, u16::MAX.into())),
        UnaryOp::I2S => Some((i16::MIN.into(), i16::MAX.into())),
        _ => None,
    }
}
