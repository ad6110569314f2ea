//! Solves equalities over the integers: one variable is expressed by the others, after unimodular steps where every
//! coefficient is larger than 1. The points before and after correspond one to one.

use num_integer::Integer;

use super::form::{Form, Range, Var};
use super::polynomial::Polynomial;
use super::problem::Problem;
use super::solve::Solver;
use crate::error::Uncountable;

impl Solver<'_> {
    /// Takes an equality, normalized and with at least two variables, out of a problem and its weight.
    pub(crate) fn solve_equality(
        &mut self,
        problem: &mut Problem,
        weight: &mut Polynomial,
        equality: Form,
    ) -> Result<(), Uncountable> {
        let mut equality = equality;
        loop {
            self.quota.look_at_clock()?;
            // The variable with the widest range, since that range most likely follows from the other ranges.
            let width = |variable: Var| problem.ranges.get(&variable).map_or(0, |&(lo, hi)| hi.saturating_sub(lo));
            let units = equality.terms.iter().filter(|(_, coefficient)| coefficient.abs() == 1);
            if let Some(&(variable, coefficient)) = units.max_by_key(|&&(variable, _)| width(variable)) {
                let value = equality.without(variable).times(-coefficient)?;
                return replace(problem, weight, variable, &value);
            }
            equality = self.step(problem, weight, &equality)?;
        }
    }

    /// With the least coefficient c of x: the new variable t = x + Σ q y takes multiples of c out of the other
    /// coefficients. The result is the equality with smaller ones.
    fn step(&mut self, problem: &mut Problem, weight: &mut Polynomial, equality: &Form) -> Result<Form, Uncountable> {
        let least = equality.terms.iter().min_by_key(|(_, coefficient)| coefficient.unsigned_abs());
        let &(variable, divisor) = least.expect("an equality has variables");
        let new = self.new_variable();
        let mut value = Form::variable(new);
        for &(other, coefficient) in equality.terms.iter().filter(|&&(other, _)| other != variable) {
            let quotient = nearest(coefficient, divisor);
            value = value.plus_times(&Form::variable(other), -quotient)?;
        }
        // t = x + Σ q y, over the ranges.
        let sum = Form::variable(variable).minus(&value.without(new))?;
        let range: Range = sum.range(&problem.ranges).ok_or(Uncountable::WIDE)?;
        problem.ranges.insert(new, range);
        let smaller = equality.substitute(variable, &value)?;
        replace(problem, weight, variable, &value)?;
        Ok(smaller)
    }
}

/// Puts an expression in the place of a variable; its range becomes constraints.
fn replace(problem: &mut Problem, weight: &mut Polynomial, variable: Var, value: &Form) -> Result<(), Uncountable> {
    let (lo, hi) = problem.ranges[&variable];
    problem.substitute(variable, value)?;
    problem.at_most.push(value.clone().plus_constant(hi.checked_neg().ok_or(Uncountable::WIDE)?)?);
    problem.at_most.push(value.times(-1)?.plus_constant(lo)?);
    *weight = weight.substitute(variable, value)?;
    Ok(())
}

/// The quotient with the least remainder.
fn nearest(dividend: i128, divisor: i128) -> i128 {
    let (quotient, remainder) = dividend.div_mod_floor(&divisor);
    if remainder.unsigned_abs() * 2 > divisor.unsigned_abs() { quotient + 1 } else { quotient }
}
