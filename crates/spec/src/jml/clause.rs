//! Clauses: what methods and objects promise.

use super::lexer::Kind;
use super::tree::{
    Behavior, Ends, Expression, ExpressionKind, Location, LocationKind, MethodClause, MethodClauseKind, Name,
    TypeClauseKind, TypeText,
};
use super::{Parser, is};
use crate::error::SpecError;

/// A word with which a clause about a method begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Requires,
    Ensures,
    Signals,
    SignalsOnly,
    Assignable,
    /// A further case.
    Also,
    /// The kind of the case.
    Ends(Ends),
}

const WORDS: &[(&str, Word)] = &[
    ("requires", Word::Requires),
    ("pre", Word::Requires),
    ("ensures", Word::Ensures),
    ("post", Word::Ensures),
    ("signals", Word::Signals),
    ("exsures", Word::Signals),
    ("signals_only", Word::SignalsOnly),
    ("assignable", Word::Assignable),
    ("modifies", Word::Assignable),
    ("modifiable", Word::Assignable),
    ("also", Word::Also),
    ("behavior", Word::Ends(Ends::Any)),
    ("behaviour", Word::Ends(Ends::Any)),
    ("normal_behavior", Word::Ends(Ends::Normal)),
    ("normal_behaviour", Word::Ends(Ends::Normal)),
    ("exceptional_behavior", Word::Ends(Ends::Exceptional)),
    ("exceptional_behaviour", Word::Ends(Ends::Exceptional)),
];

const TYPE_WORDS: &[(&str, TypeClauseKind)] = &[
    ("invariant", TypeClauseKind::Invariant),
    ("inv", TypeClauseKind::Invariant),
    ("constraint", TypeClauseKind::Constraint),
    ("initially", TypeClauseKind::Initially),
];

/// Clauses of JML that we do not understand. They are left out with a warning, up to their semicolon.
const LEFT_OUT: &[&str] = &[
    "accessible",
    "axiom",
    "callable",
    "captures",
    "code",
    "decreases",
    "decreasing",
    "diverges",
    "duration",
    "forall",
    "in",
    "loop_invariant",
    "loop_modifies",
    "maintaining",
    "maps",
    "measured_by",
    "monitors_for",
    "old",
    "readable",
    "represents",
    "when",
    "working_space",
    "writable",
];

impl Parser<'_, '_> {
    /// The word of a clause about a method here, if there is one.
    fn method_word(&self) -> Option<Word> {
        let token = self.token();
        let text = token.text.strip_suffix("_redundantly").unwrap_or(token.text);
        let word = WORDS.iter().find(|(word, _)| *word == text)?.1;
        (self.is_jml() && token.kind == Kind::Word).then_some(word)
    }

    /// Whether a clause about a method begins here.
    pub(super) fn is_method_clause(&self) -> bool {
        self.method_word().is_some()
    }

    /// Whether a clause begins here that we do not understand.
    pub(super) fn is_left_out(&self) -> bool {
        let token = self.token();
        self.is_jml() && token.kind == Kind::Word && LEFT_OUT.contains(&token.text)
    }

    /// Passes a clause by; the result is the warning.
    pub(super) fn leave_out(&mut self) -> SpecError {
        let start = self.advance();
        while !self.is_sign(";") && self.is_jml() && self.token().kind != Kind::End {
            self.advance();
        }
        self.eat_sign(";");
        let message = format!("`{}` is not supported: this clause is left out", start.text);
        SpecError::new(message, self.since(start.span.start))
    }

    /// The word of a clause about objects here, if there is one.
    pub(super) fn type_word(&self) -> Option<TypeClauseKind> {
        let token = self.token();
        let text = token.text.strip_suffix("_redundantly").unwrap_or(token.text);
        let word = TYPE_WORDS.iter().find(|(word, _)| *word == text)?.1;
        (self.is_jml() && token.kind == Kind::Word).then_some(word)
    }

