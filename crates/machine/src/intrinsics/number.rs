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
