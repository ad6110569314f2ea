//! Backtracking: the choices of a search with alternatives left, over any state that can be marked and restored.
//!
//! The exploration of paths and the search for completions of an input heap are two searches over one backtracker. It knows
//! neither machine nor solver: a search bundles what it changes into one [`Trailed`] value.

mod points;
mod trailed;

pub use points::{Points, Ways};
pub use trailed::Trailed;
