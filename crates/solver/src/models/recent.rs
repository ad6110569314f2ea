//! The latest models that the stages found, on any path.

use crate::assignment::Assignment;

const RECENT: usize = 8;

/// A ring of models.
#[derive(Debug, Default)]
pub(super) struct Recent {
    models: Vec<Assignment>,
    next: usize,
}

impl Recent {
    /// Keeps a copy; the oldest is dropped.
    pub(super) fn remember(&mut self, model: &Assignment) {
        if self.models.len() < RECENT {
            self.models.push(Assignment::default());
        }
        self.models[self.next].copy_from(model);
        self.next = (self.next + 1) % RECENT;
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Assignment> {
        self.models.iter()
    }
}
