//! Admission: whether a partial input heap can still be one that the subject is called with. Sees only the input heap,
//! never what the program wrote.

mod error;
pub mod hex;

pub use error::AdmissionError;
