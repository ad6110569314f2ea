//! What the verdict covers: the limits that cut something, and the approximations in force.

use super::style::{FAINT, paint};
use crate::model::Target;

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
pub fn lines(target: &Target) -> Vec<String> {
    let judged = target.judged.is_some().then(|| {
        "the invariant holds at entry; it is not checked at exit, since it does not run first (--admission)".to_owned()
    });
    shown(target, judged)
}

/// The same of the totals over several targets.
pub fn lines_of_several(whole: &Target) -> Vec<String> {
    shown(whole, None)
}

fn shown(target: &Target, judged: Option<String>) -> Vec<String> {
    let mut lines = vec![format!("{} {}", paint(FAINT, "covered:"), covered(target))];
    let assumed = assumed(target, judged);
    if !assumed.is_empty() {
        lines.push(format!("{} {}", paint(FAINT, "assumed:"), assumed.join("; ")));
    }
    lines
}

fn covered(target: &Target) -> String {
    let is_complete = target.is_complete();
    let part = if is_complete { "every path" } else { "a part of the paths" };
    if target.paths.pruned.limit == 0 {
        return if is_complete { format!("{part}, for inputs of any size") } else { part.to_owned() };
    }
    let limits: Vec<String> = LIMITS.iter().filter_map(|&(flag, meaning)| in_force(target, flag, meaning)).collect();
    format!("{part} of inputs with at most {}", limits.join(", "))
}

/// A limit in words if it mattered; where the record does not tell, every limit that is set.
fn in_force(target: &Target, flag: &str, meaning: Meaning) -> Option<String> {
    if !target.cuts.is_empty() && !target.cuts.contains_key(flag) {
        return None;
    }
    let value = setting(target, flag).filter(|value| *value != "none").map(|value| meaning(&value));
    let single = if flag == "n" { setting(target, "n-of") } else { None };
    let single = single.map(|classes| format!("objects per class {classes} (--n)"));
    match (value, single) {
        (Some(value), Some(single)) => Some(format!("{value}, {single}")),
        (value, single) => value.or(single),
    }
}

fn assumed(target: &Target, judged: Option<String>) -> Vec<String> {
    let mut assumed: Vec<String> = APPROXIMATIONS
        .iter()
        .filter(|(flag, value, _)| setting(target, flag).as_deref() == Some(value))
        .map(|(.., meaning)| (*meaning).to_owned())
        .collect();
    assumed.extend(judged);
    if let Some(classes) = setting(target, "subtypes").filter(|value| !["all", "declared"].contains(&value.as_str())) {
        assumed.push(format!("inputs are of no classes but {classes} (--subtypes)"));
    }
    assumed
}

fn setting(target: &Target, name: &str) -> Option<String> {
    let value = target.config.0.get(name)?;
    Some(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}
