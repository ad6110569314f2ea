//! JVM semantics on a state that can be rolled back.

pub mod strict_math;
