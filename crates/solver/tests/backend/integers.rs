//! Every operation of `int` and `long` against Rust's.

use budget::Budget;
use solver::{Answer, Backend, Blaster};
use term::{Arithmetic, BinaryOp, Domain, Node, Terms, UnaryOp};

use crate::evaluate::holds;
use crate::support::{LONG_ENOUGH, Operation};
use testing::plan;

const INTS: [i32; 11] = [0, 1, -1, 2, 7, -8, 31, 255, 65536, i32::MAX, i32::MIN];
const LONGS: [i64; 11] = [0, 1, -1, 3, -10, 63, 1 << 31, 1 << 32, -(1 << 40), i64::MAX, i64::MIN];

fn int_pairs() -> Vec<(i32, i32)> {
    let plan = plan(60);
    let mut random = plan.random();
    let mut pairs: Vec<_> = INTS.iter().flat_map(|&a| INTS.iter().map(move |&b| (a, b))).collect();
    pairs.extend((0..plan.cases).map(|_| (random.int(), random.int())));
    pairs
}

fn long_pairs() -> Vec<(i64, i64)> {
    let plan = plan(30);
    let mut random = plan.random();
    let mut pairs: Vec<_> = LONGS.iter().flat_map(|&a| LONGS.iter().map(move |&b| (a, b))).collect();
    pairs.extend((0..plan.cases).map(|_| (random.long(), random.long())));
    pairs
}

#[test]
fn operators_of_ints() {
    type Reference = fn(i32, i32) -> i32;
    let operators: [(BinaryOp, Reference); 11] = [
        (BinaryOp::Add, i32::wrapping_add),
        (BinaryOp::Sub, i32::wrapping_sub),
        (BinaryOp::Mul, i32::wrapping_mul),
        (BinaryOp::Div, |a, b| if b == 0 { if a < 0 { 1 } else { -1 } } else { a.wrapping_div(b) }),
        (BinaryOp::Rem, |a, b| if b == 0 { a } else { a.wrapping_rem(b) }),
        (BinaryOp::Shl, |a, b| a.wrapping_shl(b as u32)),
        (BinaryOp::Shr, |a, b| a.wrapping_shr(b as u32)),
        (BinaryOp::Ushr, |a, b| (a as u32).wrapping_shr(b as u32) as i32),
        (BinaryOp::And, |a, b| a & b),
        (BinaryOp::Or, |a, b| a | b),
        (BinaryOp::Xor, |a, b| a ^ b),
    ];
    for (op, reference) in operators {
        let mut backend = Blaster::new();
        let mut operation = Operation::new(&mut backend, [Domain::Int; 2], |terms, x, y| terms.binary(op, x, y));
        for (a, b) in int_pairs() {
            operation.gives(Node::Int(a), Node::Int(b), Node::Int(reference(a, b)));
        }
    }
}

#[test]
fn operators_of_longs() {
    type Reference = fn(i64, i64) -> i64;
    let operators: [(BinaryOp, Reference); 8] = [
        (BinaryOp::Add, i64::wrapping_add),
        (BinaryOp::Sub, i64::wrapping_sub),
        (BinaryOp::Mul, i64::wrapping_mul),
        (BinaryOp::Div, |a, b| if b == 0 { if a < 0 { 1 } else { -1 } } else { a.wrapping_div(b) }),
        (BinaryOp::Rem, |a, b| if b == 0 { a } else { a.wrapping_rem(b) }),
        (BinaryOp::And, |a, b| a & b),
        (BinaryOp::Or, |a, b| a | b),
        (BinaryOp::Xor, |a, b| a ^ b),
    ];
    for (op, reference) in operators {
        let mut backend = Blaster::new();
        let mut operation = Operation::new(&mut backend, [Domain::Long; 2], |terms, x, y| terms.binary(op, x, y));
        for (a, b) in long_pairs() {
            operation.gives(Node::Long(a), Node::Long(b), Node::Long(reference(a, b)));
        }
    }
}

