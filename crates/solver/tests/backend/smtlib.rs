//! The text backend with a real solver program, and with programs that misbehave.

use budget::Budget;
use solver::{Answer, Backend, SmtLib};
use std::time::{Duration, Instant};
use term::{Arithmetic, BinaryOp, Domain, Node, Term, Terms, UnaryOp};
use testing::z3;

use crate::limits::factoring;
use crate::support::{Operation, double, float};

fn shell(script: &str) -> SmtLib {
    SmtLib::new(["sh", "-c", script].map(str::to_owned).to_vec())
}

fn contradiction(terms: &mut Terms) -> Vec<Term> {
    let (x, y) = (terms.variable(0, Domain::Int), terms.variable(1, Domain::Int));
    vec![terms.lt(x, y), terms.lt(y, x)]
}

#[test]
fn programs_that_misbehave_are_survived() {
    let mut terms = Terms::new(Arithmetic::Java);
    let conjuncts = contradiction(&mut terms);
    let cases = [
        ("exit 3", "ended without an answer"),
        ("echo hello; exec cat", "`hello`"),
        ("echo '(error \"line 1\")'; exec cat", "`(error"),
        ("echo sat; echo '((a'; exec sleep 0", "ended without an answer"),
        ("echo sat; echo '((v0_Int what) (v1_Int #x0))'; exec sleep 100", "gave no values"),
        ("echo sat; echo '((v0_Int #x0))'; exec sleep 100", "gave no values"),
        ("exec yes '('", "without end"),
    ];
    for (script, expected) in cases {
        let mut backend = shell(script);
        let answer = backend.solve(&terms, &conjuncts, &Budget::of(Duration::from_secs(20)));
        assert_eq!(answer, Answer::Unknown, "{script}");
        let error = backend.last_error().unwrap_or_default();
        assert!(error.contains(expected), "{script}: {error}");
    }
}

#[test]
fn a_missing_program_is_an_error_not_a_panic() {
    let mut terms = Terms::new(Arithmetic::Java);
    let conjuncts = contradiction(&mut terms);
    for command in [vec!["no-such-solver-program".to_owned()], vec![]] {
        let mut backend = SmtLib::new(command);
        assert_eq!(backend.solve(&terms, &conjuncts, &Budget::of(Duration::from_secs(5))), Answer::Unknown);
        assert!(backend.last_error().is_some_and(|error| error.contains("cannot be started")));
    }
}

#[test]
fn programs_that_hang_are_not_waited_for() {
    let mut terms = Terms::new(Arithmetic::Java);
    let mut conjuncts = contradiction(&mut terms);
    // More than a pipe holds, for a program that does not even read.
    let mut sum = terms.variable(0, Domain::Int);
    for value in 0..5_000 {
        let constant = terms.int(value);
        let next = terms.variable(1, Domain::Int);
        let product = terms.binary(BinaryOp::Mul, next, constant);
        sum = terms.binary(BinaryOp::Xor, sum, product);
    }
    let zero = terms.int(0);
    conjuncts.push(terms.lt(zero, sum));
    for script in ["exec sleep 100", "while read line; do :; done"] {
        let mut backend = shell(script);
        let start = Instant::now();
        for _ in 0..2 {
            assert_eq!(backend.solve(&terms, &conjuncts, &Budget::of(Duration::from_millis(100))), Answer::Unknown);
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
        assert_eq!(backend.last_error(), None);
    }
}

#[test]
fn z3_is_stopped_in_time_and_serves_again() {
    let command = z3();
    let mut terms = Terms::new(Arithmetic::Java);
    let hard = factoring(&mut terms);
    let mut backend = SmtLib::new(command);
    let start = Instant::now();
    assert_eq!(backend.solve(&terms, &hard, &Budget::of(Duration::from_millis(200))), Answer::Unknown);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(matches!(backend.solve(&terms, &hard[1..], &Budget::of(Duration::from_secs(10))), Answer::Sat(_)));
    assert_eq!(backend.last_error(), None);
}

/// Floats go in and come out by their patterns.
fn by_patterns(op: BinaryOp, cases: &[(f32, f32, f32)]) {
    let command = z3();
    let mut backend = SmtLib::new(command);
    let mut operation = Operation::new(&mut backend, [Domain::Int; 2], |terms, x, y| {
        let (x, y) = (terms.unary(UnaryOp::BitsFloat, x), terms.unary(UnaryOp::BitsFloat, y));
        let result = terms.binary(op, x, y);
        terms.unary(UnaryOp::FloatBits, result)
    });
    let pattern = |value: f32| match float(value) {
        Node::Float(bits) => Node::Int(bits as i32),
        other => other,
    };
    for &(a, b, result) in cases {
        operation.gives(pattern(a), pattern(b), pattern(result));
    }
}

#[test]
fn z3_agrees_with_rust_on_floats() {
    let values = [0.0, -0.0, 1.5, -3.0, 1e-40, f32::MAX, f32::INFINITY, f32::NAN];
    type Reference = fn(f32, f32) -> f32;
    let operators: [(BinaryOp, Reference); 3] =
        [(BinaryOp::Add, |a, b| a + b), (BinaryOp::Sub, |a, b| a - b), (BinaryOp::Mul, |a, b| a * b)];
    for (op, reference) in operators {
        let pairs = values.iter().zip(values.iter().cycle().skip(3));
        let cases: Vec<_> = pairs.map(|(&a, &b)| (a, b, reference(a, b))).collect();
        by_patterns(op, &cases);
    }
}

#[test]
fn z3_agrees_with_rust_on_conversions() {
    let command = z3();
    type Conversion = fn(f64) -> Node;
    let conversions: [(UnaryOp, Conversion); 4] = [
        (UnaryOp::D2I, |a| Node::Int(a as i32)),
        (UnaryOp::D2L, |a| Node::Long(a as i64)),
        (UnaryOp::D2F, |a| float(a as f32)),
        (UnaryOp::Neg, |a| double(-a)),
    ];
    for (op, reference) in conversions {
        let mut backend = SmtLib::new(command.clone());
        let domains = [Domain::Long, Domain::Bool];
        let mut operation = Operation::new(&mut backend, domains, |terms, x, _| {
            let x = terms.unary(UnaryOp::BitsDouble, x);
            terms.unary(op, x)
        });
        for a in [0.0, -1.5, f64::INFINITY, f64::NAN, -2147483648.5, 2147483648.0, 1e19] {
            operation.gives(Node::Long(a.to_bits() as i64), Node::Bool(true), reference(a));
        }
    }
}
