//! Sine, cosine, tangent and the two-argument arc tangent of fdlibm 5.3.
//!
//! The first three reduce to `[-pi/4, pi/4]` and evaluate minimax polynomials
//! there on a head and a tail; the tail enters to first order only.

use super::pi_reduction::{Reduced, reduce};
use super::words::{from_high, high, high_abs, low, truncated};

/// Sine of an angle in radians.
#[must_use]
pub fn sin(x: f64) -> f64 {
    if high_abs(x) <= QUARTER_PI_HIGH {
        return sin_kernel(x, None);
    }
    if !x.is_finite() {
        return f64::NAN;
    }
    let r = reduce(x);
    match r.quadrant & 3 {
        0 => sin_kernel(r.head, Some(r.tail)),
        1 => cos_kernel(r.head, r.tail),
        2 => -sin_kernel(r.head, Some(r.tail)),
        _ => -cos_kernel(r.head, r.tail),
    }
}

/// Cosine of an angle in radians.
#[must_use]
pub fn cos(x: f64) -> f64 {
    if high_abs(x) <= QUARTER_PI_HIGH {
        return cos_kernel(x, 0.0);
    }
    if !x.is_finite() {
        return f64::NAN;
    }
    let r = reduce(x);
    match r.quadrant & 3 {
        0 => cos_kernel(r.head, r.tail),
        1 => -sin_kernel(r.head, Some(r.tail)),
        2 => -cos_kernel(r.head, r.tail),
        _ => sin_kernel(r.head, Some(r.tail)),
    }
}

/// Tangent of an angle in radians.
#[must_use]
pub fn tan(x: f64) -> f64 {
    if high_abs(x) <= QUARTER_PI_HIGH {
        return tan_kernel(x, 0.0, false);
    }
    if !x.is_finite() {
        return f64::NAN;
    }
    let Reduced { quadrant, head, tail } = reduce(x);
    tan_kernel(head, tail, quadrant & 1 == 1)
}

/// The angle of the point `(x, y)`, in `[-pi, pi]`.
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return libm::atan(y);
    }
    let left = x.is_sign_negative();
    // Exact multiples of pi/4 first: `y` on the axis, `x` on the axis, infinities.
    if y == 0.0 {
        return (if left { PI } else { 0.0 }).copysign(y);
    }
    if x == 0.0 {
        return FRAC_PI_2.copysign(y);
    }
    if x.is_infinite() {
        let angle = match (left, y.is_infinite()) {
            (false, true) => FRAC_PI_4,
            (true, true) => 3.0 * FRAC_PI_4,
            (false, false) => 0.0,
            (true, false) => PI,
        };
        return angle.copysign(y);
    }
    if y.is_infinite() {
        return FRAC_PI_2.copysign(y);
    }

    let exponents_apart = (high_abs(y) - high_abs(x)) >> 20;
    let angle = if exponents_apart > 60 {
        FRAC_PI_2 + 0.5 * PI_TAIL
    } else if left && exponents_apart < -60 {
        0.0
    } else {
        libm::atan((y / x).abs())
    };
    match (left, y.is_sign_negative()) {
        (false, false) => angle,
        (false, true) => -angle,
        (true, false) => PI - (angle - PI_TAIL),
        (true, true) => (angle - PI_TAIL) - PI,
    }
}

const QUARTER_PI_HIGH: i32 = 0x3fe9_21fb;
/// `pi` minus the double nearest to it.
const PI_TAIL: f64 = f64::from_bits(0x3ca1_a626_3314_5c07);

/// Coefficients of `x^3, x^5, ..., x^13`.
const SIN: [f64; 6] = [
    f64::from_bits(0xbfc5_5555_5555_5549),
    f64::from_bits(0x3f81_1111_1110_f8a6),
    f64::from_bits(0xbf2a_01a0_19c1_61d5),
    f64::from_bits(0x3ec7_1de3_57b1_fe7d),
    f64::from_bits(0xbe5a_e5e6_8a2b_9ceb),
    f64::from_bits(0x3de5_d93a_5acf_d57c),
];

/// Sine on `[-pi/4, pi/4]`. No tail and a zero tail are rounded differently.
fn sin_kernel(x: f64, tail: Option<f64>) -> f64 {
    if high_abs(x) < 0x3e40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = SIN[1] + z * (SIN[2] + z * (SIN[3] + z * (SIN[4] + z * SIN[5])));
    match tail {
        None => x + v * (SIN[0] + z * r),
        Some(y) => x - ((z * (0.5 * y - v * r) - y) - v * SIN[0]),
    }
}

