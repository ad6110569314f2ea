//! What a search changes: a state with marks.

/// A state that can be restored. Marks nest: only the newest one may be rolled back to or released.
pub trait Trailed {
    /// A point in the history of the state.
    type Mark;

    /// Makes the present state restorable.
    fn mark(&mut self) -> Self::Mark;

    /// Restores the state at the newest mark, which stays.
    fn rollback(&mut self, mark: &Self::Mark);

    /// Forgets the newest mark without undoing anything.
    fn release(&mut self, mark: &Self::Mark);

    /// Restores the state at the newest mark, and forgets the mark.
    fn undo(&mut self, mark: &Self::Mark) {
        self.rollback(mark);
        self.release(mark);
    }
}
