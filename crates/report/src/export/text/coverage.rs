//! What the verdict covers: the limits that cut something, and the approximations in force.

use explore::{Inputs, Limit, Limits, Property, Settings};
use machine::{Aliasing, StaticInputs};
use program::Subtypes;
use term::Arithmetic;

use super::style::{FAINT, paint};
use crate::model::Target;

/// What is covered, and what is assumed.
pub fn lines(target: &Target) -> Vec<String> {
    let judged = target.judged.is_some().then(|| {
        "the invariant holds at entry; it is not checked at exit, since it does not run first (--admission)".to_owned()
    });
    shown(target, judged)
}

/// The same for the totals over several targets. Assumptions about judged targets only are left out.
pub fn lines_of_several(whole: &Target) -> Vec<String> {
    shown(whole, None)
}

fn shown(target: &Target, judged: Option<String>) -> Vec<String> {
    let mut lines = vec![format!("{} {}", paint(FAINT, "covered:"), covered(target))];
    let assumed = assumed(&target.config.settings, judged);
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
    let in_force = |limit: &Limit| target.cuts.is_empty() || target.cuts.contains_key(limit);
    // If the record does not tell which limits cut something, every limit that is set is named.
    let limits = [Limit::K, Limit::N, Limit::Array, Limit::String].into_iter().filter(in_force);
    let mut words: Vec<String> = Vec::new();
    for limit in limits {
        words.extend(size(limit, &target.config.settings.limits));
        if limit == Limit::N {
            words.extend(target.config.classes().map(|classes| format!("objects per class {classes} (--n)")));
        }
    }
    format!("{part} of inputs with at most {}", words.join(", "))
}

/// How large a limit lets inputs be, where it is set.
fn size(limit: Limit, limits: &Limits) -> Option<String> {
    match limit {
        Limit::K => limits.k.map(|k| format!("chains of {k} objects (--k {k})")),
        Limit::N => limits.n().map(|n| format!("{n} objects per class (--n {n})")),
        Limit::Array => Some(limits.array()).map(|array| format!("{array} elements per array (--array {array})")),
        Limit::String => Some(limits.string).map(|size| format!("{size} characters per string (--string {size})")),
        _ => None,
    }
}

/// The settings under which the result says less, or something else.
fn assumed(settings: &Settings, judged: Option<String>) -> Vec<String> {
    let Settings { inputs: Inputs { int, aliasing, subtypes, statics, .. }, property, .. } = settings;
    let approximations = [
        (*int == Arithmetic::Ideal, "integers never wrap (--int ideal): overflows are missed"),
        (*aliasing == Aliasing::Never, "no two references of the input lead to one object (--aliasing never)"),
        (*subtypes == Subtypes::Declared, "inputs are of exactly the declared classes (--subtypes declared)"),
        (*property == Property::ValidAssert, "only failed assertions count (--property valid-assert)"),
        (
            *property == Property::NoRuntimeException,
            "only uncaught runtime exceptions count (--property no-runtime-exception)",
        ),
        (*statics == StaticInputs::Symbolic, "static fields may hold anything (--statics symbolic)"),
    ];
    let mut assumed: Vec<String> =
        approximations.into_iter().filter(|(is_set, _)| *is_set).map(|(_, words)| words.to_owned()).collect();
    assumed.extend(judged);
    if let Subtypes::List(_) = subtypes {
        assumed.push(format!("inputs are of no classes but {subtypes} (--subtypes)"));
    }
    assumed
}
