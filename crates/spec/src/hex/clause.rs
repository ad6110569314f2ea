//! Clauses of our spelling: a path, and what the references it leads to do.

use super::Parser;
use crate::error::SpecError;
use crate::tree::{Alternative, Atom, Effect, Formula, PathExpression, TypeName};

/// Which references a clause speaks of.
pub(super) struct Subject {
    start: usize,
    pub(super) path: PathExpression,
    pub(super) declared: Option<TypeName>,
}

impl Parser<'_, '_> {
    /// A path with one or more effects; an atom if it is one.
    pub(super) fn clause(&mut self) -> Result<Formula, SpecError> {
        let subject = self.subject()?;
        let mut atoms = Vec::new();
        self.effect(&subject, &mut atoms)?;
        while self.eat_sign(",") {
            self.effect(&subject, &mut atoms)?;
        }
        Ok(Formula::and(atoms))
    }

    /// `path [of T]`.
    pub(super) fn subject(&mut self) -> Result<Subject, SpecError> {
        let start = self.token().span.start;
        let path = self.path()?;
        let declared = if self.eat_word("of") { Some(self.type_name()?) } else { None };
        Ok(Subject { start, path, declared })
    }

    fn effect(&mut self, subject: &Subject, atoms: &mut Vec<Formula>) -> Result<(), SpecError> {
        let start = self.token().span.start;
        let mut say = |parser: &Self, effects: Vec<Effect>| {
            // The first one's span covers the path as well.
            let start = if atoms.is_empty() { subject.start } else { start };
            let span = parser.since(start);
            let (path, declared) = (&subject.path, &subject.declared);
            let alternative = |effect| Alternative { span, path: path.clone(), declared: declared.clone(), effect };
            let alternatives = effects.into_iter().map(alternative).collect();
            atoms.push(Formula::Atom(Atom { alternatives }));
        };
        if self.eat_word("not") {
            self.expect_word("null")?;
            say(self, vec![Effect::NotNull]);
        } else if self.eat_word("is") {
            self.expect_word("null")?;
            say(self, vec![Effect::ExpandsToNothing]);
            say(self, vec![Effect::AliasesNothing]);
        } else if self.eat_word("expands") {
            self.expect_word("to")?;
            let effects = self.expansions()?;
            say(self, effects);
        } else if self.eat_word("aliases") {
            let effects = self.aliases(&subject.path)?;
            say(self, effects);
        } else if self.eat_word("only") {
            self.expect_word("aliases")?;
            let effects = self.aliases(&subject.path)?;
            say(self, vec![Effect::NotNull]);
            say(self, vec![Effect::ExpandsToNothing]);
            say(self, effects);
        } else if self.eat_word("never") {
            self.expect_word("aliases")?;
            let target = self.target(&subject.path)?;
            if self.is_sign("|") {
                let error = SpecError::new("`never aliases` takes one target", self.token().span);
                return Err(error.with_help("separate several with a comma: `never aliases a, never aliases b`"));
            }
            say(self, vec![Effect::NeverAliases(target)]);
        } else {
            return Err(self.unexpected("what the reference does").with_help(
                "`not null`, `is null`, `expands to ...`, `aliases ...`, `only aliases ...` or `never aliases ...`",
            ));
        }
        Ok(())
    }

    fn expansions(&mut self) -> Result<Vec<Effect>, SpecError> {
        if self.eat_word("nothing") {
            return Ok(vec![Effect::ExpandsToNothing]);
        }
        let mut effects = vec![Effect::ExpandsTo(self.type_name()?)];
        while self.eat_sign("|") {
            effects.push(Effect::ExpandsTo(self.type_name()?));
        }
        Ok(effects)
    }

    fn aliases(&mut self, path: &PathExpression) -> Result<Vec<Effect>, SpecError> {
        if self.eat_word("nothing") {
            return Ok(vec![Effect::AliasesNothing]);
        }
        let mut effects: Vec<Effect> = Vec::new();
        loop {
            let is_type = !self.is_target() && matches!(effects.last(), Some(Effect::AliasesSome(_)));
            effects.push(if self.eat_word("some") || is_type {
                Effect::AliasesSome(self.type_name()?)
            } else {
                Effect::Aliases(self.target(path)?)
            });
            if !self.eat_sign("|") {
                return Ok(effects);
            }
        }
    }
}
