//! Cube root and hypotenuse of fdlibm 5.3.

use super::words::{from_high, high, high_abs, power_of_two, truncated, with_high};

/// Cube root, of either sign.
#[must_use]
pub fn cbrt(x: f64) -> f64 {
    /// Dividing the upper word by three divides the exponent; these restore
    /// the bias, chosen to minimise the error of the result (5 bits are good).
    const BIAS: i32 = 715_094_163;
    const BIAS_SUBNORMAL: i32 = 696_219_795;
    const TWO_54: f64 = 18_014_398_509_481_984.0;
    // Coefficients of the rational approximation that gives 23 bits.
    const C: f64 = 19.0 / 35.0;
    const D: f64 = -864.0 / 1225.0;
    const E: f64 = 99.0 / 70.0;
    const F: f64 = 45.0 / 28.0;
    const G: f64 = 5.0 / 14.0;

    if !x.is_finite() || x == 0.0 {
        return x + x;
    }
    let a = x.abs();
    let mut t = if high_abs(x) < 0x10_0000 {
        // The scaled argument's lower word stays in the estimate.
        let scaled = a * TWO_54;
        with_high(scaled, high(scaled) / 3 + BIAS_SUBNORMAL)
    } else {
        from_high(high(a) / 3 + BIAS)
    };
    let r = t * t / a;
    let s = C + r * t;
    t *= G + F / (s + E + D / s);

    // Cut to 20 bits and round up, so that t * t is exact and the error of the
    // Newton step has a known sign.
    t = from_high(high(t) + 1);
    let s = t * t;
    let quotient = a / s;
    let w = t + t;
    let step = (quotient - t) / (w + quotient);
    (t + t * step).copysign(x)
}

/// `sqrt(x*x + y*y)` without intermediate overflow, within one ulp.
#[must_use]
pub fn hypot(x: f64, y: f64) -> f64 {
    let (x, y) = (x.abs(), y.abs());
    if x.is_infinite() || y.is_infinite() {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let (mut a, mut b) = if y > x { (y, x) } else { (x, y) };
    if high(a) - high(b) > 60 << 20 {
        return a + b;
    }
    // Scale so that the squares neither overflow nor underflow. The upper word
    // of `a` is remembered beside it, because fdlibm forgets to update it when
    // `b` is subnormal: the splitting below is then void, and the last bit worse.
    let mut scale = 0;
    let mut a_high = high(a);
    if high(a) > 0x5f30_0000 {
        a = with_high(a, high(a) - (600 << 20));
        b = with_high(b, high(b) - (600 << 20));
        a_high = high(a);
        scale += 600;
    }
    if high(b) < 0x20b0_0000 {
        if high(b) < 0x0010_0000 {
            if b == 0.0 {
                return a;
            }
            a *= power_of_two(1022);
            b *= power_of_two(1022);
            scale -= 1022;
        } else {
            a = with_high(a, high(a) + (600 << 20));
            b = with_high(b, high(b) + (600 << 20));
            a_high = high(a);
            scale -= 600;
        }
    }
    let difference = a - b;
    let root = if difference > b {
        // a > 2b: split a only, its square dominates.
        let head = from_high(a_high);
        let tail = a - head;
        (head * head - (b * -b - tail * (a + head))).sqrt()
    } else {
        // a*a + b*b = (a - b)^2 + 2ab
        let double = a + a;
        let b_head = truncated(b);
        let b_tail = b - b_head;
        let head = from_high(a_high + 0x10_0000);
        let tail = double - head;
        (head * b_head - (difference * -difference - (head * b_tail + tail * b))).sqrt()
    };
    if scale == 0 { root } else { power_of_two(scale) * root }
}
