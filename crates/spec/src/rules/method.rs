//! Companion methods of rule files: `class:descriptor:name[:object]`.

use super::Subject;
use super::cursor::Cursor;
use crate::error::SpecError;
use crate::hex::is_word_char;
use crate::tree::{Argument, Base, Companion};

impl Cursor<'_> {
    pub(super) fn method(&mut self, subject: &Subject) -> Result<Companion, SpecError> {
        let start = self.at();
        let class = self.class_name()?;
        self.expect(":")?;
        let descriptor = self.descriptor()?;
        self.expect(":")?;
        let name = self.word().to_owned();
        if name.is_empty() {
            return Err(self.unexpected("the name of a method"));
        }
        let arguments = if self.eat(":") { vec![self.argument(subject)?] } else { Vec::new() };
        Ok(Companion { span: self.since(start), class, name, descriptor: Some(descriptor), arguments })
    }

    fn descriptor(&mut self) -> Result<String, SpecError> {
        let rest = self.rest();
        let is_part = |char: char| is_word_char(char) || "()[;/".contains(char);
        let length = rest.find(|char| !is_part(char)).unwrap_or(rest.len());
        let descriptor = &rest[..length];
        if !descriptor.starts_with('(') || descriptor.matches(')').count() != 1 || descriptor.ends_with(')') {
            return Err(self.unexpected("a descriptor").with_help("for instance `(Lpkg/Node;)V`"));
        }
        self.skip(length);
        Ok(descriptor.to_owned())
    }

    fn argument(&mut self, subject: &Subject) -> Result<Argument, SpecError> {
        let start = self.at();
        if self.eat("{ROOT}:") {
            let name = self.word();
            if name.is_empty() {
                return Err(self.unexpected("the name of a parameter"));
            }
            return Ok(Argument::Parameter(name.to_owned()));
        }
        let argument = match self.relative_base(subject)? {
            Some(Base::Back(0)) => Argument::It,
            Some(Base::Back(count)) => Argument::Back(count),
            Some(_) => Argument::Start,
            None => {
                let help = "`{$REF}`, `{$REF}.{UP}`, `{$R_ANY}` or `{ROOT}:parameter`";
                return Err(self.unexpected("the object that the method is given").with_help(help));
            }
        };
        if self.rest().starts_with('.') {
            self.skip(1);
            self.word();
            let error = SpecError::new("fields of the object cannot be given to the method", self.since(start));
            return Err(error.with_help("give it the object, and let it read the field"));
        }
        Ok(argument)
    }
}
