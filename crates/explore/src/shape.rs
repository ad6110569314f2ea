//! The shape of the input heap of a path, as a digest: equal for heaps that differ only in primitive values and in the
//! order in which they were discovered. What nobody decided counts like what nobody read.

use std::hash::{Hash, Hasher};

use heap::{Origin, Ref, Value};
use machine::Machine;
use rustc_hash::{FxHashMap, FxHasher};

/// The digest of the input heap.
pub fn digest(machine: &Machine) -> u64 {
    machine.state.input.forest().unwrap_or_else(|| digest_of_graph(machine))
}

fn digest_of_graph(machine: &Machine) -> u64 {
    let input = &machine.state.input;
    let mut cells: Vec<(u32, u32, Ref)> = input
        .cells()
        .iter()
        .filter_map(|cell| match cell.value {
            Value::Ref(reference) => Some((cell.owner, cell.slot, decided(machine, reference)?)),
            _ => None,
        })
        .collect();
    cells.sort_unstable();
    let mut walk = Walk { machine, cells, numbers: FxHashMap::default(), hasher: FxHasher::default() };
    let mut statics: Vec<(String, Ref)> = Vec::new();
    for root in input.roots() {
        let Value::Ref(reference) = root.value else { continue };
        let target = decided(machine, reference);
        match (root.origin, target) {
            (Origin::Static(slot), Some(target)) => statics.push((machine.program.static_name(slot), target)),
            (Origin::Static(_), None) => {}
            _ => {
                0.hash(&mut walk.hasher);
                walk.visit(target);
            }
        }
    }
    statics.sort_unstable();
    for (name, target) in statics {
        name.hash(&mut walk.hasher);
        walk.visit(Some(target));
    }
    walk.hasher.finish()
}

fn decided(machine: &Machine, reference: Ref) -> Option<Ref> {
    match reference.unknown() {
        Some(unknown) => machine.state.input.decided(unknown),
        None => Some(reference),
    }
}

struct Walk<'a> {
    machine: &'a Machine,
    /// Decided references: owner, slot, target.
    cells: Vec<(u32, u32, Ref)>,
    numbers: FxHashMap<Ref, u32>,
    hasher: FxHasher,
}

impl Walk<'_> {
    fn visit(&mut self, root: Option<Ref>) {
        // A stack of its own: heaps can be deeper than our stack.
        let mut work = vec![root];
        while let Some(reference) = work.pop() {
            let Some(object) = reference else {
                u32::MAX.hash(&mut self.hasher);
                continue;
            };
            if object.is_null() {
                0u32.hash(&mut self.hasher);
                continue;
            }
            let next = self.numbers.len() as u32 + 1;
            let number = *self.numbers.entry(object).or_insert(next);
            number.hash(&mut self.hasher);
            if number != next {
                continue;
            }
            let Some(owner) = self.machine.state.input.number_of(object) else { continue };
            if let Some(class) = self.machine.state.heap.class_of(object) {
                self.machine.program.class(class).name.hash(&mut self.hasher);
            }
            let start = self.cells.partition_point(|cell| cell.0 < owner);
            let end = self.cells.partition_point(|cell| cell.0 <= owner);
            for &(_, slot, target) in &self.cells[start..end] {
                slot.hash(&mut self.hasher);
                work.push(Some(target));
            }
        }
    }
}
