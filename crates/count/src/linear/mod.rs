//! Counts the integer points of a system of linear constraints over bounded variables. Pure mathematics: knows no terms.
//!
//! Method: variables are eliminated one after another by symbolic summation. The weight of a point is a polynomial in the
//! variables that are left, 1 at first; summing it over a variable between linear bounds gives a polynomial again
//! (Faulhaber). Where several bounds compete, the points are split by which one is the tightest. Equalities are solved
//! by unimodular steps, `a != b` is everything without `a = b`, parts that share no variable are summed one after the
//! other.
//!
//! Guarantee: a result is the exact number, whatever the size of the ranges.
//!
//! What it cannot count, and then says [`Uncountable::TooHard`](crate::Uncountable::TooHard):
//! - systems whose cases outgrow the quota: many variables each compared with many others by sums of three and more,
//!   or coefficients above some thousands that no variable without a coefficient can be eliminated around (a bound
//!   `c * x <= e` splits into `c` cases);
//! - numbers of more than 127 bits in a constraint, also in those that combinations of constraints make;
//! - polynomials of more than [`MOST_TERMS`] terms.

mod choose;
mod difference;
mod eliminate;
mod equality;
mod form;
mod normalize;
mod polynomial;
mod power_sums;
mod problem;
mod solve;

use num_bigint::BigUint;

use crate::error::Uncountable;
use crate::quota::Quota;

pub(crate) use form::{Form, Var};
pub(crate) use normalize::{Feasibility, normalize};
pub use polynomial::MOST_TERMS;
pub(crate) use problem::Problem;
pub(crate) use solve::Solver;

/// How a linear expression relates to zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// `<= 0`
    AtMost,
    /// `= 0`
    Zero,
    /// `!= 0`
    NotZero,
}

/// `Σ coefficient * variable + constant` in some relation to zero. A variable may occur more than once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Constraint {
    /// Coefficients with the positions of their variables.
    pub terms: Vec<(usize, i128)>,
    /// The constant.
    pub constant: i128,
    /// The relation.
    pub relation: Relation,
}

/// Variables with their ranges, and what relates them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct System {
    /// The least and the greatest value of each variable.
    pub ranges: Vec<(i128, i128)>,
    /// All of them hold.
    pub constraints: Vec<Constraint>,
}

/// How many assignments of the variables satisfy the system.
pub fn count(system: &System, quota: &mut Quota) -> Result<BigUint, Uncountable> {
    let mut problem = Problem::default();
    for &range in &system.ranges {
        problem.add_variable(range);
    }
    for constraint in &system.constraints {
        let mut form = Form::constant(constraint.constant);
        for &(variable, coefficient) in &constraint.terms {
            assert!(variable < system.ranges.len(), "a constraint is about variables of its system");
            form = form.plus(&Form::variable(variable as u32).times(coefficient)?)?;
        }
        problem.add(form, constraint.relation);
    }
    Solver::new(quota).count(problem)
}
