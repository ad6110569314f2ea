//! The path condition: the conjuncts that the path has assumed, in their order.

mod members;

use term::{Node, Term, Terms, UnaryOp};

use self::members::Members;

/// What the path has assumed so far.
#[derive(Debug, Default)]
pub(crate) struct PathCondition {
    conjuncts: Vec<Term>,
    /// For each conjunct that is a negation, the term below.
    negated: Vec<Option<Term>>,
    members: Members,
}

impl PathCondition {
    #[inline]
    pub(crate) fn conjuncts(&self) -> &[Term] {
        &self.conjuncts
    }

    /// How many conjuncts there are. Everything that is kept for a path is kept by this depth.
    #[inline]
    pub(crate) fn depth(&self) -> usize {
        self.conjuncts.len()
    }

    /// Whether a condition is a conjunct, or its negation is; nothing if neither is.
    #[inline]
    pub(crate) fn known(&self, terms: &Terms, condition: Term) -> Option<bool> {
        self.members.known(terms, condition)
    }

    /// Adds a conjunct.
    pub(crate) fn push(&mut self, terms: &Terms, conjunct: Term) {
        let negated = match terms.node(conjunct) {
            Node::Unary(UnaryOp::Not, inner) => Some(inner),
            _ => None,
        };
        self.conjuncts.push(conjunct);
        self.negated.push(negated);
        self.members.insert(conjunct, negated);
    }

    /// Removes all conjuncts beyond a depth.
    pub(crate) fn rollback(&mut self, depth: usize) {
        while self.conjuncts.len() > depth {
            let (Some(conjunct), Some(negated)) = (self.conjuncts.pop(), self.negated.pop()) else { break };
            self.members.remove(conjunct, negated);
        }
    }
}
