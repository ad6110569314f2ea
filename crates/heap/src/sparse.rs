//! Arrays whose length or indices depend on the inputs, as accumulators: the elements accessed so far, each with the
//! index it was accessed by.
//!
//! Follows Kiasan (§3.1, "Handling arrays"). Guarantees that no two entries of an array have the same index, provided
//! that the caller who adds one has excluded it. Elements that have not been accessed have no entry: their number is
//! unknown.

use crate::value::{Ref, Value};

/// An entry of some sparse array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EntryId(pub(crate) u32);

pub(crate) const NONE: EntryId = EntryId(u32::MAX);

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
    pub(crate) last: EntryId,
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
    pub(crate) previous: EntryId,
}
