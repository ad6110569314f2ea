//! Boxes and texts of numbers that depend on the inputs: without them the bytecode would fork over the range of a cache,
//! or over every digit.

use heap::Value;
use program::Kind;

use crate::intrinsics::{Entries, Reply, reference};
use crate::machine::Machine;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Boolean.valueOf(Z)Ljava/lang/Boolean;", |m| boxed(m, Kind::Boolean)),
    ("java/lang/Byte.valueOf(B)Ljava/lang/Byte;", |m| boxed(m, Kind::Byte)),
    ("java/lang/Character.valueOf(C)Ljava/lang/Character;", |m| boxed(m, Kind::Char)),
    ("java/lang/Short.valueOf(S)Ljava/lang/Short;", |m| boxed(m, Kind::Short)),
    ("java/lang/Integer.valueOf(I)Ljava/lang/Integer;", |m| boxed(m, Kind::Int)),
    ("java/lang/Long.valueOf(J)Ljava/lang/Long;", |m| boxed(m, Kind::Long)),
    ("java/lang/Integer.toString(I)Ljava/lang/String;", text),
    ("java/lang/Long.toString(J)Ljava/lang/String;", text),
    ("java/lang/Float.toString(F)Ljava/lang/String;", text),
    ("java/lang/Double.toString(D)Ljava/lang/String;", text),
    ("java/lang/AbstractStringBuilder.append(I)Ljava/lang/AbstractStringBuilder;", append),
    ("java/lang/AbstractStringBuilder.append(J)Ljava/lang/AbstractStringBuilder;", append),
    ("java/lang/AbstractStringBuilder.append(F)Ljava/lang/AbstractStringBuilder;", append),
    ("java/lang/AbstractStringBuilder.append(D)Ljava/lang/AbstractStringBuilder;", append),
    ("java/lang/Character.digit(II)I", digit),
];

fn boxed(machine: &mut Machine, kind: Kind) -> Step<Reply> {
    let value = machine.arg(0);
    reference(machine.new_box(kind, value)?)
}

fn text(machine: &mut Machine) -> Step<Reply> {
    let number = machine.arg(0);
    reference(machine.deferred_number(number)?)
}

/// Appends the text of a number.
fn append(machine: &mut Machine) -> Step<Reply> {
    let (builder, number) = (machine.arg(0), machine.arg(1));
    if !matches!(number, Value::Term(..)) {
        return Ok(Reply::Body);
    }
    let class = machine.load("java/lang/AbstractStringBuilder")?;
    let descriptor = "(Ljava/lang/String;)Ljava/lang/AbstractStringBuilder;";
    let method = machine
        .program
        .declared(class, "append", descriptor)
        .ok_or_else(|| Trap::malformed("builder without append"))?;
    let text = machine.deferred_number(number)?;
    machine.tail_call(method, &[builder, Value::Ref(text)])
}

/// The digit that a character is. One term for characters up to 255, where digits and letters are those of ASCII; the
/// tables for others are too large to ask by a character that depends on the inputs.
fn digit(machine: &mut Machine) -> Step<Reply> {
    let (Value::Term(_, unit), Value::Int(radix)) = (machine.arg(0), machine.arg(1)) else { return Ok(Reply::Body) };
    if !(2..=36).contains(&radix) {
        return super::int(-1);
    }
    let (negative, limit) = (machine.terms.int(-1), machine.terms.int(0x100));
    let zero = machine.terms.int(0);
    let (below, above) = (machine.terms.lt(unit, zero), machine.terms.le(limit, unit));
    let outside = machine.terms.or(below, above);
    if machine.decide(outside)? {
        return Err(Trap::unsupported("Character.digit of a character above 255 that depends on the inputs"));
    }
    let mut result = negative;
    for (first, value, count) in [(b'0', 0, 10), (b'A', 10, 26), (b'a', 10, 26)] {
        let count = count.min(radix - value);
        if count <= 0 {
            continue;
        }
        let first = i32::from(first);
        let (low, high) = (machine.terms.int(first), machine.terms.int(first + count - 1));
        let (from, to) = (machine.terms.le(low, unit), machine.terms.le(unit, high));
        let inside = machine.terms.and(from, to);
        let offset = machine.terms.int(value - first);
        let digit = machine.terms.binary(term::BinaryOp::Add, unit, offset);
        result = machine.terms.ite(inside, digit, result);
    }
    Ok(Reply::Value(machine.value_of(result)))
}
