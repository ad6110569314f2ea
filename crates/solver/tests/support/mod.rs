//! A backend that tries all values, and random questions.

pub mod brute_force;
pub mod questions;
