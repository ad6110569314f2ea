//! Conditions that the path condition contains word for word. (Terms are simplified when they are made.)

use super::{Ask, PathLayer};
use crate::models::Models;
use crate::satisfiability::Satisfiability;

/// Decides conditions whose parts, or whose negations, are conjuncts of the path condition.
#[derive(Debug)]
pub(crate) struct Known;

impl PathLayer for Known {
    fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Option<Satisfiability> {
        let mut news = false;
        for &part in ask.parts {
            match ask.path.known(ask.terms, part) {
                Some(true) => {}
                Some(false) => return Some(Satisfiability::Unsat),
                None => news = true,
            }
        }
        (!news && models.has_model(ask.path)).then_some(Satisfiability::Sat)
    }
}
