//! Numbers of dead objects, to be given to new ones. Collection fills it while no mark exists; taking from it is
//! undone by rollback.

/// Numbers that are free.
#[derive(Debug, Default)]
pub struct FreeList {
    numbers: Vec<u32>,
    left: usize,
    marks: usize,
}

impl FreeList {
    /// Whether there are marks: rolling back to one could bring back objects that are dead now.
    pub fn is_marked(&self) -> bool {
        self.marks > 0
    }

    /// Replaces the list.
    pub fn fill(&mut self, numbers: Vec<u32>) {
        self.left = numbers.len();
        self.numbers = numbers;
    }

    /// Takes a number.
    #[inline(always)]
    pub fn take(&mut self) -> Option<u32> {
        self.left = self.left.checked_sub(1)?;
        Some(self.numbers[self.left])
    }

    /// How many are left.
    pub fn left(&self) -> usize {
        self.left
    }

    /// Makes the present list restorable.
    pub fn mark(&mut self) -> usize {
        self.marks += 1;
        self.left
    }

    /// Gives back what was taken since the mark.
    pub fn rollback(&mut self, mark: &usize) {
        self.left = *mark;
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, _mark: &usize) {
        self.marks -= 1;
    }

    /// Gives back what was taken since the newest mark, and forgets the mark.
    pub fn undo(&mut self, mark: &usize) {
        self.left = *mark;
        self.marks -= 1;
    }
}
