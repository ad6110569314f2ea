//! Operators on floats. Only identities that hold for NaN, infinities and both zeros; no reassociation.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    pub(super) fn negate_float(&mut self, a: Term) -> Term {
        match self.node(a) {
            Node::Unary(UnaryOp::Neg, inner) => inner,
            _ => self.raw_unary(UnaryOp::Neg, a),
        }
    }

    pub(super) fn float_binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        // `a - b` is `a + -b` by definition, and sums commute.
        if op == BinaryOp::Sub && self.node(b).is_constant() {
            let negated = self.unary(UnaryOp::Neg, b);
            return self.binary(BinaryOp::Add, a, negated);
        }
        let (a, b) = match op {
            BinaryOp::Add | BinaryOp::Mul => self.ordered(a, b),
            _ => (a, b),
        };
        match (self.float_value(a), self.float_value(b)) {
            (Some(c), _) if c.is_nan() => return a,
            (_, Some(c)) if c.is_nan() => return b,
            (_, Some(c)) => match op {
                BinaryOp::Mul | BinaryOp::Div if c == 1.0 => return a,
                BinaryOp::Mul | BinaryOp::Div if c == -1.0 => return self.unary(UnaryOp::Neg, a),
                BinaryOp::Add if c == 0.0 && c.is_sign_negative() => return a,
                _ => {}
            },
            _ => {}
        }
        match (op, self.node(a), self.node(b)) {
            (BinaryOp::Add, _, Node::Unary(UnaryOp::Neg, y)) => self.raw_binary(BinaryOp::Sub, a, y),
            (BinaryOp::Add, Node::Unary(UnaryOp::Neg, x), _) if !self.node(b).is_constant() => {
                self.raw_binary(BinaryOp::Sub, b, x)
            }
            (BinaryOp::Sub, _, Node::Unary(UnaryOp::Neg, y)) => self.binary(BinaryOp::Add, a, y),
            _ => self.raw_binary(op, a, b),
        }
    }

    /// The value of a float constant of either width.
    pub(super) fn float_value(&self, term: Term) -> Option<f64> {
        match self.node(term) {
            Node::Float(bits) => Some(f32::from_bits(bits).into()),
            Node::Double(bits) => Some(f64::from_bits(bits)),
            _ => None,
        }
    }
}
