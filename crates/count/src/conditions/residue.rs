//! Quotients and remainders as new variables of a case: every assignment determines them, so they change no count.

use rustc_hash::FxHashMap;

use super::case::Case;
use super::linearize::Signed;
use crate::error::Uncountable;
use crate::linear::{Form, Var};

/// The quotients and remainders that a case has, by dividend, divisor and least remainder.
pub(crate) type Residues = FxHashMap<(Form, i128, i128), (Form, Form)>;

impl Case {
    /// The integer of so many bits that is equal to an expression up to a multiple of 2^bits.
    pub(crate) fn wrapped(&mut self, form: &Form, bits: u32, signed: Signed) -> Result<Form, Uncountable> {
        let modulus = 1i128 << bits;
        let least = if signed == Signed::Yes { -(modulus / 2) } else { 0 };
        let fits = form.range(&self.problem.ranges).is_some_and(|(lo, hi)| lo >= least && hi < least + modulus);
        if fits {
            return Ok(form.clone());
        }
        // Multiples of the modulus do not change the result, and large coefficients would make many quotients.
        let mut form = form.clone();
        for (_, coefficient) in &mut form.terms {
            *coefficient = nearest_zero(*coefficient, modulus);
        }
        form.terms.retain(|(_, coefficient)| *coefficient != 0);
        form.constant = nearest_zero(form.constant, modulus);
        Ok(self.divided(&form, modulus, least)?.1)
    }

    /// The quotient and the remainder of an expression by a positive divisor, where remainders begin at `least`.
    pub(crate) fn divided(&mut self, form: &Form, divisor: i128, least: i128) -> Result<(Form, Form), Uncountable> {
        let key = (form.clone(), divisor, least);
        if let Some(known) = self.residues.get(&key) {
            return Ok(known.clone());
        }
        let (lo, hi) = form.range(&self.problem.ranges).ok_or(Uncountable::WIDE)?;
        let quotient_of = |value: i128| value.checked_sub(least).map(|value| value.div_euclid(divisor));
        let (first, last) = (quotient_of(lo).ok_or(Uncountable::WIDE)?, quotient_of(hi).ok_or(Uncountable::WIDE)?);
        let divided = if first == last {
            let multiple = first.checked_mul(divisor).ok_or(Uncountable::WIDE)?;
            (Form::constant(first), form.clone().plus_constant(-multiple)?)
        } else {
            let quotient = self.new_variable((first, last));
            let remainder = self.new_variable((least, least + divisor - 1));
            let equality = form.minus(&remainder)?.plus_times(&quotient, -divisor)?;
            self.problem.zero.push(equality);
            (quotient, remainder)
        };
        self.residues.insert(key, divided.clone());
        Ok(divided)
    }

    fn new_variable(&mut self, range: (i128, i128)) -> Form {
        let number: Var = self.problem.ranges.len() as Var;
        self.problem.add_variable(range);
        Form::variable(number)
    }
}

/// The value congruent to another one that is nearest to zero.
fn nearest_zero(value: i128, modulus: i128) -> i128 {
    let residue = value.rem_euclid(modulus);
    if residue > modulus / 2 { residue - modulus } else { residue }
}
