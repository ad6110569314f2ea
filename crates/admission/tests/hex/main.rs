//! HEX, decided step by step, against its definition and against what is known.

mod agreement;
mod backtracking;
mod cost;
mod details;
mod jdk;
mod known;
mod rule_files;
mod support;
