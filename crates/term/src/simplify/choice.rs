//! Choices, and operators pushed into choices between constants: so that truth values that bytecode carries as 0 and 1,
//! and three-way results, turn back into plain conditions.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::sort::Sort;
use crate::term::Term;
use crate::terms::Terms;

impl Terms {
    /// `then` if `condition` holds, else `otherwise`.
    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        match self.node(condition) {
            Node::Bool(true) => return then,
            Node::Bool(false) => return otherwise,
            Node::Unary(UnaryOp::Not, inner) => return self.ite(inner, otherwise, then),
            _ => {}
        }
        if then == otherwise {
            return then;
        }
        if self.sort(then) == Sort::Bool {
            return self.bool_ite(condition, then, otherwise);
        }
        match (self.node(then), self.node(otherwise)) {
            (Node::Ite(inner, x, _), _) if inner == condition => self.ite(condition, x, otherwise),
            (_, Node::Ite(inner, _, y)) if inner == condition => self.ite(condition, then, y),
            _ => self.intern(Node::Ite(condition, then, otherwise)),
        }
    }

    /// Pushes an operator with one constant operand into a choice between constants.
    pub(super) fn lift_choice(&mut self, op: BinaryOp, a: Term, b: Term) -> Option<Term> {
        let arms = |terms: &Terms, term| match terms.node(term) {
            Node::Ite(condition, x, y) if terms.are_constant(x, y) => Some((condition, x, y)),
            _ => None,
        };
        let (condition, then, otherwise) = if let Some((condition, x, y)) = arms(self, a) {
            let b = self.node(b);
            (condition, self.fold_binary(op, self.node(x), b)?, self.fold_binary(op, self.node(y), b)?)
        } else {
            let (condition, x, y) = arms(self, b)?;
            let a = self.node(a);
            (condition, self.fold_binary(op, a, self.node(x))?, self.fold_binary(op, a, self.node(y))?)
        };
        let (then, otherwise) = (self.intern(then), self.intern(otherwise));
        Some(self.ite(condition, then, otherwise))
    }

    /// `&`, `|` and `^` of two truth values carried as 0 and 1.
    pub(super) fn bitwise_choices(&mut self, op: BinaryOp, a: Term, b: Term) -> Option<Term> {
        let (p, one, zero) = self.as_truth(a)?;
        let (q, _, _) = self.as_truth(b)?;
        let both = self.binary(op, p, q);
        Some(self.ite(both, one, zero))
    }

    /// The condition of a choice between 1 and 0, and these.
    fn as_truth(&mut self, term: Term) -> Option<(Term, Term, Term)> {
        let Node::Ite(condition, x, y) = self.node(term) else { return None };
        match (self.integer(x)?, self.integer(y)?) {
            (1, 0) => Some((condition, x, y)),
            (0, 1) => {
                let negated = self.not(condition);
                Some((negated, y, x))
            }
            _ => None,
        }
    }
}
