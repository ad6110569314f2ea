//! The parts of a term.

use term::{Node, Term};

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
