//! Hyperbolic functions of fdlibm 5.3, in terms of `exp` and `expm1`.
//!
//! From 22 on `exp(-x)` no longer reaches the last bit of `exp(x)`; close to
//! the overflow threshold `exp(x)` itself would overflow although half of it
//! does not, so there it is squared up from `exp(x/2)`.

use super::words::{high_abs, low};
use super::{exp, expm1};

/// Hyperbolic sine.
#[must_use]
pub fn sinh(x: f64) -> f64 {
    let ix = high_abs(x);
    if ix >= INFINITY_HIGH {
        return x + x;
    }
    let signed_half = 0.5_f64.copysign(x);
    let a = x.abs();
    if ix < TWENTY_TWO_HIGH {
        if ix < 0x3e30_0000 {
            return x;
        }
        let t = expm1(a);
        return if ix < ONE_HIGH {
            signed_half * (2.0 * t - t * t / (t + 1.0))
        } else {
            signed_half * (t + t / (t + 1.0))
        };
    }
    half_exp(a, signed_half)
}

/// Hyperbolic cosine.
#[must_use]
pub fn cosh(x: f64) -> f64 {
    let ix = high_abs(x);
    if ix >= INFINITY_HIGH {
        return x * x;
    }
    let a = x.abs();
    if ix < HALF_LN2_HIGH {
        let t = expm1(a);
        let w = 1.0 + t;
        return if ix < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) };
    }
    if ix < TWENTY_TWO_HIGH {
        let t = exp(a);
        return 0.5 * t + 0.5 / t;
    }
    half_exp(a, 0.5)
}

/// Hyperbolic tangent.
#[must_use]
pub fn tanh(x: f64) -> f64 {
    let ix = high_abs(x);
    if x.is_nan() {
        return x;
    }
    if ix < 0x3c80_0000 {
        return x * (1.0 + x);
    }
    let a = x.abs();
    let magnitude = if ix >= TWENTY_TWO_HIGH {
        1.0
    } else if ix >= ONE_HIGH {
        1.0 - 2.0 / (expm1(2.0 * a) + 2.0)
    } else {
        let t = expm1(-2.0 * a);
        -t / (t + 2.0)
    };
    if x < 0.0 { -magnitude } else { magnitude }
}

const INFINITY_HIGH: i32 = 0x7ff0_0000;
const ONE_HIGH: i32 = 0x3ff0_0000;
const TWENTY_TWO_HIGH: i32 = 0x4036_0000;
const HALF_LN2_HIGH: i32 = 0x3fd6_2e43;
/// Upper word of the largest argument whose `exp` is surely finite.
const EXP_LIMIT_HIGH: i32 = 0x4086_2e42;
/// The largest argument with a finite hyperbolic sine, as its two words.
const LIMIT_HIGH: i32 = 0x4086_33ce;
const LIMIT_LOW: u32 = 0x8fb9_f87d;

/// `signed_half * exp(a)` for `a >= 22`, overflowing only where that does.
fn half_exp(a: f64, signed_half: f64) -> f64 {
    let ix = high_abs(a);
    if ix < EXP_LIMIT_HIGH {
        return signed_half * exp(a);
    }
    if ix < LIMIT_HIGH || (ix == LIMIT_HIGH && low(a) <= LIMIT_LOW) {
        let w = exp(0.5 * a);
        let t = signed_half * w;
        return t * w;
    }
    f64::INFINITY.copysign(signed_half)
}
