//! Triggers of our spelling: `when path event runs Class.method(argument, ...)`.

use super::Parser;
use super::lexer::Kind;
use crate::error::SpecError;
use crate::tree::{Argument, Companion, Event, PathExpression, Start, Trigger};

impl Parser<'_, '_> {
    pub(super) fn trigger(&mut self) -> Result<Trigger, SpecError> {
        let start = self.advance().span.start;
        let subject = self.subject()?;
        let event = self.event(&subject.path)?;
        self.expect_word("runs")?;
        let companion = self.companion(&subject.path)?;
        let span = self.since(start);
        Ok(Trigger { span, path: subject.path, declared: subject.declared, event, companion })
    }

    fn event(&mut self, path: &PathExpression) -> Result<Event, SpecError> {
        if self.eat_word("null") {
            return Ok(Event::Null);
        }
        if self.eat_word("expands") {
            return Ok(Event::Expansion(if self.eat_word("to") { Some(self.type_name()?) } else { None }));
        }
        if self.eat_word("aliases") {
            return Ok(if self.eat_word("some") {
                Event::Alias(Some(self.type_name()?))
            } else if self.is_target() {
                Event::AliasOf(self.target(path)?)
            } else {
                Event::Alias(None)
            });
        }
        Err(self.unexpected("an event").with_help("`null`, `expands [to T]` or `aliases [some T | target]`"))
    }

    fn companion(&mut self, path: &PathExpression) -> Result<Companion, SpecError> {
        let start = self.token().span.start;
        let mut class = self.type_name()?;
        let Some((owner, method)) = class.name.rsplit_once('.') else {
            return Err(SpecError::new("a method is written `Class.method`", class.span));
        };
        let name = method.to_owned();
        class.name.truncate(owner.len());
        class.span.end -= name.len() + 1;
        if name.ends_with("[]") {
            return Err(SpecError::new("a method is written `Class.method`", self.since(start)));
        }
        self.expect_sign("(")?;
        let mut arguments = Vec::new();
        if !self.is_sign(")") {
            arguments.push(self.argument(path)?);
            while self.eat_sign(",") {
                arguments.push(self.argument(path)?);
            }
        }
        self.expect_sign(")")?;
        let mut descriptor = None;
        if self.eat_word("as") {
            if self.token().kind != Kind::Quoted {
                return Err(self.unexpected("a descriptor in quotes").with_help("for instance `as \"(LNode;)V\"`"));
            }
            descriptor = Some(self.advance().text.to_owned());
        }
        Ok(Companion { span: self.since(start), class, name, descriptor, arguments })
    }

    fn argument(&mut self, path: &PathExpression) -> Result<Argument, SpecError> {
        let token = self.token();
        match (token.text, &path.origin) {
            ("it", _) => {
                self.advance();
                Ok(Argument::It)
            }
            ("owner", _) => Ok(Argument::Back(self.owners()?)),
            ("this", Start::Instance(_)) | ("any", Start::Anywhere) => {
                self.advance();
                Ok(Argument::Start)
            }
            ("root", _) => {
                self.advance();
                self.expect_sign(".")?;
                Ok(Argument::Parameter(self.name("the name of a parameter")?.to_owned()))
            }
            ("this" | "any", _) => {
                let error = SpecError::new("this is where a path starts, and this path starts elsewhere", token.span);
                Err(error.with_help("the parameter `this` is written `root.this`"))
            }
            _ => Err(self
                .unexpected("an argument")
                .with_help("arguments are `it`, `owner`, `this`, `any` or `root.parameter`")),
        }
    }
}
