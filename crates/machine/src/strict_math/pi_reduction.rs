//! Argument reduction for the trigonometric functions: `x` modulo `pi/2`.
//!
//! Follows fdlibm 5.3: up to about `2^19 * pi/2` by subtracting a multiple of
//! `pi/2` given in pieces of 33 bits (Cody and Waite), beyond that by
//! multiplying with as many bits of `2/pi` as the exponent demands (Payne and
//! Hanek). The remainder comes out as an unevaluated sum of two doubles, whose
//! bits are those fdlibm computes.

use super::words::{high, high_abs, power_of_two, with_high};

/// What is left of an argument after taking out a multiple of `pi/2`.
pub struct Reduced {
    /// The multiple; only its value modulo 4 is meaningful.
    pub quadrant: i32,
    /// The remainder, at most about `pi/4` in magnitude.
    pub head: f64,
    /// What rounding the remainder to `head` lost.
    pub tail: f64,
}

/// Reduces a finite `x` with `x.abs() > pi/4`.
pub fn reduce(x: f64) -> Reduced {
    let ix = high_abs(x);
    let positive = if ix < THREE_QUARTER_PI_HIGH {
        subtract_one(x.abs())
    } else if ix <= MEDIUM_LIMIT_HIGH {
        subtract_multiple(x.abs())
    } else {
        multiply_by_two_over_pi(x.abs())
    };
    if x < 0.0 {
        Reduced { quadrant: -positive.quadrant, head: -positive.head, tail: -positive.tail }
    } else {
        positive
    }
}

const THREE_QUARTER_PI_HIGH: i32 = 0x4002_d97c;
/// Upper word of `2^19 * pi/2`: below it a multiple fits the 20 bits that a
/// 33-bit piece leaves free in an exact product.
const MEDIUM_LIMIT_HIGH: i32 = 0x4139_21fb;
const HALF_PI_HIGH: i32 = 0x3ff9_21fb;

const TWO_OVER_PI: f64 = f64::from_bits(0x3fe4_5f30_6dc9_c883);
/// `pi/2` in consecutive pieces of 33 bits; `TAIL[i]` is the rounded rest
/// behind `PIECE[i]`.
const PIECE: [f64; 3] = [
    f64::from_bits(0x3ff9_21fb_5440_0000),
    f64::from_bits(0x3dd0_b461_1a60_0000),
    f64::from_bits(0x3ba3_198a_2e00_0000),
];
const TAIL: [f64; 3] = [
    f64::from_bits(0x3dd0_b461_1a62_6331),
    f64::from_bits(0x3ba3_198a_2e03_7073),
    f64::from_bits(0x397b_839a_2520_49c1),
];

/// The case `pi/4 < x < 3pi/4`, where the multiple is known to be one.
fn subtract_one(x: f64) -> Reduced {
    let mut rest = x - PIECE[0];
    let mut tail = TAIL[0];
    if high(x) == HALF_PI_HIGH {
        // So close to pi/2 that 33 + 53 bits of it are not enough.
        rest -= PIECE[1];
        tail = TAIL[1];
    }
    let head = rest - tail;
    Reduced { quadrant: 1, head, tail: (rest - head) - tail }
}

/// The medium case: subtract `n * pi/2`, with more pieces of `pi/2` the more
/// leading bits cancel.
fn subtract_multiple(x: f64) -> Reduced {
    let quadrant = (x * TWO_OVER_PI + 0.5) as i32;
    let n = f64::from(quadrant);
    let mut rest = x - n * PIECE[0];
    let mut correction = n * TAIL[0];
    let mut head = rest - correction;

    // fdlibm skips the cancellation test for the first multiples when the upper
    // word shows that x is not next to one. The test could still succeed in
    // that case, so the shortcut is visible in the result and has to stay.
    let far_from_multiple = quadrant < 32 && high(x) != high(n * std::f64::consts::FRAC_PI_2);
    if !far_from_multiple {
        for (piece, cancelled_bits) in [(1, 16), (2, 49)] {
            if exponent(x) - exponent(head) <= cancelled_bits {
                break;
            }
            let before = rest;
            let part = n * PIECE[piece];
            rest = before - part;
            correction = n * TAIL[piece] - ((before - rest) - part);
            head = rest - correction;
        }
    }
    Reduced { quadrant, head, tail: (rest - head) - correction }
}

