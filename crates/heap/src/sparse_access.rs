//! Access to sparse arrays.

use std::hash::{Hash, Hasher};

use program::ClassId;

use crate::heap::{Heap, Store};
use crate::sparse::{ArrayEntry, EntryId, NONE, Sparse};
use crate::value::{Ref, Value};

impl Heap {
    /// Makes a sparse array.
    pub fn new_sparse(&mut self, class: ClassId, length: Value, default: Value) -> Ref {
        let start = self.arrays.sparse.extend_from(&[Sparse { length, default, ..Sparse::EMPTY }]);
        self.enter(class, Store::Sparse, start, 0)
    }

    /// Makes a sparse array hold, where it has no entry, what an array of the input held at entry.
    pub fn set_source(&mut self, array: Ref, source: Ref) {
        if let Some(header) = self.header(array).filter(|header| header.store == Store::Sparse) {
            let sparse = self.arrays.sparse.get(header.cell(0));
            self.arrays.sparse.set(header.cell(0), Sparse { source, ..sparse });
        }
    }

    /// What is known of a sparse array; none for everything else.
    pub fn sparse(&self, array: Ref) -> Option<Sparse> {
        let header = self.header(array)?;
        (header.store == Store::Sparse).then(|| self.arrays.sparse.get(header.cell(0)))
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
            let entry = *self.arrays.entries.try_get(id.0 as usize)?;
            next = entry.previous;
            Some((id, entry))
        })
    }

    /// An entry by its number.
    pub fn entry(&self, id: EntryId) -> ArrayEntry {
        self.arrays.entries.get(id.0 as usize)
    }

    /// Adds an entry to a sparse array.
    pub fn add_entry(&mut self, array: Ref, index: Value, value: Value) -> EntryId {
        let Some(header) = self.header(array).filter(|header| header.store == Store::Sparse) else { return NONE };
        let sparse = self.arrays.sparse.get(header.cell(0));
        let id = EntryId(self.arrays.entries.extend_from(&[ArrayEntry { index, value, previous: sparse.last }]) as u32);
        self.arrays.sparse.set(header.cell(0), Sparse { count: sparse.count + 1, last: id, ..sparse });
        id
    }

    /// Writes the element of an entry.
    pub fn set_entry(&mut self, id: EntryId, value: Value) {
        let entry = self.arrays.entries.get(id.0 as usize);
        self.arrays.entries.set(id.0 as usize, ArrayEntry { value, ..entry });
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
        let source = self.arrays.sparse.get(from);
        let mut copied = Vec::new();
        let mut next = source.last;
        while let Some(&entry) = self.arrays.entries.try_get(next.0 as usize) {
            copied.push(entry);
            next = entry.previous;
        }
        let mut last = NONE;
        for entry in copied.into_iter().rev() {
            last = EntryId(self.arrays.entries.extend_from(&[ArrayEntry { previous: last, ..entry }]) as u32);
        }
        self.arrays.sparse.set(to, Sparse { last, ..source });
    }

    pub(crate) fn digest_sparse(&self, hasher: &mut impl Hasher) {
        for sparse in self.arrays.sparse.cells() {
            (sparse.length.bits(), sparse.default.bits(), sparse.count, sparse.source, sparse.last).hash(hasher);
        }
        for entry in self.arrays.entries.cells() {
            (entry.index.bits(), entry.value.bits(), entry.previous).hash(hasher);
        }
    }
}
