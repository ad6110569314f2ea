//! Intervals that enclose the values of integer terms. Under ideal arithmetic the ends of `long` stand for no bound.

use crate::arithmetic::Arithmetic;
use crate::node::{BinaryOp, UnaryOp};
use crate::sort::Sort;

/// Integers from the least to the greatest, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The least.
    pub lo: i64,
    /// The greatest.
    pub hi: i64,
}

/// Larger than all constants.
const INFINITE: i128 = 1 << 80;

impl Interval {
    /// Nothing is known.
    pub const FULL: Interval = Interval { lo: i64::MIN, hi: i64::MAX };

    /// One integer.
    pub fn point(value: i64) -> Interval {
        Interval { lo: value, hi: value }
    }

    pub(crate) fn hull(self, other: Interval) -> Interval {
        Interval { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// Whether all its values lie in another.
    pub fn within(self, other: Interval) -> bool {
        other.lo <= self.lo && self.hi <= other.hi
    }

    /// The only value, unless an end stands for no bound.
    pub(crate) fn only(self, arithmetic: Arithmetic) -> Option<i64> {
        let finite = arithmetic == Arithmetic::Java || (self.lo > i64::MIN && self.hi < i64::MAX);
        (self.lo == self.hi && finite).then_some(self.lo)
    }

    /// Whether every value is below every value of the other, or none is.
    pub(crate) fn below(self, other: Interval, arithmetic: Arithmetic) -> Option<bool> {
        if self.hi < other.lo {
            Some(true)
        } else if self.lo >= other.hi && (arithmetic == Arithmetic::Java || (self.lo > i64::MIN && other.hi < i64::MAX))
        {
            Some(false)
        } else {
            None
        }
    }
}

/// The values of a sort.
pub(crate) fn of_sort(sort: Sort, arithmetic: Arithmetic) -> Interval {
    match (sort, arithmetic) {
        (Sort::Int, Arithmetic::Java) => Interval { lo: i32::MIN.into(), hi: i32::MAX.into() },
        _ => Interval::FULL,
    }
}

fn ends(a: Interval, arithmetic: Arithmetic) -> (i128, i128) {
    match arithmetic {
        Arithmetic::Java => (a.lo.into(), a.hi.into()),
        Arithmetic::Ideal => (
            if a.lo == i64::MIN { -INFINITE } else { a.lo.into() },
            if a.hi == i64::MAX { INFINITE } else { a.hi.into() },
        ),
    }
}

/// The exact interval of a sum, difference or product, if no operand can make it leave the sort.
pub(crate) fn exact(op: BinaryOp, a: Interval, b: Interval, sort: Sort, arithmetic: Arithmetic) -> Option<Interval> {
    let ((al, ah), (bl, bh)) = (ends(a, arithmetic), ends(b, arithmetic));
    let (lo, hi) = match op {
        BinaryOp::Add => (al + bl, ah + bh),
        BinaryOp::Sub => (al - bh, ah - bl),
        BinaryOp::Mul => {
            let products = [al.checked_mul(bl)?, al.checked_mul(bh)?, ah.checked_mul(bl)?, ah.checked_mul(bh)?];
            (products.into_iter().min()?, products.into_iter().max()?)
        }
        _ => return None,
    };
    let (least, greatest) = (i128::from(i64::MIN), i128::from(i64::MAX));
    let all = of_sort(sort, arithmetic);
    match arithmetic {
        Arithmetic::Ideal => {
            Some(Interval { lo: lo.clamp(least, greatest) as i64, hi: hi.clamp(least, greatest) as i64 })
        }
        Arithmetic::Java if lo >= all.lo.into() && hi <= all.hi.into() => {
            Some(Interval { lo: lo as i64, hi: hi as i64 })
        }
        Arithmetic::Java => None,
    }
}

/// Encloses an operator with one operand.
pub(crate) fn unary(op: UnaryOp, a: Interval, sort: Sort, arithmetic: Arithmetic) -> Interval {
    let all = of_sort(sort, arithmetic);
    let narrow = |target: Interval| if a.within(target) { a } else { target };
    let unbounded = arithmetic == Arithmetic::Ideal;
    match op {
        UnaryOp::Neg => exact(BinaryOp::Sub, Interval::point(0), a, sort, arithmetic).unwrap_or(all),
        UnaryOp::I2L => a,
        UnaryOp::L2I => narrow(all),
        UnaryOp::I2B if !unbounded => narrow(Interval { lo: i8::MIN.into(), hi: i8::MAX.into() }),
        UnaryOp::I2C if !unbounded => narrow(Interval { lo: 0, hi: u16::MAX.into() }),
        UnaryOp::I2S if !unbounded => narrow(Interval { lo: i16::MIN.into(), hi: i16::MAX.into() }),
        UnaryOp::F2I | UnaryOp::D2I => Interval { lo: i32::MIN.into(), hi: i32::MAX.into() },
        _ => all,
    }
}

/// Encloses an operator with two operands.
pub(crate) fn binary(op: BinaryOp, a: Interval, b: Interval, sort: Sort, arithmetic: Arithmetic) -> Interval {
    let all = of_sort(sort, arithmetic);
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => exact(op, a, b, sort, arithmetic).unwrap_or(all),
        BinaryOp::Div => quotient(a, b, all),
        BinaryOp::Rem => remainder(a, b),
        // Bitwise operators have no meaning on all unbounded integers.
        _ if arithmetic == Arithmetic::Ideal => Interval::FULL,
        BinaryOp::And => match (a.lo >= 0, b.lo >= 0) {
            (true, true) => Interval { lo: 0, hi: a.hi.min(b.hi) },
            (true, false) => Interval { lo: 0, hi: a.hi },
            (false, true) => Interval { lo: 0, hi: b.hi },
            (false, false) => all,
        },
        BinaryOp::Or | BinaryOp::Xor if a.lo >= 0 && b.lo >= 0 => {
            let zeros = (a.hi | b.hi).leading_zeros();
            Interval { lo: 0, hi: if zeros >= 64 { 0 } else { (u64::MAX >> zeros) as i64 } }
        }
        BinaryOp::Or | BinaryOp::Xor => all,
        BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => shift(op, a, b, sort, all),
    }
}

fn quotient(a: Interval, b: Interval, all: Interval) -> Interval {
    let finite = a.lo > i64::MIN && a.hi < i64::MAX;
    if b.lo != b.hi || b.lo == 0 || !finite {
        return all;
    }
    let (Some(x), Some(y)) = (a.lo.checked_div(b.lo), a.hi.checked_div(b.lo)) else { return all };
    let quotient = Interval { lo: x.min(y), hi: x.max(y) };
    if quotient.within(all) { quotient } else { all }
}

/// Its sign is the dividend's and its size at most the dividend's, below the divisor's.
fn remainder(a: Interval, b: Interval) -> Interval {
    let sign = Interval { lo: a.lo.min(0), hi: a.hi.max(0) };
    if b.lo != b.hi || b.lo == 0 || b.lo == i64::MIN || b.lo == i64::MAX {
        return sign;
    }
    let size = b.lo.abs() - 1;
    Interval { lo: sign.lo.max(-size), hi: sign.hi.min(size) }
}

fn shift(op: BinaryOp, a: Interval, b: Interval, sort: Sort, all: Interval) -> Interval {
    let bits: u32 = if sort == Sort::Int { 32 } else { 64 };
    let amount = (b.lo == b.hi).then(|| b.lo as u32 & (bits - 1));
    match (op, amount) {
        (BinaryOp::Shr, Some(amount)) => Interval { lo: a.lo >> amount, hi: a.hi >> amount },
        (BinaryOp::Ushr, Some(amount)) if a.lo >= 0 => Interval { lo: a.lo >> amount, hi: a.hi >> amount },
        (BinaryOp::Ushr, Some(amount)) if amount > 0 => {
            Interval { lo: 0, hi: (u64::MAX >> (64 - bits + amount)) as i64 }
        }
        (BinaryOp::Shr, None) => Interval { lo: a.lo.min(0), hi: a.hi.max(0) },
        (BinaryOp::Ushr, None) if a.lo >= 0 => Interval { lo: 0, hi: a.hi },
        (BinaryOp::Shl, Some(amount)) => {
            let (lo, hi) = (i128::from(a.lo) << amount, i128::from(a.hi) << amount);
            let fits = lo >= all.lo.into() && hi <= all.hi.into();
            if fits { Interval { lo: lo as i64, hi: hi as i64 } } else { all }
        }
        _ => all,
    }
}
