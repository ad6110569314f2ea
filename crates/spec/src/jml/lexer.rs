//! Tokens of Java and of JML. What stands in a comment that begins with `//@` or `/*@` is JML, and its tokens say so; other comments
//! mean nothing. Outside of JML any text has tokens, since only declarations are looked at there.

use crate::error::SpecError;
use crate::tree::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name or keyword; those of JML may begin with a backslash.
    Word,
    /// A number.
    Number,
    /// A character in quotes.
    Char,
    /// A text in quotes.
    Text,
    /// Punctuation.
    Sign,
    /// The end of the text.
    End,
}

/// Where a token stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// In the program.
    Java,
    /// In a comment that is JML.
    Jml,
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) kind: Kind,
    pub(super) text: &'t str,
    pub(super) span: Span,
    pub(super) side: Side,
}

/// What all of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whole {
    /// A source file: JML stands in comments.
    Source,
    /// A file of contracts: everything is JML, comment signs around it or not.
    Contracts,
    /// A piece of JML, without comment signs around it.
    Piece,
}

/// The signs, longer ones before their beginnings. `>>` is no sign, since it may close two lists of type arguments.
const SIGNS: &[&str] = &[
    "<=!=>", "<==>", "==>", "<==", "...", "->", "::", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=", "&=", "|=", "^=", "%=", "<<", "..", "{", "}", "(", ")", "[", "]", ";", ",", ".", "@", "=", ">", "<", "!",
    "~", "?", ":", "&", "|", "+", "-", "*", "/", "^", "%",
];

/// The tokens of a text; the last one is the end.
pub(super) fn tokenize(text: &str, whole: Whole) -> Result<Vec<Token<'_>>, SpecError> {
    let mut lexer = Lexer { text, at: 0, comment: Comment::None, whole, tokens: Vec::new() };
    while lexer.at < text.len() {
        lexer.step()?;
    }
    if let Comment::Block(start) = lexer.comment {
        let span = Span { start, end: start + 3 };
        return Err(SpecError::new("this comment is not closed", span).with_help("close it with `@*/` or `*/`"));
    }
    lexer.tokens.push(Token {
        kind: Kind::End,
        text: "",
        span: Span { start: lexer.at, end: lexer.at },
        side: lexer.side(),
    });
    Ok(lexer.tokens)
}

/// The comment of JML in which the lexer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comment {
    None,
    /// To the end of the line.
    Line,
    /// To its end; where it began.
    Block(usize),
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
    comment: Comment,
    whole: Whole,
    tokens: Vec<Token<'t>>,
}

