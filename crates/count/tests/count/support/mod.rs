//! Random conditions that are linear over a few small variables, and counting by trying.

use proptest::prelude::*;
use term::{BinaryOp, Domain, Evaluator, Node, Term, Terms, UnaryOp};

/// A condition to be built: indices of variables, operators by number.
#[derive(Clone, Debug)]
pub enum Number {
    Variable(u32),
    Constant(i32),
    Plus(Box<Number>, Box<Number>),
    Minus(Box<Number>, Box<Number>),
    Times(Box<Number>, i32),
    Negated(Box<Number>),
    Shifted(Box<Number>, BinaryOp, i32),
    Divided(Box<Number>, BinaryOp, i32),
    Masked(Box<Number>, BinaryOp, i32),
    Narrowed(Box<Number>, UnaryOp),
    Widened(Box<Number>),
    If(Box<Truth>, Box<Number>, Box<Number>),
}

#[derive(Clone, Debug)]
pub enum Truth {
    Variable(u32),
    Less(Number, Number),
    Same(Number, Number),
    Not(Box<Truth>),
    And(Box<Truth>, Box<Truth>),
    Or(Box<Truth>, Box<Truth>),
    Xor(Box<Truth>, Box<Truth>),
}

/// Numbers over this many byte variables.
pub fn number(variables: u32) -> BoxedStrategy<Number> {
    let constant = prop_oneof![-200..=200i32, Just(i32::MAX), Just(i32::MIN), any::<i32>()];
    let leaf = prop_oneof![4 => (0..variables).prop_map(Number::Variable), 1 => constant.prop_map(Number::Constant)];
    let shifts = prop_oneof![Just(BinaryOp::Shl), Just(BinaryOp::Shr), Just(BinaryOp::Ushr)];
    let divisions = prop_oneof![Just(BinaryOp::Div), Just(BinaryOp::Rem)];
    let masks = prop_oneof![Just(BinaryOp::And), Just(BinaryOp::Or), Just(BinaryOp::Xor)];
    let casts = prop_oneof![Just(UnaryOp::I2B), Just(UnaryOp::I2C), Just(UnaryOp::I2S)];
    leaf.prop_recursive(3, 8, 2, move |inner| {
        let boxed = inner.clone().prop_map(Box::new).boxed();
        let two = (boxed.clone(), boxed.clone());
        prop_oneof![
            4 => two.clone().prop_map(|(a, b)| Number::Plus(a, b)),
            4 => two.clone().prop_map(|(a, b)| Number::Minus(a, b)),
            2 => (boxed.clone(), -40..=40i32).prop_map(|(a, c)| Number::Times(a, c)),
            1 => boxed.clone().prop_map(Number::Negated),
            1 => (boxed.clone(), shifts.clone(), 0..=31i32).prop_map(|(a, op, c)| Number::Shifted(a, op, c)),
            1 => (boxed.clone(), divisions.clone(), prop_oneof![-9..=-1i32, 1..=9i32])
                .prop_map(|(a, op, c)| Number::Divided(a, op, c)),
            1 => (boxed.clone(), masks.clone(), prop_oneof![0..=255i32, Just(-8), Just(0x7f00)])
                .prop_map(|(a, op, c)| Number::Masked(a, op, c)),
            1 => (boxed.clone(), casts.clone()).prop_map(|(a, op)| Number::Narrowed(a, op)),
            1 => boxed.clone().prop_map(Number::Widened),
            1 => (inner.clone(), inner.clone(), two)
                .prop_map(|(p, q, (a, b))| Number::If(Box::new(Truth::Less(p, q)), a, b)),
        ]
    })
    .boxed()
}

