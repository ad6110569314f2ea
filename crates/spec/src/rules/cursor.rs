//! A place in the text of a rule file.

use crate::error::SpecError;
use crate::hex::is_word_char;
use crate::tree::{Span, TypeName};

/// Reads a text from left to right.
pub(super) struct Cursor<'t> {
    text: &'t str,
    at: usize,
    /// Behind the last thing that was not blank.
    end: usize,
    /// How many groups are open.
    pub(super) depth: usize,
    /// The warnings so far.
    pub(super) warnings: Vec<SpecError>,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Cursor<'t> {
        Cursor { text, at: 0, end: 0, depth: 0, warnings: Vec::new() }
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(super) fn slice(&self, span: Span) -> &'t str {
        &self.text[span.start..span.end]
    }

    pub(super) fn is_end(&self) -> bool {
        self.at == self.text.len()
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
        self.end = self.at;
    }

    /// Over blanks and comments.
    pub(super) fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let blank = if rest.starts_with("--") {
                rest.find('\n').unwrap_or(rest.len())
            } else {
                rest.len() - rest.trim_start().len()
            };
            if blank == 0 {
                return;
            }
            self.at += blank;
        }
    }

    pub(super) fn eat(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        if is_there {
            self.skip(text.len());
        }
        is_there
    }

    pub(super) fn expect(&mut self, text: &str) -> Result<(), SpecError> {
        if self.eat(text) { Ok(()) } else { Err(self.unexpected(&format!("`{text}`"))) }
    }

    /// Words with blanks between them and behind, all or none. Blanks before the first one and behind the last are skipped.
    pub(super) fn eat_words(&mut self, words: &[&str]) -> bool {
        let (at, end) = (self.at, self.end);
        for word in words {
            self.skip_blank();
            if !self.eat(word) || self.rest().starts_with(is_word_char) {
                (self.at, self.end) = (at, end);
                return false;
            }
        }
        self.skip_blank();
        true
    }

    /// A name, perhaps empty.
    pub(super) fn word(&mut self) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|char| !is_word_char(char)).unwrap_or(rest.len());
        self.skip(length);
        &rest[..length]
    }

    /// `pkg/Class$Inner` or `[Lpkg/Class;`, with dots and pairs of brackets afterwards.
    pub(super) fn class_name(&mut self) -> Result<TypeName, SpecError> {
        self.skip_blank();
        let start = self.at;
        let mut dimensions = 0;
        while self.eat("[") {
            dimensions += 1;
        }
        let mut name = if dimensions > 0 && !self.rest().starts_with('L') {
            let word = self.word();
            match PRIMITIVES.iter().find(|(letter, _)| *letter == word) {
                Some((_, name)) => (*name).to_owned(),
                None => return Err(SpecError::new("this is no element type", self.since(start))),
            }
        } else {
            if dimensions > 0 {
                self.skip(1);
            }
            let name = self.slashed()?;
            if dimensions > 0 {
                self.expect(";")?;
            }
            name
        };
        for _ in 0..dimensions {
            name += "[]";
        }
        Ok(TypeName { name, span: self.since(start) })
    }

    fn slashed(&mut self) -> Result<String, SpecError> {
        let mut name = String::new();
        loop {
            match self.word() {
                // `nothing` would be read as the keyword when it is printed.
                "" | "nothing" => {
                    return Err(self.unexpected("the name of a class").with_help("for instance `java/util/TreeMap`"));
                }
                word => name += word,
            }
            if !self.eat("/") {
                return Ok(name);
            }
            name.push('.');
        }
    }

    pub(super) fn since(&self, start: usize) -> Span {
        Span { start, end: self.end.max(start) }
    }

    /// The next character.
    pub(super) fn here(&self) -> Span {
        let length = self.rest().chars().next().map_or(0, char::len_utf8);
        Span { start: self.at, end: self.at + length }
    }

    pub(super) fn unexpected(&self, wanted: &str) -> SpecError {
        let rest = self.rest();
        let word = rest.find(|char| !is_word_char(char)).unwrap_or(rest.len());
        let length = if word == 0 { rest.chars().next().map_or(0, char::len_utf8) } else { word };
        let found =
            if length == 0 { "the end of the text".to_owned() } else { format!("`{}`", rest[..length].escape_debug()) };
        let span = Span { start: self.at, end: self.at + length };
        SpecError::new(format!("expected {wanted}, found {found}"), span)
    }
}

/// Element types of arrays.
const PRIMITIVES: [(&str, &str); 8] = [
    ("B", "byte"),
    ("C", "char"),
    ("D", "double"),
    ("F", "float"),
    ("I", "int"),
    ("J", "long"),
    ("S", "short"),
    ("Z", "boolean"),
];
