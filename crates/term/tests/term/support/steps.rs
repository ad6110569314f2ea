//! Random terms: a list of steps, each of which makes one term of earlier ones. Shrinks well.

use proptest::prelude::*;
use term::{Arithmetic, BinaryOp, Comparison, Domain, Node, Sort, Term, Terms, UnaryOp, Variable};

use super::naive::{self, Value};

/// One step: what to do, and which earlier results to take.
#[derive(Clone, Copy, Debug)]
pub struct Step(pub u8, pub u8, pub u8, pub u8);

pub fn steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(any::<(u8, u8, u8, u8)>().prop_map(|(a, b, c, d)| Step(a, b, c, d)), 1..24)
}

/// Raw words that become the values of variables.
pub fn words() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(any::<u64>(), VARIABLES.len())
}

const VARIABLES: [Domain; 14] = [
    Domain::Bool,
    Domain::Bool,
    Domain::Byte,
    Domain::Char,
    Domain::Natural,
    Domain::Int,
    Domain::Int,
    Domain::Int,
    Domain::Long,
    Domain::Long,
    Domain::Float,
    Domain::Float,
    Domain::Double,
    Domain::Double,
];

pub fn variable(number: usize) -> Variable {
    Variable { index: number as u32, domain: VARIABLES[number] }
}

const EDGES: [i64; 16] =
    [0, 1, -1, 2, -2, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN, 127, -128, 65535, 255, 1 << 31, 1 << 16, 3];

const FLOATS: [f64; 14] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::MIN_POSITIVE,
    5e-324,
    1e-45,
    0.5,
    3.4028235e38,
    2147483648.0,
    1e300,
];

/// A value of a domain: mostly an edge, else any.
pub fn value(domain: Domain, word: u64) -> Node {
    let edge = word & 3 != 0;
    let rest = (word >> 8) as usize;
    let integer = if edge { EDGES[rest % EDGES.len()] } else { (word as i64).rotate_right(17) };
    match domain {
        Domain::Bool => Node::Bool(word & 16 != 0),
        Domain::Byte => Node::Int((integer as i8).into()),
        Domain::Char => Node::Int((integer as u16).into()),
        Domain::Short => Node::Int((integer as i16).into()),
        Domain::Natural => Node::Int(integer as i32 & i32::MAX),
        Domain::Int => Node::Int(integer as i32),
        Domain::Long => Node::Long(integer),
        Domain::Float if edge => Node::of_float(FLOATS[rest % FLOATS.len()] as f32),
        Domain::Float => Node::of_float(f32::from_bits(word as u32)),
        Domain::Double if edge => Node::of_double(FLOATS[rest % FLOATS.len()]),
        Domain::Double => Node::of_double(f64::from_bits(word)),
    }
}

/// A term beside its meaning; no meaning where ideal arithmetic has none.
pub type Pair = (Term, Sort, Option<Value>);

/// Makes all terms of the steps, and computes them under the assignment.
pub fn build(terms: &mut Terms, steps: &[Step], words: &[u64]) -> Vec<Pair> {
    let mut made: Vec<Pair> = Vec::new();
    for (number, &domain) in VARIABLES.iter().enumerate() {
        let term = terms.variable(number as u32, domain);
        made.push((term, domain.sort(), Some(naive::of(value(domain, words[number])))));
    }
    for &step in steps {
        let pair = make(terms, &made, step);
        made.push(pair);
    }
    made
}

fn pick(made: &[Pair], sort: Sort, choice: u8) -> Pair {
    // Later results first, so that terms grow.
    let of_sort: Vec<&Pair> = made.iter().rev().filter(|pair| pair.1 == sort).collect();
    *of_sort[(usize::from(choice) * usize::from(choice) / 256) % of_sort.len()]
}

const SORTS: [Sort; 8] =
    [Sort::Int, Sort::Long, Sort::Int, Sort::Bool, Sort::Float, Sort::Int, Sort::Double, Sort::Long];

const CONVERSIONS: [(UnaryOp, Sort); 20] = [
    (UnaryOp::I2L, Sort::Int),
    (UnaryOp::I2F, Sort::Int),
    (UnaryOp::I2D, Sort::Int),
    (UnaryOp::L2I, Sort::Long),
    (UnaryOp::L2F, Sort::Long),
    (UnaryOp::L2D, Sort::Long),
    (UnaryOp::F2I, Sort::Float),
    (UnaryOp::F2L, Sort::Float),
    (UnaryOp::F2D, Sort::Float),
    (UnaryOp::D2I, Sort::Double),
    (UnaryOp::D2L, Sort::Double),
    (UnaryOp::D2F, Sort::Double),
    (UnaryOp::I2B, Sort::Int),
    (UnaryOp::I2C, Sort::Int),
    (UnaryOp::I2S, Sort::Int),
    (UnaryOp::FloatBits, Sort::Float),
    (UnaryOp::BitsFloat, Sort::Int),
    (UnaryOp::DoubleBits, Sort::Double),
    (UnaryOp::BitsDouble, Sort::Long),
    (UnaryOp::Sqrt, Sort::Double),
];

