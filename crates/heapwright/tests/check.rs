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

use std::fs;

use support::check::group::{Group, folder};

macro_rules! groups {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                Group::read(stringify!($name)).comes_out_as_expected();
            }
        )*

        #[test]
        fn every_group_has_a_test() {
            let known = [$(stringify!($name)),*];
            let entries = fs::read_dir(folder()).expect("subjects/check is readable");
            for entry in entries {
                let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
                assert!(known.contains(&name.as_str()), "subjects/check/{name} has no test: list it in check.rs");
            }
        }
    };
}

groups!(structures, arithmetic, heap, types, arrays, strings, control, contracts, library, vocabulary, shapes);
