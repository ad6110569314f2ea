//! The variables of terms.

use rustc_hash::FxHashMap;
use std::sync::Arc;
use term::{Node, Term, Terms, Variable};

use crate::operands::inside;

/// What variables occur in a conjunct, found once.
#[derive(Debug, Default)]
pub struct Occurrences {
    known: FxHashMap<Term, Arc<[Variable]>>,
}

impl Occurrences {
    /// The variables of a term.
    pub fn of(&mut self, terms: &Terms, term: Term) -> Arc<[Variable]> {
        if let Some(found) = self.known.get(&term) {
            return found.clone();
        }
        let variable = |term| match terms.node(term) {
            Node::Variable(variable) => Some(variable),
            _ => None,
        };
        let mut variables: Vec<Variable> = inside(terms, term).into_iter().filter_map(variable).collect();
        variables.sort_unstable();
        let variables: Arc<[Variable]> = variables.into();
        self.known.insert(term, variables.clone());
        variables
    }
}
