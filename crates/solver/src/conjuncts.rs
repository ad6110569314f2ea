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
