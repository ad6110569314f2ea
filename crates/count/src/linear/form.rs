//! Linear expressions over integer variables, in 128 bits; what does not fit is an error.

use num_integer::Integer;
use smallvec::SmallVec;
use std::collections::BTreeMap;

use crate::error::Uncountable;

/// A variable of a problem, by number.
pub(crate) type Var = u32;
/// The least and the greatest value of a variable.
pub(crate) type Range = (i128, i128);

/// `Σ coefficient * variable + constant`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Form {
    /// Ascending by variable, no coefficient is zero.
    pub(crate) terms: SmallVec<[(Var, i128); 4]>,
    pub(crate) constant: i128,
}

impl Form {
    pub(crate) fn constant(constant: i128) -> Form {
        Form { terms: SmallVec::new(), constant }
    }

    pub(crate) fn variable(variable: Var) -> Form {
        Form { terms: smallvec::smallvec![(variable, 1)], constant: 0 }
    }

    /// The coefficient of a variable; 0 if it does not occur.
    pub(crate) fn coefficient(&self, variable: Var) -> i128 {
        let found = self.terms.binary_search_by_key(&variable, |&(at, _)| at);
        found.map_or(0, |at| self.terms[at].1)
    }

    pub(crate) fn has(&self, variable: Var) -> bool {
        self.coefficient(variable) != 0
    }

    pub(crate) fn plus(&self, other: &Form) -> Result<Form, Uncountable> {
        self.plus_times(other, 1)
    }

    pub(crate) fn minus(&self, other: &Form) -> Result<Form, Uncountable> {
        self.plus_times(other, -1)
    }

    /// `self + factor * other`
    pub(crate) fn plus_times(&self, other: &Form, factor: i128) -> Result<Form, Uncountable> {
        let scaled = |value: i128| value.checked_mul(factor).ok_or(Uncountable::WIDE);
        let constant = self.constant.checked_add(scaled(other.constant)?).ok_or(Uncountable::WIDE)?;
        let mut terms = SmallVec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let (variable, coefficient) = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some(&&(a, x)), Some(&&(b, _))) if a < b => {
                    left.next();
                    (a, x)
                }
                (Some(&&(a, x)), Some(&&(b, y))) if a == b => {
                    left.next();
                    right.next();
                    (a, x.checked_add(scaled(y)?).ok_or(Uncountable::WIDE)?)
                }
                (_, Some(&&(b, y))) => {
                    right.next();
                    (b, scaled(y)?)
                }
                (Some(&&(a, x)), None) => {
                    left.next();
                    (a, x)
                }
            };
            if coefficient != 0 {
                terms.push((variable, coefficient));
            }
        }
        Ok(Form { terms, constant })
    }

    pub(crate) fn plus_constant(mut self, value: i128) -> Result<Form, Uncountable> {
        self.constant = self.constant.checked_add(value).ok_or(Uncountable::WIDE)?;
        Ok(self)
    }

    pub(crate) fn times(&self, factor: i128) -> Result<Form, Uncountable> {
        Form::default().plus_times(self, factor)
    }

    /// Without the term of a variable.
    pub(crate) fn without(&self, variable: Var) -> Form {
        let mut form = self.clone();
        form.terms.retain(|&mut (at, _)| at != variable);
        form
    }

    /// With an expression in the place of a variable.
    pub(crate) fn substitute(&self, variable: Var, value: &Form) -> Result<Form, Uncountable> {
        match self.coefficient(variable) {
            0 => Ok(self.clone()),
            coefficient => self.without(variable).plus_times(value, coefficient),
        }
    }

    /// The greatest common divisor of the coefficients; 0 if there are none.
    pub(crate) fn content(&self) -> i128 {
        self.terms.iter().fold(0, |divisor, &(_, coefficient)| divisor.gcd(&coefficient))
    }

    /// The least and the greatest value over ranges; nothing if they are too large to say.
    pub(crate) fn range(&self, ranges: &BTreeMap<Var, Range>) -> Option<Range> {
        let (mut lo, mut hi) = (self.constant, self.constant);
        for &(variable, coefficient) in &self.terms {
            let (least, greatest) = ranges.get(&variable).copied()?;
            let (a, b) = (least.checked_mul(coefficient)?, greatest.checked_mul(coefficient)?);
            lo = lo.checked_add(a.min(b))?;
            hi = hi.checked_add(a.max(b))?;
        }
        Some((lo, hi))
    }

    /// Whether it is at most zero everywhere in the ranges.
    pub(crate) fn is_never_positive(&self, ranges: &BTreeMap<Var, Range>) -> bool {
        self.range(ranges).is_some_and(|(_, hi)| hi <= 0)
    }

    /// `(x, y, c)` if it is `x - y + c`.
    pub(crate) fn as_difference(&self) -> Option<(Var, Var, i128)> {
        match self.terms[..] {
            [(x, 1), (y, -1)] => Some((x, y, self.constant)),
            [(y, -1), (x, 1)] => Some((x, y, self.constant)),
            _ => None,
        }
    }
}
