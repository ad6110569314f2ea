//! Time limits, deep terms, and a long life.

use budget::Budget;
use solver::{Answer, Backend, Blaster, SmtLib};
use std::time::{Duration, Instant};
use term::{Arithmetic, BinaryOp, Domain, Term, Terms};

use crate::evaluate::holds;
use crate::support::LONG_ENOUGH;
use testing::plan;

/// Two factors above one, without overflow, of the product of two primes below 2^31.
pub fn factoring(terms: &mut Terms) -> Vec<Term> {
    let (x, y) = (terms.variable(0, Domain::Long), terms.variable(1, Domain::Long));
    let product = terms.binary(BinaryOp::Mul, x, y);
    let value = terms.long(1_500_450_271 * 2_038_074_743);
    let (one, limit) = (terms.long(1), terms.long(1 << 31));
    let mut conjuncts = vec![terms.eq(product, value)];
    for factor in [x, y] {
        conjuncts.push(terms.lt(one, factor));
        conjuncts.push(terms.lt(factor, limit));
    }
    conjuncts.push(terms.lt(x, y));
    conjuncts
}

#[test]
fn a_time_limit_is_honoured() {
    let mut terms = Terms::new(Arithmetic::Java);
    let conjuncts = factoring(&mut terms);
    let mut backend = Blaster::new();
    let start = Instant::now();
    assert_eq!(backend.solve(&terms, &conjuncts, &Budget::of(Duration::from_millis(100))), Answer::Unknown);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    // The backend still answers other questions.
    let start = Instant::now();
    assert!(matches!(backend.solve(&terms, &conjuncts[1..], &Budget::of(LONG_ENOUGH)), Answer::Sat(_)));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn deep_terms_need_no_deep_stack() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut sum = terms.variable(0, Domain::Int);
    for index in 1..20_000 {
        let next = terms.variable(index % 7, Domain::Int);
        sum = terms.binary(BinaryOp::Xor, sum, next);
    }
    let zero = terms.int(0);
    let positive = terms.lt(zero, sum);
    assert!(matches!(Blaster::new().solve(&terms, &[positive], &Budget::of(LONG_ENOUGH)), Answer::Sat(_)));
}

#[test]
fn thousands_of_questions_to_one_backend() {
    let plan = plan(1_000);
    let mut random = plan.random();
    let mut terms = Terms::new(Arithmetic::Java);
    let mut backend = Blaster::new();
    for _ in 0..plan.cases {
        let conjuncts: Vec<Term> = (0..6)
            .map(|_| {
                let x = terms.variable(random.index(6) as u32, Domain::Int);
                let y = terms.variable(random.index(6) as u32, Domain::Int);
                let constant = terms.int(random.int());
                let sum = terms.binary(BinaryOp::Add, y, constant);
                let lt = terms.lt(x, sum);
                if random.index(2) == 0 { lt } else { terms.not(lt) }
            })
            .collect();
        if let Answer::Sat(model) = backend.solve(&terms, &conjuncts, &Budget::of(LONG_ENOUGH)) {
            assert!(holds(&terms, &model, &conjuncts));
        }
    }
}

#[test]
fn backends_can_move_to_a_worker() {
    fn movable<T: Send>() {}
    movable::<Blaster>();
    movable::<SmtLib>();
}