const ARITHMETIC: [BinaryOp; 11] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Div,
    BinaryOp::Rem,
    BinaryOp::Shl,
    BinaryOp::Shr,
    BinaryOp::Ushr,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
];

fn make(terms: &mut Terms, made: &[Pair], Step(kind, a, b, c): Step) -> Pair {
    let arithmetic = terms.arithmetic();
    let sort = SORTS[usize::from(c >> 5)];
    match kind % 16 {
        0..=2 => constant(terms, sort, u64::from(a) | u64::from(b) << 8 | u64::from(c) << 16),
        3..=6 => binary(terms, made, sort, (a, b, c)),
        7..=10 => {
            let op = [Comparison::Eq, Comparison::Lt, Comparison::Le][usize::from(c % 3)];
            let op = if sort == Sort::Bool { Comparison::Eq } else { op };
            let ((x, _, p), (y, _, q)) = (pick(made, sort, a), pick(made, sort, b));
            let term = match op {
                Comparison::Eq => terms.eq(x, y),
                Comparison::Lt => terms.lt(x, y),
                Comparison::Le => terms.le(x, y),
            };
            (term, Sort::Bool, p.zip(q).map(|(p, q)| Value::Bool(naive::compare(op, p, q))))
        }
        11 | 12 => {
            let (condition, _, holds) = pick(made, Sort::Bool, kind / 16 * 16);
            let ((x, _, p), (y, _, q)) = (pick(made, sort, a), pick(made, sort, b));
            let value = match holds {
                Some(Value::Bool(true)) => p,
                Some(Value::Bool(false)) => q,
                _ => None,
            };
            (terms.ite(condition, x, y), sort, value)
        }
        13 => {
            let (x, _, p) = pick(made, sort, a);
            let op = if sort == Sort::Bool { UnaryOp::Not } else { UnaryOp::Neg };
            (terms.unary(op, x), sort, p.and_then(|p| naive::unary(op, p, arithmetic)))
        }
        14 => {
            let (op, from) = CONVERSIONS[usize::from(c) % CONVERSIONS.len()];
            let (x, _, p) = pick(made, from, a);
            let term = terms.unary(op, x);
            (term, terms.sort(term), p.and_then(|p| naive::unary(op, p, arithmetic)))
        }
        _ => three_way(terms, made, sort, (a, b, c)),
    }
}

fn constant(terms: &mut Terms, sort: Sort, word: u64) -> Pair {
    let domain = match sort {
        Sort::Bool => Domain::Bool,
        Sort::Int => Domain::Int,
        Sort::Long => Domain::Long,
        Sort::Float => Domain::Float,
        Sort::Double => Domain::Double,
    };
    let node = value(domain, word | 1);
    let term = terms.constant(node).expect("a constant");
    (term, sort, Some(naive::of(node)))
}

fn binary(terms: &mut Terms, made: &[Pair], sort: Sort, (a, b, c): (u8, u8, u8)) -> Pair {
    let op = match sort {
        Sort::Bool => ARITHMETIC[8 + usize::from(c) % 3],
        Sort::Int | Sort::Long => ARITHMETIC[usize::from(c) % 11],
        Sort::Float | Sort::Double => ARITHMETIC[usize::from(c) % 5],
    };
    let second = match op {
        BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => Sort::Int,
        _ => sort,
    };
    let ((x, _, p), (y, _, q)) = (pick(made, sort, a), pick(made, second, b));
    let value = p.zip(q).and_then(|(p, q)| naive::binary(op, p, q, terms.arithmetic()));
    (terms.binary(op, x, y), sort, value)
}

fn three_way(terms: &mut Terms, made: &[Pair], sort: Sort, (a, b, c): (u8, u8, u8)) -> Pair {
    let sort = if sort == Sort::Bool { Sort::Int } else { sort };
    let nan = if c & 1 == 0 { -1 } else { 1 };
    let ((x, _, p), (y, _, q)) = (pick(made, sort, a), pick(made, sort, b));
    let value = p.zip(q).map(|(p, q)| {
        let is = |op, a, b| naive::compare(op, a, b);
        Value::Int(if is(Comparison::Lt, p, q) {
            -1
        } else if is(Comparison::Eq, p, q) {
            0
        } else if is(Comparison::Lt, q, p) {
            1
        } else {
            nan
        })
    });
    let term = match sort {
        Sort::Int | Sort::Long => terms.lcmp(x, y),
        _ => terms.fcmp(x, y, nan as i32),
    };
    (term, Sort::Int, value)
}

pub const BOTH: [Arithmetic; 2] = [Arithmetic::Java, Arithmetic::Ideal];
