//! Tokens of our spelling. Keywords are plain words: what they mean depends on where they stand, so fields may be named like them.

use crate::error::SpecError;
use crate::tree::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name or a keyword.
    Word,
    /// A text in double quotes.
    Quoted,
    /// Punctuation.
    Sign,
    /// The end of the text.
    End,
}

/// A word, a sign, or the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    pub(crate) kind: Kind,
    /// As written; without the quotes.
    pub(crate) text: &'t str,
    pub(crate) span: Span,
}

/// The signs, longer ones before their beginnings.
const SIGNS: [&str; 18] =
    ["||", "&&", "=>", "[]", "{", "}", "(", ")", ";", ",", ".", "|", "*", "+", "?", ":", "/", "!"];
const COMMENTS: [&str; 3] = ["--", "//", "#"];

/// Whether names may contain it.
pub(crate) fn is_word_char(char: char) -> bool {
    char.is_alphanumeric() || char == '_' || char == '$'
}

/// The tokens of a text; the last one is the end.
pub(crate) fn tokenize(text: &str) -> Result<Vec<Token<'_>>, SpecError> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let blank = rest.len() - rest.trim_start().len();
        if blank > 0 {
            at += blank;
            continue;
        }
        if COMMENTS.iter().any(|comment| rest.starts_with(comment)) {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        let (kind, length) = token_at(rest, at)?;
        let inner = if kind == Kind::Quoted { &rest[1..length - 1] } else { &rest[..length] };
        tokens.push(Token { kind, text: inner, span: Span { start: at, end: at + length } });
        at += length;
    }
    tokens.push(Token { kind: Kind::End, text: "", span: Span { start: at, end: at } });
    Ok(tokens)
}

fn token_at(rest: &str, at: usize) -> Result<(Kind, usize), SpecError> {
    if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
        return Ok((Kind::Sign, sign.len()));
    }
    if let Some(quoted) = rest.strip_prefix('"') {
        let line = quoted.split('\n').next().unwrap_or_default();
        let Some(length) = line.find('"') else {
            let span = Span { start: at, end: at + 1 + line.len() };
            return Err(SpecError::new("this text has no closing quote", span));
        };
        return Ok((Kind::Quoted, length + 2));
    }
    let length = rest.find(|char| !is_word_char(char)).unwrap_or(rest.len());
    if length > 0 {
        return Ok((Kind::Word, length));
    }
    let char = rest.chars().next().unwrap_or(' ');
    let error = SpecError::new(
        format!("`{}` means nothing here", char.escape_debug()),
        Span { start: at, end: at + char.len_utf8() },
    );
    Err(match char {
        '[' => error.with_help("an element of an array is written `[]`"),
        '&' => error.with_help("write `and` or `&&`"),
        '=' => error.with_help("write `implies` or `=>`"),
        '-' => error.with_help("a comment starts with `--`"),
        _ => error,
    })
}