fn exponent(x: f64) -> i32 {
    high_abs(x) >> 20
}

/// The first 66 digits of `2/pi` in base `2^24`.
#[rustfmt::skip]
const TWO_OVER_PI_DIGITS: [i32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163,
    0xABDEBB, 0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129,
    0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C,
    0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF,
    0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292,
    0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3,
    0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA,
    0x73A8C9, 0x60E27B, 0xC08C6B,
];

/// `pi/2` in pieces of 24 bits, to turn the fraction back into radians.
const HALF_PI_DIGITS: [f64; 5] = [
    f64::from_bits(0x3ff9_21fb_4000_0000),
    f64::from_bits(0x3e74_442d_0000_0000),
    f64::from_bits(0x3cf8_4698_8000_0000),
    f64::from_bits(0x3b78_cc51_6000_0000),
    f64::from_bits(0x39f0_1b83_8000_0000),
];

const BASE: f64 = 16_777_216.0;
const BASE_DIGIT_MASK: i32 = 0xff_ffff;
/// How many product digits fdlibm starts with for a double result, less one.
const INITIAL: usize = 4;

/// The huge case. `x` is written with digits of 24 bits and multiplied by just
/// those digits of `2/pi` that influence the quotient modulo 8 and the
/// fraction; if the fraction turns out to begin with zeros, more are taken.
fn multiply_by_two_over_pi(x: f64) -> Reduced {
    let scale = exponent(x) - 1046;
    let digits = digits_of(with_high(x, high(x) - (scale << 20)));
    // Digits of 2/pi before `first` only add multiples of 8 to the quotient.
    let first = ((scale - 3) / 24).max(0);
    let mut binary_exponent = scale - 24 * (first + 1);

    let product_digit = |i: usize| -> f64 {
        let mut sum = 0.0;
        for (j, digit) in digits.iter().enumerate() {
            let position = first + i as i32 - j as i32;
            let factor = usize::try_from(position).map_or(0, |p| TWO_OVER_PI_DIGITS[p]);
            sum += digit * f64::from(factor);
        }
        sum
    };

    let mut product: Vec<f64> = (0..=INITIAL).map(product_digit).collect();
    let (mut fraction, mut integer_digits, quadrant, above_half) = loop {
        let (split, parts) = split_quotient(&product, binary_exponent);
        let lost = split.fraction == 0.0 && parts[INITIAL..].iter().all(|&d| d == 0);
        if !lost {
            break (split.fraction, parts, split.quadrant, split.above_half);
        }
        let zeros = parts[..INITIAL].iter().rev().take_while(|&&d| d == 0).count();
        let length = product.len();
        product.extend((length..=length + zeros).map(product_digit));
    };

    // Bring the part behind the leading fraction into the same digit sequence.
    if fraction == 0.0 {
        binary_exponent -= 24;
        while integer_digits.last() == Some(&0) {
            integer_digits.pop();
            binary_exponent -= 24;
        }
    } else {
        fraction *= power_of_two(-binary_exponent);
        if fraction >= BASE {
            let carry = f64::from((fraction / BASE) as i32);
            integer_digits.push((fraction - BASE * carry) as i32);
            binary_exponent += 24;
            integer_digits.push(carry as i32);
        } else {
            integer_digits.push(fraction as i32);
        }
    }
    let (head, tail) = times_half_pi(&integer_digits, binary_exponent);
    if above_half { Reduced { quadrant, head: -head, tail: -tail } } else { Reduced { quadrant, head, tail } }
}

