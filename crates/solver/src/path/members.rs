//! Which conditions the path condition contains, word for word.

use term::{Node, Term, Terms, UnaryOp};

/// Which conditions are conjuncts of the path condition, and which negations are: by the number of the term.
#[derive(Debug, Default)]
pub(super) struct Members {
    flags: Vec<u8>,
}

const ASSERTED: u8 = 1;
const REFUTED: u8 = 2;

impl Members {
    /// Whether the condition follows at once, or its negation does.
    #[inline]
    pub(super) fn known(&self, terms: &Terms, condition: Term) -> Option<bool> {
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

    /// Adds a conjunct; if it is a negation, with the term below.
    pub(super) fn insert(&mut self, conjunct: Term, negated: Option<Term>) {
        self.flag(conjunct, |flags| *flags |= ASSERTED);
        if let Some(inner) = negated {
            self.flag(inner, |flags| *flags |= REFUTED);
        }
    }

    /// Takes back an insertion.
    pub(super) fn remove(&mut self, conjunct: Term, negated: Option<Term>) {
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
