//! Models found earlier, tried by evaluation: most branches are decided by the model of the path, or of a sibling.

use super::{Ask, PathLayer};
use crate::counters::Counters;
use crate::models::{Lender, Models};
use crate::satisfiability::Satisfiability;

/// Remembers what was found when the same condition was asked about at the same place.
#[derive(Debug, Default)]
pub(crate) struct FoundBefore {
    hits: u64,
}

impl PathLayer for FoundBefore {
    fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Option<Satisfiability> {
        let finding = models.finding(ask.path.depth(), ask.condition)?;
        self.hits += 1;
        Some(finding.verdict)
    }

    fn count(&self, counters: &mut Counters) {
        counters.model_hits += self.hits;
    }
}

/// Tries the model of the path, and those of its siblings: all satisfy the path condition.
#[derive(Debug, Default)]
pub(crate) struct ThisPath {
    hits: u64,
}

impl PathLayer for ThisPath {
    fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Option<Satisfiability> {
        if !models.has_model(ask.path) {
            return None;
        }
        let depth = ask.path.depth();
        let found = if models.current_satisfies(ask.terms, ask.parts) {
            models.current()
        } else {
            let found = models.of_sibling(depth, ask.terms, ask.parts)?;
            models.set_lender(Lender::Other);
            found
        };
        self.hits += 1;
        models.note_model(depth, ask.condition, found);
        Some(Satisfiability::Sat)
    }

    fn count(&self, counters: &mut Counters) {
        counters.model_hits += self.hits;
    }
}

/// Tries models of other paths, which have to satisfy the path condition too.
#[derive(Debug, Default)]
pub(crate) struct OtherPaths {
    hits: u64,
}

impl PathLayer for OtherPaths {
    fn decide(&mut self, ask: Ask<'_>, models: &mut Models) -> Option<Satisfiability> {
        if !models.try_recent(ask.terms, [ask.parts, ask.path.conjuncts()]) {
            return None;
        }
        self.hits += 1;
        models.set_lender(Lender::Other);
        models.accept_candidate(ask.path.depth(), ask.condition);
        Some(Satisfiability::Sat)
    }

    fn count(&self, counters: &mut Counters) {
        counters.model_hits += self.hits;
    }
}
