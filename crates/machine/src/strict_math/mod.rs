//! `java.lang.StrictMath`, bit for bit.
//!
//! The Java platform fixes the results of `StrictMath` to those of fdlibm 5.3
//! (Sun's "freely distributable" C library): not merely an accuracy, but the
//! very bits. Every function here returns those bits for every argument; only
//! the payload of a NaN result is left open, as Java leaves it open too.
//!
//! Two kinds of implementation stand behind the same names:
//!
//! * The `libm` crate descends from fdlibm. Where its results were measured
//!   equal to the JDK's on millions of inputs (`asin`, `acos`, `atan`, `exp`,
//!   `expm1`, the finite part of `pow`, `ieee_remainder`) it is used as is.
//!   Its version is pinned, since a later one may round better and thereby
//!   stop agreeing.
//! * Where the crate has moved on to another algorithm, fdlibm's own is written
//!   out in the submodules. The order of every floating-point operation there
//!   is part of the contract: rearranging a sum changes last bits.
//!
//! Rust never contracts `a * b + c` to a fused operation nor keeps excess
//! precision, so the results do not depend on the target.

mod hyperbolic;
mod logarithm;
mod pi_reduction;
mod roots;
mod trigonometry;
mod words;

pub use hyperbolic::{cosh, sinh, tanh};
pub use logarithm::{log, log1p, log10};
pub use roots::{cbrt, hypot};
pub use trigonometry::{atan2, cos, sin, tan};

/// Arc sine, in `[-pi/2, pi/2]`; NaN outside `[-1, 1]`.
#[must_use]
pub fn asin(x: f64) -> f64 {
    libm::asin(x)
}

/// Arc cosine, in `[0, pi]`; NaN outside `[-1, 1]`.
#[must_use]
pub fn acos(x: f64) -> f64 {
    libm::acos(x)
}

/// Arc tangent, in `[-pi/2, pi/2]`.
#[must_use]
pub fn atan(x: f64) -> f64 {
    libm::atan(x)
}

/// `e` to the power `x`.
#[must_use]
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// `exp(x) - 1` without the cancellation near zero.
#[must_use]
pub fn expm1(x: f64) -> f64 {
    libm::expm1(x)
}

/// `x` to the power `y`.
#[must_use]
pub fn pow(x: f64, y: f64) -> f64 {
    // C99 makes one-to-any-power one, and -1 to an infinite power one as well.
    // Java predates that decision: both are NaN.
    if y.is_nan() || (y.is_infinite() && x.abs() == 1.0) {
        return f64::NAN;
    }
    libm::pow(x, y)
}

/// Square root. IEEE 754 demands the correctly rounded result, which the
/// hardware gives.
#[must_use]
pub fn sqrt(x: f64) -> f64 {
    x.sqrt()
}

/// `x - y * n` with `n` the integer nearest to `x / y`, ties to even: an exact
/// operation, hence without any freedom in the result.
#[must_use]
pub fn ieee_remainder(x: f64, y: f64) -> f64 {
    libm::remainder(x, y)
}
