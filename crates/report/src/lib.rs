//! Reports: from the record of an exploration to what people and programs read.

mod json;
mod summary;
mod text;

pub use json::{json, json_of_class};
pub use summary::{Setting, Summary, verdict_name};
pub use text::{Sources, details, text};
