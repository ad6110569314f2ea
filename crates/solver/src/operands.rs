//! The parts of a term.

use rustc_hash::FxHashSet;
use term::{Node, Term, Terms};

/// The terms directly inside a node.
pub fn operands(node: Node) -> impl Iterator<Item = Term> {
    let parts = match node {
        Node::Unary(_, a) => [Some(a), None, None],
        Node::Binary(_, a, b) | Node::Compare(_, a, b) => [Some(a), Some(b), None],
        Node::Ite(a, b, c) => [Some(a), Some(b), Some(c)],
        _ => [None; 3],
    };
    parts.into_iter().flatten()
}

/// A term and all terms inside it, each once, in no particular order.
pub fn inside(terms: &Terms, term: Term) -> FxHashSet<Term> {
    let mut seen = FxHashSet::default();
    let mut pending = vec![term];
    while let Some(next) = pending.pop() {
        if seen.insert(next) {
            pending.extend(operands(terms.node(next)));
        }
    }
    seen
}
