//! What several tests need.

use spec::Spec;

/// A specification as a text without spans.
pub fn spanless(spec: &Spec) -> String {
    let debug = format!("{spec:?}");
    let mut parts = debug.split("Span { start: ");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once('}').expect("a span ends").1;
    }
    text
}
