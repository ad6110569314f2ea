//! A small state made of every sort of store, composed as the machine composes its own.

use std::hash::{Hash, Hasher};

use heap::{EntryId, Heap, HeapMark, Nature, Ref, Scalar, Sparse, Store, Table, TableMark, Unknown, Value};
use program::ClassId;
use rustc_hash::FxHasher;

/// Objects, permanent cells and single values.
#[derive(Default)]
pub struct World {
    pub heap: Heap,
    pub statics: Table<Value>,
    /// How many statics the current path knows of; the table itself never shrinks.
    pub declared: Scalar<usize>,
    pub clock: Scalar<u64>,
}

heap::trailed! {
    /// A point in the history of a world.
    WorldMark of World {
        heap: HeapMark,
        statics: TableMark,
        declared: usize,
        clock: u64,
    }
}

impl World {
    /// The digest, as the machine computes its own.
    pub fn digest(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.heap.digest(&mut hasher);
        for (at, value) in self.statics.cells().iter().enumerate().filter(|(_, value)| **value != Value::Int(0)) {
            (at, value.bits()).hash(&mut hasher);
        }
        (self.declared.get(), self.clock.get()).hash(&mut hasher);
        hasher.finish()
    }

    /// The objects; numbers of collected ones are left out.
    pub fn objects(&self) -> impl Iterator<Item = Ref> {
        let headers = (0..).map_while(|position| Some((position, self.heap.header(Ref::at(position))?)));
        headers.filter(|(_, header)| header.class != NO_CLASS).map(|(position, _)| Ref::at(position))
    }

    /// Everything that can be read, read through the public interface: it does not trust the digest.
    pub fn contents(&self) -> Contents {
        let objects: Vec<Object> = self.objects().map(|at| object(&self.heap, at)).collect();
        assert_eq!(objects.len(), self.heap.objects());
        let alive: Vec<u32> = objects.iter().map(|object| object.number).collect();
        for reference in objects.iter().flat_map(Object::references) {
            let is_alive = reference.is_null() || reference.is_undecided();
            assert!(is_alive || alive.binary_search(&reference.number()).is_ok(), "{reference:?} dangles");
        }
        let statics: Vec<_> = self.statics.cells().iter().map(|value| value.bits()).collect();
        assert!(statics[self.declared.get()..].iter().all(|bits| *bits == Value::Int(0).bits()));
        Contents {
            objects,
            statics: statics[..self.declared.get()].to_vec(),
            used: self.heap.used(),
            clock: self.clock.get(),
        }
    }
}

/// What the heap keeps as the class of a collected object.
const NO_CLASS: ClassId = ClassId(u32::MAX);

/// A readable copy of a world.
#[derive(Debug, PartialEq)]
pub struct Contents {
    objects: Vec<Object>,
    statics: Vec<(u8, u64)>,
    used: usize,
    clock: u64,
}

#[derive(Debug, PartialEq)]
struct Object {
    number: u32,
    class: u32,
    locks: u16,
    store: Store,
    nature: Nature,
    bits: Vec<(u8, u64)>,
    /// Of sparse arrays: what is known of them as a whole, and which entries are theirs.
    sparse: Option<(Sparse, Vec<EntryId>)>,
}

impl Object {
    /// What it refers to.
    fn references(&self) -> Vec<Ref> {
        let tag = if self.store == Store::Refs { 0 } else { Value::NULL.bits().0 };
        let numbers = self.bits.iter().filter(|bits| bits.0 == tag).map(|bits| bits.1 as u32);
        let is_refs = matches!(self.store, Store::Refs | Store::Fields | Store::Tagged | Store::Sparse);
        let mut found: Vec<Ref> = numbers.filter(|_| is_refs).map(reference).collect();
        if let Some((sparse, _)) = &self.sparse {
            found.push(sparse.source);
            found.extend(match sparse.default {
                Value::Ref(default) => Some(default),
                _ => None,
            });
        }
        found
    }
}

/// The reference of a number.
fn reference(number: u32) -> Ref {
    match number.checked_sub(1) {
        None => Ref::NULL,
        Some(position) if position < 1 << 30 => Ref::at(position as usize),
        Some(_) => Ref::undecided(Unknown(number)),
    }
}

fn object(heap: &Heap, object: Ref) -> Object {
    let header = heap.header(object).expect("an object at every position");
    let plain = |bits: u64| (0, bits);
    let readable = "contents where the header says";
    let bits = match header.store {
        Store::Fields => {
            (0..header.len()).map(|slot| heap.field(object, slot as u32).expect(readable).bits()).collect()
        }
        Store::Tagged => {
            (0..header.len()).map(|index| heap.tagged(object, index as i32).expect(readable).bits()).collect()
        }
        Store::Sparse => heap.entries(object).flat_map(|entry| [entry.index.bits(), entry.value.bits()]).collect(),
        Store::Bytes => heap.bytes(object).expect(readable).iter().map(|&value| plain(value as u64)).collect(),
        Store::Shorts => heap.shorts(object).expect(readable).iter().map(|&value| plain(value.into())).collect(),
        Store::Ints => heap.ints(object).expect(readable).iter().map(|&value| plain(value as u64)).collect(),
        Store::Longs => heap.longs(object).expect(readable).iter().map(|&value| plain(value as u64)).collect(),
        Store::Floats => {
            heap.floats(object).expect(readable).iter().map(|value| plain(value.to_bits().into())).collect()
        }
        Store::Doubles => heap.doubles(object).expect(readable).iter().map(|value| plain(value.to_bits())).collect(),
        Store::Refs => {
            heap.references(object).expect(readable).iter().map(|value| plain(value.number().into())).collect()
        }
    };
    let sparse = heap.sparse(object);
    Object {
        number: object.number(),
        class: header.class.0,
        locks: header.locks,
        store: header.store,
        nature: header.nature,
        bits,
        sparse: sparse.map(|sparse| (sparse, heap.numbered_entries(object).map(|(id, _)| id).collect())),
    }
}
