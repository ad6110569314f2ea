//! The shape of the input heap of a path, as a digest: equal for heaps that differ only in primitive values and in the
//! order in which they were discovered. References that are not decided count as if they had not been read.

use std::hash::{Hash, Hasher};

use heap::{Origin, Ref, Value};
use machine::Machine;
use rustc_hash::{FxHashMap, FxHasher};

/// The digest of the input heap.
pub fn digest(machine: &Machine) -> u64 {
    machine.input().forest().unwrap_or_else(|| digest_of_graph(machine))
}

fn digest_of_graph(machine: &Machine) -> u64 {
    let input = machine.input();
    let mut cells: Vec<(u32, u32, Ref)> = input
        .cells()
        .iter()
        .filter_map(|cell| match cell.value {
            Value::Ref(reference) => Some((cell.owner, cell.slot, decided(machine, reference)?)),
            _ => None,
        })
        .collect();
    cells.sort_unstable();
    let mut starts = vec![0; input.objects().len() + 1];
    for &(owner, ..) in &cells {
        starts[owner as usize + 1] += 1;
    }
    for at in 1..starts.len() {
        starts[at] += starts[at - 1];
    }
    let mut walk = Walk {
        machine,
        cells,
        starts,
        numbers: vec![0; input.objects().len()],
        constants: FxHashMap::default(),
        met: 0,
        work: Vec::new(),
        hasher: FxHasher::default(),
    };
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
        Some(unknown) => machine.input().decided(unknown),
        None => Some(reference),
    }
}

struct Walk<'a> {
    machine: &'a Machine,
    /// Decided references: owner, slot, target.
    cells: Vec<(u32, u32, Ref)>,
    /// Where those of each owner start.
    starts: Vec<u32>,
    /// The numbers that input objects got when they were met, 0 for none.
    numbers: Vec<u32>,
    /// Numbers of objects that the input refers to but that are not inputs: constants of enumerations.
    constants: FxHashMap<Ref, u32>,
    /// Objects met so far.
    met: u32,
    work: Vec<Ref>,
    hasher: FxHasher,
}

impl Walk<'_> {
    fn visit(&mut self, root: Option<Ref>) {
        let Some(root) = root else {
            u32::MAX.hash(&mut self.hasher);
            return;
        };
        // The walk keeps a stack of its own, since heaps can be deeper than the stack of the process allows.
        self.work.push(root);
        while let Some(object) = self.work.pop() {
            if object.is_null() {
                0u32.hash(&mut self.hasher);
                continue;
            }
            let owner = self.machine.input().number_of(object);
            let number = match owner {
                Some(owner) => &mut self.numbers[owner as usize],
                None => self.constants.entry(object).or_default(),
            };
            if *number != 0 {
                number.hash(&mut self.hasher);
                continue;
            }
            self.met += 1;
            *number = self.met;
            self.met.hash(&mut self.hasher);
            let Some(owner) = owner else { continue };
            if let Some(class) = self.machine.class_of(object) {
                self.machine.program.class(class).name.hash(&mut self.hasher);
            }
            let range = self.starts[owner as usize] as usize..self.starts[owner as usize + 1] as usize;
            for &(_, slot, target) in &self.cells[range] {
                slot.hash(&mut self.hasher);
                self.work.push(target);
            }
        }
    }
}
