//! Errors as people read them: the place in the file is shown and underlined.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::error::SpecError;

/// An error in the text of a file. Ends without a line break.
pub fn render_error(error: &SpecError, file_name: &str, text: &str, color: bool) -> String {
    render(Level::ERROR, error, file_name, text, color)
}

/// The same for a warning.
pub fn render_warning(warning: &SpecError, file_name: &str, text: &str, color: bool) -> String {
    render(Level::WARNING, warning, file_name, text, color)
}

fn render(level: Level<'_>, error: &SpecError, file_name: &str, text: &str, color: bool) -> String {
    // A span of another text must not cause a panic.
    let boundary = |at: usize| (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let (start, end) = (boundary(error.span.start), boundary(error.span.end));
    let annotation = AnnotationKind::Primary.span(start..end.max(start));
    let snippet = Snippet::source(text).path(file_name).annotation(annotation);
    let mut group = level.primary_title(error.message.as_str()).element(snippet);
    if let Some(help) = &error.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&[group])
}
