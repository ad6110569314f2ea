//! Terms and their canonical forms. One program, since linking each of these alone takes longer than running it.

mod agreement;
mod forms;
mod support;
