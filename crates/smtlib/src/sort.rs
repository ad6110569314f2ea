//! Sorts of SMT-LIB that we have, and how their values are laid out in terms.
//!
//! A bit-vector of up to 32 bits is an `int`, of up to 64 bits a `long`. Bits beyond its width are zero, so that one value
//! has one representation; those of 32 and 64 bits fill theirs.

use std::fmt;
use term::{Domain, Node, Term, Terms};

/// The widest bit-vectors.
pub const WIDEST: u32 = 64;

/// Sorts whose values are single terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bool,
    /// Unbounded.
    Int,
    BitVec(u32),
    Float,
    Double,
}

/// Sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    Scalar(Scalar),
    Array(Scalar, Scalar),
    Rounding,
    /// Real numbers; only literals have this sort.
    Real,
}

impl Scalar {
    /// The domain of a variable of this sort; the variable may have more bits than the sort.
    pub fn domain(self) -> Domain {
        match self {
            Scalar::Bool | Scalar::BitVec(1) => Domain::Bool,
            Scalar::Int => Domain::Long,
            Scalar::BitVec(8) => Domain::Byte,
            Scalar::BitVec(16) => Domain::Char,
            Scalar::BitVec(31) => Domain::Natural,
            Scalar::BitVec(..=32) => Domain::Int,
            Scalar::BitVec(_) => Domain::Long,
            Scalar::Float => Domain::Float,
            Scalar::Double => Domain::Double,
        }
    }

    /// Any value of this sort, by a variable.
    pub fn variable(self, terms: &mut Terms, index: u32) -> Term {
        let variable = terms.variable(index, self.domain());
        match self {
            Scalar::BitVec(1) => {
                let (one, zero) = (terms.int(1), terms.int(0));
                terms.ite(variable, one, zero)
            }
            Scalar::BitVec(width) => crate::bits::masked(terms, variable, width),
            _ => variable,
        }
    }

    /// The value of the variable with which [`Scalar::variable`] has this value.
    pub fn variable_value(self, value: Node) -> Node {
        match (self, value) {
            (Scalar::BitVec(1), Node::Int(bit)) => Node::Bool(bit == 1),
            (Scalar::BitVec(8), Node::Int(bits)) => Node::Int((bits as i8).into()),
            _ => value,
        }
    }

    /// Zero, or false.
    pub fn zero(self) -> Node {
        match self {
            Scalar::Bool => Node::Bool(false),
            Scalar::Int | Scalar::BitVec(33..) => Node::Long(0),
            Scalar::BitVec(_) => Node::Int(0),
            Scalar::Float => Node::Float(0),
            Scalar::Double => Node::Double(0),
        }
    }

    /// A value as it is written.
    pub fn write(self, value: Node) -> String {
        match (self, value) {
            (Scalar::Int, Node::Long(value)) if value < 0 => format!("(- {})", value.unsigned_abs()),
            (Scalar::Int, Node::Long(value)) => value.to_string(),
            (Scalar::BitVec(width), Node::Int(value)) => bits_text(u64::from(value as u32), width),
            (Scalar::BitVec(width), Node::Long(value)) => bits_text(value as u64, width),
            (Scalar::Float, Node::Float(bits)) => float_text(bits.into(), 8, 24),
            (Scalar::Double, Node::Double(bits)) => float_text(bits, 11, 53),
            (_, Node::Bool(value)) => value.to_string(),
            (_, other) => format!("{other:?}"),
        }
    }
}

fn bits_text(value: u64, width: u32) -> String {
    let width = width as usize;
    if width.is_multiple_of(4) {
        format!("#x{value:0digits$x}", digits = width / 4)
    } else {
        format!("#b{value:0width$b}")
    }
}

fn float_text(bits: u64, exponent_bits: u32, significand_bits: u32) -> String {
    let fraction_bits = significand_bits - 1;
    let fraction = bits & ((1 << fraction_bits) - 1);
    let largest = (1 << exponent_bits) - 1;
    let exponent = bits >> fraction_bits & largest;
    let sign = bits >> (exponent_bits + fraction_bits) & 1;
    let special = match (exponent, fraction, sign) {
        (0, 0, 0) => "+zero",
        (0, 0, _) => "-zero",
        (e, 0, 0) if e == largest => "+oo",
        (e, 0, _) if e == largest => "-oo",
        (e, ..) if e == largest => "NaN",
        _ => {
            let (e, f) = (exponent_bits as usize, fraction_bits as usize);
            return format!("(fp #b{sign} #b{exponent:0e$b} #b{fraction:0f$b})");
        }
    };
    format!("(_ {special} {exponent_bits} {significand_bits})")
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Bool => f.write_str("Bool"),
            Scalar::Int => f.write_str("Int"),
            Scalar::BitVec(width) => write!(f, "(_ BitVec {width})"),
            Scalar::Float => f.write_str("(_ FloatingPoint 8 24)"),
            Scalar::Double => f.write_str("(_ FloatingPoint 11 53)"),
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sort::Scalar(scalar) => scalar.fmt(f),
            Sort::Array(index, element) => write!(f, "(Array {index} {element})"),
            Sort::Rounding => f.write_str("RoundingMode"),
            Sort::Real => f.write_str("Real"),
        }
    }
}
