//! Single steps of patterns: names, finitely many of them, or anything.

use super::cursor::Cursor;
use super::within_a_step;
use crate::error::SpecError;
use crate::hex::is_word_char;
use crate::tree::{Regex, Span, Symbol, TypeName};

/// How many steps groups within one may stand for.
const EXPANDED: usize = 100;

impl<'t> Cursor<'t> {
    /// What follows `{ROOT}:`, a parameter.
    pub(super) fn first_step(&mut self) -> Result<Regex, SpecError> {
        if self.rest().starts_with("(.") {
            let span = Span { start: self.at(), end: self.at() + 2 };
            let error = SpecError::new("the first step has no `.` before it", span);
            return Err(error.with_help("write `{ROOT}:(this|that)`"));
        }
        self.step()
    }

    /// What follows a `.`.
    pub(super) fn step(&mut self) -> Result<Regex, SpecError> {
        let start = self.at();
        if self.eat("{°}*") || self.eat("{°}+") {
            return self.any_then_name(start);
        }
        let mut texts = vec![String::new()];
        loop {
            if self.is_inner_group() {
                texts = self.extended(texts)?;
                continue;
            }
            let rest = self.rest();
            let length = rest.find(|char| !is_word_char(char) && char != '/' && char != ':').unwrap_or(rest.len());
            if length == 0 {
                break;
            }
            let part = &rest[..length];
            texts.iter_mut().for_each(|text| *text += part);
            self.skip(length);
        }
        let span = self.since(start);
        if self.rest().starts_with(['*', '+', '?']) {
            let error = SpecError::new("this repeats only the last letter before it", self.here());
            return Err(error.with_help(format!("write `(.{}){}`", self.text_since(start), &self.rest()[..1])));
        }
        if self.rest().starts_with("{°}") {
            return Err(within_a_step(Span { start: self.at(), end: self.at() + "{°}".len() }));
        }
        if texts == [""] {
            self.check_supported()?;
            return Err(self.unexpected("the name of a field"));
        }
        let symbols = texts.iter().map(|text| symbol(text, span).map(Regex::One)).collect::<Result<Vec<_>, _>>()?;
        Ok(Regex::alt(symbols))
    }

    pub(super) fn text_since(&self, start: usize) -> &'t str {
        self.slice(self.since(start))
    }

    /// `{°}*`, perhaps `{°}*:name`. Anything may contain dots as well, so it stands for one or more steps.
    fn any_then_name(&mut self, start: usize) -> Result<Regex, SpecError> {
        let any = Regex::One(Symbol::Any);
        if self.eat(":") {
            let name = self.word();
            if !name.is_empty() && !self.continues_a_step() {
                let name = Regex::One(Symbol::Named { class: None, name: name.to_owned() });
                return Ok(Regex::concat([any.star(), name]));
            }
        } else if !self.continues_a_step() {
            return Ok(any.plus());
        }
        Err(within_a_step(self.since(start))
            .with_help("`.{°}*` is any one or more steps, `.{°}*:name` a last one of this name"))
    }

    fn continues_a_step(&self) -> bool {
        let rest = self.rest();
        rest.starts_with(|char| is_word_char(char) || "/:*+?{".contains(char)) && !rest.starts_with("{EOL}")
            || self.is_inner_group()
    }

    /// `(a|b)`, which is a part of a name, unlike `(.a|.b)`.
    fn is_inner_group(&self) -> bool {
        self.rest().strip_prefix('(').is_some_and(|inner| inner.starts_with(|char| is_word_char(char) || char == '/'))
    }

    /// Each text with each alternative of a group behind it.
    fn extended(&mut self, texts: Vec<String>) -> Result<Vec<String>, SpecError> {
        let start = self.at();
        self.skip(1);
        let rest = self.rest();
        let length = rest.find(')').unwrap_or(rest.len());
        let inner = &rest[..length];
        let is_plain = |char| is_word_char(char) || "/:|".contains(char);
        if let Some(at) = inner.find(|char| !is_plain(char)) {
            self.skip(at);
            let help = "inside of a step there can only be alternatives: `.(left|right)`; groups of steps start with a dot: `(.left|.right)`";
            return Err(within_a_step(self.here()).with_help(help));
        }
        self.skip(length);
        self.expect(")")?;
        let mut parts: Vec<&str> = inner.split('|').collect();
        if self.eat("?") {
            parts.push("");
        }
        if self.rest().starts_with(['*', '+', '?']) {
            return Err(within_a_step(self.here()).with_help("groups that repeat start with a dot: `(.left|.right)*`"));
        }
        if texts.len() * parts.len() > EXPANDED {
            let message = format!("groups in this step stand for more than {EXPANDED} names");
            return Err(SpecError::new(message, self.since(start)));
        }
        Ok(texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}"))).collect())
    }
}

/// `class:name` or `name`.
fn symbol(text: &str, span: Span) -> Result<Symbol, SpecError> {
    let (class, name) = match text.split_once(':') {
        Some((class, name)) => (Some(class), name),
        None => (None, text),
    };
    let is_name = |name: &str| !name.is_empty() && name.chars().all(is_word_char);
    // In our spelling `_` is any step.
    if !is_name(name) || text == "_" || class.is_some_and(|class| !class.split('/').all(is_name)) {
        let error = SpecError::new(format!("`{text}` is no step"), span);
        return Err(error.with_help("steps are written `field` or `pkg/Class:field`"));
    }
    let class = class.map(|class| TypeName { name: class.replace('/', "."), span });
    Ok(Symbol::Named { class, name: name.to_owned() })
}
