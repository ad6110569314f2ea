//! Garbage collection, for long concrete runs: a copying collector over the arenas.
//!
//! References keep their numbers, so nothing outside the heap has to be rewritten; the numbers of dead objects are
//! used again. It runs only while no mark exists: a mark can bring back anything. Weak references are treated as
//! strong ones.

use crate::arena::Arena;
use crate::heap::{Header, Heap, Store};
use crate::value::{Ref, Value};

impl Heap {
    /// Drops every object that the roots do not reach. Returns false, doing nothing, while there are marks.
    pub fn collect(&mut self, roots: impl IntoIterator<Item = Ref>) -> bool {
        if self.free.is_marked() {
            return false;
        }
        let live = self.reach(roots);
        let mut dead = Vec::new();
        for (position, &is_live) in live.iter().enumerate().rev() {
            if !is_live {
                dead.push(position as u32);
                self.headers.set(position, Header::DEAD);
                if position < self.identities.numbers.len() {
                    self.identities.numbers.set(position, 0);
                }
            }
        }
        self.free.fill(dead);
        self.compact();
        true
    }

    fn reach(&self, roots: impl IntoIterator<Item = Ref>) -> Vec<bool> {
        let mut live = vec![false; self.headers.len()];
        let mut work: Vec<Ref> = Vec::new();
        let mut visit = |object: Ref, work: &mut Vec<Ref>| {
            if let Some(seen) = live.get_mut(object.position())
                && !*seen
            {
                *seen = true;
                work.push(object);
            }
        };
        for root in roots {
            visit(root, &mut work);
        }
        while let Some(object) = work.pop() {
            self.referents(object, &mut |next| visit(next, &mut work));
        }
        live
    }

    /// Visits what the fields or elements of an object refer to, null included.
    pub fn referents(&self, object: Ref, visit: &mut dyn FnMut(Ref)) {
        let Some(header) = self.header(object) else { return };
        match header.store {
            Store::Fields | Store::Tagged => {
                let fields = self.fields.slice(header.cell(0), header.len());
                fields.iter().filter_map(|field| field.as_reference()).for_each(visit);
            }
            Store::Sparse => {
                let sparse = self.arrays.sparse.get(header.cell(0));
                visit(sparse.source);
                for value in self.entries(object).map(|entry| entry.value).chain([sparse.default]) {
                    if let Value::Ref(element) = value {
                        visit(element);
                    }
                }
            }
            Store::Refs => self.arrays.refs.slice(header.cell(0), header.len()).iter().copied().for_each(visit),
            _ => {}
        }
    }

    /// Moves the contents of all objects together.
    fn compact(&mut self) {
        let mut used = 0;
        let (mut fields, mut refs) = (Vec::new(), Vec::new());
        let (mut bytes, mut shorts, mut ints) = (Vec::new(), Vec::new(), Vec::new());
        let (mut longs, mut floats, mut doubles) = (Vec::new(), Vec::new(), Vec::new());
        for position in 0..self.headers.len() {
            let header = self.headers.get(position);
            if header == Header::DEAD {
                continue;
            }
            let start = match header.store {
                Store::Fields | Store::Tagged => moved(&self.fields, &header, &mut fields),
                // Descriptions of sparse arrays are not moved: only programs with inputs have them, and these are not
                // collected.
                Store::Sparse => header.cell(0),
                Store::Bytes => moved(&self.arrays.bytes, &header, &mut bytes),
                Store::Shorts => moved(&self.arrays.shorts, &header, &mut shorts),
                Store::Ints => moved(&self.arrays.ints, &header, &mut ints),
                Store::Longs => moved(&self.arrays.longs, &header, &mut longs),
                Store::Floats => moved(&self.arrays.floats, &header, &mut floats),
                Store::Doubles => moved(&self.arrays.doubles, &header, &mut doubles),
                Store::Refs => moved(&self.arrays.refs, &header, &mut refs),
            };
            self.headers.set(position, header.moved_to(start));
            used += header.bytes();
        }
        self.fields.replace(fields);
        self.arrays.bytes.replace(bytes);
        self.arrays.shorts.replace(shorts);
        self.arrays.ints.replace(ints);
        self.arrays.longs.replace(longs);
        self.arrays.floats.replace(floats);
        self.arrays.doubles.replace(doubles);
        self.arrays.refs.replace(refs);
        self.used.set(used);
    }
}

/// Copies an object's contents and tells where they start now.
fn moved<T: Copy>(from: &Arena<T>, header: &Header, to: &mut Vec<T>) -> usize {
    let start = to.len();
    to.extend_from_slice(from.slice(header.cell(0), header.len()));
    start
}
