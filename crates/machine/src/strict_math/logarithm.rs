//! Natural and decimal logarithms of fdlibm 5.3.
//!
//! All of them write the argument as `2^k * (1 + f)` with `1 + f` around one
//! and evaluate a polynomial in `s = f / (2 + f)`, adding `k * ln 2` in two
//! pieces. They differ in how they keep the low bits, hence in the last bit.

use super::words::{high, high_abs, with_high};

/// Natural logarithm; NaN for a negative argument.
#[must_use]
pub fn log(x: f64) -> f64 {
    let (x, mut k) = match positive_normal(x) {
        Ok(normalised) => normalised,
        Err(result) => return result,
    };
    let hx = high(x) & SIGNIFICAND_TOP;
    k += (high(x) >> 20) - 1023;
    // Significands above sqrt(2) go with the next power of two.
    let carry = (hx + 0x9_5f64) & 0x10_0000;
    let f = with_high(x, hx | (carry ^ ONE_HIGH)) - 1.0;
    k += carry >> 20;
    let dk = f64::from(k);

    if SIGNIFICAND_TOP & (2 + hx) < 3 {
        // |f| < 2^-20: three terms of the series do.
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HEAD + dk * LN2_TAIL };
        }
        let r = f * f * (0.5 - THIRD * f);
        return if k == 0 { f - r } else { dk * LN2_HEAD - ((r - dk * LN2_TAIL) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let t1 = w * (SERIES[1] + w * (SERIES[3] + w * SERIES[5]));
    let t2 = z * (SERIES[0] + w * (SERIES[2] + w * (SERIES[4] + w * SERIES[6])));
    let r = t2 + t1;
    // Between about 1.38 and 1.42 the square of f is worth separating.
    if (hx - 0x6_147a) | (0x6_b851 - hx) > 0 {
        let half_square = 0.5 * f * f;
        if k == 0 {
            f - (half_square - s * (half_square + r))
        } else {
            dk * LN2_HEAD - ((half_square - (s * (half_square + r) + dk * LN2_TAIL)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HEAD - ((s * (f - r) - dk * LN2_TAIL) - f)
    }
}

/// Decimal logarithm; NaN for a negative argument.
#[must_use]
pub fn log10(x: f64) -> f64 {
    let (x, mut k) = match positive_normal(x) {
        Ok(normalised) => normalised,
        Err(result) => return result,
    };
    k += (high(x) >> 20) - 1023;
    // For a negative exponent scale to [0.5, 1), so that both terms below have
    // the same sign.
    let negative = i32::from(k < 0);
    let scaled = with_high(x, (high(x) & SIGNIFICAND_TOP) | ((1023 - negative) << 20));
    let y = f64::from(k + negative);
    let z = y * LOG10_2_TAIL + INVERSE_LN10 * log(scaled);
    z + y * LOG10_2_HEAD
}

/// `log(1 + x)` without losing the small `x`; NaN below `-1`.
#[must_use]
pub fn log1p(x: f64) -> f64 {
    let hx = high(x);
    let ax = high_abs(x);
    // `1 + x = 2^k * (1 + f)`, `correction` the relative error of rounding it.
    let mut k = 1;
    let mut f = x;
    let mut correction = 0.0;
    let mut significand = 1;

    if hx < 0x3fda_827a {
        if ax >= ONE_HIGH {
            return if x == -1.0 { f64::NEG_INFINITY } else { f64::NAN };
        }
        if ax < 0x3e20_0000 {
            return if ax < 0x3c90_0000 { x } else { x - x * x * 0.5 };
        }
        if hx > 0 || hx <= NEAR_MINUS_0_29_HIGH {
            k = 0;
        }
    }
    if hx >= 0x7ff0_0000 {
        return x + x;
    }
    if k != 0 {
        let u = if hx < 0x4340_0000 {
            let u = 1.0 + x;
            k = (high(u) >> 20) - 1023;
            correction = if k > 0 { 1.0 - (u - x) } else { x - (u - 1.0) };
            correction /= u;
            u
        } else {
            k = (hx >> 20) - 1023;
            x
        };
        significand = high(u) & SIGNIFICAND_TOP;
        if significand < 0x6_a09e {
            f = with_high(u, significand | ONE_HIGH) - 1.0;
        } else {
            k += 1;
            f = with_high(u, significand | 0x3fe0_0000) - 1.0;
            significand = (0x10_0000 - significand) >> 2;
        }
    }
    let dk = f64::from(k);
    let half_square = 0.5 * f * f;
    if significand == 0 {
        // |f| < 2^-20
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HEAD + (correction + dk * LN2_TAIL) };
        }
        let r = half_square * (1.0 - TWO_THIRDS * f);
        return if k == 0 { f - r } else { dk * LN2_HEAD - ((r - (dk * LN2_TAIL + correction)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = SERIES.iter().rev().fold(0.0, |sum, c| z * (c + sum));
    if k == 0 {
        f - (half_square - s * (half_square + r))
    } else {
        dk * LN2_HEAD - ((half_square - (s * (half_square + r) + (dk * LN2_TAIL + correction))) - f)
    }
}

const ONE_HIGH: i32 = 0x3ff0_0000;
const SIGNIFICAND_TOP: i32 = 0xf_ffff;
/// Upper word of `sqrt(2)/2 - 1`. Among negative numbers a smaller word, read
/// as signed, is a smaller magnitude.
const NEAR_MINUS_0_29_HIGH: i32 = 0xbfd2_bec3_u32 as i32;

/// `ln 2`, its first 32 bits and the rest.
const LN2_HEAD: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN2_TAIL: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);
const INVERSE_LN10: f64 = f64::from_bits(0x3fdb_cb7b_1526_e50e);
const LOG10_2_HEAD: f64 = f64::from_bits(0x3fd3_4413_509f_6000);
const LOG10_2_TAIL: f64 = f64::from_bits(0x3d59_fef3_11f1_2b36);
const THIRD: f64 = 1.0 / 3.0;
const TWO_THIRDS: f64 = 2.0 / 3.0;

/// Coefficients of `s^2, s^4, ..., s^14`.
const SERIES: [f64; 7] = [
    f64::from_bits(0x3fe5_5555_5555_5593),
    f64::from_bits(0x3fd9_9999_9997_fa04),
    f64::from_bits(0x3fd2_4924_9422_9359),
    f64::from_bits(0x3fcc_71c5_1d8e_78af),
    f64::from_bits(0x3fc7_4664_96cb_03de),
    f64::from_bits(0x3fc3_9a09_d078_c69f),
    f64::from_bits(0x3fc2_f112_df3e_5244),
];

/// A positive finite `x` as a normal number and the power of two it has been
/// scaled by; for any other `x` the value of its logarithm.
fn positive_normal(x: f64) -> Result<(f64, i32), f64> {
    const TWO_54: f64 = 18_014_398_509_481_984.0;
    if x == 0.0 {
        Err(f64::NEG_INFINITY)
    } else if x.is_nan() || x < 0.0 {
        Err(f64::NAN)
    } else if x.is_infinite() {
        Err(x)
    } else if x < f64::MIN_POSITIVE {
        Ok((x * TWO_54, -54))
    } else {
        Ok((x, 0))
    }
}
