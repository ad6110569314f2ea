//! What the tests of all crates share. Only dev-dependencies lead here, and `xtask`.
//!
//! | module | what it does |
//! |---|---|
//! | [`plan`](mod@plan) | seed and number of cases of every random test |
//! | [`random`] | numbers that a seed determines |
//! | [`jdk`] | the JDK that compiles, and that serves as oracle |
//! | [`javac`] | compiles Java sources, once for each content |
//! | [`place`] | folders: the repository, cargo's target folder, scratch |
//! | [`command`] | the binary under test, z3, and what is seen of a process |
//! | [`redis`] | a Redis server that ends with its test |
//! | [`golden`](mod@golden) | compares a text with a file, or writes the file anew |
//! | [`subject`] | the one subject that a person asks for |
//! | [`claims`] | random methods, to compare verdicts with brute force on the real JVM |
//! | [`workers`] | a few threads that share a list of work |
//! | [`explosive`] | programs that take all the time and memory there is |
//! | [`environment`] | the variables below |
//!
//! These environment variables steer the tests:
//!
//! | variable | effect | read by |
//! |---|---|---|
//! | `HEAPWRIGHT_SEED=7` | the seed of all random tests | [`plan`](mod@plan) |
//! | `HEAPWRIGHT_CASES=100` | the number of cases of each random test | [`plan`](mod@plan) |
//! | `HEAPWRIGHT_SLOW=1` | also runs what takes long; each such test says what it adds | [`environment::slow`] |
//! | `HEAPWRIGHT_BLESS=1` | writes golden files anew; `cargo xtask bless` sets it | [`golden`](mod@golden) |
//! | `HEAPWRIGHT_SUBJECT=Name` | only this subject | [`subject`] |
//! | `HEAPWRIGHT_BIN=FILE` | another binary in the place of the one just built | [`command`] |
//! | `HEAPWRIGHT_JDK21=HOME` | the JDK of Java 21 or later | [`jdk`] |
//!
//! A random test that fails prints its seed and the command that runs it again. proptest's regression files are
//! switched off: a case that was found becomes an ordinary test, with the case written out.

pub mod claims;
pub mod command;
pub mod environment;
pub mod explosive;
pub mod golden;
pub mod javac;
pub mod jdk;
pub mod place;
pub mod plan;
pub mod random;
pub mod redis;
pub mod subject;
pub mod workers;

pub use command::{Cost, Ending, Observation, heapwright, measure, observe, observe_within, patiently, z3};
pub use golden::golden;
pub use javac::Javac;
pub use jdk::Jdk;
pub use place::{repository, scratch};
pub use plan::{Plan, plan, properties};
pub use random::Random;

use std::io::Write;

/// Tells the person at the terminal something even when the test passes: the test harness captures `println!`, but not
/// this.
pub fn note(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
