//! What the differential tests are made of: finding a JDK, compiling subjects, running them, comparing.

pub mod compare;
pub mod jdk;
pub mod observation;
pub mod reference;
pub mod refusal;
pub mod subject;
pub mod suite;
pub mod workers;

use std::io::Write;

/// Tells the person at the terminal something even when the test passes: the test harness captures
/// `println!`, but not this.
pub fn note(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
