//! Counts of solutions, against trying all. One program, since linking each of these alone takes longer than running it.

mod conditions;
mod linear;
mod support;
