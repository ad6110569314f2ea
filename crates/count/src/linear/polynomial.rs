//! Polynomials in several variables with rational coefficients, kept over one common denominator.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use smallvec::SmallVec;
use std::collections::BTreeMap;

use super::form::{Form, Var};
use crate::error::Uncountable;

/// The most terms that a polynomial may have.
pub const MOST_TERMS: usize = 20_000;

/// A product of powers: variables, ascending, with their exponents, none zero.
type Monomial = SmallVec<[(Var, u32); 4]>;

/// A polynomial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Polynomial {
    /// None of them zero.
    terms: BTreeMap<Monomial, BigInt>,
    /// Positive.
    denominator: BigInt,
}

impl Polynomial {
    pub(crate) fn zero() -> Polynomial {
        Polynomial { terms: BTreeMap::new(), denominator: BigInt::one() }
    }

    pub(crate) fn constant(value: BigInt) -> Polynomial {
        let mut zero = Polynomial::zero();
        if !value.is_zero() {
            zero.terms.insert(Monomial::new(), value);
        }
        zero
    }

    pub(crate) fn one() -> Polynomial {
        Polynomial::constant(BigInt::one())
    }

    pub(crate) fn of_form(form: &Form) -> Polynomial {
        let mut polynomial = Polynomial::constant(form.constant.into());
        for &(variable, coefficient) in &form.terms {
            polynomial.terms.insert(smallvec::smallvec![(variable, 1)], coefficient.into());
        }
        polynomial
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.terms.is_empty()
    }

    /// Its value, as a numerator over a denominator, if no variable occurs.
    pub(crate) fn as_constant(&self) -> Option<(BigInt, BigInt)> {
        match self.terms.len() {
            0 => Some((BigInt::zero(), BigInt::one())),
            1 => {
                let value = self.terms.get(&Monomial::new())?;
                Some((value.clone(), self.denominator.clone()))
            }
            _ => None,
        }
    }

    pub(crate) fn plus(mut self, other: &Polynomial) -> Polynomial {
        self.add(other, &BigInt::one());
        self
    }

    pub(crate) fn minus(mut self, other: &Polynomial) -> Polynomial {
        self.add(other, &-BigInt::one());
        self
    }

    fn add(&mut self, other: &Polynomial, sign: &BigInt) {
        let common = self.denominator.lcm(&other.denominator);
        let (own, others) = (&common / &self.denominator, sign * (&common / &other.denominator));
        if !own.is_one() {
            self.terms.values_mut().for_each(|value| *value *= &own);
        }
        for (monomial, value) in &other.terms {
            add_term(&mut self.terms, monomial.clone(), value * &others);
        }
        self.denominator = common;
        self.reduce();
    }

    pub(crate) fn times(&self, other: &Polynomial) -> Result<Polynomial, Uncountable> {
        let mut terms = BTreeMap::new();
        for (a, x) in &self.terms {
            for (b, y) in &other.terms {
                add_term(&mut terms, product(a, b), x * y);
            }
            if terms.len() > MOST_TERMS {
                return Err(Uncountable::TooHard("a polynomial of too many terms"));
            }
        }
        let mut result = Polynomial { terms, denominator: &self.denominator * &other.denominator };
        result.reduce();
        Ok(result)
    }

    /// Multiplied with a fraction whose denominator is positive.
    pub(crate) fn scaled(&self, numerator: &BigInt, denominator: &BigInt) -> Polynomial {
        if numerator.is_zero() {
            return Polynomial::zero();
        }
        let terms = self.terms.iter().map(|(monomial, value)| (monomial.clone(), value * numerator)).collect();
        let mut result = Polynomial { terms, denominator: &self.denominator * denominator };
        result.reduce();
        result
    }

    /// The coefficients of the powers of a variable, from the power 0 on.
    pub(crate) fn by_powers(&self, variable: Var) -> Vec<Polynomial> {
        let mut powers: Vec<Polynomial> = Vec::new();
        for (monomial, value) in &self.terms {
            let at = monomial.iter().position(|&(var, _)| var == variable);
            let (power, mut rest) = (at.map_or(0, |at| monomial[at].1 as usize), monomial.clone());
            if let Some(at) = at {
                rest.remove(at);
            }
            if powers.len() <= power {
                powers.resize(power + 1, Polynomial { terms: BTreeMap::new(), denominator: self.denominator.clone() });
            }
            powers[power].terms.insert(rest, value.clone());
        }
        powers
    }

    /// `Σ powers[i] * value^i`
    pub(crate) fn compose(powers: &[Polynomial], value: &Form) -> Result<Polynomial, Uncountable> {
        let value = Polynomial::of_form(value);
        let mut result = Polynomial::zero();
        for coefficient in powers.iter().rev() {
            result = result.times(&value)?.plus(coefficient);
        }
        Ok(result)
    }

    /// With an expression in the place of a variable.
    pub(crate) fn substitute(&self, variable: Var, value: &Form) -> Result<Polynomial, Uncountable> {
        if !self.terms.keys().any(|monomial| monomial.iter().any(|&(var, _)| var == variable)) {
            return Ok(self.clone());
        }
        Polynomial::compose(&self.by_powers(variable), value)
    }

    /// Divides numerators and denominator by what they have in common.
    fn reduce(&mut self) {
        if self.terms.is_empty() {
            self.denominator = BigInt::one();
        }
        let mut common = self.denominator.clone();
        for value in self.terms.values() {
            if common.is_one() {
                return;
            }
            common = common.gcd(value);
        }
        if !common.is_one() {
            self.denominator /= &common;
            self.terms.values_mut().for_each(|value| *value /= &common);
        }
        debug_assert!(self.denominator.is_positive());
    }
}

fn add_term(terms: &mut BTreeMap<Monomial, BigInt>, monomial: Monomial, value: BigInt) {
    use std::collections::btree_map::Entry;
    match terms.entry(monomial) {
        Entry::Vacant(entry) => {
            if !value.is_zero() {
                entry.insert(value);
            }
        }
        Entry::Occupied(mut entry) => {
            *entry.get_mut() += value;
            if entry.get().is_zero() {
                entry.remove();
            }
        }
    }
}

fn product(a: &Monomial, b: &Monomial) -> Monomial {
    let mut result = Monomial::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let next_a = a.get(i).map_or(Var::MAX, |&(var, _)| var);
        let next_b = b.get(j).map_or(Var::MAX, |&(var, _)| var);
        let mut power = (next_a.min(next_b), 0);
        if next_a <= next_b {
            power.1 += a[i].1;
            i += 1;
        }
        if next_b <= next_a {
            power.1 += b[j].1;
            j += 1;
        }
        result.push(power);
    }
    result
}
