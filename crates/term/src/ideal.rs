//! The operators over unbounded integers: exact where arithmetic has a meaning; bitwise operators and conversions have
//! one only for operands that fit Java's types.

use crate::java;
use crate::node::{BinaryOp, Comparison, Node, UnaryOp};

/// A value with room for intermediate results.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wide {
    Int(i128),
    Long(i128),
    /// A constant that is no integer.
    Other(Node),
}

impl Wide {
    pub(crate) fn of(node: Node) -> Wide {
        match node {
            Node::Int(value) => Wide::Int(value.into()),
            Node::Long(value) => Wide::Long(value.into()),
            other => Wide::Other(other),
        }
    }

    /// The constant, if it fits.
    pub(crate) fn node(self) -> Option<Node> {
        match self {
            Wide::Int(value) => i32::try_from(value).ok().map(Node::Int),
            Wide::Long(value) => i64::try_from(value).ok().map(Node::Long),
            Wide::Other(node) => Some(node),
        }
    }
}

pub(crate) fn unary(op: UnaryOp, a: Wide) -> Option<Wide> {
    match (op, a) {
        (UnaryOp::Neg, Wide::Int(a)) => a.checked_neg().map(Wide::Int),
        (UnaryOp::Neg, Wide::Long(a)) => a.checked_neg().map(Wide::Long),
        (UnaryOp::I2L, Wide::Int(a)) => Some(Wide::Long(a)),
        (UnaryOp::L2I, Wide::Long(a)) => Some(Wide::Int(a)),
        _ => java::unary(op, a.node()?).map(Wide::of),
    }
}

pub(crate) fn binary(op: BinaryOp, a: Wide, b: Wide) -> Option<Wide> {
    let (x, y, make, bits): (i128, i128, fn(i128) -> Wide, i128) = match (a, b) {
        (Wide::Int(a), Wide::Int(b)) => (a, b, Wide::Int, 32),
        (Wide::Long(a), Wide::Long(b) | Wide::Int(b)) => (a, b, Wide::Long, 64),
        _ => return java::binary(op, a.node()?, b.node()?).map(Wide::of),
    };
    let value = match op {
        BinaryOp::Add => x.checked_add(y)?,
        BinaryOp::Sub => x.checked_sub(y)?,
        BinaryOp::Mul => x.checked_mul(y)?,
        BinaryOp::Div if y == 0 => {
            if x < 0 {
                1
            } else {
                -1
            }
        }
        BinaryOp::Div => x.checked_div(y)?,
        BinaryOp::Rem if y == 0 => x,
        BinaryOp::Rem => x.checked_rem(y)?,
        BinaryOp::Shl => x.checked_mul(1 << (y & (bits - 1)))?,
        _ => return java::binary(op, a.node()?, b.node()?).map(Wide::of),
    };
    Some(make(value))
}

pub(crate) fn compare(op: Comparison, a: Wide, b: Wide) -> Option<bool> {
    match (a, b) {
        (Wide::Int(a), Wide::Int(b)) | (Wide::Long(a), Wide::Long(b)) => Some(match op {
            Comparison::Eq => a == b,
            Comparison::Lt => a < b,
            Comparison::Le => a <= b,
        }),
        _ => java::compare(op, a.node()?, b.node()?),
    }
}