impl<'t> Lexer<'t> {
    fn side(&self) -> Side {
        match (self.comment, self.whole) {
            (Comment::None, Whole::Source) => Side::Java,
            _ => Side::Jml,
        }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Takes a blank, a comment sign, a comment or a token.
    fn step(&mut self) -> Result<(), SpecError> {
        let rest = self.rest();
        if let Some(blank) = rest.chars().next().filter(|char| char.is_whitespace()) {
            if blank == '\n' && self.comment == Comment::Line {
                self.comment = Comment::None;
            }
            self.at += blank.len_utf8();
            return Ok(());
        }
        if let Comment::Block(_) = self.comment {
            if let Some(end) = ["@*/", "*/"].iter().find(|end| rest.starts_with(**end)) {
                self.comment = Comment::None;
                self.at += end.len();
                return Ok(());
            }
            // At the beginning of a line such a sign is decoration.
            if rest.starts_with('@') && self.is_first_of_line() {
                self.at += 1;
                return Ok(());
            }
        }
        if self.whole != Whole::Piece && self.comment == Comment::None {
            if rest.starts_with("//@") {
                (self.comment, self.at) = (Comment::Line, self.at + 3);
                return Ok(());
            }
            if rest.starts_with("/*@") {
                (self.comment, self.at) = (Comment::Block(self.at), self.at + 3);
                return Ok(());
            }
        }
        if rest.starts_with("//") {
            // In a line of JML an ordinary comment ends the line, too.
            self.at += rest.find('\n').unwrap_or(rest.len());
            return Ok(());
        }
        if let Some(inside) = rest.strip_prefix("/*") {
            let end = inside.find("*/").map(|end| end + 4);
            self.at += match (end, self.side()) {
                (Some(end), _) => end,
                (None, Side::Java) => rest.len(),
                (None, Side::Jml) => {
                    let span = Span { start: self.at, end: self.at + 2 };
                    return Err(SpecError::new("this comment is not closed", span).with_help("close it with `*/`"));
                }
            };
            return Ok(());
        }
        let (kind, length) = self.token()?;
        let span = Span { start: self.at, end: self.at + length };
        self.tokens.push(Token { kind, text: &rest[..length], span, side: self.side() });
        self.at += length;
        Ok(())
    }

    /// Whether nothing but blanks and decoration stands before on the line.
    fn is_first_of_line(&self) -> bool {
        let line = self.text[..self.at].rsplit('\n').next().unwrap_or_default();
        line.trim_start().chars().all(|char| char == '@' || char == '*')
    }

    /// The kind and the length of the token here.
    fn token(&self) -> Result<(Kind, usize), SpecError> {
        let rest = self.rest();
        let first = rest.chars().next().unwrap_or(' ');
        if is_word_start(first) || (first == '\\' && self.side() == Side::Jml) {
            let behind = &rest[first.len_utf8()..];
            let length = behind.find(|char| !is_word_char(char)).unwrap_or(behind.len());
            return Ok((Kind::Word, first.len_utf8() + length));
        }
        if first.is_ascii_digit() || (first == '.' && rest[1..].starts_with(|char: char| char.is_ascii_digit())) {
            return Ok((Kind::Number, number_length(rest)));
        }
        if let Some(inside) = rest.strip_prefix("\"\"\"") {
            let end = inside.find("\"\"\"").map_or(rest.len(), |end| end + 6);
            return Ok((Kind::Text, end));
        }
        if first == '"' || first == '\'' {
            let kind = if first == '"' { Kind::Text } else { Kind::Char };
            return match (quoted_length(rest, first), self.side()) {
                (Some(length), _) => Ok((kind, length)),
                (None, Side::Java) => Ok((Kind::Sign, 1)),
                (None, Side::Jml) => {
                    let line = rest.split('\n').next().unwrap_or_default();
                    let span = Span { start: self.at, end: self.at + line.len() };
                    Err(SpecError::new("this text has no closing quote", span))
                }
            };
        }
        if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            return Ok((Kind::Sign, sign.len()));
        }
        if self.side() == Side::Java {
            return Ok((Kind::Sign, first.len_utf8()));
        }
        let span = Span { start: self.at, end: self.at + first.len_utf8() };
        Err(SpecError::new(format!("`{}` means nothing here", first.escape_debug()), span))
    }
}

fn is_word_start(char: char) -> bool {
    char.is_alphabetic() || char == '_' || char == '$'
}

fn is_word_char(char: char) -> bool {
    char.is_alphanumeric() || char == '_' || char == '$'
}

/// The length of a number: digits, letters, underscores, one point, and a sign behind an exponent. Whether it is one is seen later.
fn number_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_hex = text.starts_with("0x") || text.starts_with("0X");
    let mut at = 0;
    while at < bytes.len() {
        let is_exponent = |byte: u8| if is_hex { matches!(byte, b'p' | b'P') } else { matches!(byte, b'e' | b'E') };
        let goes_on = match bytes[at] {
            b'+' | b'-' => at > 0 && is_exponent(bytes[at - 1]),
            // `1..3` is a range.
            b'.' => bytes.get(at + 1) != Some(&b'.') && !text[..at].contains('.'),
            byte => byte.is_ascii_alphanumeric() || byte == b'_',
        };
        if !goes_on {
            break;
        }
        at += 1;
    }
    at
}

/// The length of a text in quotes on one line; none if it is not closed.
fn quoted_length(text: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    for (at, char) in text.char_indices().skip(1) {
        match char {
            '\n' => return None,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if char == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}
