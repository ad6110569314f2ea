//! Which fields a specification speaks of.

use crate::tree::{Alternative, Atom, Effect, Formula, Regex, Spec, Symbol, Target};

/// The fields named anywhere in what must hold, each once, in order.
pub fn fields(spec: &Spec) -> Vec<&Symbol> {
    let mut found = Vec::new();
    each_atom(&spec.formula, &mut |atom| {
        for alternative in &atom.alternatives {
            all(&alternative.path.steps, &mut found);
            if let Effect::Aliases(Target { steps, .. }) | Effect::NeverAliases(Target { steps, .. }) =
                &alternative.effect
            {
                all(steps, &mut found);
            }
        }
    });
    found.retain(|symbol| matches!(symbol, Symbol::Named { .. }));
    found
}

/// The steps with which paths end: rules are about the references to which these steps lead. Each once, in order.
pub fn constrained(spec: &Spec) -> Vec<&Symbol> {
    let mut found = Vec::new();
    each_atom(&spec.formula, &mut |atom| {
        for alternative in &atom.alternatives {
            last(&alternative.path.steps, &mut found);
        }
    });
    found
}

/// The steps that can be the last of an accepted sequence.
pub(crate) fn last_steps(regex: &Regex) -> Vec<&Symbol> {
    let mut found = Vec::new();
    last(regex, &mut found);
    found
}

/// The steps that can be the first of an accepted sequence.
pub(crate) fn first_steps(regex: &Regex) -> Vec<&Symbol> {
    let mut found = Vec::new();
    first(regex, &mut found);
    found
}

/// Visits all alternatives of a formula, in order.
pub(crate) fn each_alternative<'s>(formula: &'s Formula, visit: &mut impl FnMut(&'s Alternative)) {
    each_atom(formula, &mut |atom| atom.alternatives.iter().for_each(&mut *visit));
}

fn each_atom<'s>(formula: &'s Formula, visit: &mut impl FnMut(&'s Atom)) {
    match formula {
        Formula::Atom(atom) => visit(atom),
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| each_atom(part, visit)),
        Formula::Not(part) => each_atom(part, visit),
    }
}

fn all<'s>(regex: &'s Regex, found: &mut Vec<&'s Symbol>) {
    match regex {
        Regex::Empty => {}
        Regex::One(symbol) => add(symbol, found),
        Regex::Concat(parts) | Regex::Alt(parts) => parts.iter().for_each(|part| all(part, found)),
        Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => all(part, found),
    }
}

/// The symbols that can end an accepted sequence; whether the empty sequence is accepted.
fn last<'s>(regex: &'s Regex, found: &mut Vec<&'s Symbol>) -> bool {
    match regex {
        Regex::Empty => true,
        Regex::One(symbol) => {
            add(symbol, found);
            false
        }
        Regex::Concat(parts) => parts.iter().rev().all(|part| last(part, found)),
        Regex::Alt(parts) => parts.iter().fold(false, |nullable, part| last(part, found) | nullable),
        Regex::Star(part) | Regex::Optional(part) => {
            last(part, found);
            true
        }
        Regex::Plus(part) => last(part, found),
    }
}

/// The symbols that can begin an accepted sequence, each where it stands; whether the empty sequence is accepted.
fn first<'s>(regex: &'s Regex, found: &mut Vec<&'s Symbol>) -> bool {
    match regex {
        Regex::Empty => true,
        Regex::One(symbol) => {
            found.push(symbol);
            false
        }
        Regex::Concat(parts) => parts.iter().all(|part| first(part, found)),
        Regex::Alt(parts) => parts.iter().fold(false, |nullable, part| first(part, found) | nullable),
        Regex::Star(part) | Regex::Optional(part) => {
            first(part, found);
            true
        }
        Regex::Plus(part) => first(part, found),
    }
}

/// The same field of the same class, wherever it is written.
fn add<'s>(symbol: &'s Symbol, found: &mut Vec<&'s Symbol>) {
    let is_same = |other: &&Symbol| match (*other, symbol) {
        (Symbol::Named { class: first, name: one }, Symbol::Named { class: second, name: two }) => {
            one == two && first.as_ref().map(|class| &class.name) == second.as_ref().map(|class| &class.name)
        }
        (other, symbol) => other == symbol,
    };
    if !found.iter().any(is_same) {
        found.push(symbol);
    }
}
