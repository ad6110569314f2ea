//! A double as two 32-bit words.
//!
//! fdlibm picks its branches by comparing the upper word (sign, exponent, top
//! 20 bits of the significand) with integer thresholds, and splits numbers by
//! clearing the lower word. These helpers name those operations, so that the
//! algorithms can keep exactly the same thresholds.

/// The word with sign, exponent and top of the significand.
pub fn high(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

/// The upper word without the sign: ordered like `x.abs()`.
pub fn high_abs(x: f64) -> i32 {
    high(x) & 0x7fff_ffff
}

/// The lower 32 bits of the significand.
pub fn low(x: f64) -> u32 {
    x.to_bits() as u32
}

/// The double with the upper word `high` and a zero lower word.
pub fn from_high(high: i32) -> f64 {
    f64::from_bits(u64::from(high as u32) << 32)
}

/// `x` with its upper word replaced.
pub fn with_high(x: f64, high: i32) -> f64 {
    f64::from_bits(u64::from(high as u32) << 32 | u64::from(low(x)))
}

/// `x` cut to its upper word: at most 21 significant bits, so that the product
/// of two such numbers is exact.
pub fn truncated(x: f64) -> f64 {
    from_high(high(x))
}

/// `2^n` for a normal result.
pub fn power_of_two(n: i32) -> f64 {
    debug_assert!((-1022..=1023).contains(&n));
    from_high((n + 1023) << 20)
}
