//! Writing moved values into a candidate model. For a term that is no variable, the variable inside is solved for where
//! that is easy.

use term::{Arithmetic, BinaryOp, Node, Sort, Term, Terms, UnaryOp, Variable};

use super::{Order, Refinement, ZERO};
use crate::assignment::Assignment;

impl Order {
    pub(super) fn write(&mut self, terms: &Terms, candidate: &mut Assignment) -> Refinement {
        let mut refinement = Refinement::Candidate;
        for index in 0..self.moved.len() {
            let place = self.moved[index].0;
            let vertex = &self.vertices[place as usize];
            if place == ZERO {
                continue;
            }
            match (vertex.variable, vertex.term) {
                (Some(variable), _) => match in_domain(variable, vertex.value) {
                    Some((variable, value)) => candidate.set_integer(variable, value),
                    None => return Refinement::GaveUp,
                },
                (None, Some(term)) => match solve(terms, term, vertex.value) {
                    Some((variable, value)) => {
                        candidate.set_integer(variable, value);
                        refinement = Refinement::Guess;
                    }
                    None => return Refinement::GaveUp,
                },
                (None, None) => {}
            }
        }
        refinement
    }
}

/// Gives variables that are conjuncts, or whose negations are, the value that this demands. Says whether there are any.
pub(crate) fn set_truth_values(terms: &Terms, conjuncts: &[Term], model: &mut Assignment) -> bool {
    let mut any = false;
    for &conjunct in conjuncts {
        let (atom, value) = match terms.node(conjunct) {
            Node::Unary(UnaryOp::Not, inner) => (inner, false),
            _ => (conjunct, true),
        };
        if let Node::Variable(variable) = terms.node(atom) {
            model.set(variable, Node::Bool(value));
            any = true;
        }
    }
    any
}

/// A variable and its value for which a term of simple form has a value.
fn solve(terms: &Terms, mut term: Term, mut value: i128) -> Option<(Variable, i64)> {
    let constant = |term: Term| match terms.node(term) {
        Node::Int(value) => Some(i128::from(value)),
        Node::Long(value) => Some(i128::from(value)),
        _ => None,
    };
    loop {
        value = match terms.node(term) {
            Node::Variable(variable) => return in_domain(variable, value),
            Node::Binary(BinaryOp::Add, x, c) => {
                term = x;
                value - constant(c)?
            }
            Node::Binary(BinaryOp::Sub, c, x) => {
                term = x;
                constant(c)? - value
            }
            Node::Binary(BinaryOp::Xor, x, c) => {
                term = x;
                value ^ constant(c)?
            }
            Node::Unary(UnaryOp::Neg, x) => {
                term = x;
                -value
            }
            Node::Unary(UnaryOp::I2L | UnaryOp::L2I | UnaryOp::I2B | UnaryOp::I2C | UnaryOp::I2S, x) => {
                term = x;
                value
            }
            _ => return None,
        };
        if terms.arithmetic() == Arithmetic::Java {
            value = if terms.sort(term) == Sort::Int { (value as i32).into() } else { (value as i64).into() };
        }
    }
}

/// Whether a value fits into a model: ideal integers may not.
fn in_domain(variable: Variable, value: i128) -> Option<(Variable, i64)> {
    let value = i64::try_from(value).ok()?;
    let (lo, hi) = variable.domain.range()?;
    (lo <= value && value <= hi).then_some((variable, value))
}
