//! What is done with the cases of an exploration: they are run on the real JVM and written as JUnit tests.

mod foreign;
mod isomorphic;
mod java_options;
pub mod junit;
mod minimal;
pub mod replay;
pub mod trial;

pub use foreign::{Account, Foreign};
pub use isomorphic::input_outline;
pub use minimal::minimal;
