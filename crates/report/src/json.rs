//! JSON, one object for each target: names are part of the interface.

mod code_coverage;
mod probability;
mod shapes;
mod suite;

pub use probability::count_json;
pub use shapes::{heaps_json, shape_check_json};
pub use suite::test_json;

use explore::{Content, GapReason, PathEnd, Picture, PictureValue, Record, Replay, Tally, Violation};
use serde_json::{Map, Value, json};

use crate::spelling::{gap, interruption};
use crate::summary::{Summary, verdict_name};

/// The report of one target.
pub fn json(summary: &Summary) -> Value {
    let record = &summary.record;
    let counts = &record.counts;
    let config: Map<String, Value> =
        summary.settings.iter().map(|setting| (setting.name.to_owned(), typed(&setting.value))).collect();
    let violations: Vec<Value> = record.violations.values().map(|found| violation(found, &record.tally)).collect();
    let gaps: Vec<Value> = record
        .gaps
        .iter()
        .map(|((reason, what), count)| json!({ "reason": reason_name(*reason), "what": gap(*reason, what), "paths": count }))
        .collect();
    let mut report = json!({
        "target": summary.target,
        "config": config,
        "verdict": verdict_name(record.verdict()),
        "interrupted": record.interrupted.map(interruption),
        "paths": {
            "completed": counts.completed(),
            "returned": counts.returned,
            "threw": counts.threw,
            "violated": counts.violated,
            "pruned": {
                "solver": counts.pruned_solver,
                "admission": counts.pruned_admission,
                "precondition": counts.pruned_precondition,
                "limit": counts.pruned_limit,
            },
            "gaps": {
                "limit": record.gaps_at_limits(),
                "unknown": record.gaps_of(|reason| reason == GapReason::Unknown),
                "unsupported": record.gaps_of(|reason| reason == GapReason::Unsupported),
            },
        },
        "cuts": record.cuts,
        "heaps": { "distinct": record.heaps.len() },
        "coverage": code_coverage::coverage(&record.coverage),
        "violations": violations,
        "refuted": record.refuted.iter().map(|found| violation(found, &record.tally)).collect::<Vec<_>>(),
        "gaps": gaps,
        "counters": {
            "bytecodes": counts.bytecodes,
            "forks": counts.forks,
            "branches": counts.branches,
            "queries": counts.solver.queries,
            "order_hits": counts.solver.order_hits,
            "model_hits": counts.solver.model_hits,
            "store_hits": counts.solver.store_hits,
            "implication_hits": counts.solver.implication_hits,
            "smt_calls": counts.solver.smt_calls,
            "sat_calls": 0,
            "count_queries": counts.count_queries,
            "count_hits": counts.count_hits,
            "admission_queries": counts.admission_queries,
            "admission_hits": counts.admission_hits,
        },
        "time_ms": {
            "total": summary.total.as_secs_f64() * 1e3,
            "solver": counts.solver.smt_nanos as f64 / 1e6,
            "admission": counts.admission_nanos as f64 / 1e6,
            "boot": record.boot.as_secs_f64() * 1e3,
        },
    });
    if record.is_judged {
        report["judged"] = json!({
            "valid": counts.valid,
            "invalid": counts.invalid,
            "uncompleted": counts.uncompleted,
            "unknown": counts.unjudged,
            "alarms": counts.alarms,
            "false_alarms": counts.false_alarms,
        });
    }
    if counts.hex_late + counts.hex_unchecked > 0 {
        report["hex_recheck"] = json!({ "rejected": counts.hex_late, "unchecked": counts.hex_unchecked });
    }
    if record.tally.is_counted {
        report["probability"] = probability::probability(&record.tally);
    }
    report
}

/// The report of a class: the same names over all its methods, and each method under `targets`.
pub fn json_of_class(target: &str, summaries: &[Summary]) -> Value {
    let mut record = Record::default();
    for summary in summaries {
        record.merge(summary.record.clone());
    }
    let settings = summaries.first().map_or_else(Vec::new, |summary| summary.settings.clone());
    let total = summaries.iter().map(|summary| summary.total).sum();
    let mut whole = json(&Summary { target: target.to_owned(), settings, record, total });
    whole["targets"] = summaries.iter().map(json).collect();
    whole
}

/// Numbers as numbers.
fn typed(text: &str) -> Value {
    text.parse::<u64>().map_or_else(|_| Value::from(text), Value::from)
}

fn reason_name(reason: GapReason) -> &'static str {
    match reason {
        GapReason::Limit(_) => "limit",
        GapReason::Unknown => "unknown",
        GapReason::Unsupported => "unsupported",
    }
}

fn violation(violation: &Violation, tally: &Tally) -> Value {
    let mut value = json!({
        "kind": violation.kind.to_string(),
        "message": violation.message.as_deref().unwrap_or_default(),
        "at": violation.at.to_string(),
        "method": violation.at.method,
        "trace": violation.trace.iter().map(|at| format!("{} ({at})", at.method)).collect::<Vec<_>>(),
        "conditions": violation.conditions,
        "input": input(&violation.input),
        "paths": violation.count,
        "replay": violation.replay.to_string(),
        "replay_detail": replay_detail(&violation.replay),
        "path": violation.path.to_string(),
    });
    if let Some(sum) = tally.sums.get(&PathEnd::of(violation)) {
        value["probability"] = probability::sum(sum);
    }
    value
}

fn replay_detail(replay: &Replay) -> &str {
    match replay {
        Replay::Confirmed => "",
        Replay::NotRun(why) | Replay::Refuted(why) => why,
    }
}

fn input(picture: &Picture) -> Value {
    let roots: Map<String, Value> = picture.roots.iter().map(|(name, at)| (name.clone(), value(at))).collect();
    let objects: Vec<Value> = picture
        .objects
        .iter()
        .enumerate()
        .map(|(number, object)| match &object.content {
            Content::Fields(fields) => {
                let fields: Map<String, Value> = fields.iter().map(|(name, at)| (name.clone(), value(at))).collect();
                json!({ "id": number, "class": object.class, "fields": fields })
            }
            Content::Elements(length, elements) => {
                let elements: Map<String, Value> =
                    elements.iter().map(|(index, at)| (index.to_string(), value(at))).collect();
                json!({ "id": number, "class": object.class, "length": length, "elements": elements })
            }
            Content::Text(text) => json!({ "id": number, "class": object.class, "text": text }),
        })
        .collect();
    json!({ "parameters": roots, "objects": objects })
}

fn value(value: &PictureValue) -> Value {
    match value {
        PictureValue::Null => Value::Null,
        PictureValue::Object(number) => json!({ "object": number }),
        PictureValue::Constant(name) => json!({ "constant": name }),
        PictureValue::Literal(text) => Value::from(text.clone()),
        PictureValue::AnyObject => json!({ "any": "object" }),
        PictureValue::Anything => json!({ "any": "value" }),
    }
}
