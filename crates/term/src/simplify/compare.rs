//! Equality, and comparisons of floats. Integers are ordered in the file beside.

use crate::arithmetic::Arithmetic;
use crate::node::{BinaryOp, Comparison, Node, UnaryOp};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    /// `a == b`
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        match self.sort(a) {
            Sort::Bool => self.bool_eq(a, b),
            Sort::Int | Sort::Long => self.integer_eq(a, b),
            Sort::Float | Sort::Double => self.float_compare(Comparison::Eq, a, b),
        }
    }

    /// `a < b`
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        match self.sort(a) {
            Sort::Float | Sort::Double => self.float_compare(Comparison::Lt, a, b),
            _ => self.integer_lt(a, b),
        }
    }

    /// `a <= b`
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        match self.sort(a) {
            Sort::Float | Sort::Double => self.float_compare(Comparison::Le, a, b),
            sort => {
                // The form that the negation below would also give.
                if let Some(k) = self.integer(b)
                    && let Some(next) = self.fitting_term(sort, i128::from(k) + 1)
                {
                    return self.integer_lt(a, next);
                }
                let above = self.integer_lt(b, a);
                self.not(above)
            }
        }
    }

    /// `a > b`
    pub fn gt(&mut self, a: Term, b: Term) -> Term {
        self.lt(b, a)
    }

    /// `a >= b`
    pub fn ge(&mut self, a: Term, b: Term) -> Term {
        self.le(b, a)
    }

    /// `a != b`
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let same = self.eq(a, b);
        self.not(same)
    }

    fn integer_eq(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return Term::TRUE;
        }
        let (ra, rb) = (self.range(a), self.range(b));
        // Also decides for two constants.
        if ra.hi < rb.lo || rb.hi < ra.lo {
            return Term::FALSE;
        }
        let (a, b) = self.ordered(a, b);
        let simpler = match self.integer(b) {
            Some(k) => self.eq_constant(a, b, k),
            None => self.eq_terms(a, b),
        };
        simpler.unwrap_or_else(|| self.raw_compare(Comparison::Eq, a, b))
    }

    /// `a == k`, with operations of `a` that can be undone moved to the constant.
    fn eq_constant(&mut self, a: Term, b: Term, k: i64) -> Option<Term> {
        let sort = self.sort(a);
        let k128 = i128::from(k);
        let (x, value) = match self.node(a) {
            Node::Variable(_) => return None,
            Node::Ite(condition, p, q) if self.is_other_or_constant(p, k) || self.is_other_or_constant(q, k) => {
                let (then, otherwise) = (self.integer_eq(p, b), self.integer_eq(q, b));
                return Some(self.ite(condition, then, otherwise));
            }
            Node::Binary(BinaryOp::Add, x, c) => (x, k128 - i128::from(self.integer(c)?)),
            Node::Binary(BinaryOp::Sub, x, y) => match self.integer(x) {
                Some(c) => (y, i128::from(c) - k128),
                None if k == 0 => return Some(self.integer_eq(x, y)),
                None => return None,
            },
            Node::Unary(UnaryOp::Neg, x) => (x, -k128),
            Node::Unary(UnaryOp::I2L, x) => {
                let k = self.fitting_term(Sort::Int, k128)?;
                return Some(self.integer_eq(x, k));
            }
            Node::Binary(BinaryOp::Xor, x, c) if self.arithmetic() == Arithmetic::Java => {
                (x, (k ^ self.integer(c)?).into())
            }
            Node::Binary(BinaryOp::Mul, x, c) if self.is_exact(a) => {
                let c = i128::from(self.integer(c)?);
                if k128 % c != 0 {
                    return Some(Term::FALSE);
                }
                (x, k128 / c)
            }
            _ => return None,
        };
        let value = self.integer_term(sort, value)?;
        Some(self.integer_eq(x, value))
    }

    /// Whether a term is a constant, or cannot be this one.
    fn is_other_or_constant(&self, a: Term, k: i64) -> bool {
        let range = self.range(a);
        self.node(a).is_constant() || k < range.lo || range.hi < k
    }

    fn eq_terms(&mut self, a: Term, b: Term) -> Option<Term> {
        if let (Node::Unary(UnaryOp::I2L, x), Node::Unary(UnaryOp::I2L, y))
        | (Node::Unary(UnaryOp::Neg, x), Node::Unary(UnaryOp::Neg, y)) = (self.node(a), self.node(b))
        {
            return Some(self.integer_eq(x, y));
        }
        let ((x, c), (y, d)) = (self.offset(a).unwrap_or((a, 0)), self.offset(b).unwrap_or((b, 0)));
        if x == y {
            // Different constants of one sort: they cannot be equal, wrapped or not.
            return Some(self.bool(c == d));
        }
        if c == 0 && d == 0 {
            return None;
        }
        // One constant, on the side that does not depend on what was made before.
        let (left, right, shift) = if self.ordered(x, y) == (x, y) {
            (x, y, i128::from(d) - i128::from(c))
        } else {
            (y, x, i128::from(c) - i128::from(d))
        };
        let shift = self.integer_term(self.sort(a), shift)?;
        if self.integer(shift) == Some(0) {
            return Some(self.integer_eq(left, right));
        }
        let right = self.binary(BinaryOp::Add, right, shift);
        let (left, right) = self.ordered(left, right);
        Some(self.raw_compare(Comparison::Eq, left, right))
    }

    fn float_compare(&mut self, op: Comparison, a: Term, b: Term) -> Term {
        if let Some(truth) = self.fold_compare(op, a, b) {
            return self.bool(truth);
        }
        if a == b && op != Comparison::Eq {
            return if op == Comparison::Lt { Term::FALSE } else { self.float_compare(Comparison::Eq, a, b) };
        }
        let (a, b) = (self.positive_zero(a), self.positive_zero(b));
        for side in [a, b] {
            if self.float_value(side).is_some_and(f64::is_nan) {
                return Term::FALSE;
            }
        }
        match (self.node(a), self.node(b)) {
            (Node::Unary(UnaryOp::F2D, x), Node::Unary(UnaryOp::F2D, y)) => return self.float_compare(op, x, y),
            (Node::Unary(UnaryOp::I2D, x), Node::Unary(UnaryOp::I2D, y)) if self.arithmetic() == Arithmetic::Java => {
                return match op {
                    Comparison::Eq => self.eq(x, y),
                    Comparison::Lt => self.lt(x, y),
                    Comparison::Le => self.le(x, y),
                };
            }
            _ => {}
        }
        let (a, b) = if op == Comparison::Eq { self.ordered(a, b) } else { (a, b) };
        self.raw_compare(op, a, b)
    }

    /// Comparisons do not tell the zeros apart.
    fn positive_zero(&mut self, term: Term) -> Term {
        match self.node(term) {
            Node::Float(bits) if f32::from_bits(bits) == 0.0 => self.float(0.0),
            Node::Double(bits) if f64::from_bits(bits) == 0.0 => self.double(0.0),
            _ => term,
        }
    }
}
