//! What the differential tests are made of: compiling subjects, running them, comparing.

pub mod compare;
pub mod reference;
pub mod refusal;
pub mod subject;
pub mod suite;
