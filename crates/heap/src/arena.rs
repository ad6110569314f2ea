//! Cells that are allocated in order and given back by rollback. Writing a cell older than the newest mark saves its
//! old content first. Younger cells need no record: rollback removes them.

/// Bytes that are worth giving back to the system.
const MUCH: usize = 16 << 20;

/// From so many bytes on, an arena takes room for [`FURTHER`] times as many at once, so that it is not moved again. Room that
/// is not written to takes no memory.
const LARGE: usize = 64 << 20;
const FURTHER: usize = 64;

/// A growing sequence of cells with an undo trail.
#[derive(Debug)]
pub struct Arena<T> {
    cells: Vec<T>,
    /// Cells below this index are older than the newest mark.
    old: usize,
    trail: Vec<(u32, T)>,
}

/// A point in the history of an arena.
#[derive(Debug, Clone, Copy)]
pub struct ArenaMark {
    cells: u32,
    trail: u32,
    outer_old: u32,
}

/// Marks are made for every choice: they are kept small. The memory limit keeps arenas and their trails below 32 bits.
#[inline(always)]
pub(crate) fn short(length: usize) -> u32 {
    debug_assert!(u32::try_from(length).is_ok());
    length as u32
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Arena { cells: Vec::new(), old: 0, trail: Vec::new() }
    }
}

impl<T: Copy> Arena<T> {
    /// How many cells there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Bytes in use.
    pub fn bytes(&self) -> usize {
        self.cells.len() * size_of::<T>() + self.trail.len() * size_of::<(u32, T)>()
    }

    /// Bytes that are touched when so many cells are appended: all cells are copied where they have no room to grow.
    pub fn cost_of(&self, count: usize) -> usize {
        let is_moved = self.cells.capacity() - self.cells.len() < count;
        let moved = if is_moved { self.cells.len() } else { 0 };
        count.saturating_add(moved).saturating_mul(size_of::<T>())
    }

    /// Makes room for so many cells.
    #[inline]
    pub fn reserve(&mut self, count: usize) {
        if self.cells.capacity() - self.cells.len() < count {
            self.make_room(count);
        }
    }

    #[cold]
    fn make_room(&mut self, count: usize) {
        let needed = self.cells.len().saturating_add(count);
        if needed >= const { LARGE / size_of::<T>() } {
            // If the system does not give that much, the arena grows as it needs.
            let _ = self.cells.try_reserve_exact(needed.saturating_mul(FURTHER) - self.cells.len());
        }
    }

    /// Writes to the room for so many cells, a portion after another, as long as `goes_on` says so. The system gives memory only then,
    /// which takes long where it is much.
    pub fn warm(&mut self, count: usize, value: T, goes_on: &mut dyn FnMut() -> bool) -> bool {
        let (len, end) = (self.cells.len(), self.cells.len() + count);
        self.reserve(count);
        while self.cells.len() < end && goes_on() {
            let portion = const { LARGE / size_of::<T>() };
            self.cells.resize(end.min(self.cells.len() + portion), value);
        }
        let is_done = self.cells.len() == end;
        self.cells.truncate(len);
        is_done
    }

    /// Appends equal cells and tells where they start.
    #[inline]
    pub fn extend(&mut self, count: usize, value: T) -> usize {
        let start = self.cells.len();
        self.reserve(count);
        self.cells.resize(start + count, value);
        start
    }

    /// Appends copies of given cells and tells where they start.
    #[inline]
    pub fn extend_from(&mut self, values: &[T]) -> usize {
        let start = self.cells.len();
        self.reserve(values.len());
        self.cells.extend_from_slice(values);
        start
    }

    /// Appends a cell and tells where it is.
    #[inline]
    pub fn push(&mut self, value: T) -> usize {
        self.reserve(1);
        self.cells.push(value);
        self.cells.len() - 1
    }

    /// Reads a cell.
    #[inline(always)]
    pub fn get(&self, index: usize) -> T {
        self.cells[index]
    }

    /// Reads a cell that may not exist.
    #[inline(always)]
    pub fn try_get(&self, index: usize) -> Option<&T> {
        self.cells.get(index)
    }

    /// Reads a range of cells.
    #[inline]
    pub fn slice(&self, start: usize, len: usize) -> &[T] {
        &self.cells[start..start + len]
    }

    /// Writes a cell: the barrier.
    #[inline(always)]
    pub fn set(&mut self, index: usize, value: T) {
        let cell = &mut self.cells[index];
        if index < self.old {
            self.trail.push((index as u32, *cell));
        }
        *cell = value;
    }

    /// A cell to be changed in place: the barrier for changes of a part.
    #[inline]
    pub fn change(&mut self, index: usize) -> &mut T {
        let cell = &mut self.cells[index];
        if index < self.old {
            self.trail.push((index as u32, *cell));
        }
        cell
    }

    /// Writes a range of cells from elsewhere.
    pub fn write(&mut self, start: usize, values: &[T]) {
        self.save(start, values.len());
        self.cells[start..start + values.len()].copy_from_slice(values);
    }

    /// Copies a range of cells within the arena; the ranges may overlap.
    pub fn copy_within(&mut self, from: usize, to: usize, len: usize) {
        self.save(to, len);
        self.cells.copy_within(from..from + len, to);
    }

    fn save(&mut self, start: usize, len: usize) {
        let end = (start + len).min(self.old);
        for index in start..end {
            self.trail.push((index as u32, self.cells[index]));
        }
    }

    /// Makes everything that exists now restorable.
    pub fn mark(&mut self) -> ArenaMark {
        let mark =
            ArenaMark { cells: short(self.cells.len()), trail: short(self.trail.len()), outer_old: short(self.old) };
        self.old = self.cells.len();
        mark
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(&mut self, mark: &ArenaMark) {
        while self.trail.len() > mark.trail as usize {
            if let Some((index, value)) = self.trail.pop() {
                self.cells[index as usize] = value;
            }
        }
        let removed = self.cells.len() - mark.cells as usize;
        self.cells.truncate(mark.cells as usize);
        if removed >= const { MUCH / size_of::<T>() } {
            self.give_back();
        }
    }

    /// Gives memory back that a path has needed, and most others do not.
    #[cold]
    fn give_back(&mut self) {
        self.cells.shrink_to(self.cells.len() + self.cells.len() / 4);
        self.trail.shrink_to(self.trail.len() + self.trail.len() / 4);
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, mark: &ArenaMark) {
        self.old = mark.outer_old as usize;
        if self.old == 0 {
            self.trail.clear();
        }
    }

    /// Restores the state at the newest mark, and forgets the mark.
    pub fn undo(&mut self, mark: &ArenaMark) {
        self.rollback(mark);
        self.old = mark.outer_old as usize;
    }

    /// Replaces all cells. Only while there are no marks: nothing of this is recorded.
    pub(crate) fn replace(&mut self, cells: Vec<T>) {
        self.cells = cells;
    }

    /// All cells, for digests.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }
}
