//! Conjunctions and disjunctions of comparisons of the same two operands: `a <= b && a != b` is `a < b`.
//!
//! A comparison is the set of those outcomes (less, equal, greater, unordered) for which it holds.

use crate::node::{BinaryOp, Comparison, Node, UnaryOp};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

impl Terms {
    pub(super) fn connect_relations(&mut self, op: BinaryOp, a: Term, b: Term) -> Option<Term> {
        let (x, y, p) = self.outcomes(a)?;
        let (x2, y2, q) = self.outcomes(b)?;
        if (x, y) != (x2, y2) {
            return None;
        }
        let outcomes = if op == BinaryOp::And { p & q } else { p | q };
        self.relation(x, y, outcomes)
    }

    /// The operands of a comparison, possibly negated, in the fixed order, and the outcomes for which it holds.
    fn outcomes(&self, term: Term) -> Option<(Term, Term, u8)> {
        let (atom, negated) = match self.node(term) {
            Node::Unary(UnaryOp::Not, inner) => (inner, true),
            _ => (term, false),
        };
        let Node::Compare(op, a, b) = self.node(atom) else { return None };
        let all = self.all_outcomes(a)?;
        let (x, y) = self.ordered(a, b);
        let below = if x == a { LESS } else { GREATER };
        let outcomes = match op {
            Comparison::Eq => EQUAL,
            Comparison::Lt => below,
            Comparison::Le => below | EQUAL,
        };
        Some((x, y, if negated { all & !outcomes } else { outcomes }))
    }

    fn all_outcomes(&self, operand: Term) -> Option<u8> {
        match self.sort(operand) {
            Sort::Bool => None,
            Sort::Int | Sort::Long => Some(LESS | EQUAL | GREATER),
            Sort::Float | Sort::Double => Some(LESS | EQUAL | GREATER | UNORDERED),
        }
    }

    fn relation(&mut self, a: Term, b: Term, outcomes: u8) -> Option<Term> {
        let all = self.all_outcomes(a)?;
        if let Some(plain) = self.plain_relation(a, b, outcomes) {
            return Some(plain);
        }
        if outcomes == all {
            return Some(Term::TRUE);
        }
        let opposite = self.plain_relation(a, b, all & !outcomes)?;
        Some(self.not(opposite))
    }

    fn plain_relation(&mut self, a: Term, b: Term, outcomes: u8) -> Option<Term> {
        const NOT_GREATER: u8 = LESS | EQUAL;
        const NOT_LESS: u8 = GREATER | EQUAL;
        Some(match outcomes {
            0 => Term::FALSE,
            LESS => self.lt(a, b),
            EQUAL => self.eq(a, b),
            GREATER => self.lt(b, a),
            NOT_GREATER => self.le(a, b),
            NOT_LESS => self.le(b, a),
            _ => return None,
        })
    }
}
