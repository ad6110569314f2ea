//! Every operation of `float` and `double` against Rust's, which are IEEE 754's.

use budget::Budget;
use solver::{Answer, Backend, Blaster};
use std::time::Duration;
use term::{BinaryOp, Domain, Node, Term, Terms, UnaryOp};

use crate::support::{Operation, double, float};
use testing::{environment, plan};

fn interesting_doubles() -> Vec<f64> {
    let positive = [
        0.0,
        f64::from_bits(1),
        f64::MIN_POSITIVE - f64::from_bits(1),
        f64::MIN_POSITIVE,
        1.0,
        1.0 + f64::EPSILON,
        1.5,
        3.0,
        1e300,
        f64::MAX,
        f64::INFINITY,
    ];
    positive.iter().flat_map(|&value| [value, -value]).chain([f64::NAN]).collect()
}

fn interesting_floats() -> Vec<f32> {
    let positive = [
        0.0,
        f32::from_bits(1),
        f32::MIN_POSITIVE - f32::from_bits(1),
        f32::MIN_POSITIVE,
        1.0,
        1.0 + f32::EPSILON,
        1.5,
        3.0,
        1e30,
        f32::MAX,
        f32::INFINITY,
    ];
    positive.iter().flat_map(|&value| [value, -value]).chain([f32::NAN]).collect()
}

/// Every third pair, so that each value stands on each side; all with `HEAPWRIGHT_SLOW=1`.
fn some_pairs<T: Copy>(values: &[T]) -> Vec<(T, T)> {
    let step = if environment::slow() { 1 } else { 3 };
    let pairs = (0..values.len()).flat_map(|a| (0..values.len()).map(move |b| (a, b)));
    pairs.filter(|(a, b)| (a + b).is_multiple_of(step)).map(|(a, b)| (values[a], values[b])).collect()
}

fn double_pairs(usual: u32) -> Vec<(f64, f64)> {
    let plan = plan(usual);
    let mut random = plan.random();
    let mut pairs = some_pairs(&interesting_doubles());
    pairs.extend((0..plan.cases).map(|_| (random.double(), random.double())));
    pairs
}

fn float_pairs(usual: u32) -> Vec<(f32, f32)> {
    let plan = plan(usual);
    let mut random = plan.random();
    let mut pairs = some_pairs(&interesting_floats());
    pairs.extend((0..plan.cases).map(|_| (random.float(), random.float())));
    pairs
}

fn doubles(op: BinaryOp, reference: fn(f64, f64) -> f64) {
    let mut backend = Blaster::new();
    let mut operation = Operation::new(&mut backend, [Domain::Double; 2], |terms, x, y| terms.binary(op, x, y));
    for (a, b) in double_pairs(60) {
        operation.gives(double(a), double(b), double(reference(a, b)));
    }
}

fn floats(op: BinaryOp, reference: fn(f32, f32) -> f32) {
    let mut backend = Blaster::new();
    let mut operation = Operation::new(&mut backend, [Domain::Float; 2], |terms, x, y| terms.binary(op, x, y));
    for (a, b) in float_pairs(80) {
        operation.gives(float(a), float(b), float(reference(a, b)));
    }
}

#[test]
fn sums_of_doubles() {
    doubles(BinaryOp::Add, |a, b| a + b);
    doubles(BinaryOp::Sub, |a, b| a - b);
}

#[test]
fn products_of_doubles() {
    doubles(BinaryOp::Mul, |a, b| a * b);
}

#[test]
fn quotients_of_doubles() {
    doubles(BinaryOp::Div, |a, b| a / b);
}

#[test]
fn sums_of_floats() {
    floats(BinaryOp::Add, |a, b| a + b);
    floats(BinaryOp::Sub, |a, b| a - b);
}

#[test]
fn products_of_floats() {
    floats(BinaryOp::Mul, |a, b| a * b);
}

#[test]
fn quotients_of_floats() {
    floats(BinaryOp::Div, |a, b| a / b);
}

#[test]
fn remainders_of_floats() {
    floats(BinaryOp::Rem, |a, b| a % b);
}

