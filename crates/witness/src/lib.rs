//! What is done with the cases of an exploration: they are run on the real JVM and written as JUnit tests.

pub mod junit;
pub mod replay;
