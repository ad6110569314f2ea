//! What the order theory decides without any backend.

mod support {
    pub mod search_tree;
}

use solver::{Config, Satisfiability, Solver};
use support::search_tree::SearchTree;
use term::{Arithmetic, BinaryOp, Domain, Node, Term, Terms, Variable};

#[test]
fn weak_orders_are_counted_exactly() {
    for (count, fubini) in [(1, 1), (2, 3), (3, 13), (4, 75), (5, 541), (6, 4683)] {
        let mut tree = SearchTree::new(count, Solver::new(Config::default()));
        tree.explore();
        assert_eq!(tree.paths, fubini, "{count} keys");
        assert_eq!(tree.solver.counters().smt_calls, 0);
    }
}

fn integers(terms: &mut Terms, count: u32, domain: Domain) -> Vec<Term> {
    (0..count).map(|index| terms.variable(index, domain)).collect()
}

#[test]
fn a_chain_fills_its_domain_and_no_more() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut solver = Solver::new(Config::default());
    let variables = integers(&mut terms, 257, Domain::Byte);
    for (number, pair) in variables.windows(2).enumerate() {
        let less = terms.lt(pair[0], pair[1]);
        let verdict = solver.check(&mut terms, less);
        assert_eq!(verdict, if number < 255 { Satisfiability::Sat } else { Satisfiability::Unsat }, "{number}");
        if verdict == Satisfiability::Sat {
            solver.assume(&mut terms, less);
        }
    }
    let model = solver.model(&mut terms).expect("satisfiable");
    let last = Variable { index: 255, domain: Domain::Byte };
    assert_eq!(model.get(&last), Some(&Node::Int(127)));
}

#[test]
fn the_ends_of_long_are_no_trap() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut solver = Solver::new(Config::default());
    let variables = integers(&mut terms, 2, Domain::Long);
    let (least, greatest) = (terms.long(i64::MIN), terms.long(i64::MAX));
    let at_end = terms.eq(variables[0], greatest);
    assert_eq!(solver.check(&mut terms, at_end), Satisfiability::Sat);
    solver.assume(&mut terms, at_end);
    let above = terms.lt(variables[0], variables[1]);
    assert_eq!(solver.check(&mut terms, above), Satisfiability::Unsat);
    let below = terms.eq(variables[1], least);
    assert_eq!(solver.check(&mut terms, below), Satisfiability::Sat);
}

#[test]
fn equalities_and_disequalities_meet() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut solver = Solver::new(Config::default());
    let v = integers(&mut terms, 3, Domain::Int);
    let conditions = [terms.eq(v[0], v[1]), terms.le(v[1], v[2]), terms.ne(v[0], v[2])];
    for condition in conditions {
        assert_eq!(solver.check(&mut terms, condition), Satisfiability::Sat);
        solver.assume(&mut terms, condition);
    }
    let equal = terms.eq(v[1], v[2]);
    assert_eq!(solver.check(&mut terms, equal), Satisfiability::Unsat);
    let not_less = terms.ge(v[0], v[2]);
    assert_eq!(solver.check(&mut terms, not_less), Satisfiability::Unsat);
}

#[test]
fn a_wrapping_sum_is_solved_for_its_variable() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut solver = Solver::default();
    let x = terms.variable(0, Domain::Int);
    let one = terms.int(1);
    let next = terms.binary(BinaryOp::Add, x, one);
    let wraps = terms.lt(next, x);
    // Neither the model at hand nor the order theory can tell, but nothing wrong is said.
    assert_eq!(solver.check(&mut terms, wraps), Satisfiability::Unknown);
    let ten = terms.int(10);
    let above = terms.gt(next, ten);
    assert_eq!(solver.check(&mut terms, above), Satisfiability::Sat);
    assert_eq!(solver.counters().smt_calls, 0);
}

#[test]
fn what_was_not_known_is_not_claimed() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut solver = Solver::default();
    let v = integers(&mut terms, 2, Domain::Int);
    let product = terms.binary(BinaryOp::Mul, v[0], v[0]);
    let three = terms.int(3);
    let square = terms.eq(product, three);
    assert_eq!(solver.check(&mut terms, square), Satisfiability::Unknown);
    let mark = solver.mark();
    solver.assume(&mut terms, square);
    let unrelated = terms.lt(v[1], three);
    assert_eq!(solver.check(&mut terms, unrelated), Satisfiability::Unknown);
    assert_eq!(solver.model(&mut terms), None);
    solver.rollback(&mark);
    assert_eq!(solver.check(&mut terms, unrelated), Satisfiability::Sat);
}
