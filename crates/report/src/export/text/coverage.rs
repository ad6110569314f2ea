//! What the verdict covers: the limits that cut something, and the approximations in force.

use explore::{Limit, Limits};
use program::Subtypes;

use super::style::{FAINT, paint};
use crate::model::{Target, Verdict};

/// What is covered, and what is assumed.
pub fn lines(target: &Target) -> Vec<String> {
    let mut lines = vec![format!("{} {}", paint(FAINT, "covered:"), covered(target))];
    let subtypes = &target.config.settings.inputs.subtypes;
    if let Subtypes::AllAnd(further) = subtypes {
        let further = further.join(", ");
        let words =
            format!("{} also {further}, for which the program asks (--subtypes {subtypes})", paint(FAINT, "classes:"));
        lines.push(words);
    }
    if !target.world.is_empty() {
        lines.push(format!("{} {}", paint(FAINT, "assumed:"), target.world.join("; ")));
    }
    lines
}

fn covered(target: &Target) -> String {
    if target.verdict == Verdict::Vacuous {
        return "no path".to_owned();
    }
    // A promise that is not checked leaves no path out.
    let is_complete =
        target.gaps.iter().all(|gap| gap.paths == 0) && target.mistakes.is_empty() && !target.has_ended_early();
    let part = if is_complete { "every path" } else { "a part of the paths" };
    let bounds = bounds(target);
    match (bounds.is_empty(), is_complete) {
        (false, _) => format!("{part} of inputs with at most {}", bounds.join(", ")),
        (true, true) => format!("{part}, for inputs of any size"),
        (true, false) => part.to_owned(),
    }
}

/// How large the limits that cut something let inputs be. If the record does not tell which limits did, every limit that is
/// set is named.
fn bounds(target: &Target) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for limit in cutting(target) {
        words.extend(size(limit, &target.config.settings.limits).map(|(_, words)| words));
        if limit == Limit::N {
            words.extend(target.config.classes().map(|classes| format!("objects per class {classes} (--n)")));
        }
    }
    words
}

/// The smallest of the limits that cut something, in words.
pub fn smallest_bound(target: &Target) -> Option<String> {
    let limits = &target.config.settings.limits;
    let smallest = cutting(target).filter_map(|limit| size(limit, limits)).min_by_key(|(value, _)| *value);
    smallest.map(|(_, words)| words)
}

fn cutting(target: &Target) -> impl Iterator<Item = Limit> {
    let has_cut = target.paths.pruned.limit > 0;
    let in_force = move |limit: &Limit| has_cut && (target.cuts.is_empty() || target.cuts.contains_key(limit));
    [Limit::K, Limit::N, Limit::Array, Limit::MadeArray, Limit::String].into_iter().filter(in_force)
}

/// How large a limit lets inputs be, where it is set: its value, and in words.
fn size(limit: Limit, limits: &Limits) -> Option<(u32, String)> {
    match limit {
        Limit::K => limits.k.map(|k| (k, format!("chains of {k} objects (--k {k})"))),
        Limit::N => limits.n().map(|n| (n, format!("{n} objects per class (--n {n})"))),
        Limit::Array => Some(limits.array()).map(|size| (size, format!("{size} elements per array (--array {size})"))),
        Limit::MadeArray => Some(limits.array())
            .map(|size| (size, format!("{size} elements in arrays that the program sizes by them (--array {size})"))),
        Limit::String => {
            Some(limits.string).map(|size| (size, format!("{size} characters per string (--string {size})")))
        }
        _ => None,
    }
}
