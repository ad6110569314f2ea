//! When garbage is collected, and from which roots.

use heap::{Ref, Value};

use crate::machine::Machine;

/// Below this much memory collecting is not worth its time.
const LEAST: usize = 64 << 20;

impl Machine {
    /// Collects garbage if the heap has grown enough since the last time. Only between instructions: while one runs,
    /// it may hold objects that nothing refers to yet.
    pub fn collect_if_grown(&mut self) {
        let limit = (2 * self.live_bytes).max(LEAST).min(self.config.max_memory / 2);
        if self.state.heap.used() > limit {
            self.collect();
        }
    }

    /// Collects garbage now, unless marks forbid it.
    pub fn collect(&mut self) {
        let mut roots: Vec<Ref> = self
            .standard_printers
            .into_iter()
            .chain([self.main_thread, self.app_loader, self.platform_loader])
            .collect();
        self.state.roots(&mut roots);
        if self.state.heap.collect(roots) {
            self.live_bytes = self.state.heap.used();
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
