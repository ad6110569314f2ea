//! Specifications in plain English, one sentence per rule.

mod effect;
mod noun;

use effect::predicate;
use noun::references;

use crate::clauses::{Part, Phrase, is_same_subject, parts};
use crate::tree::{Alternative, Argument, Atom, Event, Formula, Origin, Span, Spec, Trigger};

/// A rule in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Where the rule is written.
    pub span: Span,
    /// One sentence.
    pub text: String,
}

/// Every rule in words, in the order in which they are written.
pub fn explain(spec: &Spec) -> Vec<Explained> {
    let mut explained = Vec::new();
    for class in &spec.uninitialized {
        explained.push(sentence(class.span, format!("{} is not initialized yet", class.name)));
    }
    let conjuncts = match &spec.formula {
        Formula::And(conjuncts) => &conjuncts[..],
        formula => std::slice::from_ref(formula),
    };
    for part in parts(conjuncts) {
        match &part {
            Part::Other(Formula::Atom(atom)) => rules(atom, &mut explained),
            _ => explained.push(sentence(span_of(&part), part_words(&part))),
        }
    }
    explained.extend(spec.triggers.iter().map(|trigger| sentence(trigger.span, trigger_words(trigger))));
    explained.sort_by_key(|explained| explained.span.start);
    explained
}

fn sentence(span: Span, text: String) -> Explained {
    let mut chars = text.chars();
    let text = chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).chain(['.']).collect();
    Explained { span, text }
}

/// Alternatives over several paths: each in words, with what the others mean for it.
fn rules(atom: &Atom, explained: &mut Vec<Explained>) {
    let mut rest: Vec<&Alternative> = atom.alternatives.iter().collect();
    let is_alone = rest.iter().all(|alternative| is_same_subject(alternative, rest[0]));
    while let Some(first) = rest.first().copied() {
        let same: Vec<&Alternative>;
        (same, rest) = rest.into_iter().partition(|other| is_same_subject(first, other));
        let effects = same.iter().map(|alternative| &alternative.effect).collect();
        let noun = references(&first.path, first.declared.as_ref());
        let mut text = noun.with_verb(&predicate(&[Phrase::One(effects)], &first.path.origin, &noun));
        if !is_alone {
            text += ", or does what another such rule that matches allows";
        }
        explained.push(sentence(first.span, text));
    }
}

fn span_of(part: &Part<'_>) -> Span {
    fn of(formula: &Formula, span: &mut Option<Span>) {
        match formula {
            Formula::Atom(atom) => atom.alternatives.iter().for_each(|alternative| extend(span, alternative.span)),
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| of(part, span)),
            Formula::Not(part) => of(part, span),
        }
    }
    fn extend(span: &mut Option<Span>, more: Span) {
        let so_far = span.unwrap_or(more);
        *span = Some(Span { start: so_far.start.min(more.start), end: so_far.end.max(more.end) });
    }
    let mut span = None;
    match part {
        Part::Clause(clause) => clause.spans.iter().for_each(|more| extend(&mut span, *more)),
        Part::Other(formula) => of(formula, &mut span),
    }
    span.unwrap_or_default()
}

fn part_words(part: &Part<'_>) -> String {
    match part {
        Part::Clause(clause) => {
            let noun = references(&clause.subject.path, clause.subject.declared.as_ref());
            noun.with_verb(&predicate(&clause.phrases(), &clause.subject.path.origin, &noun))
        }
        Part::Other(formula) => formula_words(formula),
    }
}

fn formula_words(formula: &Formula) -> String {
    match formula {
        Formula::Atom(Atom { alternatives })
            if alternatives.len() > 1
                && parts(std::slice::from_ref(formula)).iter().any(|part| matches!(part, Part::Other(_))) =>
        {
            let mut explained = Vec::new();
            rules(&Atom { alternatives: alternatives.clone() }, &mut explained);
            let texts: Vec<&str> = explained.iter().map(|explained| explained.text.trim_end_matches('.')).collect();
            format!("these hold: {}", texts.join("; "))
        }
        Formula::Atom(_) => parts(std::slice::from_ref(formula)).iter().map(part_words).collect(),
        Formula::And(conjuncts) => listed(parts(conjuncts).iter().map(part_words), "and"),
        Formula::Or(disjuncts) => {
            let is_negated = |part: &&Formula| matches!(part, Formula::Not(_));
            let premises: Vec<String> = disjuncts
                .iter()
                .filter_map(|part| if let Formula::Not(part) = part { Some(formula_words(part)) } else { None })
                .collect();
            let conclusions: Vec<&Formula> = disjuncts.iter().filter(|part| !is_negated(part)).collect();
            if premises.is_empty() || conclusions.is_empty() {
                return format!("either {}", listed(disjuncts.iter().map(formula_words), "or"));
            }
            let conclusions = listed(conclusions.into_iter().map(formula_words), "or");
            format!("if {}, then {conclusions}", listed(premises.into_iter(), "and"))
        }
        Formula::Not(part) => format!("it is not the case that {}", formula_words(part)),
    }
}

/// `a, b, and c`.
fn listed(texts: impl Iterator<Item = String>, word: &str) -> String {
    let texts: Vec<String> = texts.collect();
    texts.join(&format!(", {word} "))
}

fn trigger_words(trigger: &Trigger) -> String {
    let origin = &trigger.path.origin;
    let noun = references(&trigger.path, trigger.declared.as_ref());
    let event = match &trigger.event {
        Event::Null => noun.verb("turns out to be null", "turn out to be null"),
        Event::Expansion(None) => noun.verb("leads to a new object", "lead to a new object"),
        Event::Expansion(Some(class)) => {
            format!("{} a new {}", noun.verb("leads to", "lead to"), class.name)
        }
        Event::Alias(None) => noun.verb("leads to a known object", "lead to a known object"),
        Event::Alias(Some(class)) => format!("{} a known {}", noun.verb("leads to", "lead to"), class.name),
        Event::AliasOf(target) => {
            format!("{} {}", noun.verb("leads to", "lead to"), noun::objects(target, origin))
        }
    };
    let companion = &trigger.companion;
    let mut text = format!("when {noun} {event}, `{}.{}` runs", companion.class.name, companion.name);
    let arguments: Vec<String> = companion.arguments.iter().map(|argument| argument_words(argument, origin)).collect();
    if !arguments.is_empty() {
        text += &format!(" with {}", arguments.join(" and "));
    }
    text
}

fn argument_words(argument: &Argument, origin: &Origin) -> String {
    match argument {
        Argument::It => "the object it leads to".to_owned(),
        Argument::Back(count) => noun::back(*count),
        Argument::Start => match origin {
            Origin::Instance(class) => format!("that {}", class.name),
            Origin::Root | Origin::Anywhere => "the object the path starts at".to_owned(),
        },
        Argument::Parameter(name) => format!("the input `{name}`"),
    }
}
