//! The outline of a heap: its canonical form. Two heaps have equal outlines if they differ only in the order in which their
//! objects were discovered.
//!
//! Outlines hold names, not numbers of this process, so they can be compared with those of other workers and kept in stores.
//! They serve memo tables, surveys of heaps, and the comparison of inputs.

mod compatible;
mod input;
mod label;
mod outline;
mod walk;

pub use input::{Detail, Inputs};
pub use label::Label;
pub use outline::{Outline, Target};
pub use walk::{Graph, Reference, outline};
