//! The recursion: settle what is certain, split into parts, sum each part over its variables.

use num_bigint::{BigInt, BigUint};
use num_traits::One;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use super::difference::Differences;
use super::form::{Form, Var};
use super::normalize::{Feasibility, normalize};
use super::polynomial::Polynomial;
use super::power_sums::PowerSums;
use super::problem::Problem;
use crate::error::Uncountable;
use crate::quota::Quota;

/// Sums that are kept, at most.
const MOST_KEPT: usize = 100_000;

/// How often ranges that differences narrow are propagated again.
const MOST_ATTEMPTS: usize = 16;

/// Counts one problem, or several that have much in common.
pub(crate) struct Solver<'a> {
    pub(crate) quota: &'a mut Quota,
    pub(crate) power_sums: PowerSums,
    /// The number of the next new variable: weights may still hold variables that are in no problem at hand.
    next: Var,
    /// The number of points of parts that were counted before.
    known: FxHashMap<Problem, (BigInt, BigInt)>,
}

impl<'a> Solver<'a> {
    pub(crate) fn new(quota: &'a mut Quota) -> Solver<'a> {
        Solver { quota, power_sums: PowerSums::default(), next: 0, known: FxHashMap::default() }
    }

    /// The number of points.
    pub(crate) fn count(&mut self, problem: Problem) -> Result<BigUint, Uncountable> {
        self.next = problem.ranges.last_key_value().map_or(0, |(&last, _)| last + 1);
        let sum = self.sum(problem, Polynomial::one())?;
        let (numerator, denominator) = sum.as_constant().expect("every variable was summed over");
        debug_assert!(denominator.is_one(), "numbers of points are integers");
        Ok((numerator / denominator).to_biguint().expect("numbers of points are not negative"))
    }

    /// Spends one case of the quota.
    pub(crate) fn spend(&mut self) -> Result<(), Uncountable> {
        self.quota.spend()
    }

    pub(crate) fn new_variable(&mut self) -> Var {
        self.next += 1;
        self.next - 1
    }

    /// The sum of the weight over all points. Variables of the weight that are not in the problem stay.
    pub(crate) fn sum(&mut self, problem: Problem, weight: Polynomial) -> Result<Polynomial, Uncountable> {
        self.quota.spend()?;
        let (mut problem, mut weight) = (problem, weight);
        if self.settle(&mut problem, &mut weight)? == Feasibility::Impossible {
            return Ok(Polynomial::zero());
        }
        for part in problem.split() {
            if weight.is_zero() {
                break;
            }
            weight = self.sum_part(part, weight)?;
        }
        Ok(weight)
    }

    /// Takes out what is certain: fixed variables, equalities, constraints that say nothing new.
    fn settle(&mut self, problem: &mut Problem, weight: &mut Polynomial) -> Result<Feasibility, Uncountable> {
        for attempt in 0.. {
            if normalize(problem) == Feasibility::Impossible {
                return Ok(Feasibility::Impossible);
            }
            let fixed: Vec<(Var, i128)> =
                problem.ranges.iter().filter(|(_, (lo, hi))| lo == hi).map(|(&var, &(lo, _))| (var, lo)).collect();
            for &(variable, value) in &fixed {
                let value = Form::constant(value);
                problem.substitute(variable, &value)?;
                *weight = weight.substitute(variable, &value)?;
            }
            if !fixed.is_empty() {
                continue;
            }
            if let Some(equality) = problem.zero.pop() {
                self.solve_equality(problem, weight, equality)?;
                continue;
            }
            let differences = Differences::new(problem);
            if differences.are_contradictory() || are_in_conflict(problem) {
                return Ok(Feasibility::Impossible);
            }
            if let Some(equality) = differences.equality() {
                problem.zero.push(equality);
                continue;
            }
            match differences.narrow(problem) {
                true if attempt < MOST_ATTEMPTS => continue,
                // Ranges that shrink slowly: the constraints are left as they are.
                true => {}
                false => problem.at_most.retain(|form| !differences.is_redundant(form)),
            }
            drop_implied(problem);
            break;
        }
        Ok(Feasibility::Possible)
    }

    /// The sum over a part that cannot be split. Without a weight it depends on the part alone, and is kept.
    fn sum_part(&mut self, part: Problem, weight: Polynomial) -> Result<Polynomial, Uncountable> {
        let Some((numerator, denominator)) = weight.as_constant() else { return self.sum_weighted(part, weight) };
        let key = part.renumbered();
        let known = match self.known.get(&key) {
            Some(known) => known.clone(),
            None => {
                let sum = self.sum_weighted(part, Polynomial::one())?;
                let points = sum.as_constant().expect("every variable was summed over");
                if self.known.len() < MOST_KEPT {
                    self.known.insert(key, points.clone());
                }
                points
            }
        };
        Ok(Polynomial::constant(numerator).scaled(&known.0, &(known.1 * denominator)))
    }

    fn sum_weighted(&mut self, mut part: Problem, weight: Polynomial) -> Result<Polynomial, Uncountable> {
        match part.nonzero.pop() {
            None => self.eliminate(part, weight),
            Some(form) => {
                let mut equal = part.clone();
                equal.zero.push(form);
                let all = self.sum(part, weight.clone())?;
                let excluded = self.sum(equal, weight)?;
                Ok(all.minus(&excluded))
            }
        }
    }
}

/// Whether two constraints cannot hold together anywhere in the ranges.
fn are_in_conflict(problem: &Problem) -> bool {
    let forms = &problem.at_most;
    forms.iter().enumerate().any(|(at, a)| {
        let conflicts =
            |b: &Form| a.plus(b).ok().and_then(|sum| sum.range(&problem.ranges)).is_some_and(|(lo, _)| lo > 0);
        forms[at + 1..].iter().any(conflicts)
    })
}

/// Leaves out constraints that another one implies everywhere in the ranges.
fn drop_implied(problem: &mut Problem) {
    let mut dropped: BTreeSet<usize> = BTreeSet::new();
    for at in 0..problem.at_most.len() {
        let implies = |other: usize| {
            let excess = problem.at_most[at].minus(&problem.at_most[other]);
            excess.is_ok_and(|excess| excess.is_never_positive(&problem.ranges))
        };
        if (0..problem.at_most.len()).any(|other| other != at && !dropped.contains(&other) && implies(other)) {
            dropped.insert(at);
        }
    }
    let mut position = 0;
    problem.at_most.retain(|_| {
        position += 1;
        !dropped.contains(&(position - 1))
    });
}
