//! From violations and refuted predictions to those of a report.

use explore::{PathEnd, Tally};

use crate::model::{Frame, Mistake, Replay, Violation};

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
        input: (&found.input).into(),
        paths: found.count,
        replay,
        replay_detail,
        path: found.path.to_string(),
        probability: tally.sums.get(&PathEnd::of(found)).map(Into::into),
    }
}

/// A violation that was predicted and does not happen.
pub fn mistake(target: &str, refuted: &explore::Violation) -> Mistake {
    Mistake {
        target: target.to_owned(),
        predicted: format!("{} at {}", refuted.kind, refuted.at),
        difference: replay(&refuted.replay).1,
        paths: refuted.count,
        path: refuted.path.to_string(),
        input: (&refuted.input).into(),
    }
}

fn replay(replay: &explore::Replay) -> (Replay, String) {
    match replay {
        explore::Replay::NotRun(why) => (Replay::NotRun, why.clone()),
        explore::Replay::Confirmed => (Replay::Confirmed, String::new()),
        explore::Replay::Refuted(difference) => (Replay::Refuted, difference.clone()),
    }
}
