//! Counts of conditions against trying all assignments of small variables.
//!
//! `HEAPWRIGHT_CASES=100000` tries as many conditions of each kind.

mod support;

use count::{Budget, Counted, Uncountable, count_conjunction};
use proptest::prelude::*;
use support::{Truth, tried, truth};
use term::{Arithmetic, Terms};

fn cases(usual: u32) -> u32 {
    std::env::var("HEAPWRIGHT_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

fn agrees(conditions: &[Truth]) -> Result<(), TestCaseError> {
    let mut terms = Terms::new(Arithmetic::Java);
    let conjuncts: Vec<_> = conditions.iter().map(|condition| condition.build(&mut terms)).collect();
    match count_conjunction(&terms, &conjuncts, &mut Budget::of_cases(20_000)) {
        Ok(counted) => {
            let (solutions, bits) = tried(&terms, &conjuncts);
            prop_assert_eq!(counted, Counted { solutions: solutions.into(), bits });
        }
        Err(Uncountable::TooHard(_)) => return Err(TestCaseError::reject("too hard")),
        Err(reason) => prop_assert!(false, "{}", reason),
    }
    Ok(())
}

fn config(usual: u32) -> ProptestConfig {
    let cases = cases(usual);
    ProptestConfig {
        failure_persistence: None,
        // Conditions that are too hard: about one in a hundred.
        max_global_rejects: cases / 20 + 20,
        ..ProptestConfig::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn one_byte(conditions in prop::collection::vec(truth(1, 2), 1..=3)) {
        agrees(&conditions)?;
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn two_bytes(conditions in prop::collection::vec(truth(2, 1), 1..=3)) {
        agrees(&conditions)?;
    }
}
