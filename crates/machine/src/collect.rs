//! When garbage is collected, and the references among values.

use heap::{Heap, Ref, Value};

/// Below this much memory collecting is not worth its time.
const LEAST: usize = 64 << 20;

/// Decides when garbage is collected.
#[derive(Debug, Default)]
pub(crate) struct Collector {
    /// Bytes that survived the last collection.
    live_bytes: usize,
}

impl Collector {
    /// Whether the heap has grown enough since the last collection.
    pub(crate) fn is_due(&self, used: usize, max_memory: usize) -> bool {
        used > (2 * self.live_bytes).max(LEAST).min(max_memory / 2)
    }

    /// Collects all that the roots do not lead to, unless marks forbid it.
    pub(crate) fn collect(&mut self, heap: &mut Heap, roots: Vec<Ref>) {
        if heap.collect(roots) {
            self.live_bytes = heap.used();
        }
    }
}

/// The references among values.
pub(crate) fn references<'a>(values: impl IntoIterator<Item = &'a Value>) -> impl Iterator<Item = Ref> {
    values.into_iter().filter_map(|value| match value {
        Value::Ref(object) => Some(*object),
        _ => None,
    })
}
