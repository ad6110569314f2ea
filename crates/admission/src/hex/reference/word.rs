//! Sequences of steps, and whether a regular expression accepts them.

use std::collections::BTreeSet;

use spec::{Alternative, Effect, Regex, Start, Step, Symbol};

/// Whether an expression accepts a sequence of steps.
pub(super) fn accepts(regex: &Regex, steps: &[Step<'_>]) -> bool {
    ends(regex, steps, 0).contains(&steps.len())
}

/// Whether an expression speaks of any step at all.
pub(super) fn has_steps(regex: &Regex) -> bool {
    match regex {
        Regex::Empty => false,
        Regex::One(_) => true,
        Regex::Concat(parts) | Regex::Alt(parts) => parts.iter().any(has_steps),
        Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => has_steps(part),
    }
}

/// Where one can be after an expression has accepted steps from a position on.
fn ends(regex: &Regex, steps: &[Step<'_>], from: usize) -> BTreeSet<usize> {
    match regex {
        Regex::Empty => BTreeSet::from([from]),
        Regex::One(symbol) => {
            let is_meant = steps.get(from).is_some_and(|&step| symbol.matches(step));
            is_meant.then_some(from + 1).into_iter().collect()
        }
        Regex::Concat(parts) => {
            let mut at = BTreeSet::from([from]);
            for part in parts {
                at = at.into_iter().flat_map(|from| ends(part, steps, from)).collect();
            }
            at
        }
        Regex::Alt(parts) => parts.iter().flat_map(|part| ends(part, steps, from)).collect(),
        Regex::Optional(part) => ends(part, steps, from).into_iter().chain([from]).collect(),
        Regex::Plus(part) => repeated(part, steps, ends(part, steps, from)),
        Regex::Star(part) => repeated(part, steps, BTreeSet::from([from])),
    }
}

/// Where one can be after any number of further repetitions.
fn repeated(part: &Regex, steps: &[Step<'_>], mut reached: BTreeSet<usize>) -> BTreeSet<usize> {
    let mut new: Vec<usize> = reached.iter().copied().collect();
    while let Some(from) = new.pop() {
        new.extend(ends(part, steps, from).into_iter().filter(|&to| reached.insert(to)));
    }
    reached
}

/// The symbols of an expression that means one sequence of names.
pub(super) fn only_word(regex: &Regex) -> Option<Vec<&Symbol>> {
    let parts = match regex {
        Regex::Concat(parts) => parts.as_slice(),
        single => std::slice::from_ref(single),
    };
    let name = |part| match part {
        &Regex::One(ref symbol @ Symbol::Named { .. }) => Some(symbol),
        _ => None,
    };
    parts.iter().map(name).collect()
}

/// Whether an alternative is about a reference that starts outside, and deciding that reference settles it for good.
pub(super) fn is_settled(alternative: &Alternative) -> bool {
    let is_for_good = match &alternative.effect {
        Effect::NotNull | Effect::ExpandsToNothing | Effect::AliasesNothing => true,
        Effect::Aliases(target) | Effect::NeverAliases(target) => !target.max,
        Effect::ExpandsTo(_) | Effect::AliasesSome(_) => false,
    };
    is_for_good && alternative.declared.is_none() && alternative.path.origin == Start::Root
}
