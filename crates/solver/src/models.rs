//! The models found on the current path. Each satisfies the path condition at the depth where it was found, and the
//! condition that it was found for; so coming back to that depth, it is there for the sibling branch.

use term::Term;

use crate::assignment::Assignment;
use crate::verdict::Verdict;

/// The number of a stored model.
pub(crate) type ModelId = usize;

/// What is known of one condition at one depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    depth: usize,
    condition: Term,
    pub(crate) verdict: Verdict,
    /// Of the path condition and the condition, if these can hold.
    pub(crate) model: Option<ModelId>,
}

/// Models by depth of the path condition, as a stack.
#[derive(Debug)]
pub(crate) struct Models {
    /// Those beyond `live` are free memory. The first holds zeros.
    stored: Vec<(usize, Assignment)>,
    live: usize,
    findings: Vec<Finding>,
    /// Models of the backend, also of other paths.
    recent: Vec<Assignment>,
    next_recent: usize,
    evicted: usize,
}

/// Models and findings kept for one depth.
const PER_DEPTH: usize = 16;
const RECENT: usize = 8;

impl Default for Models {
    fn default() -> Models {
        Models {
            stored: vec![(0, Assignment::default())],
            live: 1,
            findings: Vec::new(),
            recent: Vec::new(),
            next_recent: 0,
            evicted: 0,
        }
    }
}

impl Models {
    #[inline]
    pub(crate) fn get(&self, id: ModelId) -> &Assignment {
        &self.stored[id].1
    }

    /// Models found at this depth.
    pub(crate) fn at_depth(&self, depth: usize) -> std::ops::Range<ModelId> {
        let count = self.stored[..self.live].iter().rev().take_while(|stored| stored.0 == depth).count();
        self.live - count..self.live
    }

    #[inline]
    pub(crate) fn finding(&self, depth: usize, condition: Term) -> Option<Finding> {
        let here = self.findings.iter().rev().take_while(|finding| finding.depth == depth);
        here.copied().find(|finding| finding.condition == condition)
    }

    /// Remembers that a condition can hold.
    pub(crate) fn note_model(&mut self, depth: usize, condition: Term, model: ModelId) {
        self.note(Finding { depth, condition, verdict: Verdict::Sat, model: Some(model) });
    }

    /// Remembers that a condition cannot hold, or that nobody knows.
    pub(crate) fn note_failure(&mut self, depth: usize, condition: Term, verdict: Verdict) {
        self.note(Finding { depth, condition, verdict, model: None });
    }

    fn note(&mut self, finding: Finding) {
        let depth = finding.depth;
        let here = self.findings.iter().rev().take_while(|finding| finding.depth == depth).count();
        if here >= PER_DEPTH {
            self.findings.remove(self.findings.len() - here);
        }
        self.findings.push(finding);
    }

    /// Stores a model by exchanging it with free memory.
    pub(crate) fn store(&mut self, depth: usize, model: &mut Assignment) -> ModelId {
        let here = self.at_depth(depth);
        if here.len() >= PER_DEPTH {
            // The model of the path is from an earlier depth, or the first.
            let id = (here.start + self.evicted % here.len()).max(1);
            self.evicted += 1;
            self.findings.retain(|finding| finding.model != Some(id));
            std::mem::swap(&mut self.stored[id].1, model);
            return id;
        }
        if self.live == self.stored.len() {
            self.stored.push((depth, Assignment::default()));
        }
        let id = self.live;
        self.live += 1;
        self.stored[id].0 = depth;
        std::mem::swap(&mut self.stored[id].1, model);
        id
    }

    /// Forgets what was found deeper.
    pub(crate) fn rollback(&mut self, depth: usize) {
        while self.stored[self.live - 1].0 > depth {
            self.live -= 1;
        }
        while self.findings.last().is_some_and(|finding| finding.depth > depth) {
            self.findings.pop();
        }
    }

    /// Remembers a model across paths.
    pub(crate) fn remember(&mut self, model: &Assignment) {
        if self.recent.len() < RECENT {
            self.recent.push(Assignment::default());
        }
        self.recent[self.next_recent].copy_from(model);
        self.next_recent = (self.next_recent + 1) % RECENT;
    }

    pub(crate) fn recent(&self) -> &[Assignment] {
        &self.recent
    }
}
