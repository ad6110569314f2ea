//! What the tests of `heapwright check` are made of: the directives in a subject, a run of the command, the comparison.

pub mod directive;
pub mod generated;
pub mod group;
pub mod judge;
pub mod report;
pub mod run;
pub mod series;
