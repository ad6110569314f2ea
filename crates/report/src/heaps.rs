//! Input heaps that a report draws.

use explore::Picture;

/// A shape of input heaps, by one of its heaps.
#[derive(Clone, Debug)]
pub struct ListedHeap {
    /// How many objects it has.
    pub objects: usize,
    /// How many paths have it.
    pub paths: u64,
    /// One of them; none where no input was found that takes the path.
    pub picture: Option<Picture>,
}

/// The shapes of the input heaps of a target.
#[derive(Clone, Debug)]
pub struct HeapsReport {
    /// The exploration.
    pub summary: crate::Summary,
    /// How many shapes there are.
    pub distinct: u64,
    /// Paths whose heap was not kept, because there were too many.
    pub left_out: u64,
    /// The smallest.
    pub listed: Vec<ListedHeap>,
}
