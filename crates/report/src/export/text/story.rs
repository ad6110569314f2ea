//! One path, line by line: the source, then what was decided there and which values variables got.

use super::numbers::counted;
use super::style::{FAINT, paint};
use crate::export::Sources;
use crate::model::{Story, StoryLine};

/// The text of a path.
pub fn lines(story: &Story, sources: &Sources) -> Vec<String> {
    let mut lines = vec![format!("PATH {} of {}", or_dash(&story.path), story.target)];
    if story.left_out > 0 {
        lines.push(format!("  … {} before", counted(story.left_out, "line")));
    }
    let mut phase = "";
    let width = story.lines.iter().map(|line| place(line).chars().count()).max().unwrap_or(0);
    for line in &story.lines {
        if line.phase != phase {
            phase = &line.phase;
            lines.push(String::new());
            lines.push(format!("  {phase}"));
        }
        let indent = "  ".repeat(line.depth);
        let source = sources.line(&line.at).unwrap_or_else(|| line.method.clone());
        lines.push(format!("    {:width$}  {indent}{}", place(line), source.trim()));
        let below = |text: String| format!("    {:width$}  {indent}    {}", "", paint(FAINT, &text));
        for decision in &line.decisions {
            lines.push(below(format!("decided: {decision}")));
        }
        for value in &line.values {
            let example = value.example.as_ref().filter(|example| **example != value.value);
            let example = example.map_or_else(String::new, |example| format!("  (such as {example})"));
            lines.push(below(format!("{} = {}{example}", value.name, value.value)));
        }
    }
    lines.push(String::new());
    lines.push(format!("ends: {}", story.end));
    if !story.complete {
        lines.push("these choices are not those of a whole path".to_owned());
    }
    lines
}

fn place(line: &StoryLine) -> String {
    line.at.to_string()
}

fn or_dash(path: &str) -> &str {
    if path.is_empty() { "without open choices" } else { path }
}
