//! Standard output: reports in the form that the user chose, and other texts.

use std::io::Write;

use report::{Context, Report, Shown, Sources};

use crate::cli::FormatArg;

/// Writes the reports of a command.
pub fn write(reports: &[Report], format: FormatArg) {
    write_with(reports, format, &Context::default());
}

/// Writes reports that show lines of source, or whose parts have been shown.
pub fn write_with(reports: &[Report], format: FormatArg, context: &Context) {
    print(&format.0.export(reports, context));
}

/// Shows a part of a report while the rest is being made.
pub fn show_part(part: &Report, format: FormatArg) {
    if let Some(text) = format.0.part(part) {
        print(&text);
    }
}

/// The end of a report whose parts have been shown.
pub fn after_parts(sources: Sources) -> Context {
    Context { sources, shown: Shown::Parts }
}

/// Prints with colours where they belong.
pub fn print(text: &str) {
    // An error is ignored: a reader that closes the pipe does not want the rest.
    let _ = anstream::stdout().write_all(text.as_bytes());
}
