//! The constructors of compound terms. Each returns the simplest form that constant-time rules find; every rule keeps
//! the value under every model.

mod boolean;
mod choice;
mod compare;
mod convert;
mod float;
mod integer;
mod order;
mod relation;
mod three_way;

use crate::arithmetic::Arithmetic;
use crate::ideal::{self, Wide};
use crate::java;
use crate::node::{BinaryOp, Comparison, Node, UnaryOp};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    /// An operator with one operand.
    pub fn unary(&mut self, op: UnaryOp, a: Term) -> Term {
        if op == UnaryOp::Not {
            return self.not(a);
        }
        match self.node(a) {
            node if node.is_constant() => {
                if let Some(value) = self.fold_unary(op, node) {
                    return self.intern(value);
                }
            }
            Node::Ite(condition, then, otherwise) if self.are_constant(then, otherwise) => {
                let folded = (self.fold_unary(op, self.node(then)), self.fold_unary(op, self.node(otherwise)));
                if let (Some(then), Some(otherwise)) = folded {
                    let (then, otherwise) = (self.intern(then), self.intern(otherwise));
                    return self.ite(condition, then, otherwise);
                }
            }
            _ => {}
        }
        match (op, self.sort(a)) {
            (UnaryOp::Neg, Sort::Int | Sort::Long) => self.negate_integer(a),
            (UnaryOp::Neg, _) => self.negate_float(a),
            _ => self.convert(op, a),
        }
    }

    /// An operator with two operands.
    pub fn binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        let (x, y) = (self.node(a), self.node(b));
        if x.is_constant() || y.is_constant() {
            if let Some(folded) = self.fold_binary(op, x, y) {
                return self.intern(folded);
            }
            if let Some(lifted) = self.lift_choice(op, a, b) {
                return lifted;
            }
        }
        match self.sort(a) {
            Sort::Bool => match op {
                BinaryOp::And => self.and(a, b),
                BinaryOp::Or => self.or(a, b),
                _ => {
                    let same = self.eq(a, b);
                    self.not(same)
                }
            },
            Sort::Int | Sort::Long => self.integer_binary(op, a, b),
            Sort::Float | Sort::Double => self.float_binary(op, a, b),
        }
    }

    pub(crate) fn are_constant(&self, a: Term, b: Term) -> bool {
        self.node(a).is_constant() && self.node(b).is_constant()
    }

    /// The value of an operator on constants, under this arena's arithmetic.
    fn fold_unary(&self, op: UnaryOp, a: Node) -> Option<Node> {
        match self.arithmetic() {
            Arithmetic::Java => java::unary(op, a),
            Arithmetic::Ideal => ideal::unary(op, Wide::of(a))?.node(),
        }
    }

    fn fold_binary(&self, op: BinaryOp, a: Node, b: Node) -> Option<Node> {
        match self.arithmetic() {
            Arithmetic::Java => java::binary(op, a, b),
            Arithmetic::Ideal if a.is_constant() && b.is_constant() => {
                ideal::binary(op, Wide::of(a), Wide::of(b))?.node()
            }
            Arithmetic::Ideal => None,
        }
    }

    /// The truth of a comparison of constants: the same under both arithmetics.
    fn fold_compare(&self, op: Comparison, a: Term, b: Term) -> Option<bool> {
        java::compare(op, self.node(a), self.node(b))
    }

    /// The value of an integer constant.
    fn integer(&self, term: Term) -> Option<i64> {
        match self.node(term) {
            Node::Int(value) => Some(value.into()),
            Node::Long(value) => Some(value),
            _ => None,
        }
    }

    /// The constant of an integer: wrapped in Java's arithmetic, nothing if it does not fit an ideal one.
    fn integer_term(&mut self, sort: Sort, value: i128) -> Option<Term> {
        match self.arithmetic() {
            Arithmetic::Java if sort == Sort::Int => Some(self.int(value as i32)),
            Arithmetic::Java => Some(self.long(value as i64)),
            Arithmetic::Ideal => self.fitting_term(sort, value),
        }
    }

    /// The constant of an integer, if it fits the sort.
    fn fitting_term(&mut self, sort: Sort, value: i128) -> Option<Term> {
        match sort {
            Sort::Int => i32::try_from(value).ok().map(|value| self.int(value)),
            _ => i64::try_from(value).ok().map(|value| self.long(value)),
        }
    }
}