/// Coefficients of `x^4, x^6, ..., x^14`.
const COS: [f64; 6] = [
    f64::from_bits(0x3fa5_5555_5555_554c),
    f64::from_bits(0xbf56_c16c_16c1_5177),
    f64::from_bits(0x3efa_01a0_19cb_1590),
    f64::from_bits(0xbe92_7e4f_809c_52ad),
    f64::from_bits(0x3e21_ee9e_bdb4_b1c4),
    f64::from_bits(0xbda8_fae9_be88_38d4),
];

/// Cosine on `[-pi/4, pi/4]`.
fn cos_kernel(x: f64, tail: f64) -> f64 {
    let ix = high_abs(x);
    if ix < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (COS[0] + z * (COS[1] + z * (COS[2] + z * (COS[3] + z * (COS[4] + z * COS[5])))));
    if ix < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * tail));
    }
    // Take about x/4 off both sides, so that 1 - part is exact.
    let part = if ix > 0x3fe9_0000 { 0.28125 } else { from_high(ix - 0x0020_0000) };
    let rest = 0.5 * z - part;
    (1.0 - part) - (rest - (z * r - x * tail))
}

/// Coefficients of `x^3, x^5, ..., x^27`.
const TAN: [f64; 13] = [
    f64::from_bits(0x3fd5_5555_5555_5563),
    f64::from_bits(0x3fc1_1111_1110_fe7a),
    f64::from_bits(0x3fab_a1ba_1bb3_41fe),
    f64::from_bits(0x3f96_64f4_8406_d637),
    f64::from_bits(0x3f82_26e3_e96e_8493),
    f64::from_bits(0x3f6d_6d22_c956_0328),
    f64::from_bits(0x3f57_dbc8_fee0_8315),
    f64::from_bits(0x3f43_44d8_f2f2_6501),
    f64::from_bits(0x3f30_26f7_1a8d_1068),
    f64::from_bits(0x3f14_7e88_a037_92a6),
    f64::from_bits(0x3f12_b80f_32f0_a7e9),
    f64::from_bits(0xbef3_75cb_db60_5373),
    f64::from_bits(0x3efb_2a70_74bf_7ad4),
];
const QUARTER_PI_TAIL: f64 = f64::from_bits(0x3c81_a626_3314_5c07);

/// Tangent on `[-pi/4, pi/4]`, or with `reciprocal` the negated cotangent.
fn tan_kernel(x: f64, tail: f64, reciprocal: bool) -> f64 {
    let ix = high_abs(x);
    if ix < 0x3e30_0000 {
        if !reciprocal {
            return x;
        }
        if ix == 0 && low(x) == 0 {
            return f64::INFINITY;
        }
        return minus_reciprocal(x + tail, x, tail);
    }
    // Near pi/4 the series converges slowly: use tan(pi/4 - x) instead.
    let big = ix >= 0x3fe5_9428;
    let (x_near, y) = if big {
        let (x, y) = if x < 0.0 { (-x, -tail) } else { (x, tail) };
        let distance = std::f64::consts::FRAC_PI_4 - x;
        (distance + (QUARTER_PI_TAIL - y), 0.0)
    } else {
        (x, tail)
    };
    let z = x_near * x_near;
    let w = z * z;
    let odd = TAN[1] + w * (TAN[3] + w * (TAN[5] + w * (TAN[7] + w * (TAN[9] + w * TAN[11]))));
    let even = z * (TAN[2] + w * (TAN[4] + w * (TAN[6] + w * (TAN[8] + w * (TAN[10] + w * TAN[12])))));
    let s = z * x_near;
    let mut r = y + z * (s * (odd + even) + y);
    r += TAN[0] * s;
    let sum = x_near + r;
    if big {
        let v = if reciprocal { -1.0 } else { 1.0 };
        let magnitude = v - 2.0 * (x_near - (sum * sum / (sum + v) - r));
        return if high(x) < 0 { -magnitude } else { magnitude };
    }
    if reciprocal { minus_reciprocal(sum, x_near, r) } else { sum }
}

/// `-1 / (x + r)`, where `sum` is `x + r` rounded: one Newton step on
/// truncated factors, whose products are exact.
fn minus_reciprocal(sum: f64, x: f64, r: f64) -> f64 {
    let z = truncated(sum);
    let v = r - (z - x);
    let a = -1.0 / sum;
    let t = truncated(a);
    let s = 1.0 + t * z;
    t + a * (s + t * v)
}
