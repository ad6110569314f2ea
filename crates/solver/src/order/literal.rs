//! Comparisons of integers as constraints on differences.

use term::{Arithmetic, BinaryOp, Comparison, Node, Term, Terms, UnaryOp, Variable};

use super::{Place, UNBOUNDED};

/// A side of a comparison: a term, or nothing for zero, plus a constant.
type Side = (Option<Term>, i128);

/// A comparison of two sides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Literal {
    relation: Relation,
    pub(super) left: Side,
    pub(super) right: Side,
}

#[derive(Clone, Copy, Debug)]
enum Relation {
    Below,
    NotBelow,
    Equal,
    Unequal,
}

/// The comparison that a conjunct is, if it compares integers.
pub(super) fn of(terms: &Terms, conjunct: Term) -> Option<Literal> {
    let (atom, negated) = match terms.node(conjunct) {
        Node::Unary(UnaryOp::Not, inner) => (inner, true),
        _ => (conjunct, false),
    };
    let Node::Compare(op, a, b) = terms.node(atom) else { return None };
    if !matches!(terms.sort(a), term::Sort::Int | term::Sort::Long) {
        return None;
    }
    let relation = match (op, negated) {
        (Comparison::Eq, false) => Relation::Equal,
        (Comparison::Eq, true) => Relation::Unequal,
        (Comparison::Lt, false) => Relation::Below,
        (Comparison::Lt, true) => Relation::NotBelow,
        (Comparison::Le, _) => return None,
    };
    Some(Literal { relation, left: side(terms, a), right: side(terms, b) })
}

/// Strips additions of constants, and conversions that keep the value, where nothing can wrap.
fn side(terms: &Terms, mut term: Term) -> Side {
    let mut offset = 0;
    loop {
        match terms.node(term) {
            Node::Int(value) => return (None, offset + i128::from(value)),
            Node::Long(value) => return (None, offset + i128::from(value)),
            Node::Unary(UnaryOp::I2L, inner) => term = inner,
            Node::Unary(UnaryOp::L2I, inner) if terms.arithmetic() == Arithmetic::Ideal => term = inner,
            Node::Binary(BinaryOp::Add, x, c) if terms.is_exact(term) => match terms.node(c) {
                Node::Int(c) => (term, offset) = (x, offset + i128::from(c)),
                Node::Long(c) => (term, offset) = (x, offset + i128::from(c)),
                _ => return (Some(term), offset),
            },
            _ => return (Some(term), offset),
        }
    }
}

/// The variable that a term is, and its least and greatest value.
pub(super) fn bounds(terms: &Terms, term: Term) -> (Option<Variable>, i128, i128) {
    let range = terms.range(term);
    let variable = match terms.node(term) {
        Node::Variable(variable) => Some(variable),
        _ => None,
    };
    let ideal = terms.arithmetic() == Arithmetic::Ideal;
    let lo = if ideal && range.lo == i64::MIN { -UNBOUNDED } else { range.lo.into() };
    let hi = if ideal && range.hi == i64::MAX { UNBOUNDED } else { range.hi.into() };
    (variable, lo, hi)
}

impl Literal {
    /// `(from, to, weight)` of the constraints `to - from <= weight` that it is, its terms being at `a` and `b`.
    pub(super) fn edges(&self, a: Place, b: Place) -> [Option<(Place, Place, i128)>; 2] {
        let shift = self.right.1 - self.left.1;
        match self.relation {
            Relation::Below => [Some((b, a, shift - 1)), None],
            Relation::NotBelow => [Some((a, b, -shift)), None],
            Relation::Equal => [Some((b, a, shift)), Some((a, b, -shift))],
            Relation::Unequal => [None, None],
        }
    }

    /// The difference that its terms must not have.
    pub(super) fn unequal(&self) -> Option<i128> {
        matches!(self.relation, Relation::Unequal).then(|| self.right.1 - self.left.1)
    }

    /// Whether it speaks of variables and constants only.
    pub(super) fn is_plain(&self, terms: &Terms) -> bool {
        let plain = |side: Side| side.0.is_none_or(|term| matches!(terms.node(term), Node::Variable(_)));
        plain(self.left) && plain(self.right)
    }
}
