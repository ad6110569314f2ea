//! Properties of characters that depend on the inputs. The JDK looks them up in tables of tables; here each question is
//! asked once of the bytecode for every character, and the answers become one term over the ranges on which they are
//! constant, or differ from the character by a constant.

use std::rc::Rc;

use heap::Value;
use program::MethodId;
use term::{BinaryOp, Term, UnaryOp};

use crate::intrinsics::{Entries, Reply};
use crate::machine::Machine;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Character.digit(II)I", answer),
    ("java/lang/Character.getNumericValue(I)I", answer),
    ("java/lang/Character.getType(I)I", answer),
    ("java/lang/Character.isAlphabetic(I)Z", answer),
    ("java/lang/Character.isDigit(I)Z", answer),
    ("java/lang/Character.isIdentifierIgnorable(I)Z", answer),
    ("java/lang/Character.isJavaIdentifierPart(I)Z", answer),
    ("java/lang/Character.isJavaIdentifierStart(I)Z", answer),
    ("java/lang/Character.isLetter(I)Z", answer),
    ("java/lang/Character.isLetterOrDigit(I)Z", answer),
    ("java/lang/Character.isLowerCase(I)Z", answer),
    ("java/lang/Character.isSpaceChar(I)Z", answer),
    ("java/lang/Character.isUpperCase(I)Z", answer),
    ("java/lang/Character.isWhitespace(I)Z", answer),
    ("java/lang/Character.toLowerCase(I)I", answer),
    ("java/lang/Character.toTitleCase(I)I", answer),
    ("java/lang/Character.toUpperCase(I)I", answer),
    ("java/lang/Character.toUpperCaseEx(I)I", answer),
    ("java/lang/CharacterDataLatin1.isWhitespace(I)Z", answer),
    ("java/lang/CharacterDataLatin1.toLowerCase(I)I", answer),
    ("java/lang/CharacterDataLatin1.toUpperCase(I)I", answer),
    ("java/lang/CharacterDataLatin1.toUpperCaseEx(I)I", answer),
];

/// The greatest character that is asked for.
const LAST: i64 = 0xffff;

/// A range of characters that a question has one answer for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    last: i32,
    /// The answer, or what it differs from the character by.
    value: i32,
    is_difference: bool,
}

/// A method, whatever else its argument beside the character is, and the characters that it is asked for.
pub(crate) type Question = (MethodId, Option<i32>, (i32, i32));

fn answer(machine: &mut Machine) -> Step<Reply> {
    let mut args = [machine.arg(0), machine.arg(1)];
    let count = machine.state.stack.len() - machine.args;
    let at = usize::from(matches!(args[0], Value::Ref(_)));
    let Value::Term(_, unit) = args[at] else { return Ok(Reply::Body) };
    let range = machine.terms.range(unit);
    if range.lo < 0 || range.hi > LAST {
        return Ok(Reply::Body);
    }
    let radix = match args[1] {
        Value::Int(radix) if count == 2 => Some(radix),
        Value::Term(..) if at == 0 && count == 2 => return Ok(Reply::Body),
        _ => None,
    };
    let question = (machine.running, radix, (range.lo as i32, range.hi as i32));
    let pieces = machine.ask_character(question, |unit, machine| {
        args[at] = Value::Int(unit);
        machine.evaluate(question.0, &args[..count])
    })?;
    let term = machine.piecewise(unit, &pieces);
    Ok(Reply::Value(machine.value_of(term)))
}

impl Machine {
    /// The answers to a question, character by character.
    fn ask_character(
        &mut self,
        question: Question,
        mut evaluate: impl FnMut(i32, &mut Machine) -> Step<Value>,
    ) -> Step<Rc<[Piece]>> {
        if let Some(known) = self.answers.get(&question) {
            return Ok(known.clone());
        }
        let (first, last) = question.2;
        let mut pieces: Vec<Piece> = Vec::new();
        let mut start = first;
        let mut open: Option<(i32, bool, bool)> = None;
        for unit in first..=last {
            let Value::Int(found) = evaluate(unit, self)? else {
                return Err(Trap::malformed("a property of a character that is no int"));
            };
            // While both descriptions fit, neither is chosen.
            let (from, same, shifted) = match open {
                Some((from, same, shifted)) => (from, same && found == from, shifted && found - unit == from - start),
                None => (found, true, found >= 0),
            };
            if !same && !shifted {
                let (value, same, _) = open.unwrap_or((found, true, true));
                pieces.push(piece(unit - 1, start, value, same));
                (start, open) = (unit, Some((found, true, found >= 0)));
            } else {
                open = Some((from, same, shifted));
            }
        }
        if let Some((value, same, _)) = open {
            pieces.push(piece(last, start, value, same));
        }
        let pieces: Rc<[Piece]> = pieces.into();
        self.answers.insert(question, pieces.clone());
        Ok(pieces)
    }

    /// The value of a method on concrete arguments, without counting as steps of the path.
    fn evaluate(&mut self, method: MethodId, args: &[Value]) -> Step<Value> {
        let (depth, saved) = (self.state.stack.depth(), (self.args, self.executed));
        self.call(method, args)?;
        while self.state.stack.depth() > depth {
            if let Err(trap) = self.step() {
                self.handle(trap).map_err(Trap::stop)?;
            }
        }
        (self.args, self.executed) = saved;
        Ok(self.state.stack.pop())
    }

    /// A balanced decision over the ranges.
    fn piecewise(&mut self, unit: Term, pieces: &[Piece]) -> Term {
        match pieces {
            [] => self.terms.int(0),
            [piece] => {
                let value = self.terms.int(piece.value);
                if !piece.is_difference {
                    return value;
                }
                let sum = self.terms.binary(BinaryOp::Add, unit, value);
                // In its range it is a character or a digit: saying so keeps the term in the range of characters.
                self.terms.unary(UnaryOp::I2C, sum)
            }
            _ => {
                let (low, high) = pieces.split_at(pieces.len() / 2);
                let end = self.terms.int(low[low.len() - 1].last + 1);
                let is_low = self.terms.lt(unit, end);
                let (low, high) = (self.piecewise(unit, low), self.piecewise(unit, high));
                self.terms.ite(is_low, low, high)
            }
        }
    }
}

fn piece(last: i32, start: i32, value: i32, same: bool) -> Piece {
    if same {
        Piece { last, value, is_difference: false }
    } else {
        Piece { last, value: value - start, is_difference: true }
    }
}
