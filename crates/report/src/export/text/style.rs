//! How words look on a terminal.

use anstyle::{AnsiColor, Style};

/// A violation.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// Nothing wrong.
pub const GOOD: Style = AnsiColor::Green.on_default().bold();
/// An incomplete result.
pub const PARTIAL: Style = AnsiColor::Yellow.on_default().bold();
/// What to look at.
pub const STRONG: Style = Style::new().bold();
/// Labels and details.
pub const FAINT: Style = Style::new().dimmed();
/// Labels of shared objects.
pub const LABEL: Style = AnsiColor::Cyan.on_default();

/// Text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
