//! Reports as texts and as data. One program, since linking each of these alone takes longer than running it.

mod code_coverage;
mod schema;
mod text;
