//! The shape of an input heap as a value: what its references lead to, as far as they are decided. Equal for heaps that
//! differ only in primitive values, in the order of their discovery, and in what nobody decided.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{Hash, Hasher};

use heap::{Origin, Ref, Value};
use machine::Machine;
use rustc_hash::{FxHashMap, FxHasher};

/// The shape of an input heap. Objects are numbered breadth first from the inputs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HeapShape {
    /// Decided inputs, by digests of their names.
    roots: BTreeMap<u64, Target>,
    objects: Vec<ObjectShape>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct ObjectShape {
    /// A digest of the name: machines number classes as they load them.
    class: u64,
    /// Decided references, by slot.
    cells: Vec<(u32, Target)>,
}

/// What a decided reference leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Target {
    Null,
    /// An object of the input.
    Object(u32),
    /// One of the program's own, by a digest of its name.
    Constant(u64),
}

impl HeapShape {
    /// The shape of the input heap.
    pub(crate) fn of(machine: &Machine) -> HeapShape {
        let input = &machine.state.input;
        let mut walk = Walk { machine, numbers: FxHashMap::default(), queue: VecDeque::new() };
        let mut shape = HeapShape::default();
        let mut cells: Vec<(u32, u32, Ref)> = Vec::new();
        for cell in input.cells() {
            if let Value::Ref(reference) = cell.value {
                cells.push((cell.owner, cell.slot, reference));
            }
        }
        cells.sort_unstable();
        for root in input.roots() {
            let Value::Ref(reference) = root.value else { continue };
            let name = match root.origin {
                Origin::Static(slot) => digest(&machine.program.static_name(slot)),
                origin => digest(&origin),
            };
            if let Some(target) = walk.target(reference) {
                shape.roots.insert(name, target);
            }
        }
        while let Some(number) = walk.queue.pop_front() {
            let object = input.objects()[number as usize].object;
            let class = machine.state.heap.class_of(object);
            let class = class.map_or(0, |class| digest(&machine.program.class(class).name));
            let start = cells.partition_point(|cell| cell.0 < number);
            let end = cells.partition_point(|cell| cell.0 <= number);
            let held = cells[start..end].iter();
            let cells = held.filter_map(|&(_, slot, to)| Some((slot, walk.target(to)?))).collect();
            shape.objects.push(ObjectShape { class, cells });
        }
        shape
    }

    /// How many objects it has.
    pub fn objects(&self) -> usize {
        self.objects.len()
    }

    /// How many references are decided.
    pub fn references(&self) -> usize {
        self.roots.len() + self.objects.iter().map(|object| object.cells.len()).sum::<usize>()
    }

    /// Whether some heap has both shapes: what both decide is decided alike.
    pub fn is_compatible(&self, other: &HeapShape) -> bool {
        let mut met = Meeting::default();
        for (name, &target) in &self.roots {
            if let Some(&same) = other.roots.get(name)
                && !met.meet(target, same)
            {
                return false;
            }
        }
        while let Some((here, there)) = met.work.pop() {
            let (here, there) = (&self.objects[here as usize], &other.objects[there as usize]);
            if here.class != there.class {
                return false;
            }
            for &(slot, target) in &here.cells {
                if let Ok(at) = there.cells.binary_search_by_key(&slot, |cell| cell.0)
                    && !met.meet(target, there.cells[at].1)
                {
                    return false;
                }
            }
        }
        true
    }
}

/// Which objects of two shapes are the same.
#[derive(Default)]
struct Meeting {
    there: FxHashMap<u32, u32>,
    here: FxHashMap<u32, u32>,
    work: Vec<(u32, u32)>,
}

impl Meeting {
    fn meet(&mut self, here: Target, there: Target) -> bool {
        match (here, there) {
            (Target::Object(here), Target::Object(there)) => match (self.there.get(&here), self.here.get(&there)) {
                (None, None) => {
                    self.there.insert(here, there);
                    self.here.insert(there, here);
                    self.work.push((here, there));
                    true
                }
                (Some(&known), _) => known == there,
                (None, Some(_)) => false,
            },
            (here, there) => here == there,
        }
    }
}

fn digest(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

struct Walk<'a> {
    machine: &'a Machine,
    /// In the order of visiting, by the number of the input object.
    numbers: FxHashMap<u32, u32>,
    queue: VecDeque<u32>,
}

impl Walk<'_> {
    fn target(&mut self, reference: Ref) -> Option<Target> {
        let input = &self.machine.state.input;
        let object = match reference.unknown() {
            Some(unknown) => input.decided(unknown)?,
            None => reference,
        };
        if object.is_null() {
            return Some(Target::Null);
        }
        let Some(number) = input.number_of(object) else {
            return Some(Target::Constant(digest(&self.machine.constant_name(object))));
        };
        let next = self.numbers.len() as u32;
        let visited = *self.numbers.entry(number).or_insert(next);
        if visited == next {
            self.queue.push_back(number);
        }
        Some(Target::Object(visited))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chain from one input: each object's cells.
    fn shape(objects: &[&[(u32, Target)]]) -> HeapShape {
        let object = |cells: &&[(u32, Target)]| ObjectShape { class: 1, cells: cells.to_vec() };
        HeapShape { roots: BTreeMap::from([(0, Target::Object(0))]), objects: objects.iter().map(object).collect() }
    }

    #[test]
    fn what_one_leaves_open_the_other_may_decide() {
        use Target::{Null, Object};
        let open = shape(&[&[(0, Object(1))], &[]]);
        let ended = shape(&[&[(0, Object(1)), (1, Null)], &[(0, Null)]]);
        let cycle = shape(&[&[(0, Object(1))], &[(0, Object(0))]]);
        let own = shape(&[&[(0, Object(0))]]);
        assert!(open.is_compatible(&ended) && ended.is_compatible(&open));
        assert!(open.is_compatible(&cycle));
        assert!(!ended.is_compatible(&cycle));
        assert!(!own.is_compatible(&open) && !open.is_compatible(&own), "two objects are not one");
        assert!(own.is_compatible(&shape(&[&[]])));
    }
}