#[test]
fn comparisons() {
    type Build = fn(&mut Terms, Term, Term) -> Term;
    type Reference = fn(f64, f64) -> bool;
    let all: [(Build, Reference); 3] = [
        (|terms, x, y| terms.eq(x, y), |a, b| a == b),
        (|terms, x, y| terms.lt(x, y), |a, b| a < b),
        (|terms, x, y| terms.le(x, y), |a, b| a <= b),
    ];
    for (build, reference) in all {
        let mut backend = Blaster::new();
        let mut operation = Operation::new(&mut backend, [Domain::Double; 2], build);
        for (a, b) in double_pairs(50) {
            operation.gives(double(a), double(b), Node::Bool(reference(a, b)));
        }
        let mut backend = Blaster::new();
        let mut operation = Operation::new(&mut backend, [Domain::Float; 2], build);
        for (a, b) in float_pairs(50) {
            operation.gives(float(a), float(b), Node::Bool(reference(a.into(), b.into())));
        }
    }
}

/// A conversion: from a constant, by an operator, to a constant.
fn converts(domain: Domain, op: UnaryOp, cases: impl IntoIterator<Item = (Node, Node)>) {
    let mut backend = Blaster::new();
    let domains = [domain, Domain::Bool];
    let mut operation = Operation::new(&mut backend, domains, |terms, x, _| terms.unary(op, x));
    for (from, to) in cases {
        operation.gives(from, Node::Bool(true), to);
    }
}

#[test]
fn conversions_from_integers() {
    let plan = plan(100);
    let mut random = plan.random();
    let edges = [0, 1, -1, 1 << 24, (1 << 24) + 1, (1 << 24) + 3, i32::MAX.into(), i32::MIN.into(), 1 << 53];
    let mut longs: Vec<i64> = edges.to_vec();
    longs.extend([(1 << 53) + 1, (1 << 53) + 3, i64::MAX, i64::MIN, i64::MAX - 512, i64::MAX - 511]);
    longs.extend((0..plan.cases).map(|_| random.long()));
    let ints: Vec<i32> = longs.iter().map(|&a| a as i32).collect();
    converts(Domain::Int, UnaryOp::I2F, ints.iter().map(|&a| (Node::Int(a), float(a as f32))));
    converts(Domain::Int, UnaryOp::I2D, ints.iter().map(|&a| (Node::Int(a), double(a.into()))));
    converts(Domain::Long, UnaryOp::L2F, longs.iter().map(|&a| (Node::Long(a), float(a as f32))));
    converts(Domain::Long, UnaryOp::L2D, longs.iter().map(|&a| (Node::Long(a), double(a as f64))));
}

#[test]
fn conversions_to_integers() {
    let mut doubles: Vec<f64> = double_pairs(100).iter().map(|&(a, b)| a + b).collect();
    for edge in [2f64.powi(31), 2f64.powi(63), 2f64.powi(32), 0.5, 1.0] {
        doubles.extend([edge, -edge, edge - 1.0, 1.0 - edge, edge + 0.5, -edge - 0.5, -edge - 1.0]);
    }
    let floats: Vec<f32> = doubles.iter().map(|&a| a as f32).chain(interesting_floats()).collect();
    converts(Domain::Double, UnaryOp::D2I, doubles.iter().map(|&a| (double(a), Node::Int(a as i32))));
    converts(Domain::Double, UnaryOp::D2L, doubles.iter().map(|&a| (double(a), Node::Long(a as i64))));
    converts(Domain::Float, UnaryOp::F2I, floats.iter().map(|&a| (float(a), Node::Int(a as i32))));
    converts(Domain::Float, UnaryOp::F2L, floats.iter().map(|&a| (float(a), Node::Long(a as i64))));
}