#[test]
fn shifts_of_longs_by_ints() {
    type Reference = fn(i64, i32) -> i64;
    let operators: [(BinaryOp, Reference); 3] = [
        (BinaryOp::Shl, |a, b| a.wrapping_shl(b as u32)),
        (BinaryOp::Shr, |a, b| a.wrapping_shr(b as u32)),
        (BinaryOp::Ushr, |a, b| (a as u64).wrapping_shr(b as u32) as i64),
    ];
    for (op, reference) in operators {
        let mut backend = Blaster::new();
        let domains = [Domain::Long, Domain::Int];
        let mut operation = Operation::new(&mut backend, domains, |terms, x, y| terms.binary(op, x, y));
        for (a, _) in long_pairs() {
            for b in [0, 1, 31, 32, 63, 64, -1] {
                operation.gives(Node::Long(a), Node::Int(b), Node::Long(reference(a, b)));
            }
        }
    }
}

#[test]
fn conversions_between_integers() {
    type Reference = fn(i32) -> i32;
    let narrowing: [(UnaryOp, Reference); 4] = [
        (UnaryOp::Neg, i32::wrapping_neg),
        (UnaryOp::I2B, |a| (a as i8).into()),
        (UnaryOp::I2C, |a| (a as u16).into()),
        (UnaryOp::I2S, |a| (a as i16).into()),
    ];
    for (op, reference) in narrowing {
        let mut backend = Blaster::new();
        let mut operation = Operation::new(&mut backend, [Domain::Int; 2], |terms, x, _| terms.unary(op, x));
        for (a, b) in int_pairs() {
            operation.gives(Node::Int(a), Node::Int(b), Node::Int(reference(a)));
        }
    }
    let mut backend = Blaster::new();
    let domains = [Domain::Int, Domain::Long];
    let mut widening = Operation::new(&mut backend, domains, |terms, x, _| terms.unary(UnaryOp::I2L, x));
    for (a, b) in int_pairs() {
        widening.gives(Node::Int(a), Node::Long(b.into()), Node::Long(a.into()));
    }
    let mut backend = Blaster::new();
    let domains = [Domain::Long, Domain::Int];
    let mut narrowing = Operation::new(&mut backend, domains, |terms, x, _| terms.unary(UnaryOp::L2I, x));
    for (a, b) in long_pairs() {
        narrowing.gives(Node::Long(a), Node::Int(b as i32), Node::Int(a as i32));
    }
}

#[test]
fn comparisons_and_choices() {
    let mut backend = Blaster::new();
    let mut lt = Operation::new(&mut backend, [Domain::Int; 2], |terms, x, y| terms.lt(x, y));
    for (a, b) in int_pairs() {
        lt.gives(Node::Int(a), Node::Int(b), Node::Bool(a < b));
    }
    let mut backend = Blaster::new();
    let mut eq = Operation::new(&mut backend, [Domain::Long; 2], |terms, x, y| terms.eq(x, y));
    for (a, b) in long_pairs() {
        eq.gives(Node::Long(a), Node::Long(b), Node::Bool(a == b));
    }
    let mut backend = Blaster::new();
    let mut min = Operation::new(&mut backend, [Domain::Long; 2], |terms, x, y| {
        let lt = terms.lt(x, y);
        terms.ite(lt, x, y)
    });
    for (a, b) in long_pairs() {
        min.gives(Node::Long(a), Node::Long(b), Node::Long(a.min(b)));
    }
    for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
        let mut backend = Blaster::new();
        let mut operation = Operation::new(&mut backend, [Domain::Bool; 2], |terms, x, y| terms.binary(op, x, y));
        for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
            let expected = match op {
                BinaryOp::And => a && b,
                BinaryOp::Or => a || b,
                _ => a != b,
            };
            operation.gives(Node::Bool(a), Node::Bool(b), Node::Bool(expected));
        }
    }
}

#[test]
fn variables_keep_to_their_domain() {
    for domain in [Domain::Byte, Domain::Char, Domain::Short] {
        let (least, greatest) = domain.range().expect("an integer domain");
        let mut terms = Terms::new(Arithmetic::Java);
        let mut backend = Blaster::new();
        let x = terms.variable(0, domain);
        for (value, expected) in [(least - 1, false), (least, true), (greatest, true), (greatest + 1, false)] {
            let constant = terms.int(value as i32);
            let is = terms.eq(x, constant);
            match backend.solve(&terms, &[is], &Budget::of(LONG_ENOUGH)) {
                Answer::Sat(model) => assert!(expected && holds(&terms, &model, &[is])),
                answer => assert!(!expected && answer == Answer::Unsat),
            }
        }
    }
}
