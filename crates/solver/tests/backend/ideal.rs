//! Ideal integers: nothing wraps, and what is said to be impossible is so for integers of any size.

use budget::Budget;
use solver::{Answer, Backend, Blaster};
use term::{Arithmetic, BinaryOp, Domain, Term, Terms};

use crate::evaluate::holds;
use crate::support::LONG_ENOUGH;

/// What the backend says of conditions that `build` makes of three `int` variables; models are checked.
fn ask(build: impl FnOnce(&mut Terms, [Term; 3]) -> Vec<Term>) -> &'static str {
    let mut terms = Terms::new(Arithmetic::Ideal);
    let variables = [0, 1, 2].map(|index| terms.variable(index, Domain::Int));
    let conjuncts = build(&mut terms, variables);
    match Blaster::new().solve(&terms, &conjuncts, &Budget::of(LONG_ENOUGH)) {
        Answer::Sat(model) => {
            assert!(holds(&terms, &model, &conjuncts), "{model:?}");
            "sat"
        }
        Answer::Unsat => "unsat",
        Answer::Unknown => "unknown",
    }
}

#[test]
fn sums_do_not_wrap() {
    let answer = ask(|terms, [x, ..]| {
        let one = terms.int(1);
        let next = terms.binary(BinaryOp::Add, x, one);
        vec![terms.lt(next, x)]
    });
    assert_eq!(answer, "unsat");
}

#[test]
fn cycles_are_impossible() {
    let answer = ask(|terms, [x, y, z]| vec![terms.lt(x, y), terms.lt(y, z), terms.lt(z, x)]);
    assert_eq!(answer, "unsat");
    assert_eq!(ask(|terms, [x, y, z]| vec![terms.lt(x, y), terms.lt(y, z), terms.lt(x, z)]), "sat");
}

#[test]
fn linear_constraints_need_wider_variables() {
    // 2x = 2y + 1, and the same with three variables and constants.
    let answer = ask(|terms, [x, y, z]| {
        let (two, four, one) = (terms.int(2), terms.int(4), terms.int(1_000_001));
        let left = terms.binary(BinaryOp::Mul, two, x);
        let right = terms.binary(BinaryOp::Mul, four, y);
        let sum = terms.binary(BinaryOp::Add, left, right);
        let other = terms.binary(BinaryOp::Mul, z, two);
        let other = terms.binary(BinaryOp::Add, other, one);
        vec![terms.eq(sum, other)]
    });
    assert_eq!(answer, "unsat");
}

#[test]
fn what_only_integers_beyond_java_fulfil_is_not_denied() {
    let answer = ask(|terms, [x, ..]| {
        let greatest = terms.int(i32::MAX);
        vec![terms.lt(greatest, x)]
    });
    assert_eq!(answer, "unknown");
}

#[test]
fn products_and_quotients() {
    let answer = ask(|terms, [x, y, z]| {
        let (limit, zero) = (terms.int(50_000), terms.int(0));
        let product = terms.binary(BinaryOp::Mul, x, y);
        let quotient = terms.binary(BinaryOp::Div, product, z);
        let rest = terms.binary(BinaryOp::Rem, product, z);
        vec![terms.lt(limit, x), terms.lt(limit, y), terms.lt(z, zero), terms.lt(quotient, zero), terms.lt(zero, rest)]
    });
    assert_eq!(answer, "sat");
    // Squares are not negative, but that is beyond what the bound covers.
    let answer = ask(|terms, [x, ..]| {
        let zero = terms.int(0);
        let square = terms.binary(BinaryOp::Mul, x, x);
        vec![terms.lt(square, zero)]
    });
    assert_eq!(answer, "unknown");
}

#[test]
fn bits_of_ideal_integers_are_not_decided() {
    let answer = ask(|terms, [x, y, _]| {
        let bits = terms.binary(BinaryOp::And, x, y);
        vec![terms.eq(bits, x)]
    });
    assert_eq!(answer, "unknown");
    let answer = ask(|terms, [x, y, _]| {
        let bits = terms.binary(BinaryOp::And, x, y);
        vec![terms.eq(bits, x), terms.lt(x, y), terms.lt(y, x)]
    });
    // The rest of the conjunction is impossible by itself.
    assert_eq!(answer, "unsat");
}
