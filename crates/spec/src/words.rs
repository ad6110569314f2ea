//! Specifications in plain English, one sentence per rule.

mod effect;
mod noun;

use effect::predicate;
use noun::{article, references, short};

use crate::clauses::{Part, Phrase, is_same_subject, parts};
use crate::fields::last_steps;
use crate::tree::{Alternative, Argument, Atom, Event, Formula, Span, Spec, Start, Symbol, Trigger};

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
        explained.push(sentence(class.span, format!("the class {} is not initialized yet", class.name)));
    }
    let conjuncts = match &spec.formula {
        Formula::And(conjuncts) => &conjuncts[..],
        formula => std::slice::from_ref(formula),
    };
    for part in parts(conjuncts) {
        match &part {
            Part::Other(Formula::Atom(atom)) => rules(&atom.alternatives, &mut explained),
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

/// Alternatives over several paths: each in words, with what the other alternatives allow for the same references.
fn rules(alternatives: &[Alternative], explained: &mut Vec<Explained>) {
    let mut rest: Vec<&Alternative> = alternatives.iter().collect();
    while let Some(first) = rest.first().copied() {
        let same: Vec<&Alternative>;
        (same, rest) = rest.into_iter().partition(|other| is_same_subject(first, other));
        let effects = same.iter().map(|alternative| &alternative.effect).collect();
        let noun = references(&first.path, first.declared.as_ref());
        let mut text = noun.with_verb(&predicate(&[Phrase::One(effects)], &first.path.origin, &noun));
        if alternatives.iter().any(|other| !is_same_subject(first, other) && may_overlap(first, other)) {
            text += " (unless another rule allows more)";
        }
        explained.push(sentence(first.span, text));
    }
}

/// Whether both may be about one reference.
fn may_overlap(first: &Alternative, second: &Alternative) -> bool {
    if let (Some(first), Some(second)) = (&first.declared, &second.declared)
        && first.name != second.name
    {
        return false;
    }
    let second = last_steps(&second.path.steps);
    let is_shared = |symbol: &Symbol| *symbol == Symbol::Any || second.iter().any(|other| is_same(symbol, other));
    second.contains(&&Symbol::Any) || last_steps(&first.path.steps).into_iter().any(is_shared)
}

fn is_same(first: &Symbol, second: &Symbol) -> bool {
    match (first, second) {
        (Symbol::Named { name: first, .. }, Symbol::Named { name: second, .. }) => first == second,
        _ => first == second,
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
            rules(alternatives, &mut explained);
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

/// `a, and b, and c`.
fn listed(texts: impl Iterator<Item = String>, word: &str) -> String {
    let texts: Vec<String> = texts.collect();
    texts.join(&format!(", {word} "))
}

fn trigger_words(trigger: &Trigger) -> String {
    let origin = &trigger.path.origin;
    let noun = references(&trigger.path, trigger.declared.as_ref());
    let event = match &trigger.event {
        Event::Null => "turns out to be null".to_owned(),
        Event::Expansion(None) => "leads to a new object".to_owned(),
        Event::Expansion(Some(class)) => format!("leads to a new {}", short(&class.name)),
        Event::Alias(None) => "leads to an object known before".to_owned(),
        Event::Alias(Some(class)) => format!("leads to {} known before", article(&class.name)),
        Event::AliasOf(target) => format!("leads to {}", noun::objects(target, origin)),
    };
    let companion = &trigger.companion;
    let mut text = format!("when {} {event}, `{}.{}` runs", noun.whichever(), companion.class.name, companion.name);
    let arguments: Vec<String> = companion.arguments.iter().map(|argument| argument_words(argument, origin)).collect();
    if !arguments.is_empty() {
        text += &format!(" with {}", arguments.join(" and "));
    }
    text
}

fn argument_words(argument: &Argument, origin: &Start) -> String {
    match argument {
        Argument::It => "the object it leads to".to_owned(),
        Argument::Back(count) => noun::back(*count),
        Argument::Start => match origin {
            Start::Instance(class) => format!("that {}", short(&class.name)),
            Start::Root | Start::Anywhere => "the object the path starts at".to_owned(),
        },
        Argument::Parameter(name) => format!("the input `{name}`"),
    }
}
