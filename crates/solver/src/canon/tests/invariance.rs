//! Names of variables and orders of conjuncts and operands do not matter: random conjunctions are made twice, with other
//! names and in another order, and must get one text.

use proptest::prelude::*;
use term::{Arithmetic, BinaryOp, Domain, Term, Terms, mix};

use crate::canon::canonize;

/// A number, without the order in which its parts are put together.
#[derive(Clone, Debug)]
pub(super) enum Number {
    Variable(usize),
    Constant(i32),
    /// Each part with its factor.
    Sum(Vec<(Number, i32)>),
    /// Two operands that may be exchanged.
    Operation(BinaryOp, Box<(Number, Number)>),
}

/// A number, what it is compared with, and how.
pub(super) type Condition = (Number, i32, u8);

pub(super) const VARIABLES: usize = 5;
const CONDITIONS: usize = 6;

pub(super) fn conditions() -> impl Strategy<Value = Vec<Condition>> {
    prop::collection::vec((number(), -3..4i32, 0..4u8), 1..=CONDITIONS)
}

fn number() -> impl Strategy<Value = Number> {
    let factor = || prop_oneof![8 => -3..4i32, 1 => Just(1 << 30), 1 => Just(i32::MIN)];
    let leaf = prop_oneof![9 => (0..VARIABLES).prop_map(Number::Variable), 1 => (-3..4i32).prop_map(Number::Constant)];
    leaf.prop_recursive(3, 12, 4, move |part| {
        let sum = prop::collection::vec((part.clone(), factor()), 1..4).prop_map(Number::Sum);
        let operator = prop::sample::select(vec![BinaryOp::Mul, BinaryOp::And, BinaryOp::Xor]);
        let operation = (operator, part.clone(), part).prop_map(|(op, a, b)| Number::Operation(op, Box::new((a, b))));
        prop_oneof![4 => sum, 1 => operation]
    })
}

/// One way to write conditions down.
pub(super) struct Writing<'a> {
    /// Of the variables.
    pub(super) names: &'a [usize],
    /// Where operands are exchanged; zero: nowhere.
    pub(super) seed: u64,
}

impl Writing<'_> {
    pub(super) fn condition(&mut self, terms: &mut Terms, (number, constant, relation): &Condition) -> Term {
        let (whole, constant) = (self.number(terms, number), terms.int(*constant));
        match relation {
            0 => terms.eq(whole, constant),
            1 => terms.ne(whole, constant),
            2 => terms.lt(whole, constant),
            _ => terms.ge(whole, constant),
        }
    }

    fn number(&mut self, terms: &mut Terms, number: &Number) -> Term {
        match number {
            Number::Constant(value) => terms.int(*value),
            Number::Variable(variable) => {
                let domain = if *variable == 0 { Domain::Short } else { Domain::Int };
                terms.variable(self.names[*variable] as u32, domain)
            }
            Number::Operation(op, parts) => {
                let (a, b) = (self.number(terms, &parts.0), self.number(terms, &parts.1));
                self.join(terms, *op, a, b)
            }
            Number::Sum(parts) => {
                let mut sum: Vec<Term> = Vec::new();
                for (part, factor) in parts {
                    let (part, factor) = (self.number(terms, part), terms.int(*factor));
                    let product = terms.binary(BinaryOp::Mul, part, factor);
                    let place = self.below(sum.len() as u64 + 1);
                    sum.insert(sum.len() - place, product);
                }
                while sum.len() > 1 {
                    let at = self.below(sum.len() as u64 - 1);
                    let joined = self.join(terms, BinaryOp::Add, sum[at], sum[at + 1]);
                    sum.splice(at..at + 2, [joined]);
                }
                sum[0]
            }
        }
    }

    fn join(&mut self, terms: &mut Terms, op: BinaryOp, a: Term, b: Term) -> Term {
        let (a, b) = if self.below(2) == 0 { (a, b) } else { (b, a) };
        terms.binary(op, a, b)
    }

    /// The next decision: a number below a limit.
    fn below(&mut self, limit: u64) -> usize {
        if self.seed == 0 {
            return 0;
        }
        self.seed = mix(self.seed, 1).max(1);
        (self.seed % limit) as usize
    }
}

/// Conditions that had two texts once.
#[test]
fn earlier_failures_stay_mended() {
    let variable = Number::Variable;
    let product = |a, b| Number::Operation(BinaryOp::Mul, Box::new((a, b)));
    let minus = |number| Number::Sum(vec![(number, -1)]);
    let cubed = product(product(variable(0), variable(0)), minus(variable(0)));
    let partly_cancelled = Number::Sum(vec![(variable(1), -1), (variable(0), 1), (variable(0), -2)]);
    let cancelled = Number::Sum(vec![(variable(1), 1), (variable(1), -1), (variable(2), -1)]);
    let halves = Number::Sum(vec![(variable(1), i32::MIN), (variable(2), -1)]);
    for number in [cubed, partly_cancelled, cancelled, halves] {
        for relation in 0..4 {
            let condition = (number.clone(), 0, relation);
            let text = |seed: u64| {
                let mut terms = Terms::new(Arithmetic::Java);
                let term = Writing { names: &[0, 1, 2, 3, 4], seed }.condition(&mut terms, &condition);
                canonize(&terms, &[term]).text
            };
            assert!((1..100).all(|seed| text(seed) == text(0)), "{condition:?}");
        }
    }
}

proptest! {
    #![proptest_config(testing::properties(500))]

    #[test]
    fn names_and_orders_do_not_matter(
        all in conditions(),
        names in Just((0..VARIABLES).collect::<Vec<_>>()).prop_shuffle(),
        order in Just((0..CONDITIONS).collect::<Vec<_>>()).prop_shuffle(),
        seed in any::<u64>(),
        ideal in any::<bool>(),
    ) {
        let arithmetic = if ideal { Arithmetic::Ideal } else { Arithmetic::Java };
        let text = |names: &[usize], seed: u64, order: &[usize]| {
            let mut terms = Terms::new(arithmetic);
            let mut writing = Writing { names, seed };
            let chosen = order.iter().filter_map(|&at| all.get(at));
            let conjuncts: Vec<Term> = chosen.map(|condition| writing.condition(&mut terms, condition)).collect();
            canonize(&terms, &conjuncts).text
        };
        let same: Vec<usize> = (0..CONDITIONS).collect();
        prop_assert_eq!(text(&same, 0, &same), text(&names, seed, &order));
    }
}
