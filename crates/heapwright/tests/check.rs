//! `heapwright check` on the programs of `subjects/check/`, each of which says in comments what must come out: numbers
//! of paths, verdicts, and the lines that violate. `support/check/directive.rs` has the grammar.
//!
//! `HEAPWRIGHT_SUBJECT=Name` restricts a test to one program; `HEAPWRIGHT_BIN` names another binary to test;
//! `HEAPWRIGHT_SLOW=1` runs the cases that are marked as slow, too.

/// Shared with the differential tests; only a part of it is needed here.
#[allow(dead_code)]
mod support {
    pub mod check;
}

use support::check::group::Group;

tests_of_groups!(Group::comes_out_as_expected);
