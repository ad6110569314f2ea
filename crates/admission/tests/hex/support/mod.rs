//! Hand-made classes and input heaps.

#![allow(dead_code)]

pub mod search;
pub mod specs;
pub mod table;
pub mod world;
