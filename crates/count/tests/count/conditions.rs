//! Counts of conditions against trying all assignments of small variables.

use crate::support::{Truth, tried, truth};
use count::{Counted, Quota, Uncountable, count_conjunction};
use proptest::prelude::*;
use term::{Arithmetic, Terms};

fn agrees(conditions: &[Truth]) -> Result<(), TestCaseError> {
    let mut terms = Terms::new(Arithmetic::Java);
    let conjuncts: Vec<_> = conditions.iter().map(|condition| condition.build(&mut terms)).collect();
    match count_conjunction(&terms, &conjuncts, &mut Quota::of_cases(20_000)) {
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
    let config = testing::properties(usual);
    // Conditions that are too hard: about one in a hundred.
    ProptestConfig { max_global_rejects: config.cases / 20 + 20, ..config }
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn one_byte(conditions in prop::collection::vec(truth(1, 2), 1..=3)) {
        agrees(&conditions)?;
    }
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn two_bytes(conditions in prop::collection::vec(truth(2, 1), 1..=3)) {
        agrees(&conditions)?;
    }
}

/// What the counter asks its memory about.
#[derive(Default)]
struct Notes {
    known: std::collections::HashMap<Vec<term::Term>, num_bigint::BigUint>,
    recalled: usize,
}

impl count::Memory for Notes {
    fn recall(&mut self, _: &Terms, factor: &[term::Term]) -> Option<num_bigint::BigUint> {
        let known = self.known.get(factor).cloned();
        self.recalled += usize::from(known.is_some());
        known
    }

    fn keep(&mut self, _: &Terms, factor: &[term::Term], count: &num_bigint::BigUint) {
        self.known.insert(factor.to_vec(), count.clone());
    }
}

#[test]
fn factors_are_counted_once() {
    let mut terms = Terms::new(Arithmetic::Java);
    let [a, b, c] = [0, 1, 2].map(|index| terms.variable(index, term::Domain::Long));
    let (first, second) = (terms.lt(a, b), terms.long(5));
    let third = terms.lt(c, second);
    let mut notes = Notes::default();
    let mut quota = Quota::of_cases(100);
    let both = count::count_with_memory(&terms, &[first, third], &mut quota, &mut notes).expect("linear");
    assert_eq!((notes.known.len(), notes.recalled, both.bits), (2, 0, 192));
    let one = count::count_with_memory(&terms, &[first], &mut quota, &mut notes).expect("linear");
    assert_eq!((notes.recalled, one.bits), (1, 128));
    let share = both.probability();
    assert!(share < one.probability() && !share.is_zero());
}

#[test]
fn what_is_not_linear_is_named() {
    let mut terms = Terms::new(Arithmetic::Java);
    let [a, b] = [0, 1].map(|index| terms.variable(index, term::Domain::Int));
    let product = terms.binary(term::BinaryOp::Mul, a, b);
    let condition = terms.lt(product, a);
    let counted = count_conjunction(&terms, &[condition], &mut Quota::of_cases(1000));
    assert_eq!(counted, Err(Uncountable::NotLinear("a product of variables")));
}

#[test]
fn ideal_integers_do_not_wrap_but_inputs_have_ranges() {
    for (arithmetic, expected) in [(Arithmetic::Java, (1u64 << 32) - 1), (Arithmetic::Ideal, 1 << 32)] {
        let mut terms = Terms::new(arithmetic);
        let (x, one) = (terms.variable(0, term::Domain::Int), terms.int(1));
        let next = terms.binary(term::BinaryOp::Add, x, one);
        let y = terms.binary(term::BinaryOp::Mul, next, one);
        let condition = terms.lt(x, y);
        let counted = count_conjunction(&terms, &[condition], &mut Quota::of_cases(100)).expect("linear");
        // Ideal arithmetic decides it without looking at the variable.
        let whole = Counted { solutions: 1u32.into(), bits: 0 };
        let ranged = Counted { solutions: expected.into(), bits: 32 };
        assert!(counted == ranged || arithmetic == Arithmetic::Ideal && counted == whole, "{counted:?}");
    }
}
