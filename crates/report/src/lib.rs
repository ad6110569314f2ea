//! Reports: from the record of an exploration to what people and programs read.

mod heaps;
mod json;
mod shape_check;
mod spelling;
mod suite;
mod summary;
mod text;

pub use heaps::{HeapsReport, ListedHeap};
pub use json::{count_json, heaps_json, json, json_of_class, shape_check_json, test_json};
pub use shape_check::{CheckedSource, Comparison, Difference, Problem, ShapeCheck};
pub use spelling::{gap, interruption};
pub use suite::{RefutedCase, TestReport, Trial, WrittenSuite};
pub use summary::{Setting, Summary, verdict_name};
pub use text::{Sources, count_text, details, heaps_text, shape_check_text, test_text, text};
