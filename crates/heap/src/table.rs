//! Cells that exist for as long as the program does (statics, states of classes) but whose contents belong to the
//! path: the table only grows, new cells hold the default, and every write under a mark is undone by rollback.

use crate::arena::short;

/// A growing sequence of permanent cells with an undo trail.
#[derive(Debug)]
pub struct Table<T> {
    cells: Vec<T>,
    marks: usize,
    trail: Vec<(u32, T)>,
}

/// A point in the history of a table.
#[derive(Debug, Clone, Copy)]
pub struct TableMark(u32);

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { cells: Vec::new(), marks: 0, trail: Vec::new() }
    }
}

impl<T: Copy> Table<T> {
    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Adds cells up to a length; they hold the default on every path.
    pub fn grow(&mut self, len: usize, mut default: impl FnMut(usize) -> T) {
        for index in self.cells.len()..len {
            self.cells.push(default(index));
        }
    }

    /// Reads a cell.
    #[inline(always)]
    pub fn get(&self, index: usize) -> T {
        self.cells[index]
    }

    /// Writes a cell: the barrier.
    #[inline(always)]
    pub fn set(&mut self, index: usize, value: T) {
        if self.marks > 0 {
            self.trail.push((index as u32, self.cells[index]));
        }
        self.cells[index] = value;
    }

    /// Makes the present contents restorable.
    pub fn mark(&mut self) -> TableMark {
        self.marks += 1;
        TableMark(short(self.trail.len()))
    }

    /// Restores the contents at the newest mark, which stays.
    pub fn rollback(&mut self, mark: &TableMark) {
        while self.trail.len() > mark.0 as usize {
            if let Some((index, value)) = self.trail.pop() {
                self.cells[index as usize] = value;
            }
        }
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, _mark: &TableMark) {
        self.marks -= 1;
        if self.marks == 0 {
            self.trail.clear();
        }
    }

    /// Restores the contents at the newest mark, and forgets the mark.
    pub fn undo(&mut self, mark: &TableMark) {
        self.rollback(mark);
        self.marks -= 1;
    }

    /// All cells, for digests.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }
}
