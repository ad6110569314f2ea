//! The canonical form of the paper's example, and of sums that cancel out.

use term::{Arithmetic, BinaryOp, Domain, Term, Terms, UnaryOp};

use super::canonize;

mod invariance;
mod meaning;

fn formula(terms: &Terms, conjuncts: &[Term]) -> String {
    let text = canonize(terms, conjuncts).text;
    text.split_once('|').map_or(text.clone(), |(_, formula)| formula.to_owned())
}

#[test]
fn the_example_of_the_paper() {
    let mut terms = Terms::new(Arithmetic::Ideal);
    let [x, y, z] = [0, 1, 2].map(|index| terms.variable(index, Domain::Int));
    let sum = terms.binary(BinaryOp::Add, x, y);
    let first = terms.lt(sum, z);
    let second = terms.eq(x, z);
    let ten = terms.int(10);
    let shifted = terms.binary(BinaryOp::Add, x, ten);
    let third = terms.gt(shifted, y);
    let expected = "-v0+v1-9<=0 && v0+v1-v2+1<=0 && v0-v2=0";
    assert_eq!(formula(&terms, &[first, second, third]), expected);
    assert_eq!(formula(&terms, &[third, first, second]), expected);
}

#[test]
fn constants_tell_constraints_apart() {
    let mut terms = Terms::new(Arithmetic::Ideal);
    let x = terms.variable(0, Domain::Int);
    let (zero, ten) = (terms.int(0), terms.int(10));
    let minus = terms.unary(UnaryOp::Neg, x);
    let below = terms.lt(x, zero);
    let above = terms.ge(x, zero);
    let near = terms.lt(minus, ten);
    let far = terms.ge(minus, ten);
    assert_eq!(formula(&terms, &[below]), "v0+1<=0");
    assert_eq!(formula(&terms, &[above]), "-v0<=0");
    assert_eq!(formula(&terms, &[below, near]), "-v0-9<=0 && v0+1<=0");
    assert_eq!(formula(&terms, &[below, far]), "v0+10<=0");
}

/// A sum that cancels out must not remember that one of its halves wraps.
#[test]
fn cancelled_parts_leave_no_trace() {
    let mut terms = Terms::new(Arithmetic::Java);
    let [x, y] = [0, 1].map(|index| terms.variable(index, Domain::Int));
    let (minus_x, minus_y) = (terms.unary(UnaryOp::Neg, x), terms.unary(UnaryOp::Neg, y));
    let zero = terms.int(0);
    let sum = |terms: &mut Terms, parts: [Term; 3]| {
        let front = terms.binary(BinaryOp::Add, parts[0], parts[1]);
        terms.binary(BinaryOp::Add, front, parts[2])
    };
    let cancelled_first = sum(&mut terms, [x, minus_x, minus_y]);
    let cancelled_last = sum(&mut terms, [minus_y, minus_x, x]);
    let one = terms.eq(cancelled_first, zero);
    let other = terms.eq(cancelled_last, zero);
    assert_eq!(canonize(&terms, &[one]).text, "i32|v0=0");
    assert_eq!(canonize(&terms, &[other]).text, "i32|v0=0");
}
