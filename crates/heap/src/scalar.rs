//! A single value that belongs to the path: small enough to be saved whole by every mark.

/// A value restored by rollback.
#[derive(Debug, Default, Clone, Copy)]
pub struct Scalar<T>(T);

impl<T: Copy> Scalar<T> {
    /// A scalar with its first value.
    pub fn new(value: T) -> Self {
        Scalar(value)
    }

    /// Reads it.
    #[inline(always)]
    pub fn get(&self) -> T {
        self.0
    }

    /// Writes it.
    #[inline(always)]
    pub fn set(&mut self, value: T) {
        self.0 = value;
    }

    /// The value to restore.
    pub fn mark(&mut self) -> T {
        self.0
    }

    /// Restores the value at a mark.
    pub fn rollback(&mut self, mark: &T) {
        self.0 = *mark;
    }

    /// Does nothing: the mark holds everything.
    pub fn release(&mut self, _mark: &T) {}

    /// Restores the value at a mark.
    pub fn undo(&mut self, mark: &T) {
        self.0 = *mark;
    }
}
