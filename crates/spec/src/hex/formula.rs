//! Propositional connectives of our spelling. From loose to tight: `implies`, `or`, `and`, `not`.

use super::Parser;
use crate::error::SpecError;
use crate::tree::{Atom, Effect, Formula};

impl Parser<'_, '_> {
    /// A formula; `a implies b implies c` is `a implies (b implies c)`.
    pub(super) fn formula(&mut self) -> Result<Formula, SpecError> {
        let mut parts = vec![self.disjunction()?];
        while self.eat_word("implies") || self.eat_sign("=>") {
            parts.push(self.disjunction()?);
        }
        let conclusion = parts.pop();
        let premises = parts.into_iter().map(|premise| Formula::Not(Box::new(premise)));
        Ok(Formula::or(premises.chain(conclusion)))
    }

    fn disjunction(&mut self) -> Result<Formula, SpecError> {
        let mut parts = vec![self.conjunction()?];
        while self.eat_word("or") || self.eat_sign("||") {
            parts.push(self.conjunction()?);
        }
        Ok(Formula::or(parts))
    }

    fn conjunction(&mut self) -> Result<Formula, SpecError> {
        let mut parts = vec![self.negation()?];
        while self.eat_word("and") || self.eat_sign("&&") {
            parts.push(self.negation()?);
        }
        Ok(Formula::and(parts))
    }

    fn negation(&mut self) -> Result<Formula, SpecError> {
        if self.eat_word("not") || self.eat_sign("!") {
            return Ok(Formula::Not(Box::new(self.nested(Parser::negation)?)));
        }
        if self.eat_sign("(") {
            let formula = self.nested(Parser::formula)?;
            self.expect_sign(")")?;
            return Ok(formula);
        }
        if self.is_word("either") {
            return self.either();
        }
        self.clause()
    }

    /// `either { clause; clause; }`: one atom whose alternatives have different paths.
    fn either(&mut self) -> Result<Formula, SpecError> {
        let start = self.advance().span.start;
        self.expect_sign("{")?;
        let mut alternatives: Vec<crate::Alternative> = Vec::new();
        while !self.eat_sign("}") {
            let clause = self.token().span.start;
            let Formula::Atom(atom) = self.clause()? else {
                return Err(SpecError::new("each alternative says one thing", self.since(clause)));
            };
            if let (Some(first), Some(new)) = (alternatives.first(), atom.alternatives.first())
                && !first.effect.is_alternative_to(&new.effect)
            {
                let error = SpecError::new("this is of another kind than the alternatives before", new.span);
                return Err(error
                    .with_help("all say `not null`, or all `expands to`, or all `aliases`, or all `never aliases`"));
            }
            alternatives.extend(atom.alternatives);
            self.expect_sign(";")?;
        }
        if alternatives.is_empty() {
            return Err(SpecError::new("there is no alternative here", self.since(start)));
        }
        Ok(Formula::Atom(Atom { alternatives }))
    }
}

impl Effect {
    /// Whether both are of one kind, so that they can be alternatives of one atom.
    pub fn is_alternative_to(&self, other: &Effect) -> bool {
        let kind = |effect: &Effect| match effect {
            Effect::NotNull => 0,
            Effect::ExpandsToNothing | Effect::ExpandsTo(_) => 1,
            Effect::AliasesNothing | Effect::AliasesSome(_) | Effect::Aliases(_) => 2,
            Effect::NeverAliases(_) => 3,
        };
        kind(self) == kind(other)
    }
}
