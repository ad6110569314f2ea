//! Judging how an unsupported program was refused: exit status 3, and words that say where.
//!
//! The class, the method and the line must be those of the program itself, in the notation of a stack trace:
//! `Class.method(File.java:12)`. A comment `//~ UNSUPPORTED` in the source says which line it is.

use testing::{Ending, Observation};

use super::subject::Subject;

const MARKER: &str = "//~ UNSUPPORTED";

/// What is wrong with the refusal, if anything.
pub fn objection(subject: &Subject, ours: &Observation) -> Option<String> {
    if ours.ending != Ending::Exited(3) {
        return Some(format!("exit status 3 expected, {} seen", ours.ending));
    }
    let marked: Vec<usize> = subject
        .text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.contains(MARKER))
        .map(|(index, _)| index + 1)
        .collect();
    let places = places(&ours.stderr, subject);
    if places.is_empty() {
        let class = &subject.class;
        return Some(format!(
            "standard error does not name class, method and line as {class}.METHOD({class}.java:LINE)"
        ));
    }
    let hit = marked.is_empty() || places.iter().any(|line| marked.contains(line));
    (!hit).then(|| format!("line {marked:?} expected, line {places:?} named"))
}

/// The lines of all places `Class.method(File.java:LINE)` in the program's own classes.
fn places(stderr: &str, subject: &Subject) -> Vec<usize> {
    let file = subject.path.file_name().unwrap_or_default();
    let opening = format!("({}:", file.to_string_lossy());
    let mut lines = Vec::new();
    for (at, _) in stderr.match_indices(&opening) {
        let before = stderr[..at].split_whitespace().next_back().unwrap_or_default();
        let Some((class, method)) = before.rsplit_once('.') else {
            continue;
        };
        let own = class == subject.class || class.starts_with(&format!("{}$", subject.class));
        let after = &stderr[at + opening.len()..];
        let digits = after.split(')').next().unwrap_or_default();
        if let Ok(line) = digits.parse()
            && own
            && !method.is_empty()
        {
            lines.push(line);
        }
    }
    lines
}
