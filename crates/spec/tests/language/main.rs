//! The specification languages: what is understood, what is refused with which words, and what is printed.

mod docs;
mod errors;
mod hex;
mod jml;
mod known;
mod mentions;
mod robust;
mod round_trip;
mod subjects;
mod support;
mod words;
