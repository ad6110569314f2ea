//! What a specification names, with the places: types, and fields that some class should have.

use crate::fields::{each_alternative, first_steps, last_steps};
use crate::hex::is_word_char;
use crate::tree::{
    Alternative, Argument, Base, Effect, Event, PathExpression, Regex, Span, Spec, Start, Step, Symbol, Target,
    TypeName,
};

/// A field that is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mention<'s> {
    /// The class that declares it, if it is given.
    pub class: Option<&'s TypeName>,
    /// Its name.
    pub name: &'s str,
    /// Where.
    pub span: Span,
}

/// The types that are named, apart from those of companion methods; each once, in order.
pub fn type_names(spec: &Spec) -> Vec<&TypeName> {
    let mut found: Vec<&TypeName> = spec.uninitialized.iter().collect();
    each_alternative(&spec.formula, &mut |alternative| {
        path_types(&alternative.path, alternative.declared.as_ref(), &mut found);
        match &alternative.effect {
            Effect::ExpandsTo(class) | Effect::AliasesSome(class) => found.push(class),
            Effect::Aliases(target) | Effect::NeverAliases(target) => classes(&target.steps, &mut found),
            Effect::NotNull | Effect::ExpandsToNothing | Effect::AliasesNothing => {}
        }
    });
    for trigger in &spec.triggers {
        path_types(&trigger.path, trigger.declared.as_ref(), &mut found);
        match &trigger.event {
            Event::Expansion(class) | Event::Alias(class) => found.extend(class),
            Event::AliasOf(target) => classes(&target.steps, &mut found),
            Event::Null => {}
        }
    }
    let mut known: Vec<&TypeName> = Vec::new();
    for class in found {
        if !known.iter().any(|other| other.name == class.name) {
            known.push(class);
        }
    }
    known
}

/// The types at whose objects paths start: those of blocks `class T { ... }`. Each once, in order.
pub fn instance_types(spec: &Spec) -> Vec<&TypeName> {
    let mut origins: Vec<&Start> = Vec::new();
    each_alternative(&spec.formula, &mut |alternative| origins.push(&alternative.path.origin));
    origins.extend(spec.triggers.iter().map(|trigger| &trigger.path.origin));
    let mut found: Vec<&TypeName> = Vec::new();
    for origin in origins {
        if let Start::Instance(class) = origin
            && !found.iter().any(|other| other.name == class.name)
        {
            found.push(class);
        }
    }
    found
}

/// The fields that are named in a specification with this text, each once, in order. Steps from outside may be parameters
/// of whatever method, and are left out.
pub fn field_mentions<'s>(spec: &'s Spec, text: &str) -> Vec<Mention<'s>> {
    let mut found = Found { text, mentions: Vec::new() };
    each_alternative(&spec.formula, &mut |alternative| {
        found.path(&alternative.path, alternative.span);
        if let Effect::Aliases(target) | Effect::NeverAliases(target) = &alternative.effect {
            found.target(target, &alternative.path.origin);
        }
    });
    for trigger in &spec.triggers {
        found.path(&trigger.path, trigger.span);
        if let Event::AliasOf(target) = &trigger.event {
            found.target(target, &trigger.path.origin);
        }
    }
    found.mentions.sort_by_key(|mention| mention.span.start);
    found.mentions
}

/// The parameters that are named, each once, in order.
pub fn parameters(spec: &Spec) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    each_first_step(spec, &mut |steps, _| {
        for symbol in first_steps(steps) {
            if let Symbol::Named { class: None, name } = symbol {
                found.push(name);
            }
        }
    });
    found.extend(argument_names(spec).map(|(name, _)| name));
    let mut known = Vec::new();
    found.retain(|name| {
        let is_new = !known.contains(name);
        known.push(*name);
        is_new
    });
    found
}

/// What can only be parameters, in a specification with this text: the first of the steps from outside, where it stands
/// alone, and arguments of companion methods. Each once, in order.
pub fn parameter_mentions<'s>(spec: &'s Spec, text: &str) -> Vec<Mention<'s>> {
    let mut found: Vec<(&str, Span)> = Vec::new();
    each_first_step(spec, &mut |steps, within| {
        let first = match steps {
            Regex::Concat(parts) => parts.first(),
            single => Some(single),
        };
        if let Some(Regex::One(Symbol::Named { class: None, name })) = first {
            found.push((name, within));
        }
    });
    found.extend(argument_names(spec));
    let mut mentions: Vec<Mention> = Vec::new();
    for (name, within) in found {
        if !mentions.iter().any(|other| other.name == name) {
            mentions.push(Mention { class: None, name, span: word(text, within, name).unwrap_or(within) });
        }
    }
    mentions.sort_by_key(|mention| mention.span.start);
    mentions
}

