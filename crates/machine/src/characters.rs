//! Properties of characters, as ranges. The JDK looks properties up in tables of tables. Here each question is asked
//! once of the bytecode for every character (`side_run.rs` does it), and the answers become ranges on which they are
//! constant, or differ from the character by a constant.
//!
//! Answers do not depend on the path and are kept for all. A question that the budget left unfinished goes on where it
//! stopped.

use std::rc::Rc;

use program::MethodId;
use rustc_hash::FxHashMap;
use term::{BinaryOp, Term, Terms, UnaryOp};

/// A method that tells a property, a further argument of it, and the characters that it is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    pub(crate) method: MethodId,
    /// The argument behind the character, if there is one.
    pub(crate) radix: Option<i32>,
    pub(crate) first: i32,
    pub(crate) last: i32,
}

/// A range of characters that a question has one answer for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    last: i32,
    answer: Answer,
}

#[derive(Clone, Copy, Debug)]
enum Answer {
    Constant(i32),
    /// This much more than the character.
    Shifted(i32),
}

/// A range whose end is not known.
#[derive(Clone, Copy, Debug)]
struct OpenPiece {
    start: i32,
    /// The answer at the start.
    found: i32,
    /// Whether all answers so far are the same.
    is_constant: bool,
    /// Whether all answers so far differ from their characters by the same.
    is_shifted: bool,
}

impl OpenPiece {
    fn starting(unit: i32, found: i32) -> OpenPiece {
        OpenPiece { start: unit, found, is_constant: true, is_shifted: found >= 0 }
    }

    /// The range with one more character; none when that needs a new range.
    fn with(self, unit: i32, found: i32) -> Option<OpenPiece> {
        let is_constant = self.is_constant && found == self.found;
        let is_shifted = self.is_shifted && found - unit == self.found - self.start;
        (is_constant || is_shifted).then_some(OpenPiece { is_constant, is_shifted, ..self })
    }

    fn closed(self, last: i32) -> Piece {
        let answer = match self.is_constant {
            true => Answer::Constant(self.found),
            false => Answer::Shifted(self.found - self.start),
        };
        Piece { last, answer }
    }
}

/// How far a question has been asked.
#[derive(Debug)]
pub(crate) struct Progress {
    next: i32,
    pieces: Vec<Piece>,
    open: Option<OpenPiece>,
}

impl Progress {
    /// The next character to ask for.
    pub(crate) fn next(&self) -> i32 {
        self.next
    }

    /// Adds the answer for the next character.
    pub(crate) fn add(&mut self, found: i32) {
        let unit = self.next;
        let longer = self.open.and_then(|open| open.with(unit, found));
        if let (Some(open), None) = (self.open, longer) {
            self.pieces.push(open.closed(unit - 1));
        }
        self.open = Some(longer.unwrap_or_else(|| OpenPiece::starting(unit, found)));
        self.next += 1;
    }

    fn finished(mut self) -> Rc<[Piece]> {
        if let Some(open) = self.open {
            self.pieces.push(open.closed(self.next - 1));
        }
        self.pieces.into()
    }
}

/// Questions that were asked.
#[derive(Debug, Default)]
pub(crate) struct Characters {
    answered: FxHashMap<Question, Rc<[Piece]>>,
    unfinished: FxHashMap<Question, Progress>,
}

impl Characters {
    /// The answers to a question, if it has been asked for all its characters.
    pub(crate) fn answers(&self, question: &Question) -> Option<Rc<[Piece]>> {
        self.answered.get(question).cloned()
    }

    /// Takes up a question where it was left.
    pub(crate) fn take_up(&mut self, question: Question) -> Progress {
        let start = || Progress { next: question.first, pieces: Vec::new(), open: None };
        self.unfinished.remove(&question).unwrap_or_else(start)
    }

    /// Leaves a question that has been asked for some characters, or for all.
    pub(crate) fn leave(&mut self, question: Question, progress: Progress) {
        if progress.next > question.last {
            self.answered.insert(question, progress.finished());
        } else {
            self.unfinished.insert(question, progress);
        }
    }
}

/// The answer for a character that depends on the inputs: a balanced decision over the ranges.
pub(crate) fn piecewise(terms: &mut Terms, unit: Term, pieces: &[Piece]) -> Term {
    match pieces {
        [] => terms.int(0),
        [piece] => match piece.answer {
            Answer::Constant(value) => terms.int(value),
            Answer::Shifted(by) => {
                let by = terms.int(by);
                let sum = terms.binary(BinaryOp::Add, unit, by);
                // The sum is a character or a digit: the conversion keeps the term in the range of characters.
                terms.unary(UnaryOp::I2C, sum)
            }
        },
        _ => {
            let (low, high) = pieces.split_at(pieces.len() / 2);
            let end = terms.int(low[low.len() - 1].last + 1);
            let is_low = terms.lt(unit, end);
            let (low, high) = (piecewise(terms, unit, low), piecewise(terms, unit, high));
            terms.ite(is_low, low, high)
        }
    }
}
