//! Models by the depth of the path condition at which they were found, as a stack that keeps its memory.

use crate::assignment::Assignment;

/// The number of a stored model.
pub(crate) type ModelId = usize;

/// The first model: all values are zero. It satisfies the empty path condition.
pub(crate) const ZEROS: ModelId = 0;

/// Models kept for one depth.
const PER_DEPTH: usize = 16;

/// The models on the path.
#[derive(Debug)]
pub(super) struct Shelf {
    /// Depths and models. Those beyond `live` are free memory.
    stored: Vec<(usize, Assignment)>,
    live: usize,
    evicted: usize,
}

/// Where a model was put.
pub(super) enum Placed {
    OnTop(ModelId),
    /// In the place of another model of the same depth.
    Instead(ModelId),
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf { stored: vec![(0, Assignment::default())], live: 1, evicted: 0 }
    }
}

impl Shelf {
    #[inline]
    pub(super) fn get(&self, id: ModelId) -> &Assignment {
        &self.stored[id].1
    }

    /// Models found at this depth.
    pub(super) fn at_depth(&self, depth: usize) -> std::ops::Range<ModelId> {
        let count = self.stored[..self.live].iter().rev().take_while(|stored| stored.0 == depth).count();
        self.live - count..self.live
    }

    /// Stores a model by exchanging it with free memory.
    pub(super) fn store(&mut self, depth: usize, model: &mut Assignment) -> Placed {
        let here = self.at_depth(depth);
        if here.len() >= PER_DEPTH {
            // Never the model of the path: that is from an earlier depth, or the first.
            let id = (here.start + self.evicted % here.len()).max(1);
            self.evicted += 1;
            std::mem::swap(&mut self.stored[id].1, model);
            return Placed::Instead(id);
        }
        if self.live == self.stored.len() {
            self.stored.push((depth, Assignment::default()));
        }
        let id = self.live;
        self.live += 1;
        self.stored[id].0 = depth;
        std::mem::swap(&mut self.stored[id].1, model);
        Placed::OnTop(id)
    }

    /// Frees the models found deeper.
    pub(super) fn rollback(&mut self, depth: usize) {
        while self.stored[self.live - 1].0 > depth {
            self.live -= 1;
        }
    }
}
