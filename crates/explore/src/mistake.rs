//! Our own mistakes: predictions that the real JVM refuted. They say nothing about the program, and are neither violations
//! nor gaps.

use crate::case::{Case, Outcome};
use crate::outcome::{Replay, Violation};
use crate::path::Path;
use crate::picture::Picture;

/// A prediction that the real JVM refuted.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// What was predicted.
    pub predicted: String,
    /// The first difference to what the real JVM does.
    pub difference: String,
    /// The path.
    pub path: Path,
    /// How many paths the prediction is about.
    pub paths: u64,
    /// The input.
    pub input: Picture,
}

impl Mistake {
    /// The mistake of a case for which the real JVM does something else.
    pub fn of_case(case: &Case, difference: &str) -> Mistake {
        Mistake {
            predicted: match &case.outcome {
                Outcome::Returned(_) => "it returns".to_owned(),
                Outcome::Threw(class, _) => format!("it throws {class}"),
                Outcome::Exited => "it ends the process".to_owned(),
            },
            difference: difference.to_owned(),
            path: case.path.clone(),
            paths: 1,
            input: Picture::of(case),
        }
    }

    /// The mistake of a predicted violation; none if the real JVM did not refute it.
    pub fn of_violation(violation: &Violation) -> Option<Mistake> {
        let Replay::Refuted(difference) = &violation.replay else { return None };
        Some(Mistake {
            predicted: format!("{} at {}", violation.kind, violation.at),
            difference: difference.clone(),
            path: violation.path.clone(),
            paths: violation.count,
            input: violation.input.clone(),
        })
    }
}
