//! Whether a sum wraps, asked of the sum as a whole. Its parts may wrap when they are added in one order of operands
//! and not in another. If the whole sum cannot leave its type, that makes no difference.

use term::{Arithmetic, Term, Terms};

use super::sum::Sum;

/// The least and greatest value of a number.
pub(super) type Bounds = (i128, i128);

/// Stands for no bound: beyond all values.
const UNBOUNDED: i128 = 1 << 90;

/// The values that a term may have, as its arena knows them.
pub(super) fn bounds(terms: &Terms, term: Term) -> Bounds {
    let range = terms.range(term);
    let ideal = terms.arithmetic() == Arithmetic::Ideal;
    let least = if ideal && range.lo == i64::MIN { -UNBOUNDED } else { range.lo.into() };
    let greatest = if ideal && range.hi == i64::MAX { UNBOUNDED } else { range.hi.into() };
    (least, greatest)
}

/// The values of a type of so many bits.
pub(super) fn bounds_of_width(bits: u8) -> Bounds {
    (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
}

impl Sum {
    /// The values that the sum would have if it were exact; nothing if the numbers get too large.
    pub(super) fn exact_bounds(&self, bounds: &[Bounds]) -> Option<Bounds> {
        let (mut least, mut greatest) = (self.constant, self.constant);
        for &(part, c) in &self.parts {
            let (low, high) = bounds[part as usize];
            let ends = (low.checked_mul(c)?, high.checked_mul(c)?);
            least = least.checked_add(ends.0.min(ends.1))?;
            greatest = greatest.checked_add(ends.0.max(ends.1))?;
        }
        Some((least, greatest))
    }

    /// The same number as an exact sum, if there is one: all values must lie between two neighbouring points of
    /// wrapping.
    pub(super) fn unwrapped(self, bounds: &[Bounds]) -> Sum {
        let (Some(bits), Some((least, greatest))) = (self.width, self.exact_bounds(bounds)) else { return self };
        let round = |value: i128| (value - bounds_of_width(bits).0) >> bits;
        if round(least) != round(greatest) {
            return self;
        }
        Sum { constant: self.constant - (round(least) << bits), width: None, ..self }
    }

    /// The sum of an equation with zero, exact if a single multiple of the modulus is among the values.
    pub(super) fn unwrapped_equation(self, bounds: &[Bounds]) -> Sum {
        let (Some(bits), Some((least, greatest))) = (self.width, self.exact_bounds(bounds)) else { return self };
        // The opposite of such a coefficient is itself, so the bounds depend on the side on which it was written.
        let (smallest, _) = bounds_of_width(bits);
        if self.parts.iter().any(|&(_, c)| c == smallest) {
            return self;
        }
        let (first, last) = (-(-least >> bits), greatest >> bits);
        match last - first {
            0 => Sum { constant: self.constant - (first << bits), width: None, ..self },
            // No multiple of the modulus is possible: the exact equation has no solution either.
            -1 => Sum { width: None, ..self },
            _ => self,
        }
    }
}
