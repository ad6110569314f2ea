//! A canonical form means what the conjunction means: its linear comparisons hold for the same values.

use proptest::prelude::*;
use term::{Arithmetic, Evaluator, Node, Term, Terms, Variable};

use super::invariance::{VARIABLES, Writing, conditions};
use crate::canon::{Linear, Relation, canonize};

/// Values at which something may go wrong are likely.
fn value() -> impl Strategy<Value = i32> {
    prop_oneof![4 => -4..5i32, 1 => i32::MIN..i32::MIN + 3, 1 => i32::MAX - 2..=i32::MAX, 1 => any::<i32>()]
}

fn holds(linear: &Linear, value: impl Fn(u32) -> i128) -> bool {
    let sum = linear.parts.iter().map(|&(place, c)| value(place) * c).sum::<i128>() + linear.constant;
    match linear.relation {
        Relation::AtMost => sum <= 0,
        Relation::Equal => sum == 0,
        Relation::Unequal => sum != 0,
    }
}

proptest! {
    #![proptest_config(testing::properties(500))]

    #[test]
    fn linear_comparisons_hold_when_the_conjunction_does(
        all in conditions(),
        values in prop::collection::vec(prop::collection::vec(value(), VARIABLES), 20),
    ) {
        let mut terms = Terms::new(Arithmetic::Java);
        let names: Vec<usize> = (0..VARIABLES).collect();
        let mut writing = Writing { names: &names, seed: 0 };
        // Few conditions hold together: one by one, two by two.
        for conditions in all.chunks(1).chain(all.chunks(2)) {
            let conjuncts: Vec<Term> =
                conditions.iter().map(|condition| writing.condition(&mut terms, condition)).collect();
            let canonical = canonize(&terms, &conjuncts);
            for values in &values {
                let value = |variable: Variable| match variable.index {
                    0 => i32::from(values[0] as i16),
                    index => values[index as usize],
                };
                let assignment = |variable: Variable| Some(Node::Int(value(variable)));
                let mut evaluator = Evaluator::new();
                let expected =
                    conjuncts.iter().all(|&conjunct| evaluator.holds(&terms, conjunct, &assignment) == Some(true));
                let place = |place: u32| i128::from(value(canonical.variables[place as usize]));
                let all_hold = !canonical.is_false && canonical.linear.iter().all(|linear| holds(linear, place));
                prop_assert!(!expected || all_hold, "{} excludes {:?}", canonical.text, values);
                prop_assert!(!canonical.is_linear || expected == all_hold, "{} admits {:?}", canonical.text, values);
            }
        }
    }
}
