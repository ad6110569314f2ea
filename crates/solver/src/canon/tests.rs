//! The canonical form of the paper's example, and that names and orders do not matter.

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

mod invariance {
    use proptest::prelude::*;
    use term::{Arithmetic, BinaryOp, Domain, Term, Terms};

    use super::canonize;

    /// `Σ factor · variable + constant` compared with zero; a product instead of a sum if it says so.
    type Comparison = (Vec<(usize, i32)>, i32, u8, bool);

    const VARIABLES: usize = 5;

    fn comparisons() -> impl Strategy<Value = Vec<Comparison>> {
        let part = (0..VARIABLES, -3..4i32);
        let comparison = (prop::collection::vec(part, 1..4), -3..4i32, 0..4u8, prop::bool::weighted(0.2));
        prop::collection::vec(comparison, 1..7)
    }

    /// The conjuncts in an order, with variables renamed, operands swapped if asked for.
    fn make(terms: &mut Terms, all: &[Comparison], order: &[usize], names: &[usize], swap: bool) -> Vec<Term> {
        order.iter().map(|&at| comparison(terms, &all[at], names, swap)).collect()
    }

    fn comparison(terms: &mut Terms, comparison: &Comparison, names: &[usize], swap: bool) -> Term {
        let (parts, constant, relation, product) = comparison;
        let mut parts: Vec<Term> = parts
            .iter()
            .map(|&(variable, factor)| {
                let domain = if variable == 0 { Domain::Short } else { Domain::Int };
                let variable = terms.variable(names[variable] as u32, domain);
                let factor = terms.int(factor);
                terms.binary(BinaryOp::Mul, variable, factor)
            })
            .collect();
        if swap && !product {
            parts.reverse();
        }
        let op = if *product { BinaryOp::Mul } else { BinaryOp::Add };
        let join = |a, b| if swap { terms.binary(op, b, a) } else { terms.binary(op, a, b) };
        let whole = parts.into_iter().reduce(join).expect("a part at least");
        let constant = terms.int(*constant);
        match relation {
            0 => terms.eq(whole, constant),
            1 => terms.ne(whole, constant),
            2 => terms.lt(whole, constant),
            _ => terms.ge(whole, constant),
        }
    }

    proptest! {
        #![proptest_config(testing::properties(500))]

        #[test]
        fn names_and_orders_do_not_matter(
            all in comparisons(),
            names in Just((0..VARIABLES).collect::<Vec<_>>()).prop_shuffle(),
            order in Just((0..7).collect::<Vec<_>>()).prop_shuffle(),
            ideal in any::<bool>(),
        ) {
            let arithmetic = if ideal { Arithmetic::Ideal } else { Arithmetic::Java };
            let plain: Vec<usize> = (0..all.len()).collect();
            let order: Vec<usize> = order.into_iter().filter(|&at| at < all.len()).collect();
            let same: Vec<usize> = (0..VARIABLES).collect();
            let mut terms = Terms::new(arithmetic);
            let one = make(&mut terms, &all, &plain, &same, false);
            let one = canonize(&terms, &one);
            let mut terms = Terms::new(arithmetic);
            let other = make(&mut terms, &all, &order, &names, true);
            let other = canonize(&terms, &other);
            prop_assert_eq!(one.text, other.text);
        }
    }

    #[test]
    fn a_variable_may_be_there_several_times_in_a_product() {
        let all = [(vec![(0, 1), (0, 1), (0, -1)], 0, 0, true)];
        let text = |swap| {
            let mut terms = Terms::new(Arithmetic::Java);
            let made = make(&mut terms, &all, &[0], &[0, 1, 2, 3, 4], swap);
            canonize(&terms, &made).text
        };
        assert_eq!(text(false), text(true));
    }
}
