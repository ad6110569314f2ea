//! Simplified terms mean what their plain form means, whatever else was made before.

use crate::support::naive;
use crate::support::steps::{BOTH, build, steps, value, variable, words};
use proptest::prelude::*;
use term::{Arithmetic, Evaluator, Node, Terms, Variable, display, evaluate};

proptest! {
    #![proptest_config(testing::properties(2_000))]

    #[test]
    fn simplified_terms_keep_their_values(steps in steps(), words in words()) {
        for arithmetic in BOTH {
            let mut terms = Terms::new(arithmetic);
            let made = build(&mut terms, &steps, &words);
            let assignment = assignment(&words);
            for (term, sort, expected) in made {
                prop_assert_eq!(terms.sort(term), sort);
                let found = evaluate(&terms, term, &assignment);
                let Some(expected) = expected else { continue };
                match found {
                    Some(found) => prop_assert!(
                        naive::same(found, expected),
                        "{:?}: {} is {:?}, not {:?}", arithmetic, show(&terms, term), found, expected
                    ),
                    // If the value fits, only exact computations beyond 128 bits may give none.
                    None => prop_assert!(arithmetic == Arithmetic::Ideal),
                }
            }
        }
    }

    #[test]
    fn intervals_enclose_values(steps in steps(), words in words()) {
        for arithmetic in BOTH {
            let mut terms = Terms::new(arithmetic);
            for (term, _, expected) in build(&mut terms, &steps, &words) {
                let range = terms.range(term);
                let (lo, hi) = (i128::from(range.lo), i128::from(range.hi));
                if let Some(naive::Value::Int(value) | naive::Value::Long(value)) = expected {
                    prop_assert!(lo <= value || (arithmetic == Arithmetic::Ideal && range.lo == i64::MIN));
                    prop_assert!(value <= hi || (arithmetic == Arithmetic::Ideal && range.hi == i64::MAX));
                }
            }
        }
    }

    #[test]
    fn history_does_not_show(before in steps(), steps in steps(), words in words()) {
        let mut fresh = Terms::new(Arithmetic::Java);
        let mut used = Terms::new(Arithmetic::Java);
        build(&mut used, &before, &words);
        let first = build(&mut fresh, &steps, &words);
        let second = build(&mut used, &steps, &words);
        for (a, b) in first.iter().zip(&second) {
            prop_assert_eq!(fresh.structural_hash(a.0), used.structural_hash(b.0));
            prop_assert_eq!(show(&fresh, a.0), show(&used, b.0));
        }
    }

    #[test]
    fn a_memo_changes_nothing(steps in steps(), first in words(), second in words()) {
        for arithmetic in BOTH {
            let mut terms = Terms::new(arithmetic);
            let made = build(&mut terms, &steps, &first);
            let mut evaluator = Evaluator::new();
            for words in [&first, &second, &first] {
                evaluator.forget();
                let assignment = assignment(words);
                for &(term, ..) in made.iter().rev() {
                    let remembered = evaluator.evaluate(&terms, term, &assignment);
                    prop_assert_eq!(remembered, evaluate(&terms, term, &assignment));
                }
            }
        }
    }

    #[test]
    fn only_listed_variables_matter(steps in steps(), words in words()) {
        let mut terms = Terms::new(Arithmetic::Java);
        for (term, ..) in build(&mut terms, &steps, &words) {
            let listed = terms.variables(term);
            prop_assert!(listed.is_sorted());
            let all = assignment(&words);
            let some = |variable: Variable| if listed.contains(&variable) { all(variable) } else { None };
            prop_assert!(evaluate(&terms, term, &some).is_some());
        }
    }
}

fn assignment(words: &[u64]) -> impl Fn(Variable) -> Option<Node> + '_ {
    |asked| {
        let word = *words.get(asked.index as usize)?;
        (variable(asked.index as usize) == asked).then(|| value(asked.domain, word))
    }
}

fn show(terms: &Terms, term: term::Term) -> String {
    display(terms, term, &|variable| format!("v{}", variable.index))
}
