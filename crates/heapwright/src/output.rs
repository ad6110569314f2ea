//! Standard output: reports in the form that the user chose, and other texts.

use std::io::Write;

use report::{Context, Report, Shown, Sources};

use crate::cli::FormatArg;
use crate::failure::Failure;
use crate::progress;

/// Writes the reports of a command.
pub fn write(reports: &[Report], format: FormatArg) -> Result<(), Failure> {
    write_with(reports, format, &Context::default())
}

/// Writes reports that show lines of source, or whose parts have been shown.
pub fn write_with(reports: &[Report], format: FormatArg, context: &Context) -> Result<(), Failure> {
    print(&format.0.export(reports, context))
}

/// Shows a part of a report while the rest is being made.
pub fn show_part(part: &Report, format: FormatArg) -> Result<(), Failure> {
    let Some(text) = format.0.part(part) else { return Ok(()) };
    progress::clear();
    print(&text)
}

/// The end of a report whose parts have been shown.
pub fn after_parts(sources: Sources) -> Context {
    Context { sources, shown: Shown::Parts }
}

/// Prints with colours where they belong.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = anstream::stdout();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).map_err(|error| Failure::output(&error))
}
