//! Conditions as conjunctions.

use term::{BinaryOp, Node, Term, Terms, UnaryOp};

/// Splits a condition into its conjuncts, in order. Disjunctions under a negation are conjunctions too.
pub(crate) fn split(terms: &mut Terms, condition: Term, conjuncts: &mut Vec<Term>) {
    match terms.node(condition) {
        Node::Binary(BinaryOp::And, a, b) => {
            split(terms, a, conjuncts);
            split(terms, b, conjuncts);
        }
        Node::Unary(UnaryOp::Not, inner) => match terms.node(inner) {
            Node::Binary(BinaryOp::Or, a, b) => {
                let (a, b) = (terms.not(a), terms.not(b));
                split(terms, a, conjuncts);
                split(terms, b, conjuncts);
            }
            _ => conjuncts.push(condition),
        },
        Node::Bool(true) => {}
        _ => conjuncts.push(condition),
    }
}

/// Which conditions are conjuncts of the path condition, and which negations are: by the number of the term.
#[derive(Debug, Default)]
pub(crate) struct Members {
    flags: Vec<u8>,
}

const ASSERTED: u8 = 1;
const REFUTED: u8 = 2;

impl Members {
    /// Whether the condition follows at once, or its negation does.
    #[inline]
    pub(crate) fn known(&self, terms: &Terms, condition: Term) -> Option<bool> {
        let flags = |term: Term| self.flags.get(term.index()).copied().unwrap_or(0);
        let own = flags(condition);
        if own & ASSERTED != 0 {
            return Some(true);
        }
        if own & REFUTED != 0 {
            return Some(false);
        }
        match terms.node(condition) {
            Node::Bool(value) => Some(value),
            Node::Unary(UnaryOp::Not, inner) if flags(inner) & ASSERTED != 0 => Some(false),
            _ => None,
        }
    }

    pub(crate) fn insert(&mut self, terms: &Terms, conjunct: Term) {
        self.flag(conjunct, |flags| *flags |= ASSERTED);
        if let Node::Unary(UnaryOp::Not, inner) = terms.node(conjunct) {
            self.flag(inner, |flags| *flags |= REFUTED);
        }
    }

    /// Takes back an insertion; the term below a negation is given, since no arena is at hand.
    pub(crate) fn remove(&mut self, conjunct: Term, negated: Option<Term>) {
        self.flag(conjunct, |flags| *flags &= !ASSERTED);
        if let Some(inner) = negated {
            self.flag(inner, |flags| *flags &= !REFUTED);
        }
    }

    fn flag(&mut self, term: Term, change: impl Fn(&mut u8)) {
        if term.index() >= self.flags.len() {
            self.flags.resize(term.index() + 1, 0);
        }
        change(&mut self.flags[term.index()]);
    }
}
