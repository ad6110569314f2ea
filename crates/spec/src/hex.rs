//! Parsing of our spelling of HEX. Recursive descent over tokens; nesting is limited, so that no text exhausts the stack.

mod clause;
mod formula;
mod lexer;
mod path;
mod trigger;

use lexer::{Kind, Token, tokenize};

use crate::error::SpecError;
use crate::tree::{Formula, Span, Spec, Start, TypeName};

pub(crate) use lexer::is_word_char;

/// How deep parentheses and negations may nest.
pub(crate) const DEPTH: usize = 100;
/// How many steps may be written in one expression. Automata are quadratic in it at worst.
pub(crate) const STEPS: usize = 1_000;

/// Parses our spelling.
pub(crate) fn parse(text: &str) -> Result<Spec, SpecError> {
    let tokens = tokenize(text)?;
    let mut parser = Parser { tokens: &tokens, at: 0, depth: 0, class: None };
    let mut spec = Spec { formula: Formula::And(Vec::new()), triggers: Vec::new(), uninitialized: Vec::new() };
    let mut sentences = Vec::new();
    while parser.token().kind != Kind::End {
        if parser.is_word("class") {
            parser.block(&mut sentences, &mut spec)?;
        } else {
            parser.sentence(&mut sentences, &mut spec)?;
        }
    }
    // Flat, but always a conjunction, even of one sentence: readers go through the sentences.
    spec.formula = match Formula::and(sentences) {
        Formula::And(parts) => Formula::And(parts),
        part => Formula::And(vec![part]),
    };
    Ok(spec)
}

/// The tokens, and where in them and in which block we are.
struct Parser<'p, 't> {
    tokens: &'p [Token<'t>],
    at: usize,
    depth: usize,
    /// The type of the block around.
    class: Option<TypeName>,
}

impl<'t> Parser<'_, 't> {
    /// `class T { ... }`.
    fn block(&mut self, sentences: &mut Vec<Formula>, spec: &mut Spec) -> Result<(), SpecError> {
        self.advance();
        self.class = Some(self.type_name()?);
        let open = self.token().span;
        self.expect_sign("{")?;
        while !self.eat_sign("}") {
            if self.token().kind == Kind::End {
                return Err(
                    SpecError::new("this block is not closed", open).with_help("add `}` at the end of the block")
                );
            }
            if self.is_word("class") {
                return Err(SpecError::new("blocks do not nest", self.token().span)
                    .with_help("close the block around with `}` first"));
            }
            self.sentence(sentences, spec)?;
        }
        self.class = None;
        Ok(())
    }

    /// A formula, a trigger or a list of classes, up to the semicolon.
    fn sentence(&mut self, sentences: &mut Vec<Formula>, spec: &mut Spec) -> Result<(), SpecError> {
        if self.is_word("when") {
            spec.triggers.push(self.trigger()?);
        } else if self.eat_word("uninitialized") {
            spec.uninitialized.push(self.type_name()?);
            while self.eat_sign(",") {
                spec.uninitialized.push(self.type_name()?);
            }
        } else {
            sentences.push(self.formula()?);
        }
        if self.eat_sign(";") {
            return Ok(());
        }
        // The error is placed behind the last token that was understood, which may be lines above the next one.
        let end = self.since(0).end;
        Err(SpecError { span: Span { start: end, end }, ..self.unexpected("`;`") })
    }

    /// The start of a path, by the word that names it.
    fn origin(&mut self) -> Result<Start, SpecError> {
        let token = self.token();
        let origin = match token.text {
            "root" => Start::Root,
            "any" => Start::Anywhere,
            "this" => match &self.class {
                Some(class) => Start::Instance(class.clone()),
                None => {
                    let error = SpecError::new("`this` stands only inside `class T { ... }`", token.span);
                    return Err(error.with_help("the parameter `this` is written `root.this`"));
                }
            },
            _ => return Err(self.unexpected("a path").with_help("paths start with `root`, `any` or `this`")),
        };
        self.advance();
        Ok(origin)
    }

    /// `pkg.Class$Inner[]`, with dots or slashes.
    fn type_name(&mut self) -> Result<TypeName, SpecError> {
        let start = self.token().span.start;
        let mut name = self.name("the name of a class")?.to_owned();
        while self.is_sign(".") || self.is_sign("/") {
            self.advance();
            name.push('.');
            name += self.name("the name of a class")?;
        }
        while self.eat_sign("[]") {
            name += "[]";
        }
        Ok(TypeName { name, span: self.since(start) })
    }

    /// One level deeper, for as long as `parse` takes.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, SpecError>) -> Result<T, SpecError> {
        if self.depth == DEPTH {
            let message = format!("more than {DEPTH} parentheses and negations are nested here");
            return Err(SpecError::new(message, self.token().span));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn token(&self) -> Token<'t> {
        self.tokens[self.at]
    }

    /// The next token; at the end it stays there.
    fn advance(&mut self) -> Token<'t> {
        let token = self.token();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn since(&self, start: usize) -> Span {
        Span { start, end: self.tokens[self.at.saturating_sub(1)].span.end.max(start) }
    }

    fn is_word(&self, word: &str) -> bool {
        self.token().kind == Kind::Word && self.token().text == word
    }

    fn is_sign(&self, sign: &str) -> bool {
        self.token().kind == Kind::Sign && self.token().text == sign
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let is_there = self.is_word(word);
        if is_there {
            self.advance();
        }
        is_there
    }

    fn eat_sign(&mut self, sign: &str) -> bool {
        let is_there = self.is_sign(sign);
        if is_there {
            self.advance();
        }
        is_there
    }

    fn expect_word(&mut self, word: &str) -> Result<(), SpecError> {
        if self.eat_word(word) { Ok(()) } else { Err(self.unexpected(&format!("`{word}`"))) }
    }

    fn expect_sign(&mut self, sign: &str) -> Result<(), SpecError> {
        if self.eat_sign(sign) { Ok(()) } else { Err(self.unexpected(&format!("`{sign}`"))) }
    }

    fn name(&mut self, what: &str) -> Result<&'t str, SpecError> {
        if self.token().kind == Kind::Word { Ok(self.advance().text) } else { Err(self.unexpected(what)) }
    }

    fn unexpected(&self, wanted: &str) -> SpecError {
        let token = self.token();
        let found = match token.kind {
            Kind::End => "the end of the text".to_owned(),
            Kind::Quoted => format!("{:?}", token.text),
            Kind::Word | Kind::Sign => format!("`{}`", token.text),
        };
        SpecError::new(format!("expected {wanted}, found {found}"), token.span)
    }
}
