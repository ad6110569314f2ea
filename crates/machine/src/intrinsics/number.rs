//! Boxes and texts of numbers that depend on the inputs: without them the bytecode would fork over the range of a cache,
//! or over every digit.

use heap::Value;
use program::Kind;

use crate::builder_input::is_deferred_builder;
use crate::intrinsics::{Entries, reference};
use crate::machine::{Machine, Reply};
use crate::text_input::is_deferred;
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
    ("java/lang/AbstractStringBuilder.append(C)Ljava/lang/AbstractStringBuilder;", append_char),
    ("java/lang/AbstractStringBuilder.append(Ljava/lang/String;)Ljava/lang/AbstractStringBuilder;", append_text),
    ("java/lang/StringBuilder.toString()Ljava/lang/String;", build),
];

fn boxed(machine: &mut Machine, kind: Kind) -> Step<Reply> {
    match machine.arg(0) {
        value @ Value::Term(..) => reference(machine.new_box(kind, value)?),
        _ => Ok(Reply::Body),
    }
}

fn text(machine: &mut Machine) -> Step<Reply> {
    match machine.arg(0) {
        number @ Value::Term(..) => reference(machine.deferred_number(number)?),
        _ => Ok(Reply::Body),
    }
}

/// Appends the text of a number.
fn append(machine: &mut Machine) -> Step<Reply> {
    let (builder, number) = (machine.arg_object(0)?, machine.arg(1));
    let text = match number {
        Value::Term(..) => machine.deferred_number(number)?,
        Value::Int(number) if is_deferred_builder(&machine.program, &machine.state.heap, &machine.known, builder) => {
            machine.new_text(&number.to_string())?
        }
        Value::Long(number) if is_deferred_builder(&machine.program, &machine.state.heap, &machine.known, builder) => {
            machine.new_text(&number.to_string())?
        }
        _ => return Ok(Reply::Body),
    };
    if machine.append_deferred(builder, text)? {
        return reference(builder);
    }
    let descriptor = "(Ljava/lang/String;)Ljava/lang/AbstractStringBuilder;";
    let method = machine
        .program
        .declared(machine.known.builder, "append", descriptor)
        .ok_or_else(|| Trap::malformed("builder without append"))?;
    machine.tail_call(method, &[Value::Ref(builder), Value::Ref(text)])
}

fn append_char(machine: &mut Machine) -> Step<Reply> {
    let builder = machine.arg_object(0)?;
    let Value::Int(unit) = machine.arg(1) else { return Ok(Reply::Body) };
    if !is_deferred_builder(&machine.program, &machine.state.heap, &machine.known, builder) {
        return Ok(Reply::Body);
    }
    let text = machine.new_string(&[unit as u16])?;
    match machine.append_deferred(builder, text)? {
        true => reference(builder),
        false => Ok(Reply::Body),
    }
}

/// Appends a string without reading it, if it is not decided or not worked out.
fn append_text(machine: &mut Machine) -> Step<Reply> {
    let (builder, text) = (machine.arg_object(0)?, machine.arg_ref(1)?);
    let defers = is_deferred(&machine.state.heap, &machine.known, text)
        || is_deferred_builder(&machine.program, &machine.state.heap, &machine.known, builder);
    match defers && machine.append_deferred(builder, text)? {
        true => reference(builder),
        false => Ok(Reply::Body),
    }
}

fn build(machine: &mut Machine) -> Step<Reply> {
    let builder = machine.arg_object(0)?;
    match machine.deferred_content(builder)? {
        Some(text) => reference(text),
        None => Ok(Reply::Body),
    }
}
