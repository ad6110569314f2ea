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
    let mut factors: Vec<Factor> = Vec::new();
    for part in parts {
        let variables: BTreeSet<Variable> = terms.variables(part).iter().copied().collect();
        let is_connected = |factor: &Factor| !factor.variables.is_disjoint(&variables);
        let mut joined = Factor::default();
        let (connected, others): (Vec<Factor>, Vec<Factor>) = factors.into_iter().partition(is_connected);
        for factor in connected {
            joined.conjuncts.extend(factor.conjuncts);
            joined.variables.extend(factor.variables);
        }
        joined.conjuncts.push(part);
        joined.variables.extend(variables);
        factors = others;
        factors.push(joined);
    }
    factors
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
