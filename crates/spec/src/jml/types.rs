//! Types as they are written. Type arguments are read and left out: contracts speak of erased types.

use super::lexer::Kind;
use super::tree::{TypeText, TypeVariable};
use super::{Parser, is};
use crate::error::SpecError;

const PRIMITIVES: [&str; 9] = ["boolean", "byte", "short", "char", "int", "long", "float", "double", "void"];

/// Whether a word is a primitive type.
pub(super) fn is_primitive(word: &str) -> bool {
    PRIMITIVES.contains(&word)
}

impl Parser<'_, '_> {
    /// A type: `int`, `Node<E>[]`, `java.util.Map.Entry<K, V>`.
    pub(super) fn type_text(&mut self) -> Result<TypeText, SpecError> {
        let start = self.token().span.start;
        self.skip_annotations()?;
        let mut name = self.name("a type")?.text;
        self.skip_type_arguments()?;
        while self.is_sign(".") && self.ahead(1).kind == Kind::Word {
            self.advance();
            self.skip_annotations()?;
            name.push('.');
            name += &self.name("a type")?.text;
            self.skip_type_arguments()?;
        }
        let dimensions = self.dimensions()?;
        Ok(TypeText { name, dimensions, span: self.since(start) })
    }

    /// `[][]`, also with annotations before each.
    pub(super) fn dimensions(&mut self) -> Result<usize, SpecError> {
        let mut dimensions = 0;
        loop {
            let at = self.at;
            self.skip_annotations()?;
            if !(self.is_sign("[") && is(self.ahead(1), Kind::Sign, "]")) {
                self.at = at;
                return Ok(dimensions);
            }
            self.at += 2;
            dimensions += 1;
        }
    }

    /// `<K, V extends X>`: the variables that a declaration introduces.
    pub(super) fn type_variables(&mut self) -> Result<Vec<TypeVariable>, SpecError> {
        let mut variables = Vec::new();
        if !self.eat_sign("<") {
            return Ok(variables);
        }
        loop {
            self.skip_annotations()?;
            let name = self.name("a type variable")?.text;
            let mut bound = None;
            if self.eat_word("extends") {
                bound = Some(self.type_text()?);
                while self.eat_sign("&") {
                    self.type_text()?;
                }
            }
            variables.push(TypeVariable { name, bound });
            if !self.eat_sign(",") {
                self.expect_sign(">")?;
                return Ok(variables);
            }
        }
    }

    /// `<...>` behind the name of a type.
    fn skip_type_arguments(&mut self) -> Result<(), SpecError> {
        if !self.eat_sign("<") {
            return Ok(());
        }
        if self.eat_sign(">") {
            return Ok(());
        }
        self.nested(|parser| {
            loop {
                parser.skip_annotations()?;
                if parser.eat_sign("?") {
                    if parser.eat_word("extends") || parser.eat_word("super") {
                        parser.type_text()?;
                    }
                } else {
                    parser.type_text()?;
                }
                if !parser.eat_sign(",") {
                    return parser.expect_sign(">").map(|_| ());
                }
            }
        })
    }

    /// Annotations of Java: `@Name(...)`. They mean something in class files, not here.
    pub(super) fn skip_annotations(&mut self) -> Result<(), SpecError> {
        while self.is_sign("@") && !is(self.ahead(1), Kind::Word, "interface") {
            self.advance();
            self.name("the name of an annotation")?;
            while self.is_sign(".") && self.ahead(1).kind == Kind::Word {
                self.at += 2;
            }
            if self.is_sign("(") {
                self.skip_brackets()?;
            }
        }
        Ok(())
    }

    /// Brackets with all that stands between them.
    pub(super) fn skip_brackets(&mut self) -> Result<(), SpecError> {
        let open = self.advance();
        let mut depth = 1;
        while depth > 0 {
            let token = self.advance();
            match (token.kind, token.text) {
                (Kind::Sign, "(" | "[" | "{") => depth += 1,
                (Kind::Sign, ")" | "]" | "}") => depth -= 1,
                (Kind::End, _) => {
                    return Err(SpecError::new(format!("this `{}` is not closed", open.text), open.span));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
