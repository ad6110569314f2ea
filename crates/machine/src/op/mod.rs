//! The operations, by family.

mod array;
mod array_input;
mod branch;
mod constant;
mod dynamic;
mod field;
mod invoke;
mod math;
mod object;
mod resolve;
mod switch;
mod term;
mod unseen;

pub(crate) use array::negative_size;
pub(crate) use object::{class_cast, is_instance, is_open, leave_monitor};
pub(crate) use term::{narrow, narrow_value};
