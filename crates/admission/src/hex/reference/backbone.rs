//! Backbones: spanning trees of a partial heap, rooted outside.

use thiserror::Error;

use super::heap::{Backbone, Leads, PartialHeap};

/// There are more backbones than the cap allows.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("more than {0} orders of discovery")]
pub struct TooMany(pub usize);

/// Attempts that may fail for each backbone that is found.
const ATTEMPTS: usize = 64;

/// Calls a function for every backbone until it says no.
pub(super) fn for_each(
    heap: &PartialHeap,
    cap: usize,
    visit: &mut dyn FnMut(&Backbone) -> bool,
) -> Result<(), TooMany> {
    let mut incoming = vec![Vec::new(); heap.objects.len()];
    for (at, reference) in heap.references.iter().enumerate() {
        if let Leads::To(object) = reference.leads {
            incoming[object].push(at);
        }
    }
    let attempts = cap.saturating_mul(ATTEMPTS);
    let mut search = Search { heap, incoming, chosen: Vec::new(), cap, left: cap, attempts };
    search.run(visit).map(|_| ())
}

struct Search<'a> {
    heap: &'a PartialHeap,
    /// The references that lead to each object.
    incoming: Vec<Vec<usize>>,
    /// The references by which the first objects are discovered, as far as they are chosen.
    chosen: Vec<usize>,
    cap: usize,
    left: usize,
    attempts: usize,
}

impl Search<'_> {
    fn run(&mut self, visit: &mut dyn FnMut(&Backbone) -> bool) -> Result<bool, TooMany> {
        let object = self.chosen.len();
        if object == self.heap.objects.len() {
            self.left = self.left.checked_sub(1).ok_or(TooMany(self.cap))?;
            return Ok(visit(&Backbone(self.chosen.clone())));
        }
        for at in 0..self.incoming[object].len() {
            self.attempts = self.attempts.checked_sub(1).ok_or(TooMany(self.cap))?;
            self.chosen.push(self.incoming[object][at]);
            let goes_on = self.is_cycle(object) || self.run(visit)?;
            self.chosen.pop();
            if !goes_on {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the owners of an object lead back to it.
    fn is_cycle(&self, object: usize) -> bool {
        let mut at = object;
        while let Some(&reference) = self.chosen.get(at) {
            match self.heap.references[reference].owner {
                None => return false,
                Some(owner) if owner == object => return true,
                Some(owner) => at = owner,
            }
        }
        false
    }
}
