//! Which cases a plain run takes. Cases often come in series that differ in their size only (`n` or `k`): the largest of
//! a series goes through what the others go through, and starting a process for each takes most of the time of the tests.
//!
//! `HEAPWRIGHT_SLOW=1` takes all cases of all series; so does `HEAPWRIGHT_SUBJECT`.

use std::collections::BTreeMap;
use std::env;

use testing::environment;

use super::directive::{Case, VALIDATED};

/// What is taken of a series.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Take {
    /// The largest, and the largest whose answers are all validated.
    LargestAndValidated,
    /// The largest: its paths contain those of the others.
    Largest,
}

/// The cases that are taken, in their order.
pub fn thin<T>(cases: Vec<T>, take: Take, case_of: impl Fn(&T) -> &Case) -> Vec<T> {
    if environment::slow() || env::var_os("HEAPWRIGHT_SUBJECT").is_some() {
        return cases;
    }
    let mut series: BTreeMap<Vec<String>, Vec<u64>> = BTreeMap::new();
    for (name, size) in cases.iter().filter_map(|case| place(case_of(case))) {
        series.entry(name).or_default().push(size);
    }
    let is_taken = |case: &T| {
        let Some((name, size)) = place(case_of(case)) else { return true };
        let sizes = || series[&name].iter();
        let validated = || sizes().filter(|size| **size <= VALIDATED).max();
        sizes().max() == Some(&size) || (take == Take::LargestAndValidated && validated() == Some(&size))
    };
    cases.into_iter().filter(is_taken).collect()
}

/// The series of a case, and its size in it; none if it has no size.
fn place(case: &Case) -> Option<(Vec<String>, u64)> {
    let is_size = |name: &str| name == "n" || name == "k";
    let sizes = case.flags.iter().filter(|flag| is_size(&flag.name));
    let mut sizes = sizes.filter_map(|flag| Some((flag.name.clone(), flag.value.as_ref()?.parse().ok()?)));
    let (kind, size) = sizes.next()?;
    if sizes.next().is_some() {
        return None;
    }
    let words = case.arguments();
    let at = words.iter().position(|word| *word == format!("--{kind}"))?;
    let rest = words.iter().enumerate().filter(|(index, _)| *index != at + 1);
    Some((rest.map(|(_, word)| word.clone()).collect(), size))
}

#[test]
fn the_largest_of_a_series_are_taken() {
    let case = |target: &str, n: u64| Case { target: target.to_string(), ..Case::default() }.with("n", &n.to_string());
    let cases: Vec<Case> = (1..=5).map(|n| case("A.m", n)).chain([case("B.m", 3), Case::default()]).collect();
    let taken = |take| -> Vec<String> {
        let taken = thin(cases.clone(), take, |case| case);
        taken.iter().map(|case| case.arguments().join(" ")).collect()
    };
    if !environment::slow() && env::var_os("HEAPWRIGHT_SUBJECT").is_none() {
        assert_eq!(taken(Take::LargestAndValidated), ["A.m --n 2", "A.m --n 5", "B.m --n 3", ""]);
        assert_eq!(taken(Take::Largest), ["A.m --n 5", "B.m --n 3", ""]);
    }
}
