//! From a told path to its report.

use crate::model::{Story, StoryLine, StoryValue};

/// The report of one path of a target.
pub fn story(target: &str, story: &explore::Story) -> Story {
    Story {
        target: target.to_owned(),
        path: story.path.to_string(),
        choices: story.path.exact(),
        lines: story.lines.iter().map(line).collect(),
        left_out: story.left_out,
        end: story.end.clone(),
        complete: story.is_complete,
    }
}

fn line(line: &explore::StoryLine) -> StoryLine {
    let value = |value: &explore::StoryValue| StoryValue {
        name: value.name.clone(),
        value: value.value.clone(),
        example: value.example.clone(),
    };
    StoryLine {
        phase: line.phase.clone(),
        depth: line.depth,
        at: line.at.clone(),
        method: line.at.method.clone(),
        decisions: line.decisions.clone(),
        values: line.values.iter().map(value).collect(),
    }
}
