//! Patterns of rule files: where they start, and regular expressions over steps.

use super::cursor::Cursor;
use super::{Subject, within_a_step};
use crate::error::SpecError;
use crate::hex::{DEPTH, STEPS};
use crate::tree::{PathExpression, Regex, Span, Start, Symbol, TypeName};

/// What a pattern cannot contain here, with the message about it.
const UNSUPPORTED: [(&str, &str); 5] = [
    ("(?", "lookahead and other special groups cannot be told in steps"),
    ("!", "`!` cannot be told in steps"),
    ("^", "`^` cannot be told in steps"),
    ("\\", "escapes cannot be told in steps, save `\\[{°}*\\]` for an element of an array"),
    ("<", "values at a point of the execution are not supported"),
];

impl Cursor<'_> {
    /// `[pattern] instanceof class`.
    pub(super) fn subject(&mut self) -> Result<Subject, SpecError> {
        let start = self.at();
        let warnings = self.warnings.len();
        let mut is_bare = true;
        let mut path = PathExpression { origin: Start::Anywhere, steps: Regex::One(Symbol::Any) };
        if !self.eat_words(&["instanceof"]) {
            match self.absolute()? {
                (Start::Anywhere, Regex::Empty) => {}
                (origin, steps) => {
                    path = PathExpression { origin, steps };
                    is_bare = false;
                }
            }
            if !self.eat_words(&["instanceof"]) {
                self.skip_blank();
                return Err(self.unexpected("`instanceof` and the declared type of the reference"));
            }
        }
        let declared = self.class_name()?;
        Ok(Subject { start, path, declared, is_bare, is_impossible: self.warnings.len() > warnings })
    }

    /// A pattern that does not depend on the reference.
    pub(super) fn absolute(&mut self) -> Result<(Start, Regex), SpecError> {
        if self.eat("{ROOT}") {
            self.expect(":")?;
            let first = self.first_step()?;
            let rest = self.pattern()?;
            return Ok((Start::Root, Regex::concat([first, rest])));
        }
        if self.eat("{R_ANY}") {
            return Ok((Start::Anywhere, self.pattern()?));
        }
        let start = self.at();
        if self.eat("\\[") || self.eat("[") {
            let mut class = self.class_name()?;
            class.span = Span { start, ..class.span };
            if !self.eat("\\]") {
                self.expect("]")?;
            }
            let Some(first) = self.static_field(class)? else {
                return Err(self.unexpected("`.` and a static field"));
            };
            let rest = self.pattern()?;
            return Ok((Start::Root, Regex::concat([first, rest])));
        }
        self.check_supported()?;
        Err(self.unexpected("a pattern").with_help("patterns start with `{ROOT}:`, `{R_ANY}` or `[class]`"))
    }

    /// `.field` or `.class:field` behind `[class]`.
    fn static_field(&mut self, class: TypeName) -> Result<Option<Regex>, SpecError> {
        if !self.eat(".") {
            return Ok(None);
        }
        let named = |symbol| match symbol {
            Symbol::Named { class: None, name } => Symbol::Named { class: Some(class.clone()), name },
            symbol => symbol,
        };
        Ok(Some(match self.step()? {
            Regex::One(symbol) => Regex::One(named(symbol)),
            regex => regex,
        }))
    }

    /// Steps up to the end of a pattern.
    pub(super) fn pattern(&mut self) -> Result<Regex, SpecError> {
        let start = self.at();
        let regex = self.alternatives()?;
        self.eat("{EOL}");
        if regex.len() > STEPS {
            let message = format!("more than {STEPS} steps are written in this expression");
            return Err(SpecError::new(message, self.since(start)));
        }
        self.check_supported()?;
        if self.rest().starts_with('|') {
            let error = SpecError::new("alternatives outside of parentheses", self.here());
            return Err(error.with_help("write `(.left|.right)`"));
        }
        if self.rest().starts_with(['*', '+', '?']) {
            return Err(SpecError::new("nothing stands before this that could be repeated", self.here()));
        }
        Ok(regex)
    }

    pub(super) fn check_supported(&self) -> Result<(), SpecError> {
        for (text, message) in UNSUPPORTED {
            if self.rest().starts_with(text) {
                let span = Span { start: self.at(), end: self.at() + text.len() };
                return Err(SpecError::new(message, span));
            }
        }
        Ok(())
    }

    /// Inside of parentheses; outside there is only one.
    fn alternatives(&mut self) -> Result<Regex, SpecError> {
        let mut parts = Vec::new();
        loop {
            let mut sequence = Vec::new();
            while let Some(item) = self.item()? {
                sequence.push(item);
            }
            parts.push(Regex::concat(sequence));
            if self.depth == 0 || !self.eat("|") {
                break;
            }
        }
        // `(|.next)`: an empty alternative is an option.
        let is_optional = parts.contains(&Regex::Empty);
        parts.retain(|part| *part != Regex::Empty);
        Ok(match (parts.is_empty(), is_optional) {
            (true, _) => Regex::Empty,
            (false, true) => Regex::alt(parts).optional(),
            (false, false) => Regex::alt(parts),
        })
    }

    fn item(&mut self) -> Result<Option<Regex>, SpecError> {
        let start = self.at();
        if self.eat(".") {
            return Ok(Some(self.step()?));
        }
        if self.eat("\\[{°}*\\]") {
            // Any characters between brackets: one element, or more steps up to another one.
            let element = Regex::One(Symbol::Element);
            let more = Regex::concat([Regex::One(Symbol::Any).star(), element.clone()]);
            let whole = Regex::concat([element, more.optional()]);
            return Ok(Some(self.repeated(whole)));
        }
        if self.rest().starts_with("(?") {
            self.check_supported()?;
        }
        if self.eat("(") {
            if self.depth == DEPTH {
                let message = format!("more than {DEPTH} parentheses are nested here");
                return Err(SpecError::new(message, self.since(start)));
            }
            self.depth += 1;
            let group = self.alternatives()?;
            self.depth -= 1;
            self.check_supported()?;
            self.expect(")")?;
            return Ok(Some(self.repeated(group)));
        }
        if self.eat("/") {
            self.step()?;
            let warning = SpecError::new("steps are separated by `.`: this rule never applies", self.since(start));
            let name = &self.text_since(start)[1..];
            self.warnings.push(warning.with_help(format!("write `.{name}`")));
            return Ok(Some(Regex::Empty));
        }
        if self.rest().starts_with("{°}") {
            let span = Span { start, end: start + "{°}".len() };
            return Err(within_a_step(span).with_help("any one or more steps are written `.{°}*`"));
        }
        if self.rest().starts_with("[") {
            let error = SpecError::new("brackets stand for sets of characters", self.here());
            return Err(error.with_help("an element of an array is written `\\[{°}*\\]`, a parameter with its name"));
        }
        Ok(None)
    }

    fn repeated(&mut self, mut part: Regex) -> Regex {
        loop {
            // A repetition of the empty sequence is the empty sequence.
            let is_empty = part == Regex::Empty;
            let repeated = if self.eat("*") {
                part.star()
            } else if self.eat("+") {
                part.plus()
            } else if self.eat("?") {
                part.optional()
            } else {
                return part;
            };
            part = if is_empty { Regex::Empty } else { repeated };
        }
    }
}
