//! Integer operators. A sum has its constant outermost and right; differences with a constant are sums.

use crate::arithmetic::Arithmetic;
use crate::interval::Interval;
use crate::node::{BinaryOp, Node, UnaryOp};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    pub(super) fn integer_binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        match op {
            BinaryOp::Add => self.add(a, b),
            BinaryOp::Sub => self.sub(a, b),
            BinaryOp::Mul => self.mul(a, b),
            BinaryOp::Div => self.div(a, b),
            BinaryOp::Rem => self.rem(a, b),
            _ if self.arithmetic() == Arithmetic::Ideal => match op {
                BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => self.raw_binary(op, a, b),
                _ => {
                    let (a, b) = self.ordered(a, b);
                    self.raw_binary(op, a, b)
                }
            },
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => self.shift(op, a, b),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => self.bitwise(op, a, b),
        }
    }

    pub(super) fn negate_integer(&mut self, a: Term) -> Term {
        match self.node(a) {
            Node::Unary(UnaryOp::Neg, inner) => inner,
            Node::Binary(BinaryOp::Sub, x, y) => self.sub(y, x),
            Node::Binary(BinaryOp::Mul, x, c) => match self.integer(c) {
                Some(value) => match self.integer_term(self.sort(a), -i128::from(value)) {
                    Some(factor) => self.mul(x, factor),
                    None => self.raw_unary(UnaryOp::Neg, a),
                },
                None => self.raw_unary(UnaryOp::Neg, a),
            },
            _ => self.raw_unary(UnaryOp::Neg, a),
        }
    }

    /// `x` and `c` of a sum `x + c`.
    pub(super) fn offset(&self, term: Term) -> Option<(Term, i64)> {
        match self.node(term) {
            Node::Binary(BinaryOp::Add, x, c) => self.integer(c).map(|c| (x, c)),
            _ => None,
        }
    }

    fn add(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        let sort = self.sort(a);
        if let Some(c) = self.integer(b) {
            return self.add_constant(a, b, c, sort);
        }
        if let Some((x, c)) = self.offset(a) {
            return self.add_outermost(x, b, c, sort);
        }
        if let Some((y, c)) = self.offset(b) {
            return self.add_outermost(a, y, c, sort);
        }
        match (self.node(a), self.node(b)) {
            (Node::Unary(UnaryOp::Neg, x), _) => self.sub(b, x),
            (_, Node::Unary(UnaryOp::Neg, y)) => self.sub(a, y),
            (Node::Binary(BinaryOp::Sub, x, y), _) if y == b => x,
            (_, Node::Binary(BinaryOp::Sub, x, y)) if y == a => x,
            _ => self.raw_binary(BinaryOp::Add, a, b),
        }
    }

    fn add_constant(&mut self, a: Term, b: Term, c: i64, sort: Sort) -> Term {
        if c == 0 {
            return a;
        }
        match self.node(a) {
            Node::Binary(BinaryOp::Add, x, k) => {
                if let Some(k) = self.integer(k)
                    && let Some(sum) = self.integer_term(sort, i128::from(k) + i128::from(c))
                {
                    return self.add(x, sum);
                }
            }
            Node::Binary(BinaryOp::Sub, k, x) => {
                if let Some(k) = self.integer(k)
                    && let Some(sum) = self.integer_term(sort, i128::from(k) + i128::from(c))
                {
                    return self.sub(sum, x);
                }
            }
            _ => {}
        }
        self.raw_binary(BinaryOp::Add, a, b)
    }

    /// `(a + b) + c`
    fn add_outermost(&mut self, a: Term, b: Term, c: i64, sort: Sort) -> Term {
        let sum = self.add(a, b);
        match self.fitting_term(sort, c.into()) {
            Some(c) => self.binary(BinaryOp::Add, sum, c),
            None => unreachable!("the constant was of this sort"),
        }
    }

    fn sub(&mut self, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        if a == b
            && let Some(zero) = self.fitting_term(sort, 0)
        {
            return zero;
        }
        if let Some(c) = self.integer(b)
            && let Some(negated) = self.integer_term(sort, -i128::from(c))
        {
            return self.binary(BinaryOp::Add, a, negated);
        }
        if self.integer(a) == Some(0) {
            return self.negate_integer(b);
        }
        if self.integer(b).is_none()
            && let Some((x, c)) = self.offset(a)
            && let Some(c) = self.fitting_term(sort, c.into())
        {
            let difference = self.sub(x, b);
            return self.binary(BinaryOp::Add, difference, c);
        }
        if let Some((y, c)) = self.offset(b)
            && let Some(c) = self.integer_term(sort, -i128::from(c))
        {
            let difference = self.binary(BinaryOp::Sub, a, y);
            return self.binary(BinaryOp::Add, difference, c);
        }
        match (self.node(a), self.node(b)) {
            (_, Node::Unary(UnaryOp::Neg, y)) => self.binary(BinaryOp::Add, a, y),
            (Node::Binary(BinaryOp::Add, x, y), _) if y == b => x,
            (Node::Binary(BinaryOp::Add, x, y), _) if x == b => y,
            (Node::Binary(BinaryOp::Sub, x, y), _) if x == b => self.unary(UnaryOp::Neg, y),
            (_, Node::Binary(BinaryOp::Sub, x, y)) if x == a => y,
            _ => self.raw_binary(BinaryOp::Sub, a, b),
        }
    }

    fn mul(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        let sort = self.sort(a);
        let Some(c) = self.integer(b) else { return self.raw_binary(BinaryOp::Mul, a, b) };
        match (c, self.node(a)) {
            (0, _) => return b,
            (1, _) => return a,
            (-1, _) => return self.unary(UnaryOp::Neg, a),
            (_, Node::Binary(BinaryOp::Mul, x, k)) => {
                if let Some(k) = self.integer(k)
                    && let Some(factor) = self.integer_term(sort, i128::from(k) * i128::from(c))
                {
                    return self.binary(BinaryOp::Mul, x, factor);
                }
            }
            (_, Node::Unary(UnaryOp::Neg, x)) => {
                if let Some(factor) = self.integer_term(sort, -i128::from(c)) {
                    return self.binary(BinaryOp::Mul, x, factor);
                }
            }
            _ => {}
        }
        self.raw_binary(BinaryOp::Mul, a, b)
    }

    fn div(&mut self, a: Term, b: Term) -> Term {
        match self.integer(b) {
            Some(1) => a,
            Some(-1) => self.unary(UnaryOp::Neg, a),
            _ => self.raw_binary(BinaryOp::Div, a, b),
        }
    }

    fn rem(&mut self, a: Term, b: Term) -> Term {
        if let Some(c) = self.integer(b)
            && c != 0
            && let Some(size) = c.checked_abs()
            && self.range(a).within(Interval { lo: 1 - size, hi: size - 1 })
        {
            return a;
        }
        self.raw_binary(BinaryOp::Rem, a, b)
    }

    fn shift(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        let bits = if self.sort(a) == Sort::Int { 32 } else { 64 };
        if let Node::Int(amount) = self.node(b) {
            let low = amount & (bits - 1);
            if low == 0 {
                return a;
            }
            if low != amount {
                let low = self.int(low);
                return self.raw_binary(op, a, low);
            }
        }
        self.raw_binary(op, a, b)
    }

    fn bitwise(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        let sort = self.sort(a);
        if a == b {
            return match op {
                BinaryOp::Xor => self.fitting_term(sort, 0).unwrap_or(a),
                _ => a,
            };
        }
        if let Some(both) = self.bitwise_choices(op, a, b) {
            return both;
        }
        let Some(c) = self.integer(b) else { return self.raw_binary(op, a, b) };
        match (op, c) {
            (BinaryOp::And, -1) | (BinaryOp::Or | BinaryOp::Xor, 0) => return a,
            (BinaryOp::And, 0) | (BinaryOp::Or, -1) => return b,
            // All bits that `a` can have are in the mask.
            (BinaryOp::And, _)
                if (c as u64 + 1).is_power_of_two() && self.range(a).within(Interval { lo: 0, hi: c }) =>
            {
                return a;
            }
            _ => {}
        }
        if let Node::Binary(inner, x, k) = self.node(a)
            && inner == op
            && let Some(k) = self.integer(k)
        {
            let merged = match op {
                BinaryOp::And => k & c,
                BinaryOp::Or => k | c,
                _ => k ^ c,
            };
            if let Some(merged) = self.fitting_term(sort, merged.into()) {
                return self.binary(op, x, merged);
            }
        }
        self.raw_binary(op, a, b)
    }
}
