//! Comparisons of floats: nothing compares with NaN, and the zeros are equal.

use super::format::Format;
use crate::backend::blast::gates::{Bit, Gates};
use crate::backend::blast::word;

/// `a == b`
pub fn eq(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Bit {
    let same = word::eq(g, a, b);
    let zeros = both_zero(g, format, a, b);
    let equal = g.or(same, zeros);
    let ordered = ordered(g, format, a, b);
    g.and(equal, ordered)
}

/// `a < b`
pub fn lt(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Bit {
    let (sign_a, sign_b) = (format.sign(a), format.sign(b));
    let less = word::unsigned_lt(g, format.magnitude(a), format.magnitude(b));
    let greater = word::unsigned_lt(g, format.magnitude(b), format.magnitude(a));
    let same_sign = g.mux(sign_a, greater, less);
    let differ = g.xor(sign_a, sign_b);
    let below = g.mux(differ, sign_a, same_sign);
    let zeros = both_zero(g, format, a, b);
    let ordered = ordered(g, format, a, b);
    g.all(&[below, !zeros, ordered])
}

/// `a <= b`
pub fn le(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Bit {
    let lt = lt(g, format, a, b);
    let eq = eq(g, format, a, b);
    g.or(lt, eq)
}

fn both_zero(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Bit {
    let (a, b) = (format.is_zero(g, a), format.is_zero(g, b));
    g.and(a, b)
}

fn ordered(g: &mut Gates, format: Format, a: &[Bit], b: &[Bit]) -> Bit {
    let (a, b) = (format.is_nan(g, a), format.is_nan(g, b));
    g.and(!a, !b)
}
