//! Factors: conjuncts that share variables, directly or through others.

use std::collections::BTreeSet;
use term::{BinaryOp, Node, Term, Terms, Variable};

/// Conjuncts with the variables that occur in them.
#[derive(Debug, Default)]
pub(crate) struct Factor {
    pub(crate) conjuncts: Vec<Term>,
    pub(crate) variables: BTreeSet<Variable>,
}

/// The factors of a conjunction, in the order of their first conjuncts.
pub(crate) fn factors(terms: &Terms, conjuncts: &[Term]) -> Vec<Factor> {
    let mut parts = Vec::new();
    for &conjunct in conjuncts {
        split(terms, conjunct, &mut parts);
    }
    let factors = term::factors(terms, &parts).into_iter();
    factors
        .map(|conjuncts| Factor { variables: terms.variables_of(&conjuncts).into_iter().collect(), conjuncts })
        .collect()
}

fn split(terms: &Terms, condition: Term, parts: &mut Vec<Term>) {
    match terms.node(condition) {
        Node::Binary(BinaryOp::And, a, b) => {
            split(terms, a, parts);
            split(terms, b, parts);
        }
        _ if parts.contains(&condition) => {}
        _ => parts.push(condition),
    }
}
