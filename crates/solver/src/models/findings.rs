//! What is known of conditions that were asked about, by the depth of the path condition at that time.

use term::Term;

use super::shelf::ModelId;
use crate::satisfiability::Satisfiability;

/// Findings kept for one depth.
const PER_DEPTH: usize = 16;

/// What is known of one condition at one depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(super) depth: usize,
    pub(super) condition: Term,
    pub(crate) verdict: Satisfiability,
    /// A model of the path condition and the condition, if these can hold together.
    pub(crate) model: Option<ModelId>,
}

/// The findings on the path, as a stack.
#[derive(Debug, Default)]
pub(super) struct Findings {
    findings: Vec<Finding>,
}

impl Findings {
    #[inline]
    pub(super) fn get(&self, depth: usize, condition: Term) -> Option<Finding> {
        let here = self.findings.iter().rev().take_while(|finding| finding.depth == depth);
        here.copied().find(|finding| finding.condition == condition)
    }

    /// Adds a finding of the present depth; the oldest is dropped if there are too many.
    pub(super) fn note(&mut self, finding: Finding) {
        let depth = finding.depth;
        let here = self.findings.iter().rev().take_while(|finding| finding.depth == depth).count();
        if here >= PER_DEPTH {
            self.findings.remove(self.findings.len() - here);
        }
        self.findings.push(finding);
    }

    /// Forgets findings whose model has been replaced by another.
    pub(super) fn forget_model(&mut self, model: ModelId) {
        self.findings.retain(|finding| finding.model != Some(model));
    }

    /// Forgets what was found deeper.
    pub(super) fn rollback(&mut self, depth: usize) {
        while self.findings.last().is_some_and(|finding| finding.depth > depth) {
            self.findings.pop();
        }
    }
}
