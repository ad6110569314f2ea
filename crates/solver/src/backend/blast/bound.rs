//! How wide variables must be for a model of ideal integers to exist if any does.

use term::{Term, Terms};

/// Bits of `int` and `long` variables that suffice, if such a number is known.
pub fn sufficient_width(_terms: &Terms, _conjuncts: &[Term]) -> Option<usize> {
    None
}
