//! From bytes to S-expressions. A command is there as soon as its last parenthesis is: nothing behind it is waited for,
//! since the program that writes commands may wait for the answer first.

use std::io::{self, BufRead};

use crate::error::{Error, Located, Position};
use crate::tree::{Kind, NodeId, Tree};

/// Parentheses that may be open at a time.
pub const DEEPEST: usize = 200_000;

/// Reads one command after another.
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    position: Position,
}

/// The command under construction.
#[derive(Default)]
struct Draft {
    tree: Tree,
    /// The complete members of open lists.
    members: Vec<NodeId>,
    /// Where the members of each open list start, and where the list does.
    open: Vec<(usize, Position)>,
    /// Open parentheses, those beyond what is kept included.
    depth: usize,
    error: Option<Located>,
    token: Vec<u8>,
}

impl<R: BufRead> Reader<R> {
    /// A reader at the beginning of its input.
    pub fn new(input: R) -> Reader<R> {
        Reader { input, position: Position { line: 1, column: 1 } }
    }

    /// The next command; nothing at the end of the input. After an error reading goes on behind the faulty command.
    pub fn next(&mut self) -> io::Result<Option<Result<Tree, Located>>> {
        let mut draft = Draft::default();
        loop {
            let position = self.position;
            let Some(byte) = self.peek()? else {
                let unfinished = draft.depth > 0;
                let error = draft.error.take().unwrap_or(Located { position, error: Error::EndOfInput });
                return Ok(unfinished.then_some(Err(error)));
            };
            match byte {
                _ if byte.is_ascii_whitespace() => self.advance(byte),
                b';' => self.skip_comment()?,
                b'(' => {
                    self.advance(byte);
                    draft.open(position);
                }
                b')' => {
                    self.advance(byte);
                    if draft.depth == 0 {
                        return Ok(Some(Err(Located { position, error: Error::StrayParenthesis })));
                    }
                    if draft.close() {
                        return Ok(Some(draft.finish(position)));
                    }
                }
                _ => {
                    self.atom(byte, position, &mut draft)?;
                    if draft.depth == 0 {
                        let error = draft.error.take().map_or(Error::NoCommand, |located| located.error);
                        return Ok(Some(Err(Located { position, error })));
                    }
                }
            }
        }
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        loop {
            match self.input.fill_buf() {
                Ok(buffer) => return Ok(buffer.first().copied()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Moves behind the byte that was peeked at.
    fn advance(&mut self, byte: u8) {
        self.input.consume(1);
        if byte == b'\n' {
            self.position = Position { line: self.position.line.saturating_add(1), column: 1 };
        } else {
            self.position.column = self.position.column.saturating_add(1);
        }
    }

    fn skip_comment(&mut self) -> io::Result<()> {
        while let Some(byte) = self.peek()? {
            self.advance(byte);
            if byte == b'\n' {
                break;
            }
        }
        Ok(())
    }

    fn atom(&mut self, first: u8, position: Position, draft: &mut Draft) -> io::Result<()> {
        draft.token.clear();
        let kind = match first {
            b'"' => self.quotation(b'"', draft)?.then_some(Kind::Text),
            b'|' => self.quotation(b'|', draft)?.then_some(Kind::Symbol),
            _ => {
                while let Some(byte) = self.peek()? {
                    if byte.is_ascii_whitespace() || b"();\"|".contains(&byte) {
                        break;
                    }
                    draft.token.push(byte);
                    self.advance(byte);
                }
                draft.kind_of_token(position)
            }
        };
        match kind {
            Some(kind) => draft.add(kind, position),
            None => draft.fail(position, Error::EndOfInput),
        }
        Ok(())
    }

    /// Reads up to the closing quote; a doubled one stands for itself in strings. Says whether there was one.
    fn quotation(&mut self, quote: u8, draft: &mut Draft) -> io::Result<bool> {
        self.advance(quote);
        while let Some(byte) = self.peek()? {
            self.advance(byte);
            if byte == quote {
                // Before the command is closed the writer does not wait for an answer, so one more byte will come.
                if quote == b'|' || draft.depth == 0 || self.peek()? != Some(quote) {
                    return Ok(true);
                }
                self.advance(quote);
            }
            draft.token.push(byte);
        }
        Ok(false)
    }
}

impl Draft {
    fn open(&mut self, position: Position) {
        self.depth += 1;
        if self.depth > DEEPEST {
            self.fail(position, Error::TooDeep(DEEPEST));
        } else if self.error.is_none() {
            self.open.push((self.members.len(), position));
        }
    }

    /// Closes a list; says whether it was the outermost.
    fn close(&mut self) -> bool {
        self.depth -= 1;
        if self.error.is_none()
            && let Some((start, position)) = self.open.pop()
        {
            match self.tree.list(&self.members[start..], position) {
                Some(list) => {
                    self.members.truncate(start);
                    self.members.push(list);
                }
                None => self.fail(position, Error::Unsupported("a command of more than 4 GB".to_owned())),
            }
        }
        self.depth == 0
    }

    fn add(&mut self, kind: Kind, position: Position) {
        if self.error.is_some() || self.depth == 0 {
            return;
        }
        let token = std::mem::take(&mut self.token);
        match std::str::from_utf8(&token) {
            Err(_) => self.fail(position, Error::NotText),
            Ok(text) => match self.tree.atom(kind, text, position) {
                Some(atom) => self.members.push(atom),
                None => self.fail(position, Error::Unsupported("a command of more than 4 GB".to_owned())),
            },
        }
        self.token = token;
    }

    /// The first error of a command is the one reported; the rest of the command is only skipped.
    fn fail(&mut self, position: Position, error: Error) {
        if self.error.is_none() {
            self.error = Some(Located { position, error });
            self.members = Vec::new();
            self.open = Vec::new();
        }
    }

    fn kind_of_token(&mut self, position: Position) -> Option<Kind> {
        let digits = |bytes: &[u8], is: fn(&u8) -> bool| !bytes.is_empty() && bytes.iter().all(is);
        let kind = match self.token.as_slice() {
            [b':', ..] => Kind::Keyword,
            [b'#', b'x', rest @ ..] if digits(rest, u8::is_ascii_hexdigit) => Kind::Hexadecimal,
            [b'#', b'b', rest @ ..] if digits(rest, |byte| matches!(byte, b'0' | b'1')) => Kind::Binary,
            all @ [b'0'..=b'9', ..] if digits(all, u8::is_ascii_digit) => Kind::Numeral,
            all @ [b'0'..=b'9', ..] => {
                let mut halves = all.splitn(2, |&byte| byte == b'.');
                let decimal = halves.all(|half| digits(half, u8::is_ascii_digit));
                if !decimal {
                    self.bad_literal(position);
                }
                Kind::Decimal
            }
            [b'#', ..] => {
                self.bad_literal(position);
                Kind::Symbol
            }
            _ => Kind::Symbol,
        };
        Some(kind)
    }

    fn bad_literal(&mut self, position: Position) {
        let text: String = String::from_utf8_lossy(&self.token).chars().take(40).collect();
        self.fail(position, Error::BadLiteral(text));
    }

    fn finish(self, position: Position) -> Result<Tree, Located> {
        match self.error {
            Some(error) => Err(error),
            None if self.members.len() == 1 => Ok(self.tree),
            None => Err(Located { position, error: Error::NoCommand }),
        }
    }
}
