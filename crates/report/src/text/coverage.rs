//! What the verdict covers: the limits that cut something, and the approximations in force.

use explore::Record;

use super::style::{FAINT, paint};
use crate::spelling;
use crate::summary::Summary;

/// A flag and what its value means.
type Meaning = fn(&str) -> String;

/// Limits on the size of inputs, by flag.
const LIMITS: [(&str, Meaning); 4] = [
    ("k", |value| format!("chains of {value} objects (--k {value})")),
    ("n", |value| format!("{value} objects per class (--n {value})")),
    ("array", |value| format!("{value} elements per array (--array {value})")),
    ("string", |value| format!("{value} characters per string (--string {value})")),
];

/// Values of flags that make the result say less, or something else.
const APPROXIMATIONS: [(&str, &str, &str); 6] = [
    ("int", "ideal", "integers never wrap (--int ideal): overflows are missed"),
    ("aliasing", "never", "no two references of the input lead to one object (--aliasing never)"),
    ("subtypes", "declared", "inputs are of exactly the declared classes (--subtypes declared)"),
    ("property", "valid-assert", "only failed assertions count (--property valid-assert)"),
    ("property", "no-runtime-exception", "only uncaught runtime exceptions count (--property no-runtime-exception)"),
    ("statics", "symbolic", "static fields may hold anything (--statics symbolic)"),
];

/// What is covered, and what is assumed.
pub fn lines(summary: &Summary) -> Vec<String> {
    let mut lines = vec![format!("{} {}", paint(FAINT, "covered:"), covered(summary))];
    let assumed = assumed(summary);
    if !assumed.is_empty() {
        lines.push(format!("{} {}", paint(FAINT, "assumed:"), assumed.join("; ")));
    }
    lines
}

fn covered(summary: &Summary) -> String {
    let record = &summary.record;
    let is_complete = record.gaps.is_empty() && record.interrupted.is_none();
    let part = if is_complete { "every path" } else { "a part of the paths" };
    if record.counts.pruned_limit == 0 {
        return if is_complete { format!("{part}, for inputs of any size") } else { part.to_owned() };
    }
    let limits: Vec<String> = LIMITS.iter().filter_map(|&(flag, meaning)| in_force(summary, flag, meaning)).collect();
    format!("{part} of inputs with at most {}", limits.join(", "))
}

/// A limit in words if it mattered; where the record does not tell, every limit that is set.
fn in_force(summary: &Summary, flag: &str, meaning: Meaning) -> Option<String> {
    let mattered =
        |record: &Record| record.cuts.is_empty() || record.cuts.keys().any(|&limit| spelling::flag(limit) == flag);
    if !mattered(&summary.record) {
        return None;
    }
    let value = setting(summary, flag).filter(|value| *value != "none").map(meaning);
    let single = if flag == "n" { setting(summary, "n-of") } else { None };
    let single = single.map(|classes| format!("objects per class {classes} (--n)"));
    match (value, single) {
        (Some(value), Some(single)) => Some(format!("{value}, {single}")),
        (value, single) => value.or(single),
    }
}

fn assumed(summary: &Summary) -> Vec<String> {
    let mut assumed: Vec<String> = APPROXIMATIONS
        .iter()
        .filter(|(flag, value, _)| setting(summary, flag) == Some(value))
        .map(|(.., meaning)| (*meaning).to_owned())
        .collect();
    if summary.record.is_judged {
        assumed.push(
            "the invariant holds at entry; it is not checked at exit, since it does not run first (--admission)"
                .to_owned(),
        );
    }
    if let Some(classes) = setting(summary, "subtypes").filter(|value| !["all", "declared"].contains(value)) {
        assumed.push(format!("inputs are of no classes but {classes} (--subtypes)"));
    }
    assumed
}

fn setting<'a>(summary: &'a Summary, name: &str) -> Option<&'a str> {
    summary.settings.iter().find(|setting| setting.name == name).map(|setting| setting.value.as_str())
}