/// Digits in base `2^24` of a number below `2^24`, most significant first,
/// without trailing zeros.
fn digits_of(mut x: f64) -> Vec<f64> {
    let mut digits = Vec::with_capacity(3);
    for _ in 0..2 {
        let digit = x.trunc();
        digits.push(digit);
        x = (x - digit) * BASE;
    }
    digits.push(x);
    while digits.len() > 1 && digits.last() == Some(&0.0) {
        digits.pop();
    }
    digits
}

struct Quotient {
    quadrant: i32,
    /// Leading part of the fraction; the rest is in the digits.
    fraction: f64,
    /// The fraction was at least one half and has been replaced by its
    /// distance to one.
    above_half: bool,
}

/// Normalises the product to digits of 24 bits (least significant first) and
/// takes the integer part off the leading one.
fn split_quotient(product: &[f64], binary_exponent: i32) -> (Quotient, Vec<i32>) {
    let mut digits = Vec::with_capacity(product.len());
    let last = product.len() - 1;
    let mut z = product[last];
    for next in product[..last].iter().rev() {
        let carry = f64::from((z / BASE) as i32);
        digits.push((z - BASE * carry) as i32);
        z = next + carry;
    }
    // `binary_exponent` is at most 2 and at least -24 here: no rounding.
    z *= power_of_two(binary_exponent);
    z -= 8.0 * (z * 0.125).floor();
    let mut quadrant = z as i32;
    z -= f64::from(quadrant);

    let top = digits.len() - 1;
    let mut half_bits = 0;
    if binary_exponent > 0 {
        let whole = digits[top] >> (24 - binary_exponent);
        quadrant += whole;
        digits[top] -= whole << (24 - binary_exponent);
        half_bits = digits[top] >> (23 - binary_exponent);
    } else if binary_exponent == 0 {
        half_bits = digits[top] >> 23;
    } else if z >= 0.5 {
        half_bits = 2;
    }

    let above_half = half_bits > 0;
    if above_half {
        quadrant += 1;
        let borrowed = negate_digits(&mut digits);
        if binary_exponent > 0 {
            digits[top] &= BASE_DIGIT_MASK >> binary_exponent;
        }
        if half_bits == 2 {
            z = 1.0 - z;
            if borrowed {
                z -= power_of_two(binary_exponent);
            }
        }
    }
    let quotient = Quotient { quadrant, fraction: z, above_half };
    (quotient, digits)
}

/// Replaces the digits by one minus their value; tells whether they were not
/// all zero, that is, whether a one was borrowed from the next place.
fn negate_digits(digits: &mut [i32]) -> bool {
    let mut borrowed = false;
    for digit in digits {
        if borrowed {
            *digit = BASE_DIGIT_MASK - *digit;
        } else if *digit != 0 {
            *digit = BASE_DIGIT_MASK + 1 - *digit;
            borrowed = true;
        }
    }
    borrowed
}

/// The digits (least significant first) times `pi/2`, as head and tail.
fn times_half_pi(digits: &[i32], binary_exponent: i32) -> (f64, f64) {
    let mut scaled = vec![0.0; digits.len()];
    let mut weight = power_of_two(binary_exponent);
    for (i, digit) in digits.iter().enumerate().rev() {
        scaled[i] = weight * f64::from(*digit);
        weight /= BASE;
    }
    // Partial products, largest first.
    let partial: Vec<f64> = (0..scaled.len())
        .rev()
        .map(|i| {
            let mut sum = 0.0;
            for (piece, digit) in HALF_PI_DIGITS.iter().zip(&scaled[i..]) {
                sum += piece * digit;
            }
            sum
        })
        .collect();
    let head = partial.iter().rev().fold(0.0, |sum, p| sum + p);
    let mut tail = partial[0] - head;
    for p in &partial[1..] {
        tail += p;
    }
    (head, tail)
}
