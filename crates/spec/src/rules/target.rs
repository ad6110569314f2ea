//! Right sides of rule files: patterns that may depend on the reference.

use super::Subject;
use super::cursor::Cursor;
use crate::error::SpecError;
use crate::tree::{Base, Regex, Start, Symbol, Target};

impl Cursor<'_> {
    /// `[{MAX}] pattern`; nothing if no origin can match it.
    pub(super) fn target(&mut self, subject: &Subject) -> Result<Option<Target>, SpecError> {
        self.skip_blank();
        let start = self.at();
        let warnings = self.warnings.len();
        let max = self.eat("{MAX}");
        let (base, steps) = match self.relative_base(subject)? {
            Some(base) => (base, self.pattern()?),
            None => match self.absolute()? {
                (Start::Root, steps) => (Base::Root, steps),
                (_, steps) => (Base::Root, Regex::concat([Regex::One(Symbol::Any).star(), steps])),
            },
        };
        if self.rest().starts_with("{UP}") || self.rest().starts_with("{$") {
            let error = SpecError::new("this cannot stand inside of a pattern", self.here());
            return Err(error.with_help("`{UP}` stands directly behind `{$REF}` or `{$R_ANY}`"));
        }
        let span = self.since(start);
        Ok((self.warnings.len() == warnings).then_some(Target { span, max, base, steps }))
    }

    /// `{$REF}` or `{$R_ANY}`, each perhaps with `.{UP}` behind it.
    pub(super) fn relative_base(&mut self, subject: &Subject) -> Result<Option<Base>, SpecError> {
        let start = self.at();
        if self.eat("{$REF}") {
            return Ok(Some(Base::Back(self.ups())));
        }
        if !self.eat("{$R_ANY}") {
            return Ok(None);
        }
        let ups = self.ups();
        if subject.is_bare {
            return Ok(Some(Base::Back(ups)));
        }
        if subject.path.origin != Start::Anywhere {
            let error = SpecError::new(
                "`{$R_ANY}` repeats what `{R_ANY}` matched, and it is not in this rule",
                self.since(start),
            );
            return Err(error.with_help("start the pattern of the reference with `{R_ANY}`"));
        }
        if ups == 0 {
            return Ok(Some(Base::Start));
        }
        match fixed_length(&subject.path.steps) {
            Some(length) => Ok(Some(Base::Back(length + ups))),
            None => {
                let message =
                    "`{UP}` from there is possible only if the pattern of the reference has a fixed number of steps";
                Err(SpecError::new(message, self.since(start)))
            }
        }
    }

    fn ups(&mut self) -> u32 {
        let mut count = 0;
        while self.eat(".{UP}") {
            count += 1;
        }
        count
    }
}

/// How many steps every accepted sequence has.
fn fixed_length(regex: &Regex) -> Option<u32> {
    match regex {
        Regex::Empty => Some(0),
        Regex::One(_) => Some(1),
        Regex::Concat(parts) => parts.iter().map(fixed_length).sum(),
        Regex::Alt(parts) => {
            let first = fixed_length(parts.first()?)?;
            parts.iter().all(|part| fixed_length(part) == Some(first)).then_some(first)
        }
        Regex::Star(_) | Regex::Plus(_) | Regex::Optional(_) => None,
    }
}
