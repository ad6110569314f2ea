//! Exact probabilities: fractions whose denominators are powers of two, as all domains of variables have a power of two of
//! values.

use num_bigint::BigUint;
use num_traits::{One, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::fmt;

/// `numerator / 2^bits`, reduced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Probability {
    numerator: BigUint,
    bits: u64,
}

impl Probability {
    /// A share of 2^bits.
    pub fn new(numerator: BigUint, bits: u64) -> Probability {
        let common = numerator.trailing_zeros().map_or(bits, |zeros| zeros.min(bits));
        Probability { numerator: numerator >> common, bits: bits - common }
    }

    /// Certainty.
    pub fn one() -> Probability {
        Probability { numerator: BigUint::one(), bits: 0 }
    }

    /// The probability of either of two events that exclude each other.
    pub fn plus(&self, other: &Probability) -> Probability {
        let bits = self.bits.max(other.bits);
        Probability::new(self.over(bits) + other.over(bits), bits)
    }

    /// The difference; nothing if it would be negative.
    pub fn minus(&self, other: &Probability) -> Option<Probability> {
        let bits = self.bits.max(other.bits);
        let (own, others) = (self.over(bits), other.over(bits));
        (own >= others).then(|| Probability::new(own - others, bits))
    }

    fn over(&self, bits: u64) -> BigUint {
        &self.numerator << (bits - self.bits)
    }

    /// The numerator of the reduced fraction.
    pub fn numerator(&self) -> &BigUint {
        &self.numerator
    }

    /// The denominator of the reduced fraction.
    pub fn denominator(&self) -> BigUint {
        BigUint::one() << self.bits
    }

    /// Whether it is impossible.
    pub fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    /// Whether it is certain.
    pub fn is_one(&self) -> bool {
        self.numerator.is_one() && self.bits == 0
    }

    /// The nearest double.
    pub fn to_f64(&self) -> f64 {
        // A double keeps fewer bits, and more would exceed its exponent.
        let excess = self.numerator.bits().saturating_sub(64);
        let top = (&self.numerator >> excess).to_u64().unwrap_or(u64::MAX) as f64;
        let exponent = excess as i64 - self.bits as i64;
        // In two steps: each power of two alone may be too small.
        let half = exponent / 2;
        top * power_of_two(half) * power_of_two(exponent - half)
    }

    /// As a decimal of about twelve digits, rounded down, so that only certainty is shown as 1.
    pub fn decimal(&self) -> String {
        let value = self.to_f64();
        if value != 0.0 && value < 1e-4 {
            return format!("{value:.6e}");
        }
        const DIGITS: u32 = 12;
        let scaled = (&self.numerator * BigUint::from(10u32).pow(DIGITS)) >> self.bits;
        let (whole, rest) = (&scaled / 10u64.pow(DIGITS), &scaled % 10u64.pow(DIGITS));
        let digits = format!("{rest:0>12}");
        let digits = digits.trim_end_matches('0');
        if digits.is_empty() { whole.to_string() } else { format!("{whole}.{digits}") }
    }
}

impl PartialOrd for Probability {
    fn partial_cmp(&self, other: &Probability) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Probability {
    fn cmp(&self, other: &Probability) -> Ordering {
        let bits = self.bits.max(other.bits);
        self.over(bits).cmp(&other.over(bits))
    }
}

impl fmt::Display for Probability {
    /// The fraction; large denominators as powers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bits {
            0 => write!(f, "{}", self.numerator),
            bits @ 1..=16 => write!(f, "{}/{}", self.numerator, 1u32 << bits),
            bits => write!(f, "{}/2^{bits}", self.numerator),
        }
    }
}

fn power_of_two(exponent: i64) -> f64 {
    f64::powi(2.0, exponent.clamp(-1074, 1023) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_add_up_and_are_readable() {
        let third = Probability::new(BigUint::from(6u32), 4);
        assert_eq!(third.to_string(), "3/8");
        assert_eq!(third.plus(&third).decimal(), "0.75");
        let rest = Probability::one().minus(&third.plus(&third)).expect("less than one");
        assert_eq!(rest, Probability::new(BigUint::one(), 2));
        assert!(third.plus(&third).plus(&rest).is_one());
        assert_eq!(third.minus(&Probability::one()), None);
        let tiny = Probability::new(BigUint::from(3u32), 64);
        assert_eq!((tiny.to_string().as_str(), tiny.decimal().as_str()), ("3/2^64", "1.626303e-19"));
        let nearly = Probability::one().minus(&tiny).expect("less than one");
        assert_eq!(nearly.decimal(), "0.999999999999");
        assert!(rest < third && tiny < rest);
    }

    #[test]
    fn numbers_of_thousands_of_bits_are_readable() {
        let small = Probability::new(BigUint::one(), 1050);
        assert!(small.to_f64() > 0.0);
        let large = Probability::new((BigUint::one() << 5000) - 1u32, 5000);
        assert_eq!(large.to_f64(), 1.0);
    }
}
