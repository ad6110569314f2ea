//! Answers kept across runs: keyed by a digest of the question, signed, in an ordered list of stores.
//!
//! It knows nothing of terms or solvers: a question is a text, an answer is a [`StoredEntry`]. Whatever happens to a store,
//! an analysis goes on: what cannot be used is bypassed, and users are told once ([`Stores::notices`]).

mod backing;
mod counters;
mod entry;
mod error;
mod file;
mod inspect;
mod key;
mod list;
mod memory;
mod notices;
mod place;
mod redis;
mod seal;
mod secret;
mod writer;

pub use counters::StoreCounters;
pub use entry::StoredEntry;
pub use error::StoreError;
pub use inspect::{Checked, Compacted, Retention, Survey, check, compact, survey};
pub use key::{Key, Kind, NoKey};
pub use list::{Found, Stores};
pub use place::{Place, PlaceError, Trust};
pub use secret::{Secret, SecretError};
