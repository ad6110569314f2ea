//! Linear sums, exact or wrapping, and their relations to zero.

/// A node of the graph of a conjunction, by its number; parts come before the whole.
pub(super) type Id = u32;

/// How a sum compares with zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Relation {
    /// `<= 0`
    AtMost,
    /// `= 0`
    Equal,
    /// `!= 0`
    Unequal,
}

impl Relation {
    /// The end of a comparison's text.
    pub(super) fn word(self) -> &'static str {
        match self {
            Relation::AtMost => "<=0",
            Relation::Equal => "=0",
            Relation::Unequal => "!=0",
        }
    }
}

/// `Σ coefficient · part + constant`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Sum {
    /// Ascending by part, no coefficient is zero.
    pub(super) parts: Vec<(Id, i128)>,
    pub(super) constant: i128,
    /// The bits after which it wraps; nothing if it is exact.
    pub(super) width: Option<u8>,
}

impl Sum {
    pub(super) fn constant(value: i128) -> Sum {
        Sum { constant: value, ..Sum::default() }
    }

    pub(super) fn unit(part: Id) -> Sum {
        Sum { parts: vec![(part, 1)], ..Sum::default() }
    }

    /// `self + factor · other`; nothing if a number gets too large.
    pub(super) fn plus(&self, factor: i128, other: &Sum) -> Option<Sum> {
        let mut parts = Vec::with_capacity(self.parts.len() + other.parts.len());
        let (mut a, mut b) = (self.parts.iter().peekable(), other.parts.iter().peekable());
        loop {
            let part = match (a.peek(), b.peek()) {
                (None, None) => break,
                (Some(&&(x, _)), Some(&&(y, _))) => x.min(y),
                (Some(&&(x, _)), None) => x,
                (None, Some(&&(y, _))) => y,
            };
            let mut coefficient = a.next_if(|&&(x, _)| x == part).map_or(0, |&(_, c)| c);
            if let Some(&(_, c)) = b.next_if(|&&(y, _)| y == part) {
                coefficient = coefficient.checked_add(c.checked_mul(factor)?)?;
            }
            if coefficient != 0 {
                parts.push((part, coefficient));
            }
        }
        let constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        Some(Sum { parts, constant, width: self.width.or(other.width) })
    }

    pub(super) fn times(&self, factor: i128) -> Option<Sum> {
        Sum { width: self.width, ..Sum::default() }.plus(factor, self)
    }

    /// The same modulo a power of two, coefficients as small as can be.
    pub(super) fn wrapped(&self, bits: u8) -> Sum {
        let small = |value: i128| {
            let shift = 128 - u32::from(bits);
            (value << shift) >> shift
        };
        let parts = self.parts.iter().map(|&(part, c)| (part, small(c))).filter(|&(_, c)| c != 0).collect();
        Sum { parts, constant: small(self.constant), width: Some(bits) }
    }

    /// A coefficient or constant with its sign turned. In a wrapping sum the smallest number is its own opposite.
    pub(super) fn turn(&self, number: i128) -> i128 {
        let smallest = self.width.map(|bits| -(1_i128 << (bits - 1)));
        if Some(number) == smallest { number } else { -number }
    }

    /// The sum with all signs turned.
    pub(super) fn opposite(&self) -> Sum {
        let parts = self.parts.iter().map(|&(part, c)| (part, self.turn(c))).collect();
        Sum { parts, constant: self.turn(self.constant), width: self.width }
    }

    /// The sum or its opposite: the one in which the first number that turning the signs changes is positive.
    pub(super) fn beginning_positive(self) -> Sum {
        let numbers = self.parts.iter().map(|&(_, c)| c).chain([self.constant]);
        let first = numbers.into_iter().find(|&number| self.turn(number) != number);
        if first.is_some_and(|number| number < 0) { self.opposite() } else { self }
    }

    /// The part that the sum consists of, if it is nothing more than that.
    pub(super) fn only_part(&self) -> Option<Id> {
        match self {
            Sum { parts, constant: 0, width: None } => match parts[..] {
                [(part, 1)] => Some(part),
                _ => None,
            },
            _ => None,
        }
    }

    /// The greatest common divisor of the coefficients.
    pub(super) fn divisor(&self) -> i128 {
        self.parts.iter().fold(0, |divisor, &(_, c)| gcd(divisor, c.unsigned_abs() as i128))
    }
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
