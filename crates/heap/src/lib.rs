//! The heap: one mutable store with an undo trail.
