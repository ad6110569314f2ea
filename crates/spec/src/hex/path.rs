//! Paths and targets of our spelling: regular expressions over steps.

use super::{Parser, STEPS};
use crate::error::SpecError;
use crate::tree::{Base, PathExpression, Regex, Start, Symbol, Target, TypeName};

/// Words with which a target can start.
const TARGETS: [&str; 7] = ["max", "root", "any", "this", "owner", "it", "some"];

impl Parser<'_, '_> {
    /// `root.list(.next)+`.
    pub(super) fn path(&mut self) -> Result<PathExpression, SpecError> {
        let start = self.token();
        let origin = self.origin()?;
        let steps = self.steps()?;
        if steps == Regex::Empty {
            let error = SpecError::new("no step leads to a reference", start.span);
            return Err(error.with_help(format!("go on with `.field`, for instance `{}.next`", start.text)));
        }
        Ok(PathExpression { origin, steps })
    }

    /// Whether a target can start here, or `some`.
    pub(super) fn is_target(&self) -> bool {
        TARGETS.iter().any(|word| self.is_word(word))
    }

    /// `max any.header(.next)*`, of a reference at the end of a path.
    pub(super) fn target(&mut self, path: &PathExpression) -> Result<Target, SpecError> {
        let start = self.token().span.start;
        let max = self.eat_word("max");
        let base = self.base(path)?;
        let steps = self.steps()?;
        Ok(Target { span: self.since(start), max, base, steps })
    }

    fn base(&mut self, path: &PathExpression) -> Result<Base, SpecError> {
        let token = self.token();
        let base = match (token.text, &path.origin) {
            ("root", _) => Base::Root,
            ("any", Start::Anywhere) | ("this", Start::Instance(_)) => Base::Start,
            ("any" | "this", _) => {
                let message = format!("`{}` is where the path starts, and this path starts elsewhere", token.text);
                let word = match path.origin {
                    Start::Root => "root",
                    Start::Anywhere => "any",
                    Start::Instance(_) => "this",
                };
                return Err(SpecError::new(message, token.span).with_help(format!("this path starts at `{word}`")));
            }
            ("it", _) => Base::Back(0),
            ("owner", _) => return Ok(Base::Back(self.owners()?)),
            _ => {
                let help = "targets are `nothing`, `some T`, or start with `root`, `any`, `this` or `owner`, perhaps after `max`";
                return Err(self.unexpected("a target").with_help(help));
            }
        };
        self.advance();
        Ok(base)
    }

    /// `owner.owner`: how many.
    pub(super) fn owners(&mut self) -> Result<u32, SpecError> {
        self.expect_word("owner")?;
        let mut count = 1;
        while self.is_sign(".") && self.tokens[self.at + 1].text == "owner" {
            // `.owner:name` is a field that a class called `owner` declares.
            if matches!(self.tokens.get(self.at + 2), Some(token) if token.text == ":" || token.text == "/") {
                break;
            }
            self.advance();
            self.advance();
            count += 1;
        }
        Ok(count)
    }

    /// Any number of steps, perhaps none.
    fn steps(&mut self) -> Result<Regex, SpecError> {
        let start = self.token().span.start;
        let steps = self.sequence()?;
        if steps.len() > STEPS {
            let message = format!("more than {STEPS} steps are written in this expression");
            return Err(SpecError::new(message, self.since(start)));
        }
        Ok(steps)
    }

    fn sequence(&mut self) -> Result<Regex, SpecError> {
        let mut parts = Vec::new();
        while let Some(part) = self.step()? {
            parts.push(self.repeated(part));
        }
        Ok(Regex::concat(parts))
    }

    fn repeated(&mut self, mut part: Regex) -> Regex {
        loop {
            part = if self.eat_sign("*") {
                part.star()
            } else if self.eat_sign("+") {
                part.plus()
            } else if self.eat_sign("?") {
                part.optional()
            } else {
                return part;
            };
        }
    }

    fn step(&mut self) -> Result<Option<Regex>, SpecError> {
        if self.eat_sign("[]") {
            return Ok(Some(Regex::One(Symbol::Element)));
        }
        if self.eat_sign(".") {
            return Ok(Some(Regex::One(self.symbol()?)));
        }
        if self.eat_sign("(") {
            let group = self.nested(Parser::group)?;
            self.expect_sign(")")?;
            return Ok(Some(group));
        }
        Ok(None)
    }

    fn group(&mut self) -> Result<Regex, SpecError> {
        let mut parts = Vec::new();
        loop {
            match self.sequence()? {
                Regex::Empty => {
                    let error = self.unexpected("a step");
                    return Err(error.with_help("steps are written `.field`, `.Class:field`, `[]` or `._`"));
                }
                part => parts.push(part),
            }
            if !self.eat_sign("|") {
                return Ok(Regex::alt(parts));
            }
        }
    }

    /// `name`, `Class:name`, `pkg/Class:name` or `_`.
    fn symbol(&mut self) -> Result<Symbol, SpecError> {
        let start = self.token().span.start;
        let mut name = self.name("the name of a field")?.to_owned();
        while self.eat_sign("/") {
            name.push('.');
            name += self.name("the name of a class")?;
            if !self.is_sign("/") && !self.is_sign(":") {
                return Err(self.unexpected("`:` and the name of a field"));
            }
        }
        let span = self.since(start);
        if self.eat_sign(":") {
            let class = Some(TypeName { name, span });
            let name = self.name("the name of a field")?.to_owned();
            return Ok(Symbol::Named { class, name });
        }
        Ok(if name == "_" { Symbol::Any } else { Symbol::Named { class: None, name } })
    }
}
