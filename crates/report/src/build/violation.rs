//! From violations and refuted predictions to those of a report.

use explore::{PathEnd, Tally};

use crate::model::{Frame, Mistake, Part, Replay, Violation};

/// A violation; its probability comes from the tally.
pub fn violation(found: &explore::Violation, tally: &Tally) -> Violation {
    let (replay, replay_detail) = replay(&found.replay);
    Violation {
        kind: found.kind.clone(),
        message: found.message.clone().unwrap_or_default(),
        at: found.at.clone(),
        method: found.at.method.clone(),
        trace: found.trace.iter().cloned().map(Frame).collect(),
        conditions: found.conditions.clone(),
        parts: found.parts.iter().map(part).collect(),
        input: (&found.input).into(),
        paths: found.count,
        replay,
        replay_detail,
        tried: found.tried.clone(),
        path: found.path.to_string(),
        probability: tally.sums.get(&PathEnd::of(found)).map(Into::into),
    }
}

fn part(part: &explore::PartValue) -> Part {
    Part { expression: part.expression.clone(), value: part.value.clone() }
}

/// A prediction about a target that the real JVM refuted.
pub fn mistake(target: &str, mistake: &explore::Mistake) -> Mistake {
    Mistake {
        target: target.to_owned(),
        predicted: mistake.predicted.clone(),
        difference: mistake.difference.clone(),
        paths: mistake.paths,
        path: mistake.path.to_string(),
        input: (&mistake.input).into(),
    }
}

fn replay(replay: &explore::Replay) -> (Replay, String) {
    match replay {
        explore::Replay::NotRun(why) => (Replay::NotRun, why.clone()),
        explore::Replay::Confirmed => (Replay::Confirmed, String::new()),
        explore::Replay::Refuted(difference) => (Replay::Refuted, difference.clone()),
        explore::Replay::Otherwise(difference) => (Replay::Otherwise, difference.clone()),
    }
}
