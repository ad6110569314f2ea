//! What the tests of `heapwright check` are made of: the directives in a subject, a run of the command, the comparison.

/// A test for every group of `subjects/check/`, by a function that takes it: `tests_of_groups!(Group::some_check)`.
#[macro_export]
macro_rules! tests_of_groups {
    ($check:path) => {
        $crate::tests_of_groups!(
            $check,
            [
                structures, arithmetic, heap, types, arrays, strings, control, contracts, library, vocabulary, shapes,
                surroundings, world, orders, open
            ]
        );
    };
    ($check:path, [$($name:ident),*]) => {
        $(
            #[test]
            fn $name() {
                $check(&Group::read(stringify!($name)));
            }
        )*

        #[test]
        fn every_group_has_a_test() {
            $crate::support::check::group::are_all_groups(&[$(stringify!($name)),*]);
        }
    };
}

pub mod directive;
pub mod generated;
pub mod group;
pub mod judge;
pub mod report;
pub mod run;
pub mod series;
