//! Random terms as lists of steps, and their meaning computed without the crate.

pub mod naive;
pub mod steps;
