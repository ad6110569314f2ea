//! The layout of packed floats, and their special values.

use term::Sort;

use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word::{self, Word};

/// A binary interchange format of IEEE 754.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits of the exponent.
    pub exponent: usize,
    /// Bits of the significand, with the one that is not stored.
    pub significand: usize,
}

impl Format {
    /// Java's `float`.
    pub const FLOAT: Format = Format { exponent: 8, significand: 24 };
    /// Java's `double`.
    pub const DOUBLE: Format = Format { exponent: 11, significand: 53 };

    /// The format of a sort of floats.
    pub fn of(sort: Sort) -> Format {
        if sort == Sort::Float { Format::FLOAT } else { Format::DOUBLE }
    }

    /// Bits that are stored.
    pub fn width(self) -> usize {
        self.exponent + self.significand
    }

    /// What is added to an exponent when it is stored; also the greatest exponent.
    pub fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent of the least normal number, and of all subnormal ones.
    pub fn least_exponent(self) -> i64 {
        1 - self.bias()
    }

    /// Bits of a signed exponent in which products and quotients of subnormal numbers fit.
    pub fn exponent_room(self) -> usize {
        self.exponent + 2
    }

    /// The stored fraction of a pattern.
    pub fn fraction(self, a: &[Bit]) -> &[Bit] {
        &a[..self.significand - 1]
    }

    /// The stored exponent of a pattern.
    pub fn stored_exponent(self, a: &[Bit]) -> &[Bit] {
        &a[self.significand - 1..self.width() - 1]
    }

    /// The pattern without its sign.
    pub fn magnitude(self, a: &[Bit]) -> &[Bit] {
        &a[..self.width() - 1]
    }

    /// The sign of a pattern.
    pub fn sign(self, a: &[Bit]) -> Bit {
        a[self.width() - 1]
    }

    /// Whether a canonical pattern is NaN: of all patterns with the top exponent only NaN's has a fraction.
    pub fn is_nan(self, g: &mut Gates, a: &[Bit]) -> Bit {
        g.all(&a[self.significand - 2..self.width() - 1])
    }

    /// Whether a canonical pattern is an infinity.
    pub fn is_infinite(self, g: &mut Gates, a: &[Bit]) -> Bit {
        let top = g.all(self.stored_exponent(a));
        g.and(top, !a[self.significand - 2])
    }

    /// Whether a pattern is a zero.
    pub fn is_zero(self, g: &mut Gates, a: &[Bit]) -> Bit {
        word::is_zero(g, self.magnitude(a))
    }

    /// The pattern of NaN.
    pub fn nan(self) -> Word {
        let mut pattern = self.infinity(Bit::FALSE);
        pattern[self.significand - 2] = Bit::TRUE;
        pattern
    }

    /// The pattern of an infinity.
    pub fn infinity(self, sign: Bit) -> Word {
        let mut pattern = vec![Bit::FALSE; self.significand - 1];
        pattern.extend(vec![Bit::TRUE; self.exponent]);
        pattern.push(sign);
        pattern
    }

    /// The pattern of a zero.
    pub fn zero(self, sign: Bit) -> Word {
        let mut pattern = vec![Bit::FALSE; self.width() - 1];
        pattern.push(sign);
        pattern
    }
}

/// Any pattern, with all NaNs made one.
pub fn canonical(g: &mut Gates, format: Format, a: &[Bit]) -> Word {
    let top = g.all(format.stored_exponent(a));
    let fraction = g.any(format.fraction(a));
    let nan = g.and(top, fraction);
    word::mux(g, nan, &format.nan(), a)
}
