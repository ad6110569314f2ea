//! From counted paths to the probabilities of a report.

use explore::{PathEnd, Tally};

use super::gaps;
use crate::model::{Config, Count, CountedPath, End, Ended, Fraction, Outcome, PathCount, Probability, Sum};
use crate::spelling;
use crate::summary::Summary;

/// The probabilities; none where nothing was counted.
pub fn probability(tally: &Tally) -> Option<Probability> {
    let outcome = |(ended, sum): (&PathEnd, &explore::Sum)| Outcome { end: end(ended), sum: sum.into() };
    tally.is_counted.then(|| Probability {
        outcomes: tally.sums.iter().map(outcome).collect(),
        total: (&tally.total()).into(),
        rest: tally.rest().map(Fraction),
        given_heap: tally.given_heap,
    })
}

/// What `heapwright count` says about a target.
pub fn count(summary: &Summary) -> Count {
    let (record, tally) = (&summary.record, &summary.record.tally);
    let path = |(choices, counted): (&explore::Path, &explore::PathCount)| CountedPath {
        path: choices.to_string(),
        conditions: counted.conditions.clone(),
        end: end(&counted.ended),
        count: match &counted.count {
            Ok((inputs, probability)) => {
                PathCount::Counted { inputs: inputs.to_string(), probability: Fraction(probability.clone()) }
            }
            Err(reason) => PathCount::Uncounted { uncounted: reason.to_string() },
        },
    };
    Count {
        target: summary.target.clone(),
        completed: record.counts.completed(),
        interrupted: record.interrupted.map(spelling::interruption),
        gaps: record.gaps.values().sum(),
        cuts: record.counts.pruned_limit,
        paths: tally.paths.iter().map(path).collect(),
        probability: probability(tally),
        left: gaps::gaps(record),
        config: Config { settings: summary.settings.clone(), members: summary.members },
    }
}

impl From<&explore::Sum> for Sum {
    fn from(sum: &explore::Sum) -> Sum {
        Sum {
            probability: Fraction(sum.probability.clone()),
            paths: sum.paths,
            exact: sum.is_exact(),
            uncounted: sum.uncounted.iter().map(|(reason, paths)| (reason.to_string(), *paths)).collect(),
        }
    }
}

fn end(ended: &PathEnd) -> End {
    let (outcome, kind, at) = match ended {
        PathEnd::Returned => (Ended::Returned, None, None),
        PathEnd::Threw(class) => (Ended::Threw, Some(class.clone()), None),
        PathEnd::Violated(kind, at) => (Ended::Violated, Some(kind.to_string()), Some(at.clone())),
    };
    End { outcome, kind, at }
}
