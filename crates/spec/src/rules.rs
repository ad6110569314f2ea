//! Parsing of the rule files of JBSE, the tool of the authors of HEX.
//!
//! In JBSE a pattern matches the text of an origin, character by character; here it matches a sequence of steps.
//! Patterns that cut through the name of a step are errors, except where they name finitely many steps. Rules that can
//! never match, since no origin has such a text, are left out with a warning.

mod cursor;
mod method;
mod pattern;
mod step;
mod target;

use cursor::Cursor;

use crate::error::SpecError;
use crate::tree::{Alternative, Atom, Effect, Event, Formula, PathExpression, Span, Spec, Trigger, TypeName};

/// The sections of a rule file.
const SECTIONS: [&str; 3] = ["init", "resolve", "trigger"];

/// Whether a text is a rule file: it begins with a section.
pub(crate) fn is_rule_file(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    cursor.skip_blank();
    SECTIONS.iter().any(|section| cursor.eat_words(&[section, "begin"]))
}

/// Parses a rule file. The result includes the warnings.
pub(crate) fn parse(text: &str) -> Result<(Spec, Vec<SpecError>), SpecError> {
    let mut cursor = Cursor::new(text);
    let mut rules = Rules::default();
    cursor.skip_blank();
    while !cursor.is_end() {
        let open = cursor.here();
        let Some(section) = SECTIONS.iter().find(|section| cursor.eat_words(&[section, "begin"])) else {
            let error = cursor.unexpected("a section");
            return Err(error.with_help("sections start with `init begin`, `resolve begin` or `trigger begin`"));
        };
        cursor.skip_blank();
        while !cursor.eat_words(&[section, "end"]) {
            if cursor.is_end() {
                let error = SpecError::new("this section is not closed", open);
                return Err(error.with_help(format!("add `{section} end`")));
            }
            match *section {
                "init" => {
                    let class = cursor.class_name()?;
                    rules.uninitialized.push(class);
                }
                _ => rules.row(&mut cursor, *section == "resolve")?,
            }
            cursor.skip_blank();
            cursor.expect(";")?;
            cursor.skip_blank();
        }
        cursor.skip_blank();
    }
    Ok((rules.finish(), cursor.warnings))
}

/// What was read so far, by kind.
#[derive(Default)]
struct Rules {
    single: Vec<Formula>,
    expansions: Vec<Alternative>,
    aliases: Vec<Alternative>,
    triggers: Vec<Trigger>,
    uninitialized: Vec<TypeName>,
}

/// The left side of a rule.
struct Subject {
    start: usize,
    path: PathExpression,
    declared: TypeName,
    /// No pattern is given, or only `{R_ANY}`.
    is_bare: bool,
    /// No origin has such a text.
    is_impossible: bool,
}

impl Rules {
    /// One rule; whether it constrains, or only triggers.
    fn row(&mut self, cursor: &mut Cursor<'_>, constrains: bool) -> Result<(), SpecError> {
        let subject = cursor.subject()?;
        if constrains && cursor.eat_words(&["not", "null"]) {
            self.say(cursor, &subject, Effect::NotNull);
            return Ok(());
        }
        if constrains && cursor.eat_words(&["never", "aliases", "target"]) {
            if let Some(target) = cursor.target(&subject)? {
                self.say(cursor, &subject, Effect::NeverAliases(target));
            }
            return Ok(());
        }
        if constrains && cursor.eat_words(&["expands", "to", "nothing"]) {
            self.say(cursor, &subject, Effect::ExpandsToNothing);
            return Ok(());
        }
        if constrains && cursor.eat_words(&["aliases", "nothing"]) {
            self.say(cursor, &subject, Effect::AliasesNothing);
            return Ok(());
        }
        let (effect, event) = if cursor.eat_words(&["null"]) {
            (None, Some(Event::Null))
        } else if cursor.eat_words(&["expands", "to", "instanceof"]) {
            let class = cursor.class_name()?;
            (Some(Effect::ExpandsTo(class.clone())), Some(Event::Expansion(Some(class))))
        } else if cursor.eat_words(&["aliases", "instanceof"]) {
            let class = cursor.class_name()?;
            (Some(Effect::AliasesSome(class.clone())), Some(Event::Alias(Some(class))))
        } else if cursor.eat_words(&["aliases", "target"]) {
            match cursor.target(&subject)? {
                Some(target) => (Some(Effect::Aliases(target.clone())), Some(Event::AliasOf(target))),
                // There is no such object.
                None => (Some(Effect::AliasesNothing), None),
            }
        } else {
            return Err(cursor.unexpected("what the reference does").with_help(if constrains {
                "`not null`, `expands to ...`, `aliases ...`, `never aliases target ...` or `null triggers ...`"
            } else {
                "`null`, `expands to instanceof ...`, `aliases instanceof ...` or `aliases target ...`, then `triggers`"
            }));
        };
        if let Some(effect) = effect.filter(|_| constrains) {
            self.say(cursor, &subject, effect);
        }
        if cursor.eat_words(&["triggers"]) {
            let companion = cursor.method(&subject)?;
            let span = cursor.since(subject.start);
            if let Some(event) = event.filter(|_| !subject.is_impossible) {
                let declared = Some(subject.declared);
                self.triggers.push(Trigger { span, path: subject.path, declared, event, companion });
            }
        } else if !constrains {
            return Err(cursor.unexpected("`triggers` and a method"));
        }
        Ok(())
    }

    fn say(&mut self, cursor: &Cursor<'_>, subject: &Subject, effect: Effect) {
        if subject.is_impossible {
            return;
        }
        let span = cursor.since(subject.start);
        let (path, declared) = (subject.path.clone(), Some(subject.declared.clone()));
        let alternative = Alternative { span, path, declared, effect };
        match alternative.effect {
            Effect::NotNull | Effect::NeverAliases(_) => {
                self.single.push(Formula::Atom(Atom { alternatives: vec![alternative] }));
            }
            Effect::ExpandsToNothing | Effect::ExpandsTo(_) => self.expansions.push(alternative),
            Effect::AliasesNothing | Effect::AliasesSome(_) | Effect::Aliases(_) => self.aliases.push(alternative),
        }
    }

    fn finish(self) -> Spec {
        let mut parts = self.single;
        for alternatives in [self.expansions, self.aliases] {
            if !alternatives.is_empty() {
                parts.push(Formula::Atom(Atom { alternatives }));
            }
        }
        Spec { formula: Formula::And(parts), triggers: self.triggers, uninitialized: self.uninitialized }
    }
}

/// The error of a pattern that matches characters within a step.
fn within_a_step(span: Span) -> SpecError {
    SpecError::new("this speaks of single characters of a step, and only whole steps can be told apart", span)
}
