//! Elimination of one variable: the sum of the weight over its values, as a polynomial in the others.

use super::choose::{Bounds, Way, choose};
use super::form::{Form, Range, Var};
use super::polynomial::Polynomial;
use super::problem::Problem;
use super::solve::Solver;
use crate::error::Uncountable;

impl Solver<'_> {
    /// Sums over all variables of a part without equalities and disequalities.
    pub(crate) fn eliminate(&mut self, part: Problem, weight: Polynomial) -> Result<Polynomial, Uncountable> {
        let (variable, way) = choose(&part)?;
        match way {
            Way::Sum(bounds) => self.sum_between(part, weight, variable, &bounds),
            Way::Remainders(at) => self.split_by_remainders(part, weight, variable, at),
            Way::Values(range) => self.try_values(part, weight, variable, range),
        }
    }

    fn try_values(
        &mut self,
        part: Problem,
        weight: Polynomial,
        variable: Var,
        range: Range,
    ) -> Result<Polynomial, Uncountable> {
        let mut total = Polynomial::zero();
        for value in range.0..=range.1 {
            let mut case = part.clone();
            case.ranges.insert(variable, (value, value));
            total = total.plus(&self.sum(case, weight.clone())?);
        }
        Ok(total)
    }

    /// `c x + e <= 0` is `x <= q` for `q = floor(-e / c)`: one case for each remainder s, with `c q + e + s = 0`.
    fn split_by_remainders(
        &mut self,
        mut part: Problem,
        weight: Polynomial,
        variable: Var,
        at: usize,
    ) -> Result<Polynomial, Uncountable> {
        let form = part.at_most.remove(at);
        let coefficient = form.coefficient(variable);
        let rest = form.without(variable);
        let quotient = self.new_variable();
        // With a negative coefficient q is a lower bound: the sign mirrors the constraint.
        let sign = coefficient.signum();
        let bound = Form::variable(variable).minus(&Form::variable(quotient))?.times(sign)?;
        part.at_most.push(bound);
        let (lo, hi) = rest.range(&part.ranges).ok_or(Uncountable::WIDE)?;
        let (lo, hi) = (lo / coefficient.abs() - 2, hi / coefficient.abs() + 2);
        part.ranges.insert(quotient, (lo.min(-hi), hi.max(-lo)));
        let equality = rest.plus_times(&Form::variable(quotient), coefficient)?;
        let mut total = Polynomial::zero();
        for remainder in 0..coefficient.abs() {
            let mut case = part.clone();
            case.zero.push(equality.clone().plus_constant(remainder)?);
            total = total.plus(&self.sum(case, weight.clone())?);
        }
        Ok(total)
    }

    fn sum_between(
        &mut self,
        mut part: Problem,
        weight: Polynomial,
        variable: Var,
        bounds: &Bounds,
    ) -> Result<Polynomial, Uncountable> {
        part.ranges.remove(&variable);
        part.at_most.retain(|form| !form.has(variable));
        let running = self.running_sum(&weight, variable)?;
        let up_to = |bound: &Form| Polynomial::compose(&running, bound);
        let below = |bound: &Form| Polynomial::compose(&running, &bound.clone().plus_constant(-1)?);
        let (lower, upper) = (&bounds.lower, &bounds.upper);
        let mut total = Polynomial::zero();
        if lower.len() * upper.len() <= lower.len() + upper.len() {
            // One case for each greatest lower bound and each least upper bound.
            for (i, low) in lower.iter().enumerate() {
                let mut case = part.clone();
                add_tightest(&mut case, lower, i, -1)?;
                for (j, high) in upper.iter().enumerate() {
                    let mut case = case.clone();
                    add_tightest(&mut case, upper, j, 1)?;
                    case.at_most.push(low.minus(high)?);
                    let between = up_to(high)?.minus(&below(low)?);
                    total = total.plus(&self.sum(case, between)?);
                }
            }
            return Ok(total);
        }
        // The same sum as a difference, each half split by one side only: the sum up to the least upper bound, minus
        // the sum below the greatest lower bound.
        for (j, high) in upper.iter().enumerate() {
            let mut case = part.clone();
            add_tightest(&mut case, upper, j, 1)?;
            for low in lower {
                case.at_most.push(low.minus(high)?);
            }
            total = total.plus(&self.sum(case, up_to(high)?)?);
        }
        for (i, low) in lower.iter().enumerate() {
            let mut case = part.clone();
            add_tightest(&mut case, lower, i, -1)?;
            for high in upper {
                case.at_most.push(low.minus(high)?);
            }
            total = total.minus(&self.sum(case, below(low)?)?);
        }
        Ok(total)
    }

    /// The sum of a weight over a variable from 0 on, by powers of the last value.
    fn running_sum(&mut self, weight: &Polynomial, variable: Var) -> Result<Vec<Polynomial>, Uncountable> {
        let powers = weight.by_powers(variable);
        let mut running = vec![Polynomial::zero(); powers.len() + 1];
        for (exponent, coefficient) in powers.iter().enumerate() {
            for (power, (numerator, denominator)) in self.power_sums.get(exponent).iter().enumerate() {
                let scaled = coefficient.scaled(numerator, denominator);
                running[power] = std::mem::replace(&mut running[power], Polynomial::zero()).plus(&scaled);
            }
        }
        Ok(running)
    }
}

/// Adds the constraints under which a bound is the tightest; among equal ones the first counts. `sign` is 1 for upper
/// bounds, -1 for lower ones.
fn add_tightest(case: &mut Problem, bounds: &[Form], tightest: usize, sign: i128) -> Result<(), Uncountable> {
    for (at, other) in bounds.iter().enumerate().filter(|&(at, _)| at != tightest) {
        let excess = bounds[tightest].minus(other)?.times(sign)?;
        case.at_most.push(if at < tightest { excess.plus_constant(1)? } else { excess });
    }
    Ok(())
}
