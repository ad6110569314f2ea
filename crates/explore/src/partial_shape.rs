//! The input heap as far as it is decided, as a key: equal for heaps that differ only in the order in which they were
//! discovered, in primitive values, and in what nobody can see of them.
//!
//! Contains types and decisions, not conditions: whatever is a function of the key alone knows nothing of the path
//! condition.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

use heap::{Nullness, Ref, Store, Value};
use machine::Machine;
use rustc_hash::{FxHashMap, FxHasher};

/// The key of a partial heap.
pub type PartialShape = Vec<u32>;

const NULL: u32 = 0;
const OPEN: u32 = 1;
const OBJECT: u32 = 2;
const CONSTANT: u32 = 3;
const FIRST: u32 = 4;

/// The key of the input heap.
pub fn key(machine: &Machine) -> PartialShape {
    let input = &machine.state.input;
    let mut cells: Vec<(u32, u32, Ref)> = Vec::with_capacity(input.cells().len());
    for cell in input.cells() {
        if let Value::Ref(reference) = cell.value {
            cells.push((cell.owner, cell.slot, reference));
        }
    }
    cells.sort_unstable();
    let mut walk = Walk { machine, key: Vec::new(), numbers: FxHashMap::default(), queue: VecDeque::new() };
    for root in input.roots() {
        if let Value::Ref(reference) = root.value {
            walk.reference(reference);
        }
    }
    while let Some(owner) = walk.queue.pop_front() {
        walk.object(owner);
        let start = cells.partition_point(|cell| cell.0 < owner);
        let end = cells.partition_point(|cell| cell.0 <= owner);
        for &(_, slot, reference) in &cells[start..end] {
            walk.key.push(slot);
            walk.reference(reference);
        }
        walk.key.push(u32::MAX);
    }
    walk.key
}

struct Walk<'a> {
    machine: &'a Machine,
    key: PartialShape,
    /// In the order of visiting, by the number of the input object.
    numbers: FxHashMap<u32, u32>,
    queue: VecDeque<u32>,
}

impl Walk<'_> {
    fn reference(&mut self, reference: Ref) {
        let input = &self.machine.state.input;
        let target = match reference.unknown() {
            None => reference,
            Some(unknown) => match input.decided(unknown) {
                Some(target) => target,
                None => {
                    let cell = input.unknown(unknown);
                    let state = if cell.nullness == Nullness::Object { OBJECT } else { OPEN };
                    self.key.extend([state, cell.class.0, cell.types.0]);
                    return;
                }
            },
        };
        if target.is_null() {
            self.key.push(NULL);
        } else if let Some(number) = input.number_of(target) {
            let next = self.numbers.len() as u32;
            let visited = *self.numbers.entry(number).or_insert(next);
            if visited == next {
                self.queue.push_back(number);
            }
            self.key.push(FIRST + visited);
        } else {
            // By its name: when it was made depends on the path.
            let mut hasher = FxHasher::default();
            self.machine.constant_name(target).hash(&mut hasher);
            let digest = hasher.finish();
            self.key.extend([CONSTANT, digest as u32, (digest >> 32) as u32]);
        }
    }

    fn object(&mut self, number: u32) {
        let object = self.machine.state.input.objects()[number as usize];
        let Some(header) = self.machine.state.heap.header(object.object) else { return };
        self.key.extend([header.class.0, object.class.0, object.types.0]);
        if header.class == self.machine.known.string {
            // The characters are cells of their own, each a variable.
            let length = self.machine.state.input.cells().iter().filter(|cell| cell.owner == number).count();
            let coder = self.machine.state.heap.field(object.object, self.machine.known.string_coder);
            self.key.extend([length as u32, u32::from(coder.is_ok_and(|coder| coder == Value::Int(1)))]);
        }
        if header.store == Store::Sparse {
            for entry in self.machine.state.heap.entries(object.object) {
                let (tag, bits) = entry.index.bits();
                self.key.extend([u32::from(tag), bits as u32, (bits >> 32) as u32]);
            }
        }
    }
}
