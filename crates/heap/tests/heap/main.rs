//! Rollback of the heaps. One program, since linking each of these alone takes longer than running it.

mod backtracking;
mod input_backtracking;
mod support {
    pub mod operation;
    pub mod world;
}
