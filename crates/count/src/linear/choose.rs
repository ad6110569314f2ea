//! Which variable is summed over next, and how: the one that makes the fewest cases.

use super::difference::Differences;
use super::form::{Form, Range, Var};
use super::problem::Problem;
use crate::error::Uncountable;

/// The most values of a variable that are tried one by one.
const MOST_VALUES: u128 = 1 << 12;
/// The most cases that one variable may make.
const MOST_CASES: u128 = 1 << 14;

/// How a variable is eliminated.
#[derive(Debug)]
pub(crate) enum Way {
    /// Summed between bounds without coefficients: it lies above all lower ones and below all upper ones.
    Sum(Bounds),
    /// A constraint, by position, in which it has a coefficient is split by remainders first.
    Remainders(usize),
    /// Its values one by one.
    Values(Range),
}

/// Bounds of a variable, included.
#[derive(Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) lower: Vec<Form>,
    pub(crate) upper: Vec<Form>,
}

impl Bounds {
    fn cases(&self) -> u128 {
        let (lower, upper) = (self.lower.len() as u128, self.upper.len() as u128);
        (lower * upper).min(lower + upper)
    }
}

/// The variable that makes the fewest cases.
pub(crate) fn choose(problem: &Problem) -> Result<(Var, Way), Uncountable> {
    let differences = Differences::new(problem);
    let mut best: Option<(u128, usize, Var, Way)> = None;
    for (&variable, &range) in &problem.ranges {
        let occurrences = problem.at_most.iter().filter(|form| form.has(variable)).count();
        let (cases, way) = cheapest_way(problem, &differences, variable, range)?;
        if best.as_ref().is_none_or(|best| (cases, occurrences) < (best.0, best.1)) {
            best = Some((cases, occurrences, variable, way));
        }
    }
    match best.expect("a part has variables") {
        (cases, _, variable, way) if cases <= MOST_CASES => Ok((variable, way)),
        _ => Err(Uncountable::TooHard("coefficients that are too large to split by remainders")),
    }
}

fn cheapest_way(
    problem: &Problem,
    differences: &Differences,
    variable: Var,
    range: Range,
) -> Result<(u128, Way), Uncountable> {
    let mut remainders: Option<(u128, usize)> = None;
    let mut bounds = Bounds { lower: vec![Form::constant(range.0)], upper: vec![Form::constant(range.1)] };
    let mut splits: u128 = 1;
    for (at, form) in problem.at_most.iter().enumerate() {
        match form.coefficient(variable) {
            0 => {}
            1 => bounds.upper.push(form.without(variable).times(-1)?),
            -1 => bounds.lower.push(form.without(variable)),
            coefficient => {
                let size = coefficient.unsigned_abs();
                splits = splits.saturating_mul(size);
                if remainders.is_none_or(|(least, _)| size < least) {
                    remainders = Some((size, at));
                }
            }
        }
    }
    let values = range.1.checked_sub(range.0).map_or(u128::MAX, |width| width as u128 + 1);
    let by_values = (values, Way::Values(range));
    let summed = match remainders {
        Some((_, at)) => (splits.saturating_mul(bounds.cases()).saturating_add(1), Way::Remainders(at)),
        None => {
            drop_slack(problem, differences, variable, &mut bounds)?;
            (bounds.cases(), Way::Sum(bounds))
        }
    };
    Ok(if by_values.0 < summed.0 && values <= MOST_VALUES { by_values } else { summed })
}

/// Leaves out bounds that are never the tightest.
fn drop_slack(
    problem: &Problem,
    differences: &Differences,
    variable: Var,
    bounds: &mut Bounds,
) -> Result<(), Uncountable> {
    let follows = |excess: &Form| {
        excess.is_never_positive(&problem.ranges)
            || differences.imply(excess)
            || problem
                .at_most
                .iter()
                .filter(|form| !form.has(variable))
                .any(|form| excess.minus(form).is_ok_and(|rest| rest.is_never_positive(&problem.ranges)))
    };
    // A lower bound is slack if it is below another lower bound, an upper bound if it is above another upper bound.
    for (list, sign) in [(&mut bounds.lower, 1), (&mut bounds.upper, -1)] {
        let mut at = 0;
        while at < list.len() {
            let mut is_slack = false;
            for other in (0..list.len()).filter(|&other| other != at) {
                is_slack = is_slack || follows(&list[at].minus(&list[other])?.times(sign)?);
            }
            if is_slack {
                list.remove(at);
            } else {
                at += 1;
            }
        }
    }
    Ok(())
}
