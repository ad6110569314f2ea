//! Random histories of a solver: questions, assumptions, marks and rollbacks.

use proptest::prelude::*;
use term::{Arithmetic, BinaryOp, Domain, Sort, Term, Terms, UnaryOp};

use super::brute_force::{GREATEST, LEAST};

/// What the variables are, and which constants they meet.
#[derive(Clone, Copy, Debug)]
pub struct World {
    pub arithmetic: Arithmetic,
    pub domain: Domain,
    pub integers: u32,
    /// Added to positive constants, taken from negative ones.
    pub distance: i64,
}

/// What is done to a solver.
#[derive(Clone, Debug)]
pub enum Action {
    /// Asks, and assumes if the flag says so and the answer allows it.
    Ask(Condition, bool),
    Mark,
    Rollback,
    Model,
}

/// A condition by the choices that make it.
#[derive(Clone, Debug)]
pub enum Condition {
    Compare(u8, Side, Side),
    Truth(u8),
    Not(Box<Condition>),
    Both(Box<Condition>, Box<Condition>),
    Either(Box<Condition>, Box<Condition>),
}

/// A side of a comparison.
#[derive(Clone, Debug)]
pub enum Side {
    Variable(u8),
    Constant(i8),
    Plus(u8, i8),
    Sum(u8, u8),
    Product(u8, u8),
}

const TRUTHS: u32 = 2;

pub fn actions() -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        10 => (condition(), any::<bool>()).prop_map(|(condition, assume)| Action::Ask(condition, assume)),
        2 => Just(Action::Mark),
        2 => Just(Action::Rollback),
        1 => Just(Action::Model),
    ];
    prop::collection::vec(action, 1..40)
}

fn condition() -> impl Strategy<Value = Condition> {
    let leaf = prop_oneof![
        8 => (0..4u8, side(), side()).prop_map(|(op, a, b)| Condition::Compare(op, a, b)),
        1 => any::<u8>().prop_map(Condition::Truth),
    ];
    leaf.prop_recursive(2, 4, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|inner| Condition::Not(inner.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Condition::Both(a.into(), b.into())),
            (inner.clone(), inner).prop_map(|(a, b)| Condition::Either(a.into(), b.into())),
        ]
    })
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![
        8 => any::<u8>().prop_map(Side::Variable),
        3 => (-2..4i8).prop_map(Side::Constant),
        2 => (any::<u8>(), -2..3i8).prop_map(|(variable, c)| Side::Plus(variable, c)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(a, b)| Side::Sum(a, b)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(a, b)| Side::Product(a, b)),
    ]
}

/// The conditions that confine the integer variables, unless they are bytes.
pub fn confinement(terms: &mut Terms, world: World) -> Vec<Term> {
    let mut conjuncts = Vec::new();
    let confined = if world.domain == Domain::Byte { 0 } else { world.integers };
    for index in 0..confined {
        let variable = terms.variable(index, world.domain);
        let (least, greatest) = (constant(terms, world, LEAST), constant(terms, world, GREATEST));
        conjuncts.push(terms.ge(variable, least));
        conjuncts.push(terms.le(variable, greatest));
    }
    conjuncts
}

pub fn make(terms: &mut Terms, world: World, condition: &Condition) -> Term {
    match condition {
        Condition::Compare(op, a, b) => {
            let (a, b) = (make_side(terms, world, a), make_side(terms, world, b));
            match op {
                0 => terms.lt(a, b),
                1 => terms.le(a, b),
                2 => terms.eq(a, b),
                _ => terms.ne(a, b),
            }
        }
        Condition::Truth(number) => terms.variable(world.integers + u32::from(*number) % TRUTHS, Domain::Bool),
        Condition::Not(inner) => {
            let inner = make(terms, world, inner);
            terms.not(inner)
        }
        Condition::Both(a, b) => {
            let (a, b) = (make(terms, world, a), make(terms, world, b));
            terms.and(a, b)
        }
        Condition::Either(a, b) => {
            let (a, b) = (make(terms, world, a), make(terms, world, b));
            terms.or(a, b)
        }
    }
}

fn make_side(terms: &mut Terms, world: World, side: &Side) -> Term {
    let variable = |terms: &mut Terms, number: u8| {
        let term = terms.variable(u32::from(number) % world.integers, world.domain);
        // Half of the `int`s appear as `long`s now and then.
        if terms.sort(term) == Sort::Int && number & 64 != 0 && number & 128 != 0 {
            let wide = terms.unary(UnaryOp::I2L, term);
            return terms.unary(UnaryOp::L2I, wide);
        }
        term
    };
    match *side {
        Side::Variable(number) => variable(terms, number),
        Side::Constant(value) => constant(terms, world, i64::from(value) + i64::from(value).signum() * world.distance),
        Side::Plus(number, value) => {
            let (a, b) = (variable(terms, number), constant(terms, world, value.into()));
            terms.binary(BinaryOp::Add, a, b)
        }
        Side::Sum(a, b) => {
            let (a, b) = (variable(terms, a), variable(terms, b));
            terms.binary(BinaryOp::Add, a, b)
        }
        Side::Product(a, b) => {
            let (a, b) = (variable(terms, a), variable(terms, b));
            terms.binary(BinaryOp::Mul, a, b)
        }
    }
}

fn constant(terms: &mut Terms, world: World, value: i64) -> Term {
    if world.domain == Domain::Long { terms.long(value) } else { terms.int(value as i32) }
}
