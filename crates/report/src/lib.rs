//! Reports: from the record of an exploration to what people and programs read. Commands gather what they found and make a
//! [`Report`] of it; an [`Exporter`] writes it.

mod build;
mod export;
pub mod model;
mod spelling;
mod suite;
mod summary;

pub use export::{Context, EXPORTERS, Exporter, Shown, Sources, schema};
pub use model::Report;
pub use spelling::{assumptions, gap, interruption};
pub use suite::{RefutedCase, TestReport, Trial, WrittenSuite};
pub use summary::Summary;
