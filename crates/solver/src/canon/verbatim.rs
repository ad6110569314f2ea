//! The text of a conjunction with its names and orders: used when canonization is switched off, and for answers that
//! must depend on the conjunction as it is written.

use rustc_hash::FxHashMap;
use std::fmt::Write;
use term::{Node, Term, Terms};

use super::Canonical;
use crate::operands::operands;

/// The text of a conjunction; its variables are in the order of their numbers.
pub(crate) fn verbatim(terms: &Terms, conjuncts: &[Term]) -> Canonical {
    let variables = terms.variables_of(conjuncts);
    let mut text = format!("verbatim {:?}|", terms.arithmetic());
    let mut names: FxHashMap<Term, usize> = FxHashMap::default();
    for &conjunct in conjuncts {
        let mut pending = vec![conjunct];
        while let Some(&next) = pending.last() {
            if names.contains_key(&next) {
                pending.pop();
                continue;
            }
            let before = pending.len();
            pending.extend(operands(terms.node(next)).filter(|part| !names.contains_key(part)));
            if pending.len() == before {
                pending.pop();
                define(terms, next, &names, &mut text);
                names.insert(next, names.len());
            }
        }
        let _ = write!(text, "t{} && ", names[&conjunct]);
    }
    Canonical { text, variables, ..Canonical::default() }
}

fn define(terms: &Terms, term: Term, names: &FxHashMap<Term, usize>, text: &mut String) {
    let node = terms.node(term);
    let _ = match node {
        Node::Unary(op, _) => write!(text, "{op:?}"),
        Node::Binary(op, ..) => write!(text, "{op:?}"),
        Node::Compare(op, ..) => write!(text, "{op:?}"),
        Node::Ite(..) => write!(text, "Ite"),
        leaf => write!(text, "{leaf:?}"),
    };
    for part in operands(node) {
        let _ = write!(text, " t{}", names[&part]);
    }
    text.push(';');
}
