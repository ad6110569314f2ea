//! Probabilities and counted paths. Numbers that may be large are text; fractions are exact, `value` is the nearest double.

use explore::{PathCount, PathEnd, Sum, Tally};
use serde_json::{Map, Value, json};

use crate::spelling::interruption;
use crate::summary::Summary;

/// What `--probability` adds; null where nothing was counted.
pub fn probability(tally: &Tally) -> Value {
    if !tally.is_counted {
        return Value::Null;
    }
    let outcomes: Vec<Value> = tally.sums.iter().map(|(ended, of_end)| with_end(ended, sum(of_end))).collect();
    json!({
        "outcomes": outcomes,
        "total": sum(&tally.total()),
        "rest": tally.rest().as_ref().map(exact),
        "given_heap": tally.given_heap,
    })
}

/// The report of `heapwright count`: the paths with their numbers of inputs, and the sums.
pub fn count_json(summary: &Summary) -> Value {
    let tally = &summary.record.tally;
    let paths: Vec<Value> = tally.paths.iter().map(|(choices, count)| path(&choices.to_string(), count)).collect();
    json!({
        "target": summary.target,
        "completed": summary.record.counts.completed(),
        "interrupted": summary.record.interrupted.map(interruption),
        "gaps": summary.record.gaps.values().sum::<u64>(),
        "cuts": summary.record.counts.pruned_limit,
        "paths": paths,
        "probability": probability(tally),
    })
}

/// The sum of a way to end, and whether it is exact or a lower bound.
pub fn sum(sum: &Sum) -> Value {
    let mut value = exact(&sum.probability);
    let uncounted: Map<String, Value> =
        sum.uncounted.iter().map(|(reason, paths)| (reason.to_string(), Value::from(*paths))).collect();
    value["paths"] = sum.paths.into();
    value["exact"] = sum.is_exact().into();
    value["uncounted"] = uncounted.into();
    value
}

fn exact(probability: &explore::Probability) -> Value {
    json!({
        "numerator": probability.numerator().to_string(),
        "denominator": probability.denominator().to_string(),
        "value": probability.to_f64(),
    })
}

fn path(choices: &str, count: &PathCount) -> Value {
    let mut value = with_end(&count.ended, json!({ "path": choices, "conditions": count.conditions }));
    match &count.count {
        Ok((inputs, probability)) => {
            value["inputs"] = inputs.to_string().into();
            value["probability"] = exact(probability);
        }
        Err(reason) => value["uncounted"] = reason.to_string().into(),
    }
    value
}

fn with_end(ended: &PathEnd, mut value: Value) -> Value {
    let (outcome, kind, at) = match ended {
        PathEnd::Returned => ("returned", None, None),
        PathEnd::Threw(class) => ("threw", Some(class.clone()), None),
        PathEnd::Violated(kind, at) => ("violated", Some(kind.to_string()), Some(at.clone())),
    };
    value["outcome"] = outcome.into();
    value["kind"] = kind.into();
    value["at"] = at.into();
    value
}
