//! The shape of a term: an operator over smaller terms, a constant, or a variable.

use crate::sort::{Domain, Sort};
use crate::term::Term;

/// One term, its parts given by reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A truth value.
    Bool(bool),
    /// An `int`.
    Int(i32),
    /// A `long`.
    Long(i64),
    /// A `float`, by its bits; all NaNs are one.
    Float(u32),
    /// A `double`, by its bits; all NaNs are one.
    Double(u64),
    /// An input.
    Variable(Variable),
    /// An operator with one operand.
    Unary(UnaryOp, Term),
    /// An operator with two operands of one sort; the amount of a shift is an `int`.
    Binary(BinaryOp, Term, Term),
    /// A comparison; its sort is `Bool`.
    Compare(Comparison, Term, Term),
    /// The second part if the first, a truth value, holds; else the third.
    Ite(Term, Term, Term),
}

/// An input: numbered in the order in which a path makes them, so that sibling paths share variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variable {
    /// Its number on the path.
    pub index: u32,
    /// What it ranges over.
    pub domain: Domain,
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum UnaryOp {
    /// Of a truth value.
    Not,
    /// Arithmetic negation, of any number.
    Neg,
    I2L,
    I2F,
    I2D,
    L2I,
    L2F,
    L2D,
    F2I,
    F2L,
    F2D,
    D2I,
    D2L,
    D2F,
    I2B,
    I2C,
    I2S,
    /// `Float.floatToRawIntBits`; NaN gives 0x7fc00000.
    FloatBits,
    /// `Float.intBitsToFloat`.
    BitsFloat,
    /// `Double.doubleToRawLongBits`; NaN gives 0x7ff8000000000000.
    DoubleBits,
    /// `Double.longBitsToDouble`.
    BitsDouble,
    /// The correctly rounded square root of a `double`.
    Sqrt,
}

impl UnaryOp {
    /// The sort of the result; nothing if it is the operand's.
    pub(crate) fn result(self) -> Option<Sort> {
        Some(match self {
            UnaryOp::Not => Sort::Bool,
            UnaryOp::Neg => return None,
            UnaryOp::I2L | UnaryOp::F2L | UnaryOp::D2L | UnaryOp::DoubleBits => Sort::Long,
            UnaryOp::I2F | UnaryOp::L2F | UnaryOp::D2F | UnaryOp::BitsFloat => Sort::Float,
            UnaryOp::I2D | UnaryOp::L2D | UnaryOp::F2D | UnaryOp::BitsDouble | UnaryOp::Sqrt => Sort::Double,
            _ => Sort::Int,
        })
    }
}

/// Operators with two operands. Division and remainder of integers: the divisor is never zero where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    /// Shifts use the low five (six for `long`) bits of the amount, an `int`.
    Shl,
    Shr,
    Ushr,
    /// Bitwise for integers, logical for truth values.
    And,
    Or,
    Xor,
}

/// Comparisons. The others are made of these by swapping and negating; `Le` is kept for floats only, where NaN makes
/// it differ from the negation of `Lt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Comparison {
    /// Equality: for floats IEEE's, by which NaN differs from itself and -0.0 equals 0.0.
    Eq,
    /// Signed for integers, IEEE's for floats.
    Lt,
    Le,
}
