//! The name of a term in its arena.

/// A term of a [`Terms`](crate::Terms) arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub(crate) u32);

impl Term {
    pub(crate) const FALSE: Term = Term(0);
    pub(crate) const TRUE: Term = Term(1);

    /// Its position in the arena. Positions depend on what was made before, so nothing may be decided by them.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// A number that stands for it where it is kept in a few bits.
    #[inline(always)]
    pub fn number(self) -> u32 {
        self.0
    }

    /// The term for which a number stands.
    #[inline(always)]
    pub fn numbered(number: u32) -> Term {
        Term(number)
    }
}
