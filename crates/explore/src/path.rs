//! The identity of a path: its choices.

use std::fmt;

/// One choice of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Taken {
    /// The position of the alternative among those that the machine proposed.
    pub alternative: u32,
    /// Whether it was the only feasible one.
    pub forced: bool,
}

/// The choices of a path, from the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(pub Vec<Taken>);

impl fmt::Display for Path {
    /// The choices that were open: a letter or digit each, larger numbers in parentheses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for taken in self.0.iter().filter(|taken| !taken.forced) {
            match char::from_digit(taken.alternative, 36) {
                Some(digit) => write!(f, "{digit}")?,
                None => write!(f, "({})", taken.alternative)?,
            }
        }
        Ok(())
    }
}
