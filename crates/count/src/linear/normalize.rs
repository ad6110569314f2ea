//! Simplifies a problem without changing its points: smaller coefficients, smaller ranges, fewer constraints.

use num_integer::Integer;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeMap;

use super::form::{Form, Range, Var};
use super::problem::Problem;

/// Whether a problem can have points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feasibility {
    Possible,
    Impossible,
}

/// The problem has no points.
struct Empty;

/// Brings constraints into their smallest form and propagates ranges, until nothing changes or the rounds are used up.
pub(crate) fn normalize(problem: &mut Problem) -> Feasibility {
    // Ranges of n variables need n rounds to travel along a chain; more would only be needed by cycles, which are left to
    // the differences.
    let rounds = problem.ranges.len() + 4;
    for _ in 0..rounds {
        match round(problem) {
            Err(Empty) => return Feasibility::Impossible,
            Ok(false) => break,
            Ok(true) => {}
        }
    }
    Feasibility::Possible
}

/// One round; whether something changed that may change more.
fn round(problem: &mut Problem) -> Result<bool, Empty> {
    if problem.ranges.values().any(|&(lo, hi)| lo > hi) {
        return Err(Empty);
    }
    let before = problem.zero.len();
    let Problem { ranges, at_most, zero, nonzero } = problem;
    let mut changed = false;
    for form in std::mem::take(at_most) {
        at_most.extend(normalize_at_most(form, ranges, &mut changed)?);
    }
    merge_parallel(at_most, zero)?;
    for form in std::mem::take(zero) {
        zero.extend(normalize_zero(form, ranges, &mut changed)?);
    }
    for form in std::mem::take(nonzero) {
        nonzero.extend(normalize_nonzero(form, ranges, &mut changed)?);
    }
    nonzero.sort();
    nonzero.dedup();
    Ok(changed || zero.len() > before)
}

/// `form <= 0` in its smallest form; nothing if it always holds.
fn normalize_at_most(
    mut form: Form,
    ranges: &mut BTreeMap<Var, Range>,
    changed: &mut bool,
) -> Result<Option<Form>, Empty> {
    let divisor = form.content();
    if divisor == 0 {
        return if form.constant <= 0 { Ok(None) } else { Err(Empty) };
    }
    if divisor > 1 {
        form.terms.iter_mut().for_each(|(_, coefficient)| *coefficient /= divisor);
        form.constant = Integer::div_ceil(&form.constant, &divisor);
    }
    let Some((lo, hi)) = form.range(ranges) else { return Ok(Some(form)) };
    if lo > 0 {
        return Err(Empty);
    }
    if hi <= 0 {
        return Ok(None);
    }
    for &(variable, coefficient) in &form.terms {
        let range = ranges.get_mut(&variable).expect("constraints are about variables of the problem");
        // The bound of this variable follows with all other variables at their least contribution.
        let least = if coefficient > 0 { range.0 } else { range.1 };
        let Some(room) = coefficient.checked_mul(least).and_then(|least| least.checked_sub(lo)) else { continue };
        if coefficient > 0 {
            let bound = Integer::div_floor(&room, &coefficient);
            if bound < range.1 {
                range.1 = bound;
                *changed = true;
            }
        } else {
            let bound = Integer::div_ceil(&room, &coefficient);
            if bound > range.0 {
                range.0 = bound;
                *changed = true;
            }
        }
        if range.0 > range.1 {
            return Err(Empty);
        }
    }
    Ok(if form.terms.len() == 1 { None } else { Some(form) })
}

fn normalize_zero(
    mut form: Form,
    ranges: &mut BTreeMap<Var, Range>,
    changed: &mut bool,
) -> Result<Option<Form>, Empty> {
    let divisor = form.content();
    if divisor == 0 {
        return if form.constant == 0 { Ok(None) } else { Err(Empty) };
    }
    if form.constant % divisor != 0 {
        return Err(Empty);
    }
    form.terms.iter_mut().for_each(|(_, coefficient)| *coefficient /= divisor);
    form.constant /= divisor;
    normalize_at_most(form.clone(), ranges, changed)?;
    if let Some(opposite) = opposite(&form) {
        normalize_at_most(opposite, ranges, changed)?;
    }
    Ok(if form.terms.len() == 1 { None } else { Some(form) })
}

fn normalize_nonzero(
    mut form: Form,
    ranges: &mut BTreeMap<Var, Range>,
    changed: &mut bool,
) -> Result<Option<Form>, Empty> {
    let divisor = form.content();
    if divisor == 0 {
        return if form.constant != 0 { Ok(None) } else { Err(Empty) };
    }
    if form.constant % divisor != 0 || form.range(ranges).is_some_and(|(lo, hi)| lo > 0 || hi < 0) {
        return Ok(None);
    }
    // The first coefficient becomes positive, so that a form and its negation are one constraint.
    let divisor = if form.terms[0].1 < 0 { -divisor } else { divisor };
    form.terms.iter_mut().for_each(|(_, coefficient)| *coefficient /= divisor);
    form.constant /= divisor;
    if let [(variable, _)] = form.terms[..] {
        let range = ranges.get_mut(&variable).expect("constraints are about variables of the problem");
        let excluded = -form.constant;
        if excluded == range.0 {
            range.0 += 1;
        } else if excluded == range.1 {
            range.1 -= 1;
        } else {
            return Ok(Some(form));
        }
        *changed = true;
        return if range.0 > range.1 { Err(Empty) } else { Ok(None) };
    }
    Ok(Some(form))
}

/// Of constraints with the same variable part the tightest stays; two that meet from both sides are an equality.
fn merge_parallel(at_most: &mut Vec<Form>, zero: &mut Vec<Form>) -> Result<(), Empty> {
    if at_most.len() < 2 {
        return Ok(());
    }
    let mut tightest: FxHashMap<SmallVec<[(Var, i128); 4]>, i128> = FxHashMap::default();
    for form in at_most.iter() {
        let constant = tightest.entry(form.terms.clone()).or_insert(form.constant);
        *constant = (*constant).max(form.constant);
    }
    at_most.sort();
    at_most.retain(|form| tightest[&form.terms] == form.constant);
    at_most.dedup();
    let mut met = Vec::new();
    for form in at_most.iter() {
        let Some(back) = opposite(form) else { continue };
        let Some(&other) = tightest.get(&back.terms) else { continue };
        match form.constant.checked_add(other) {
            Some(1..) => return Err(Empty),
            Some(0) if form.terms < back.terms => met.push(form.clone()),
            _ => {}
        }
    }
    for form in met {
        let back = opposite(&form);
        at_most.retain(|other| *other != form && Some(other) != back.as_ref());
        zero.push(form);
    }
    Ok(())
}

fn opposite(form: &Form) -> Option<Form> {
    form.times(-1).ok()
}