/// Conditions over this many byte variables, and truth values with the numbers after theirs.
pub fn truth(variables: u32, truths: u32) -> BoxedStrategy<Truth> {
    let number = number(variables);
    let two = (number.clone(), number.clone());
    let comparison = prop_oneof![
        3 => two.clone().prop_map(|(a, b)| Truth::Less(a, b)),
        1 => two.prop_map(|(a, b)| Truth::Same(a, b)),
    ]
    .boxed();
    let leaf = match truths {
        0 => comparison,
        _ => prop_oneof![5 => comparison, 1 => (variables..variables + truths).prop_map(Truth::Variable)].boxed(),
    };
    leaf.prop_recursive(2, 5, 2, |inner| {
        let boxed = inner.prop_map(Box::new).boxed();
        let two = (boxed.clone(), boxed.clone());
        prop_oneof![
            2 => boxed.prop_map(Truth::Not),
            2 => two.clone().prop_map(|(a, b)| Truth::And(a, b)),
            2 => two.clone().prop_map(|(a, b)| Truth::Or(a, b)),
            1 => two.prop_map(|(a, b)| Truth::Xor(a, b)),
        ]
    })
    .boxed()
}

impl Number {
    /// As a term of sort int; widened parts are computed in long and brought back.
    fn build(&self, terms: &mut Terms) -> Term {
        match self {
            Number::Variable(index) => terms.variable(*index, Domain::Byte),
            Number::Constant(value) => terms.int(*value),
            Number::Plus(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.binary(BinaryOp::Add, a, b)
            }
            Number::Minus(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.binary(BinaryOp::Sub, a, b)
            }
            Number::Times(a, c) => with_constant(terms, BinaryOp::Mul, a, *c),
            Number::Negated(a) => {
                let a = a.build(terms);
                terms.unary(UnaryOp::Neg, a)
            }
            Number::Shifted(a, op, c) | Number::Divided(a, op, c) | Number::Masked(a, op, c) => {
                with_constant(terms, *op, a, *c)
            }
            Number::Narrowed(a, op) => {
                let a = a.build(terms);
                terms.unary(*op, a)
            }
            Number::Widened(a) => {
                let a = a.build(terms);
                let (wide, three) = (terms.unary(UnaryOp::I2L, a), terms.long(3));
                let product = terms.binary(BinaryOp::Mul, wide, three);
                let half = terms.int(1);
                let shifted = terms.binary(BinaryOp::Shr, product, half);
                terms.unary(UnaryOp::L2I, shifted)
            }
            Number::If(condition, a, b) => {
                let (condition, a, b) = (condition.build(terms), a.build(terms), b.build(terms));
                terms.ite(condition, a, b)
            }
        }
    }
}

fn with_constant(terms: &mut Terms, op: BinaryOp, a: &Number, constant: i32) -> Term {
    let (a, constant) = (a.build(terms), terms.int(constant));
    terms.binary(op, a, constant)
}

impl Truth {
    /// As a term.
    pub fn build(&self, terms: &mut Terms) -> Term {
        match self {
            Truth::Variable(index) => terms.variable(*index, Domain::Bool),
            Truth::Less(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.lt(a, b)
            }
            Truth::Same(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.eq(a, b)
            }
            Truth::Not(a) => {
                let a = a.build(terms);
                terms.not(a)
            }
            Truth::And(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.and(a, b)
            }
            Truth::Or(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.or(a, b)
            }
            Truth::Xor(a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.binary(BinaryOp::Xor, a, b)
            }
        }
    }
}

/// How many assignments satisfy all conjuncts, by trying; and the bits of the variables that occur.
pub fn tried(terms: &Terms, conjuncts: &[Term]) -> (u64, u64) {
    let variables = terms.variables_of(conjuncts);
    let bits: Vec<u64> = variables.iter().map(|variable| if variable.domain == Domain::Bool { 1 } else { 8 }).collect();
    let total: u64 = bits.iter().sum();
    let mut evaluator = Evaluator::new();
    let mut found = 0;
    for point in 0..1u64 << total {
        evaluator.forget();
        let value = |wanted: term::Variable| {
            let at = variables.binary_search(&wanted).ok()?;
            let shift: u64 = bits[..at].iter().sum();
            Some(match wanted.domain {
                Domain::Bool => Node::Bool(point >> shift & 1 == 1),
                _ => Node::Int(((point >> shift) as u8 as i8).into()),
            })
        };
        let holds = |&conjunct: &Term| evaluator.evaluate(terms, conjunct, &value) == Some(Node::Bool(true));
        found += u64::from(conjuncts.iter().all(holds));
    }
    (found, total)
}
