//! Reports: from the record of an exploration to what people and programs read.

mod json;
mod suite;
mod summary;
mod text;

pub use json::{count_json, json, json_of_class, test_json};
pub use suite::{RefutedCase, TestReport, Trial, WrittenSuite};
pub use summary::{Setting, Summary, verdict_name};
pub use text::{Sources, count_text, details, test_text, text};
