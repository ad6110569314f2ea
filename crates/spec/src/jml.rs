//! Contracts in our subset of JML: from the comments of Java sources, from files beside classes, and from single expressions, as
//! annotations hold them. Recursive descent over tokens; nesting is limited, so that no text exhausts the stack.

mod clause;
mod declaration;
mod expression;
mod lexer;
mod literal;
mod member;
mod tree;
mod types;

use lexer::{Kind, Side, Token, Whole, tokenize};

use crate::error::SpecError;
use crate::tree::Span;

pub use tree::*;

/// How deep expressions and declarations may nest.
const DEPTH: usize = 64;

/// Parses a Java source with contracts in its comments.
pub fn parse_source(text: &str) -> Result<SourceFile, SpecError> {
    let tokens = tokenize(text, Whole::Source)?;
    Parser::new(text, &tokens).file()
}

/// Parses a file of contracts: declarations as in Java, whose methods have no bodies. Clauses stand before them, in comments of JML or
/// without.
pub fn parse_contracts(text: &str) -> Result<SourceFile, SpecError> {
    let tokens = tokenize(text, Whole::Contracts)?;
    Parser::new(text, &tokens).file()
}

/// Parses an expression that stands alone.
pub fn parse_expression(text: &str) -> Result<Expression, SpecError> {
    whole(text, |parser| parser.expression())
}

/// Parses locations that stand alone: what `assignable` lists.
pub fn parse_locations(text: &str) -> Result<Vec<Location>, SpecError> {
    whole(text, |parser| parser.locations())
}

/// Parses the condition of a `signals` that stands alone: `(Exception e) condition`.
pub fn parse_signals(text: &str) -> Result<MethodClauseKind, SpecError> {
    whole(text, |parser| parser.signals())
}

/// Parses all of a piece of JML.
fn whole<T>(text: &str, parse: impl FnOnce(&mut Parser<'_, '_>) -> Result<T, SpecError>) -> Result<T, SpecError> {
    let tokens = tokenize(text, Whole::Piece)?;
    let mut parser = Parser::new(text, &tokens);
    let parsed = parse(&mut parser)?;
    match parser.token().kind {
        Kind::End => Ok(parsed),
        _ => Err(parser.unexpected("the end")),
    }
}

/// The tokens, and where in them we are.
struct Parser<'p, 't> {
    text: &'t str,
    tokens: &'p [Token<'t>],
    at: usize,
    depth: usize,
}

impl<'p, 't> Parser<'p, 't> {
    fn new(text: &'t str, tokens: &'p [Token<'t>]) -> Parser<'p, 't> {
        Parser { text, tokens, at: 0, depth: 0 }
    }

    /// The token here. Behind the end there are only ends.
    fn token(&self) -> Token<'t> {
        self.ahead(0)
    }

    fn ahead(&self, by: usize) -> Token<'t> {
        self.tokens[(self.at + by).min(self.tokens.len() - 1)]
    }

    fn advance(&mut self) -> Token<'t> {
        let token = self.token();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn is_sign(&self, sign: &str) -> bool {
        is(self.token(), Kind::Sign, sign)
    }

    fn is_word(&self, word: &str) -> bool {
        is(self.token(), Kind::Word, word)
    }

    fn is_jml(&self) -> bool {
        self.token().side == Side::Jml
    }

    fn eat_sign(&mut self, sign: &str) -> bool {
        let is = self.is_sign(sign);
        if is {
            self.advance();
        }
        is
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        if is {
            self.advance();
        }
        is
    }

    fn expect_sign(&mut self, sign: &str) -> Result<Span, SpecError> {
        match self.is_sign(sign) {
            true => Ok(self.advance().span),
            false => Err(self.unexpected(&format!("`{sign}`"))),
        }
    }

    /// A name that is no keyword of JML.
    fn name(&mut self, what: &str) -> Result<Name, SpecError> {
        let token = self.token();
        if token.kind != Kind::Word || token.text.starts_with('\\') {
            return Err(self.unexpected(what));
        }
        self.advance();
        Ok(Name { text: token.text.to_owned(), span: token.span })
    }

    /// From a position to the end of the last token.
    fn since(&self, start: usize) -> Span {
        let end = self.at.checked_sub(1).map_or(0, |last| self.tokens[last].span.end);
        Span { start, end: end.max(start) }
    }

    /// The error that something else was expected here.
    fn unexpected(&self, what: &str) -> SpecError {
        let token = self.token();
        let found = match token.kind {
            Kind::End => "the end".to_owned(),
            _ => format!("`{}`", token.text.split('\n').next().unwrap_or_default()),
        };
        SpecError::new(format!("expected {what}, found {found}"), token.span)
    }

    /// Parses something that may contain itself.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, SpecError>) -> Result<T, SpecError> {
        if self.depth == DEPTH {
            let error = SpecError::new("this is nested too deep", self.token().span);
            return Err(error.with_help("give parts of it names, as pure methods"));
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Tries to parse something; if it fails, nothing has happened.
    fn attempt<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, SpecError>) -> Option<T> {
        let (at, depth) = (self.at, self.depth);
        match parse(self) {
            Ok(parsed) => Some(parsed),
            Err(_) => {
                (self.at, self.depth) = (at, depth);
                None
            }
        }
    }
}

fn is(token: Token<'_>, kind: Kind, text: &str) -> bool {
    token.kind == kind && token.text == text
}
