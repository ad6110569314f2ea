//! Arrays whose length or indices depend on the inputs, as accumulators: the elements accessed so far, each with the
//! index it was accessed by.
//!
//! Follows Kiasan (§3.1, "Handling arrays"). Guarantees that no two entries of an array have the same index, provided
//! that the caller who adds one has excluded it. Elements that have not been accessed have no entry: their number is
//! unknown.

use program::ClassId;
use std::hash::{Hash, Hasher};

use crate::heap::{Heap, Store};
use crate::value::{Ref, Value};

/// An entry of some sparse array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EntryId(u32);

const NONE: EntryId = EntryId(u32::MAX);

/// What is known of a sparse array as a whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sparse {
    /// Its length: an `int`, concrete or not.
    pub length: Value,
    /// The value of an element that has no entry; `Top` in an array of the input: anything.
    pub default: Value,
    /// Entries so far.
    pub count: u32,
    /// The input array that this one was copied from: an element without entry is what that array held at entry.
    pub source: Ref,
    last: EntryId,
}

impl Sparse {
    pub(crate) const EMPTY: Sparse =
        Sparse { length: Value::Top, default: Value::Top, count: 0, source: Ref::NULL, last: NONE };
}

/// An accessed element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ArrayEntry {
    /// Where: an `int`, concrete or not.
    pub index: Value,
    /// What stands there now.
    pub value: Value,
    previous: EntryId,
}

impl Heap {
    /// Makes a sparse array.
    pub fn new_sparse(&mut self, class: ClassId, length: Value, default: Value) -> Ref {
        let start = self.sparse.extend_from(&[Sparse { length, default, ..Sparse::EMPTY }]);
        self.enter(class, Store::Sparse, start, 0)
    }

    /// Makes a sparse array hold, where it has no entry, what an array of the input held at entry.
    pub fn set_source(&mut self, array: Ref, source: Ref) {
        if let Some(header) = self.header(array).filter(|header| header.store == Store::Sparse) {
            let sparse = self.sparse.get(header.cell(0));
            self.sparse.set(header.cell(0), Sparse { source, ..sparse });
        }
    }

    /// What is known of a sparse array; none for everything else.
    pub fn sparse(&self, array: Ref) -> Option<Sparse> {
        let header = self.header(array)?;
        (header.store == Store::Sparse).then(|| self.sparse.get(header.cell(0)))
    }

    /// The entries of a sparse array, the newest first.
    pub fn entries(&self, array: Ref) -> impl Iterator<Item = ArrayEntry> {
        self.numbered_entries(array).map(|(_, entry)| entry)
    }

    /// The entries of a sparse array with their numbers, the newest first.
    pub fn numbered_entries(&self, array: Ref) -> impl Iterator<Item = (EntryId, ArrayEntry)> {
        let mut next = self.sparse(array).map_or(NONE, |sparse| sparse.last);
        std::iter::from_fn(move || {
            let id = next;
            let entry = *self.entries.try_get(id.0 as usize)?;
            next = entry.previous;
            Some((id, entry))
        })
    }

    /// An entry by its number.
    pub fn entry(&self, id: EntryId) -> ArrayEntry {
        self.entries.get(id.0 as usize)
    }

    /// Adds an entry to a sparse array.
    pub fn add_entry(&mut self, array: Ref, index: Value, value: Value) -> EntryId {
        let Some(header) = self.header(array).filter(|header| header.store == Store::Sparse) else { return NONE };
        let sparse = self.sparse.get(header.cell(0));
        let id = EntryId(self.entries.extend_from(&[ArrayEntry { index, value, previous: sparse.last }]) as u32);
        self.sparse.set(header.cell(0), Sparse { count: sparse.count + 1, last: id, ..sparse });
        id
    }

    /// Writes the element of an entry.
    pub fn set_entry(&mut self, id: EntryId, value: Value) {
        let entry = self.entries.get(id.0 as usize);
        self.entries.set(id.0 as usize, ArrayEntry { value, ..entry });
    }

    /// Makes a sparse array hold what another one holds.
    pub fn assign_sparse(&mut self, from: Ref, to: Ref) {
        let sparse = |header: &crate::heap::Header| header.store == Store::Sparse;
        if let (Some(from), Some(to)) = (self.header(from).filter(sparse), self.header(to).filter(sparse)) {
            self.copy_sparse(from.cell(0), to.cell(0));
        }
    }

    /// Copies a description with entries of its own.
    pub(crate) fn copy_sparse(&mut self, from: usize, to: usize) {
        let source = self.sparse.get(from);
        let mut copied = Vec::new();
        let mut next = source.last;
        while let Some(&entry) = self.entries.try_get(next.0 as usize) {
            copied.push(entry);
            next = entry.previous;
        }
        let mut last = NONE;
        for entry in copied.into_iter().rev() {
            last = EntryId(self.entries.extend_from(&[ArrayEntry { previous: last, ..entry }]) as u32);
        }
        self.sparse.set(to, Sparse { last, ..source });
    }

    pub(crate) fn digest_sparse(&self, hasher: &mut impl Hasher) {
        for sparse in self.sparse.cells() {
            (sparse.length.bits(), sparse.default.bits(), sparse.count, sparse.source, sparse.last).hash(hasher);
        }
        for entry in self.entries.cells() {
            (entry.index.bits(), entry.value.bits(), entry.previous).hash(hasher);
        }
    }
}