    /// Reads a clause about a method into the cases before the method.
    pub(super) fn method_clause(&mut self, cases: &mut Vec<Behavior>) -> Result<(), SpecError> {
        let Some(word) = self.method_word() else { return Err(self.unexpected("a clause")) };
        let start = self.advance().span;
        let kind = match word {
            Word::Also => {
                cases.push(Behavior { span: start, ..Behavior::default() });
                return Ok(());
            }
            Word::Ends(ends) => {
                match cases.last_mut().filter(|case| case.clauses.is_empty()) {
                    Some(case) => case.ends = ends,
                    None => cases.push(Behavior { ends, span: start, ..Behavior::default() }),
                }
                return Ok(());
            }
            Word::Requires => MethodClauseKind::Requires(self.expression()?),
            Word::Ensures => MethodClauseKind::Ensures(self.expression()?),
            Word::Signals => self.signals()?,
            Word::SignalsOnly => MethodClauseKind::SignalsOnly(self.exceptions()?),
            Word::Assignable => MethodClauseKind::Assignable(self.locations()?),
        };
        self.end_clause()?;
        let clause = MethodClause { kind, span: self.since(start.start) };
        match cases.last_mut() {
            Some(case) => case.clauses.push(clause),
            None => cases.push(Behavior { clauses: vec![clause], ends: Ends::Any, span: start }),
        }
        Ok(())
    }

    /// The semicolon behind a clause. The error is placed behind what was understood, which may be lines above the next word.
    pub(super) fn end_clause(&mut self) -> Result<(), SpecError> {
        if self.eat_sign(";") {
            return Ok(());
        }
        let end = self.since(0).end;
        let error = self.unexpected("`;`");
        Err(match self.is_jml() && self.token().kind != Kind::End {
            true => error,
            false => SpecError { span: crate::tree::Span { start: end, end }, ..error },
        })
    }

    /// `(Exception e) condition`.
    pub(super) fn signals(&mut self) -> Result<MethodClauseKind, SpecError> {
        self.expect_sign("(")?;
        let exception = self.type_text()?;
        let name: Option<Name> = if self.is_sign(")") { None } else { Some(self.name("the name of the exception")?) };
        self.expect_sign(")")?;
        let is_over = self.is_sign(";") || self.token().kind == Kind::End;
        let condition = match is_over {
            true => Expression { kind: ExpressionKind::Boolean(true), span: exception.span },
            false => self.expression()?,
        };
        Ok(MethodClauseKind::Signals { exception, name, condition })
    }

    fn exceptions(&mut self) -> Result<Vec<TypeText>, SpecError> {
        let mut exceptions = Vec::new();
        if self.eat_word("\\nothing") {
            return Ok(exceptions);
        }
        loop {
            exceptions.push(self.type_text()?);
            if !self.eat_sign(",") {
                return Ok(exceptions);
            }
        }
    }

    /// What may be assigned: `this.size, head.*, a[*], a[i..j], \nothing`.
    pub(super) fn locations(&mut self) -> Result<Vec<Location>, SpecError> {
        let mut locations = vec![self.location()?];
        while self.eat_sign(",") {
            locations.push(self.location()?);
        }
        Ok(locations)
    }

    fn location(&mut self) -> Result<Location, SpecError> {
        let start = self.token().span.start;
        let kind = if self.eat_word("\\nothing") {
            LocationKind::Nothing
        } else if self.eat_word("\\everything") {
            LocationKind::Everything
        } else {
            self.places()?
        };
        Ok(Location { kind, span: self.since(start) })
    }

    fn places(&mut self) -> Result<LocationKind, SpecError> {
        let places = self.expression()?;
        if self.is_sign(".") && is(self.ahead(1), Kind::Sign, "*") {
            self.at += 2;
            return Ok(LocationKind::All(places));
        }
        if !self.eat_sign("[") {
            return match places.kind {
                ExpressionKind::Name(_) | ExpressionKind::Field(..) | ExpressionKind::Element(..) => {
                    Ok(LocationKind::One(places))
                }
                _ => {
                    let error = SpecError::new("this is nothing that can be assigned", places.span);
                    Err(error.with_help("write a field (`x.f`), all fields (`x.*`), an element (`a[i]`), elements (`a[*]`, `a[i..j]`), `\\nothing` or `\\everything`"))
                }
            };
        }
        if self.eat_sign("*") {
            self.expect_sign("]")?;
            return Ok(LocationKind::Elements(places));
        }
        let first = self.expression()?;
        self.expect_sign("..")?;
        let last = self.expression()?;
        self.expect_sign("]")?;
        Ok(LocationKind::Range(places, first, last))
    }
}
