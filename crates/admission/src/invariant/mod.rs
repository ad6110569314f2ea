//! Members that run the executable class invariant: before the subject (eager), or on the partial heap after every decision,
//! as far as it is known (hybrid), or with a search for a completion (whole).
//!
//! The invariant is its own solver: its bytecode runs on the input heap as it was at entry, and what it asks about open parts
//! is decided in every way until it answers true. Follows Visser, Pasareanu and Khurshid (conservative preconditions) for
//! hybrid; whole gives the counts of Precise Lazy Initialization.

mod completion;
mod eager;
mod hybrid;
mod search;
mod thrown;
mod whole;

pub use completion::Completions;
pub use eager::EAGER;
pub use hybrid::HYBRID;
pub use search::{Found, Further};
pub use thrown::{Thrown, Throws};
pub use whole::WHOLE;