/// Visits the steps of all paths and targets that start outside, each with its place.
fn each_first_step<'s>(spec: &'s Spec, visit: &mut impl FnMut(&'s Regex, Span)) {
    each_alternative(&spec.formula, &mut |alternative| {
        let origin = &alternative.path.origin;
        if *origin == Start::Root {
            visit(&alternative.path.steps, alternative.span);
        }
        if let Effect::Aliases(target) | Effect::NeverAliases(target) = &alternative.effect
            && is_outside(target, origin)
        {
            visit(&target.steps, target.span);
        }
    });
    for trigger in &spec.triggers {
        let origin = &trigger.path.origin;
        if *origin == Start::Root {
            visit(&trigger.path.steps, trigger.span);
        }
        if let Event::AliasOf(target) = &trigger.event
            && is_outside(target, origin)
        {
            visit(&target.steps, target.span);
        }
    }
}

/// Whether a target of a path starts outside, and nowhere else.
fn is_outside(target: &Target, origin: &Start) -> bool {
    match target.base {
        Base::Root => true,
        Base::Start => *origin == Start::Root,
        Base::Back(_) => false,
    }
}

fn argument_names(spec: &Spec) -> impl Iterator<Item = (&str, Span)> {
    spec.triggers.iter().flat_map(|trigger| {
        trigger.companion.arguments.iter().filter_map(|argument| match argument {
            Argument::Parameter(name) => Some((name.as_str(), trigger.companion.span)),
            Argument::It | Argument::Back(_) | Argument::Start => None,
        })
    })
}

/// Whether some rule is about the references of a field, or about the elements of an array, that are declared with this
/// type. The object from which the rule's path starts is not considered.
pub fn speaks_of(spec: &Spec, step: Step<'_>, declared: &str) -> bool {
    let mut is_spoken_of = false;
    each_alternative(&spec.formula, &mut |Alternative { path, declared: wanted, .. }| {
        is_spoken_of |= wanted.as_ref().is_none_or(|wanted| wanted.matches(declared))
            && last_steps(&path.steps).iter().any(|symbol| symbol.matches(step));
    });
    is_spoken_of
}

fn path_types<'s>(path: &'s PathExpression, declared: Option<&'s TypeName>, found: &mut Vec<&'s TypeName>) {
    if let Start::Instance(class) = &path.origin {
        found.push(class);
    }
    found.extend(declared);
    classes(&path.steps, found);
}

fn classes<'s>(regex: &'s Regex, found: &mut Vec<&'s TypeName>) {
    symbols(regex, &mut |symbol| {
        if let Symbol::Named { class: Some(class), .. } = symbol {
            found.push(class);
        }
    });
}

fn symbols<'s>(regex: &'s Regex, visit: &mut impl FnMut(&'s Symbol)) {
    match regex {
        Regex::Empty => {}
        Regex::One(symbol) => visit(symbol),
        Regex::Concat(parts) | Regex::Alt(parts) => parts.iter().for_each(|part| symbols(part, visit)),
        Regex::Star(part) | Regex::Plus(part) | Regex::Optional(part) => symbols(part, visit),
    }
}

struct Found<'s, 't> {
    text: &'t str,
    mentions: Vec<Mention<'s>>,
}

impl<'s> Found<'s, '_> {
    fn path(&mut self, path: &'s PathExpression, span: Span) {
        self.steps(&path.steps, !matches!(path.origin, Start::Instance(_)), span);
    }

    fn target(&mut self, target: &'s Target, origin: &Start) {
        let is_outside = match target.base {
            Base::Root => true,
            Base::Start => !matches!(origin, Start::Instance(_)),
            Base::Back(_) => false,
        };
        self.steps(&target.steps, is_outside, target.span);
    }

    fn steps(&mut self, regex: &'s Regex, is_outside: bool, within: Span) {
        let first = if is_outside { first_steps(regex) } else { Vec::new() };
        symbols(regex, &mut |symbol| {
            let Symbol::Named { class, name } = symbol else { return };
            let is_parameter = class.is_none() && first.iter().any(|other| std::ptr::eq(*other, symbol));
            let class = class.as_ref();
            let is_same =
                |other: &Mention| other.name == *name && other.class.map(|c| &c.name) == class.map(|c| &c.name);
            if !is_parameter && !self.mentions.iter().any(is_same) {
                let span = word(self.text, within, name).unwrap_or(within);
                self.mentions.push(Mention { class, name, span });
            }
        });
    }
}

/// Where a word stands first within a part of the text. Steps have no places of their own in the tree.
fn word(text: &str, within: Span, word: &str) -> Option<Span> {
    let part = text.get(within.start..within.end)?;
    let is_free = |at: usize| {
        let (before, behind) = (part[..at].chars().next_back(), part[at + word.len()..].chars().next());
        before.is_none_or(|c| !is_word_char(c)) && behind.is_none_or(|c| !is_word_char(c))
    };
    let at = part.match_indices(word).map(|(at, _)| at).find(|&at| is_free(at))?;
    Some(Span { start: within.start + at, end: within.start + at + word.len() })
}
