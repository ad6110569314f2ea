//! Truth values.

use crate::node::{BinaryOp, Comparison, Node, UnaryOp};
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    /// The negation of a truth value.
    #[inline]
    pub fn not(&mut self, a: Term) -> Term {
        match self.node(a) {
            Node::Bool(value) => self.bool(!value),
            Node::Unary(UnaryOp::Not, inner) => inner,
            _ => self.raw_unary(UnaryOp::Not, a),
        }
    }

    /// Both of two truth values.
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.connect(BinaryOp::And, a, b)
    }

    /// One or both of two truth values.
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.connect(BinaryOp::Or, a, b)
    }

    fn connect(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        let (neutral, absorbing) = match op {
            BinaryOp::And => (Term::TRUE, Term::FALSE),
            _ => (Term::FALSE, Term::TRUE),
        };
        if a == neutral || a == b {
            return b;
        }
        if b == neutral {
            return a;
        }
        if a == absorbing || b == absorbing || self.are_opposite(a, b) {
            return absorbing;
        }
        if let Some(absorbed) = self.absorb(op, a, b).or_else(|| self.absorb(op, b, a)) {
            return absorbed;
        }
        if let Some(relation) = self.connect_relations(op, a, b) {
            return relation;
        }
        let (a, b) = self.ordered(a, b);
        self.raw_binary(op, a, b)
    }

    /// `a op (a op c)`, `a op !(a op c)` and the dual ones, one level deep.
    fn absorb(&mut self, op: BinaryOp, a: Term, b: Term) -> Option<Term> {
        let Node::Binary(inner, x, y) = self.node(b) else { return None };
        if inner == op {
            if a == x || a == y {
                return Some(b);
            }
            if self.are_opposite(a, x) || self.are_opposite(a, y) {
                return Some(if op == BinaryOp::And { Term::FALSE } else { Term::TRUE });
            }
        } else {
            if a == x || a == y {
                return Some(a);
            }
            if self.are_opposite(a, x) {
                return Some(self.connect(op, a, y));
            }
            if self.are_opposite(a, y) {
                return Some(self.connect(op, a, x));
            }
        }
        None
    }

    fn are_opposite(&self, a: Term, b: Term) -> bool {
        self.node(a) == Node::Unary(UnaryOp::Not, b) || self.node(b) == Node::Unary(UnaryOp::Not, a)
    }

    /// Equivalence.
    pub(super) fn bool_eq(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return Term::TRUE;
        }
        if self.are_opposite(a, b) {
            return Term::FALSE;
        }
        let (a, b) = self.ordered(a, b);
        match (self.node(a), self.node(b)) {
            (_, Node::Bool(true)) => a,
            (_, Node::Bool(false)) => self.not(a),
            (Node::Unary(UnaryOp::Not, x), _) => {
                let same = self.bool_eq(x, b);
                self.not(same)
            }
            (_, Node::Unary(UnaryOp::Not, y)) => {
                let same = self.bool_eq(a, y);
                self.not(same)
            }
            _ => self.raw_compare(Comparison::Eq, a, b),
        }
    }

    /// A choice between truth values; the condition is neither constant nor negated.
    pub(super) fn bool_ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        if then == Term::TRUE || then == condition {
            return self.or(condition, otherwise);
        }
        if otherwise == Term::FALSE || otherwise == condition {
            return self.and(condition, then);
        }
        if self.are_opposite(then, otherwise) {
            return self.bool_eq(condition, then);
        }
        let negated = |terms: &mut Terms| terms.not(condition);
        if then == Term::FALSE || self.are_opposite(then, condition) {
            let negated = negated(self);
            return self.and(negated, otherwise);
        }
        if otherwise == Term::TRUE || self.are_opposite(otherwise, condition) {
            let negated = negated(self);
            return self.or(negated, then);
        }
        self.intern(Node::Ite(condition, then, otherwise))
    }
}
