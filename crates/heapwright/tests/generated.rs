//! `heapwright test` on the programs of `subjects/check/`: the real JVM refutes no prediction, and all generated tests
//! compile and pass on it.
//!
//! `HEAPWRIGHT_SUBJECT=Name` restricts a test to one program; `HEAPWRIGHT_BIN` names another binary to test.

/// Shared with other tests; only a part of it is needed here.
#[allow(dead_code)]
mod support {
    pub mod check;
}

use support::check::group::Group;

tests_of_groups!(Group::generated_tests_pass);
