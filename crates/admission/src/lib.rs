//! Admission: whether a partial input heap can still be one that the subject is called with. Sees only the input heap,
//! never what the program wrote.
//!
//! Each way to tell is a *member*: it stands in a folder of its own, behind one interface ([`Member`]), in one list
//! ([`MEMBERS`]). A heap is admitted if all members that the user chose admit it.

mod admission;
mod counters;
mod error;
mod ground;
pub mod hex;
pub mod invariant;
mod list;
mod member;
mod side_run;

pub use admission::Admission;
pub use counters::Counters;
pub use error::AdmissionError;
pub use ground::{EntryValues, Ground, GroundMark};
pub use list::{Kind, MEMBERS, Needs};
pub use member::{Answer, Member, Recheck, Setup};
pub use side_run::side_run;
