//! The counter of linear systems against trying all points, and against closed forms.

use std::time::Duration;

use budget::Budget;
use count::linear::{Constraint, Relation, System, count};
use count::{Quota, Uncountable};
use num_bigint::BigUint;
use proptest::prelude::*;

fn quota() -> Quota {
    Quota::of_cases(200_000)
}

/// By trying all points.
fn tried(system: &System) -> u64 {
    fn go(system: &System, point: &mut Vec<i128>) -> u64 {
        if point.len() == system.ranges.len() {
            let holds = |constraint: &Constraint| {
                let sum: i128 =
                    constraint.terms.iter().map(|&(at, c)| c * point[at]).sum::<i128>() + constraint.constant;
                match constraint.relation {
                    Relation::AtMost => sum <= 0,
                    Relation::Zero => sum == 0,
                    Relation::NotZero => sum != 0,
                }
            };
            return system.constraints.iter().all(holds).into();
        }
        let (lo, hi) = system.ranges[point.len()];
        (lo..=hi)
            .map(|value| {
                point.push(value);
                let found = go(system, point);
                point.pop();
                found
            })
            .sum()
    }
    go(system, &mut Vec::new())
}

fn relation() -> impl Strategy<Value = Relation> {
    prop_oneof![4 => Just(Relation::AtMost), 1 => Just(Relation::Zero), 2 => Just(Relation::NotZero)]
}

fn constraint(variables: usize, coefficients: std::ops::RangeInclusive<i128>) -> impl Strategy<Value = Constraint> {
    let term = (0..variables, coefficients);
    (prop::collection::vec(term, 1..=3), -12..=12i128, relation()).prop_map(|(terms, constant, relation)| Constraint {
        terms,
        constant,
        relation,
    })
}

fn system(coefficients: std::ops::RangeInclusive<i128>) -> impl Strategy<Value = System> {
    prop::collection::vec((-9..=4i128, 0..=9i128), 1..=4).prop_flat_map(move |ranges| {
        let ranges: Vec<(i128, i128)> = ranges.iter().map(|&(lo, width)| (lo, lo + width)).collect();
        let constraints = prop::collection::vec(constraint(ranges.len(), coefficients.clone()), 0..=6);
        constraints.prop_map(move |constraints| System { ranges: ranges.clone(), constraints })
    })
}

proptest! {
    #![proptest_config(testing::properties(400))]

    #[test]
    fn comparisons_and_sums_agree_with_trying(system in system(-1..=1)) {
        prop_assert_eq!(count(&system, &mut quota()), Ok(BigUint::from(tried(&system))));
    }

    #[test]
    fn coefficients_agree_with_trying(system in system(-5..=5)) {
        prop_assert_eq!(count(&system, &mut quota()), Ok(BigUint::from(tried(&system))));
    }
}

fn less(a: usize, b: usize) -> Constraint {
    Constraint { terms: vec![(a, 1), (b, -1)], constant: 1, relation: Relation::AtMost }
}

fn ints(n: usize) -> System {
    System { ranges: vec![(i32::MIN.into(), i32::MAX.into()); n], constraints: Vec::new() }
}

fn binomial(n: u64, k: u64) -> BigUint {
    (0..k).fold(BigUint::from(1u32), |product, i| product * (n - i) / (i + 1))
}

#[test]
fn chains_are_binomials() {
    for n in 1..=12 {
        let mut system = ints(n);
        system.constraints.extend((1..n).map(|at| less(at - 1, at)));
        assert_eq!(count(&system, &mut Quota::of_cases(100)), Ok(binomial(1 << 32, n as u64)), "{n}");
    }
}

#[test]
fn all_different_is_a_falling_factorial() {
    let n = 5;
    let mut system = ints(n);
    for a in 0..n {
        for b in 0..a {
            system.constraints.push(Constraint { relation: Relation::NotZero, constant: 0, ..less(a, b) });
        }
    }
    let expected = (0..n as u64).fold(BigUint::from(1u32), |product, i| product * ((1u64 << 32) - i));
    assert_eq!(count(&system, &mut quota()), Ok(expected));
}

#[test]
fn longs_have_their_full_range() {
    let mut system = System { ranges: vec![(i64::MIN.into(), i64::MAX.into()); 2], constraints: vec![less(0, 1)] };
    let all = BigUint::from(1u32) << 64;
    assert_eq!(count(&system, &mut quota()), Ok(&all * (&all - 1u32) / 2u32));
    system.constraints.clear();
    assert_eq!(count(&system, &mut quota()), Ok(&all * &all));
}

#[test]
fn a_budget_that_is_used_up_is_an_answer() {
    let mut system = ints(8);
    for a in 0..8usize {
        for b in 0..a {
            let terms = vec![(a, 1), (b, 1), ((a + b) % 7, -1), ((a * b + 3) % 8, 1)];
            system.constraints.push(Constraint { terms, constant: 5, relation: Relation::AtMost });
        }
    }
    assert!(matches!(count(&system, &mut Quota::of_cases(500)), Err(Uncountable::TooHard(_))));
    let started = std::time::Instant::now();
    let counted = count(&system, &mut Quota::new(u64::MAX, Budget::of(Duration::from_millis(200))));
    assert!(matches!(counted, Err(Uncountable::TooHard(_))), "{counted:?}");
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
}
