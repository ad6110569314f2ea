//! Properties of characters that depend on the inputs: one term over the ranges of characters that have the same answer.

use heap::{Ref, Value};

use crate::characters::{Question, piecewise};
use crate::decide::Numbers;
use crate::intrinsics::Entries;
use crate::machine::{Machine, Reply};
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

fn answer(machine: &mut Machine) -> Step<Reply> {
    let args = [machine.arg(0), machine.arg(1)];
    let has_two = machine.call.slots(&machine.state.stack) == 2;
    let (receiver, unit) = match args {
        [Value::Ref(receiver), unit] => (receiver, unit),
        [unit, _] => (Ref::NULL, unit),
    };
    let Value::Term(_, unit) = unit else { return Ok(Reply::Body) };
    let range = machine.terms.range(unit);
    if range.lo < 0 || range.hi > LAST {
        return Ok(Reply::Body);
    }
    let radix = match args[1] {
        Value::Int(radix) if has_two => Some(radix),
        Value::Term(..) if receiver.is_null() && has_two => return Ok(Reply::Body),
        _ => None,
    };
    let method = machine.call.method();
    let question = Question { method, radix, first: range.lo as i32, last: range.hi as i32 };
    match machine.characters.answers(&question) {
        Some(pieces) => {
            let term = piecewise(&mut machine.terms, unit, &pieces);
            Ok(Reply::Value(machine.terms.value_of(term)))
        }
        None => Err(Trap::ask(question, receiver)),
    }
}
