//! Exporters: each writes reports in one form. A new one is a file and a line in [`EXPORTERS`].

mod json;
mod source;
mod text;

pub use json::schema;
pub use source::Sources;

use std::fmt::Debug;
use std::panic::RefUnwindSafe;

use crate::model::Report;

/// One form in which reports are written.
pub trait Exporter: Debug + Sync + RefUnwindSafe {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Whom it is for, in a few words.
    fn about(&self) -> &'static str;

    /// What is shown of a part of a report while the rest is still being made: of one method of a class, one table, one
    /// store. Nothing for forms that are read as a whole.
    fn part(&self, _part: &Report) -> Option<String> {
        None
    }

    /// All reports of a command: one, or one for each target.
    fn export(&self, reports: &[Report], context: &Context) -> String;
}

/// The exporters, the usual one first.
pub const EXPORTERS: &[&dyn Exporter] = &[&text::Text, &json::Json];

/// What an exporter knows beside the reports.
#[derive(Debug, Default)]
pub struct Context {
    /// Where lines of source are found.
    pub sources: Sources,
    /// What has been shown already.
    pub shown: Shown,
}

/// What a user has seen before the whole report is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// Nothing.
    #[default]
    Nothing,
    /// Every part, as [`Exporter::part`] writes it.
    Parts,
}
