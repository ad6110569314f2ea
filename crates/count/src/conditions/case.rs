//! From boolean structure to cases that exclude each other: one after another, a condition is asserted, or split into
//! the ways in which it can hold.

use num_bigint::BigUint;
use num_traits::Zero;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use term::{BinaryOp, Comparison, Domain, Node, Sort, Term, Terms, UnaryOp, Variable};

use super::factor::Factor;
use super::residue::Residues;
use crate::error::Uncountable;
use crate::linear::{Feasibility, Form, Problem, Solver, Var, normalize};
use crate::quota::Quota;

/// Some of the ways in which a factor holds: a linear system, and conditions that are not yet part of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Case {
    pub(crate) problem: Problem,
    pub(crate) variables: BTreeMap<Variable, Var>,
    pub(crate) residues: Residues,
    /// Signs of dividends that were decided.
    pub(crate) signs: FxHashMap<Form, Sign>,
    /// Conditions that are part of the system, with their truth.
    decided: FxHashMap<Term, bool>,
    /// Conditions still to be asserted: those that need no split are taken first.
    pending: Vec<(Term, bool)>,
    /// Conditions that can hold in several ways.
    splits: Vec<(Term, bool)>,
}

/// What is decided about a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Negative,
    NotNegative,
}

/// Why a condition was not asserted.
#[derive(Debug)]
pub(crate) enum Obstacle {
    /// The truth of this condition must be decided first.
    Undecided(Term),
    /// The sign of this expression must be decided first.
    Sign(Box<Form>),
    /// The value of this variable, which has few, must be decided first.
    Value(Var),
    /// It cannot be counted at all.
    Uncountable(Uncountable),
}

impl From<Uncountable> for Obstacle {
    fn from(reason: Uncountable) -> Obstacle {
        Obstacle::Uncountable(reason)
    }
}

/// The number of assignments that satisfy a factor.
pub(crate) fn count(terms: &Terms, factor: &Factor, quota: &mut Quota) -> Result<BigUint, Uncountable> {
    let mut cases = vec![Case::new(terms, factor)?];
    let mut total = BigUint::zero();
    let mut solver = Solver::new(quota);
    while let Some(mut case) = cases.pop() {
        solver.spend()?;
        match case.advance(terms)? {
            Progress::Impossible => {}
            Progress::Done => total += solver.count(case.problem)?,
            Progress::Split(ways) => cases.extend(ways),
        }
    }
    Ok(total)
}

/// What became of a case.
enum Progress {
    /// It has no assignments.
    Impossible,
    /// Its system says it all.
    Done,
    /// It is these cases together.
    Split(Vec<Case>),
}

impl Case {
    fn new(terms: &Terms, factor: &Factor) -> Result<Case, Uncountable> {
        let mut case = Case::default();
        for (number, &variable) in (0..).zip(&factor.variables) {
            let (lo, hi) = match (variable.domain, variable.domain.range()) {
                (Domain::Bool, _) => (0, 1),
                (_, Some((lo, hi))) => (lo.into(), hi.into()),
                (_, None) => return Err(Uncountable::NotLinear("a float")),
            };
            case.problem.add_variable((lo, hi));
            case.variables.insert(variable, number);
        }
        case.pending = factor.conjuncts.iter().map(|&conjunct| (conjunct, true)).collect();
        // Plain bounds first, since they are taken from the end: small ranges keep sums from wrapping.
        case.pending.sort_by_key(|&(conjunct, _)| std::cmp::Reverse(terms.variables(conjunct).len()));
        Ok(case)
    }

    /// Asserts conditions until all are, or one has to be split.
    fn advance(&mut self, terms: &Terms) -> Result<Progress, Uncountable> {
        while let Some((condition, truth)) = self.pending.pop() {
            match self.decided.get(&condition) {
                Some(&known) if known != truth => return Ok(Progress::Impossible),
                Some(_) => continue,
                None => {}
            }
            match self.assert(terms, condition, truth) {
                Ok(()) => {}
                Err(Obstacle::Uncountable(reason)) => return Err(reason),
                Err(obstacle) => {
                    self.pending.push((condition, truth));
                    return Ok(Progress::Split(self.decide(obstacle)?));
                }
            }
            if normalize(&mut self.problem) == Feasibility::Impossible {
                return Ok(Progress::Impossible);
            }
        }
        Ok(match self.splits.pop() {
            Some((condition, truth)) => Progress::Split(self.split(terms, condition, truth)),
            None => Progress::Done,
        })
    }

