//! `<` of integers. With a constant it is always `x < k`: `k < x` is `!(x < k + 1)`.
//!
//! A constant moves across the comparison only where the interval of the operand proves that nothing wraps, or where
//! arithmetic is ideal.

use crate::arithmetic::Arithmetic;
use crate::interval::{self, Interval};
use crate::node::{BinaryOp, Comparison, Node, UnaryOp};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    pub(super) fn integer_lt(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return Term::FALSE;
        }
        if let Some(truth) = self.range(a).below(self.range(b), self.arithmetic()) {
            return self.bool(truth);
        }
        let simpler = match (self.integer(a), self.integer(b)) {
            (Some(_), Some(_)) => self.fold_compare(Comparison::Lt, a, b).map(|truth| self.bool(truth)),
            (Some(k), None) => self.above_constant(k, b),
            (None, Some(k)) => self.below_constant(a, b, k),
            (None, None) => self.lt_terms(a, b),
        };
        simpler.unwrap_or_else(|| self.raw_compare(Comparison::Lt, a, b))
    }

    /// `k < x`
    fn above_constant(&mut self, k: i64, x: Term) -> Option<Term> {
        let next = self.fitting_term(self.sort(x), i128::from(k) + 1)?;
        let not_above = self.integer_lt(x, next);
        Some(self.not(not_above))
    }

    /// `a < k`
    fn below_constant(&mut self, a: Term, b: Term, k: i64) -> Option<Term> {
        let sort = self.sort(a);
        let k128 = i128::from(k);
        match self.node(a) {
            Node::Variable(_) => None,
            Node::Ite(condition, p, q) if self.is_decided(p, k) || self.is_decided(q, k) => {
                let (then, otherwise) = (self.integer_lt(p, b), self.integer_lt(q, b));
                Some(self.ite(condition, then, otherwise))
            }
            Node::Unary(UnaryOp::I2L, x) => {
                let k = self.fitting_term(Sort::Int, k128)?;
                Some(self.integer_lt(x, k))
            }
            _ if !self.is_exact(a) => None,
            Node::Unary(UnaryOp::Neg, x) => {
                let bound = self.fitting_term(sort, -k128)?;
                Some(self.integer_lt(bound, x))
            }
            Node::Binary(BinaryOp::Add, x, c) => {
                let bound = k128 - i128::from(self.integer(c)?);
                let bound = self.fitting_term(sort, bound)?;
                Some(self.integer_lt(x, bound))
            }
            Node::Binary(BinaryOp::Sub, x, y) => match (self.integer(x), k) {
                (Some(c), _) => {
                    let bound = self.fitting_term(sort, i128::from(c) - k128)?;
                    Some(self.integer_lt(bound, y))
                }
                (None, 0) => Some(self.integer_lt(x, y)),
                (None, 1) => Some(self.le(x, y)),
                _ => None,
            },
            Node::Binary(BinaryOp::Mul, x, c) => {
                let c = i128::from(self.integer(c)?);
                if c <= 0 {
                    return None;
                }
                // x * c < k  iff  x < k / c, rounded up.
                let bound = self.fitting_term(sort, -(-k128).div_euclid(c))?;
                Some(self.integer_lt(x, bound))
            }
            _ => None,
        }
    }

    /// Whether it is known of a term how it compares with a constant.
    fn is_decided(&self, a: Term, k: i64) -> bool {
        self.node(a).is_constant() || self.range(a).below(Interval::point(k), self.arithmetic()).is_some()
    }

    fn lt_terms(&mut self, a: Term, b: Term) -> Option<Term> {
        if let (Node::Unary(UnaryOp::I2L, x), Node::Unary(UnaryOp::I2L, y)) = (self.node(a), self.node(b)) {
            return Some(self.integer_lt(x, y));
        }
        let ((x, c), (y, d)) = (self.exact_offset(a), self.exact_offset(b));
        if x == y {
            return Some(self.bool(c < d));
        }
        if c == d && c != 0 { Some(self.integer_lt(x, y)) } else { None }
    }

    fn exact_offset(&self, term: Term) -> (Term, i64) {
        match self.offset(term) {
            Some(offset) if self.is_exact(term) => offset,
            _ => (term, 0),
        }
    }

    /// Whether the outermost operation, a sum, difference, product or negation of integers, cannot wrap.
    pub fn is_exact(&self, term: Term) -> bool {
        if self.arithmetic() == Arithmetic::Ideal {
            return true;
        }
        let sort = self.sort(term);
        match self.node(term) {
            Node::Binary(op, x, y) => {
                interval::exact(op, self.range(x), self.range(y), sort, self.arithmetic()).is_some()
            }
            Node::Unary(UnaryOp::Neg, x) => {
                let zero = Interval::point(0);
                interval::exact(BinaryOp::Sub, zero, self.range(x), sort, self.arithmetic()).is_some()
            }
            _ => false,
        }
    }
}
