//! Conjunctions as clauses: neighbouring atoms about the same references become one clause.

use crate::tree::{Alternative, Atom, Effect, Formula, PathExpression, Span, TypeName};

/// A part of a conjunction.
pub(crate) enum Part<'f> {
    /// What one set of references does.
    Clause(Clause<'f>),
    /// Anything else.
    Other(&'f Formula),
}

/// What one set of references does, by atom.
pub(crate) struct Clause<'f> {
    pub(crate) subject: &'f Alternative,
    pub(crate) effects: Vec<Vec<&'f Effect>>,
    /// Where they are written.
    pub(crate) spans: Vec<Span>,
}

/// One or more effects with a name of their own.
pub(crate) enum Phrase<'f> {
    IsNull,
    OnlyAliases(Vec<&'f Effect>),
    /// Alternatives, at least one.
    One(Vec<&'f Effect>),
}

/// The parts of a conjunction, in order.
pub(crate) fn parts(conjuncts: &[Formula]) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for conjunct in conjuncts {
        let Some(clause) = clause(conjunct) else {
            parts.push(Part::Other(conjunct));
            continue;
        };
        match parts.last_mut() {
            Some(Part::Clause(last)) if is_same_subject(last.subject, clause.subject) => {
                last.effects.extend(clause.effects);
                last.spans.extend(clause.spans);
            }
            _ => parts.push(Part::Clause(clause)),
        }
    }
    parts
}

/// An atom that can be said with its path first.
fn clause(formula: &Formula) -> Option<Clause<'_>> {
    let Formula::Atom(Atom { alternatives }) = formula else { return None };
    let subject = alternatives.first()?;
    let is_listed =
        |effect: &Effect| matches!(effect, Effect::ExpandsTo(_) | Effect::AliasesSome(_) | Effect::Aliases(_));
    let is_one = alternatives.iter().all(|other| is_same_subject(subject, other) && is_listed(&other.effect));
    let effects = alternatives.iter().map(|alternative| &alternative.effect).collect();
    (alternatives.len() == 1 || is_one).then_some(Clause { subject, effects: vec![effects], spans: vec![subject.span] })
}

impl<'f> Clause<'f> {
    /// Its effects, with names for the usual combinations.
    pub(crate) fn phrases(&self) -> Vec<Phrase<'f>> {
        let mut phrases = Vec::new();
        let mut rest = &self.effects[..];
        while let [first, others @ ..] = rest {
            let kind = |effects: &[&Effect]| match effects {
                [Effect::NotNull] => 'n',
                [Effect::ExpandsToNothing] => 'x',
                [Effect::AliasesNothing] => '0',
                [Effect::Aliases(_) | Effect::AliasesSome(_), ..] => 'a',
                _ => ' ',
            };
            let (phrase, length) = match (kind(first), others) {
                ('x', [second, ..]) if kind(second) == '0' => (Phrase::IsNull, 2),
                ('n', [second, third, ..]) if kind(second) == 'x' && kind(third) == 'a' => {
                    (Phrase::OnlyAliases(third.clone()), 3)
                }
                _ => (Phrase::One(first.clone()), 1),
            };
            phrases.push(phrase);
            rest = &rest[length..];
        }
        phrases
    }
}

/// Whether both speak of the same references.
pub(crate) fn is_same_subject(first: &Alternative, second: &Alternative) -> bool {
    let same_type = |first: &Option<TypeName>, second: &Option<TypeName>| {
        first.as_ref().map(|class| &class.name) == second.as_ref().map(|class| &class.name)
    };
    let same_path = |first: &PathExpression, second: &PathExpression| first.to_string() == second.to_string();
    same_type(&first.declared, &second.declared) && same_path(&first.path, &second.path)
}