    /// Makes a condition part of the system, or puts it where its parts are asserted.
    fn assert(&mut self, terms: &Terms, condition: Term, truth: bool) -> Result<(), Obstacle> {
        match terms.node(condition) {
            Node::Bool(value) if value == truth => {}
            Node::Bool(_) => self.problem.at_most.push(Form::constant(1)),
            Node::Unary(UnaryOp::Not, inner) => self.pending.push((inner, !truth)),
            Node::Binary(BinaryOp::And, a, b) if truth => self.pending.extend([(a, true), (b, true)]),
            Node::Binary(BinaryOp::Or, a, b) if !truth => self.pending.extend([(a, false), (b, false)]),
            Node::Variable(variable) => {
                let form = Form::variable(self.variables[&variable]);
                self.problem.zero.push(form.plus_constant(if truth { -1 } else { 0 })?);
                self.decided.insert(condition, truth);
            }
            Node::Compare(comparison, a, b) if matches!(terms.sort(a), Sort::Int | Sort::Long) => {
                self.assert_comparison(terms, comparison, a, b, truth)?;
                self.decided.insert(condition, truth);
            }
            Node::Compare(_, a, _) if terms.sort(a) != Sort::Bool => {
                return Err(Uncountable::NotLinear("a comparison of floats").into());
            }
            _ => self.splits.push((condition, truth)),
        }
        Ok(())
    }

    fn assert_comparison(
        &mut self,
        terms: &Terms,
        comparison: Comparison,
        a: Term,
        b: Term,
        truth: bool,
    ) -> Result<(), Obstacle> {
        let (a, b) = (self.value(terms, a)?, self.value(terms, b)?);
        let (below, above) = (a.minus(&b)?, b.minus(&a)?);
        match (comparison, truth) {
            (Comparison::Eq, true) => self.problem.zero.push(below),
            (Comparison::Eq, false) => self.problem.nonzero.push(below),
            (Comparison::Lt, true) => self.problem.at_most.push(below.plus_constant(1)?),
            (Comparison::Lt, false) => self.problem.at_most.push(above),
            (Comparison::Le, true) => self.problem.at_most.push(below),
            (Comparison::Le, false) => self.problem.at_most.push(above.plus_constant(1)?),
        }
        Ok(())
    }

    /// The two ways in which what stands in the way can be decided.
    fn decide(&self, obstacle: Obstacle) -> Result<Vec<Case>, Uncountable> {
        if let Obstacle::Value(variable) = obstacle {
            return Ok(self.values(variable));
        }
        let (mut yes, mut no) = (self.clone(), self.clone());
        match obstacle {
            Obstacle::Undecided(condition) => {
                yes.pending.push((condition, true));
                no.pending.push((condition, false));
            }
            Obstacle::Sign(form) => {
                yes.problem.at_most.push((*form).clone().plus_constant(1)?);
                no.problem.at_most.push(form.times(-1)?);
                yes.signs.insert((*form).clone(), Sign::Negative);
                no.signs.insert(*form, Sign::NotNegative);
            }
            Obstacle::Value(_) => unreachable!("values are decided above"),
            Obstacle::Uncountable(reason) => return Err(reason),
        }
        Ok([yes, no].into_iter().filter_map(possible).collect())
    }

    /// A case for each value of a variable.
    fn values(&self, variable: Var) -> Vec<Case> {
        let (lo, hi) = self.problem.ranges[&variable];
        let with_value = |value: i128| {
            let mut case = self.clone();
            case.problem.ranges.insert(variable, (value, value));
            possible(case)
        };
        (lo..=hi).filter_map(with_value).collect()
    }

    /// The ways in which a condition can hold that is not one of several conditions that all hold.
    fn split(&self, terms: &Terms, condition: Term, truth: bool) -> Vec<Case> {
        let ways: [[(Term, bool); 2]; 2] = match terms.node(condition) {
            // The first operand decides, or else the second does.
            Node::Binary(BinaryOp::And | BinaryOp::Or, a, b) => [[(a, truth), (a, truth)], [(a, !truth), (b, truth)]],
            Node::Compare(_, a, b) => [[(a, true), (b, truth)], [(a, false), (b, !truth)]],
            Node::Binary(_, a, b) => [[(a, true), (b, !truth)], [(a, false), (b, truth)]],
            Node::Ite(c, a, b) => [[(c, true), (a, truth)], [(c, false), (b, truth)]],
            other => unreachable!("{other:?} is no truth value that needs a split"),
        };
        let of_way = |way: [(Term, bool); 2]| {
            let mut case = self.clone();
            case.pending.extend(way.into_iter().rev());
            case
        };
        ways.into_iter().map(of_way).collect()
    }

    /// Whether a condition is known to hold, or known not to.
    pub(crate) fn truth(&self, condition: Term) -> Option<bool> {
        self.decided.get(&condition).copied()
    }
}

/// A case that has assignments, as far as its ranges tell.
fn possible(mut case: Case) -> Option<Case> {
    (normalize(&mut case.problem) == Feasibility::Possible).then_some(case)
}
