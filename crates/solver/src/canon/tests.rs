use term::{Arithmetic, Domain, Term, Terms};

use super::canonize;

fn formula(terms: &Terms, conjuncts: &[Term]) -> String {
    let text = canonize(terms, conjuncts).text;
    text.split_once('|').map_or(text.clone(), |(_, formula)| formula.to_owned())
}

#[test]
fn the_example_of_the_paper() {
    let mut terms = Terms::new(Arithmetic::Ideal);
    let [x, y, z] = [0, 1, 2].map(|index| terms.variable(index, Domain::Int));
    let sum = terms.binary(term::BinaryOp::Add, x, y);
    let first = terms.lt(sum, z);
    let second = terms.eq(x, z);
    let ten = terms.int(10);
    let shifted = terms.binary(term::BinaryOp::Add, x, ten);
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
    let minus = terms.unary(term::UnaryOp::Neg, x);
    let below = terms.lt(x, zero);
    let above = terms.ge(x, zero);
    let near = terms.lt(minus, ten);
    let far = terms.ge(minus, ten);
    assert_eq!(formula(&terms, &[below]), "v0+1<=0");
    assert_eq!(formula(&terms, &[above]), "-v0<=0");
    assert_eq!(formula(&terms, &[below, near]), "-v0-9<=0 && v0+1<=0");
    assert_eq!(formula(&terms, &[below, far]), "v0+10<=0");
}