#[test]
fn conversions_between_floats() {
    let floats: Vec<f32> = float_pairs(100).iter().map(|&(a, b)| a * b).chain(interesting_floats()).collect();
    converts(Domain::Float, UnaryOp::F2D, floats.iter().map(|&a| (float(a), double(a.into()))));
    let mut doubles = interesting_doubles();
    doubles.extend(floats.iter().map(|&a| f64::from(a) * 1.000_000_03));
    doubles.extend(floats.iter().map(|&a| f64::from(a) * 1.5));
    // Halfway between neighbours, and next to it.
    for a in [1.0f32, 1.0 + f32::EPSILON, f32::from_bits(1), f32::MIN_POSITIVE, f32::MAX] {
        let half = (f64::from(a) + f64::from(a.next_up().min(f32::MAX))) / 2.0;
        doubles.extend([half, half.next_up(), half.next_down(), f64::from(a) / 2.0, f64::from(a) / 4.0]);
    }
    doubles.extend([3.402_823_567_797_336_6e38, 3.402_823_567_797_337e38]);
    converts(Domain::Double, UnaryOp::D2F, doubles.iter().map(|&a| (double(a), float(a as f32))));
}

#[test]
fn patterns_and_signs() {
    let doubles: Vec<f64> = double_pairs(20).iter().map(|&(a, b)| a * b).collect();
    let floats: Vec<f32> = float_pairs(20).iter().map(|&(a, b)| a * b).collect();
    let pattern = |node| match node {
        Node::Float(bits) => Node::Int(bits as i32),
        Node::Double(bits) => Node::Long(bits as i64),
        _ => node,
    };
    converts(Domain::Double, UnaryOp::Neg, doubles.iter().map(|&a| (double(a), double(-a))));
    converts(Domain::Float, UnaryOp::Neg, floats.iter().map(|&a| (float(a), float(-a))));
    converts(Domain::Double, UnaryOp::DoubleBits, doubles.iter().map(|&a| (double(a), pattern(double(a)))));
    converts(Domain::Float, UnaryOp::FloatBits, floats.iter().map(|&a| (float(a), pattern(float(a)))));
    let ints = floats.iter().map(|&a| a.to_bits()).chain([0x7f80_0001, 0xffff_ffff, 0xff80_0000]);
    converts(Domain::Int, UnaryOp::BitsFloat, ints.map(|a| (Node::Int(a as i32), float(f32::from_bits(a)))));
    let longs = doubles.iter().map(|&a| a.to_bits()).chain([0x7ff0_0000_0000_0001, u64::MAX, 0xfff0_0000_0000_0000]);
    converts(Domain::Long, UnaryOp::BitsDouble, longs.map(|a| (Node::Long(a as i64), double(f64::from_bits(a)))));
}

#[test]
fn square_roots() {
    let plan = plan(200);
    let mut random = plan.random();
    let mut doubles = interesting_doubles();
    doubles.extend((0..plan.cases).map(|_| random.double()));
    doubles.extend((0..plan.cases / 4).map(|_| (random.index(1000) as f64).powi(2)));
    converts(Domain::Double, UnaryOp::Sqrt, doubles.iter().map(|&a| (double(a), double(a.sqrt()))));
}

/// The sign alone determines little of a pattern; the model must be right nevertheless.
#[test]
fn models_of_signs() {
    for (domain, op) in [(Domain::Float, UnaryOp::FloatBits), (Domain::Double, UnaryOp::DoubleBits)] {
        let mut terms = Terms::new(term::Arithmetic::Java);
        let variable = terms.variable(0, domain);
        let bits = terms.unary(op, variable);
        let zero = if domain == Domain::Float { terms.int(0) } else { terms.long(0) };
        let negative = terms.lt(bits, zero);
        let answer = Backend::solve(&mut Blaster::new(), &terms, &[negative], &Budget::of(Duration::from_secs(10)));
        let Answer::Sat(model) = answer else { panic!("{answer:?}") };
        let value = model.values().next().copied();
        let is_negative = match value {
            Some(Node::Float(bits)) => f32::from_bits(bits).is_sign_negative() && !f32::from_bits(bits).is_nan(),
            Some(Node::Double(bits)) => f64::from_bits(bits).is_sign_negative() && !f64::from_bits(bits).is_nan(),
            _ => false,
        };
        assert!(is_negative, "{value:?}");
    }
}
