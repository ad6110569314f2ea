//! `java.lang.reflect.Array`.

use heap::{Fault, Value};
use program::{ClassKind, Kind};

use crate::elements::{element, element_kind, length_of, primitive_element_kind, set_element};
use crate::intrinsics::reflection::widen;
use crate::intrinsics::{Entries, box_value, reference};
use crate::machine::{Machine, Reply};
use crate::op::negative_size;
use crate::trap::{Step, Trap};

/// Intrinsics that take inputs as they are.
pub(super) const OPEN: Entries = &[
    ("java/lang/reflect/Array.getLength(Ljava/lang/Object;)I", get_length),
    ("java/lang/reflect/Array.newArray(Ljava/lang/Class;I)Ljava/lang/Object;", new_array),
    ("java/lang/reflect/Array.get(Ljava/lang/Object;I)Ljava/lang/Object;", get),
];

pub(super) const TABLE: Entries = &[
    ("java/lang/reflect/Array.multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;", multi_new_array),
    ("java/lang/reflect/Array.getInt(Ljava/lang/Object;I)I", |m| get_primitive(m, Kind::Int)),
    ("java/lang/reflect/Array.getByte(Ljava/lang/Object;I)B", |m| get_primitive(m, Kind::Byte)),
    ("java/lang/reflect/Array.getShort(Ljava/lang/Object;I)S", |m| get_primitive(m, Kind::Short)),
    ("java/lang/reflect/Array.getChar(Ljava/lang/Object;I)C", |m| get_primitive(m, Kind::Char)),
    ("java/lang/reflect/Array.getBoolean(Ljava/lang/Object;I)Z", |m| get_primitive(m, Kind::Boolean)),
    ("java/lang/reflect/Array.getLong(Ljava/lang/Object;I)J", |m| get_primitive(m, Kind::Long)),
    ("java/lang/reflect/Array.getFloat(Ljava/lang/Object;I)F", |m| get_primitive(m, Kind::Float)),
    ("java/lang/reflect/Array.getDouble(Ljava/lang/Object;I)D", |m| get_primitive(m, Kind::Double)),
    ("java/lang/reflect/Array.set(Ljava/lang/Object;ILjava/lang/Object;)V", set),
    ("java/lang/reflect/Array.setInt(Ljava/lang/Object;II)V", |m| set_primitive(m, Kind::Int)),
    ("java/lang/reflect/Array.setByte(Ljava/lang/Object;IB)V", |m| set_primitive(m, Kind::Byte)),
    ("java/lang/reflect/Array.setShort(Ljava/lang/Object;IS)V", |m| set_primitive(m, Kind::Short)),
    ("java/lang/reflect/Array.setChar(Ljava/lang/Object;IC)V", |m| set_primitive(m, Kind::Char)),
    ("java/lang/reflect/Array.setBoolean(Ljava/lang/Object;IZ)V", |m| set_primitive(m, Kind::Boolean)),
    ("java/lang/reflect/Array.setLong(Ljava/lang/Object;IJ)V", |m| set_primitive(m, Kind::Long)),
    ("java/lang/reflect/Array.setFloat(Ljava/lang/Object;IF)V", |m| set_primitive(m, Kind::Float)),
    ("java/lang/reflect/Array.setDouble(Ljava/lang/Object;ID)V", |m| set_primitive(m, Kind::Double)),
];

fn get_length(machine: &mut Machine) -> Step<Reply> {
    let array = machine.arg_object(0)?;
    element_kind(&machine.program, &machine.state.heap, array)?;
    Ok(Reply::Value(length_of(&machine.state.heap, array)?))
}

fn new_array(machine: &mut Machine) -> Step<Reply> {
    let element = machine.arg_class(0)?;
    let len = machine.arg(1);
    if let Value::Int(len) = len
        && len < 0
    {
        return Err(negative_size(len));
    }
    if machine.program.class(element).kind == ClassKind::Primitive(None) {
        return Err(Trap::raise("java/lang/IllegalArgumentException"));
    }
    let class = machine.program.array_of(element)?;
    machine.grow();
    match len {
        Value::Int(len) => reference(machine.new_array(class, len as usize)?),
        len => reference(machine.new_sparse(class, len)?),
    }
}

fn multi_new_array(machine: &mut Machine) -> Step<Reply> {
    let mut class = machine.arg_class(0)?;
    let given = machine.arg_object(1)?;
    let count = machine.state.heap.header(given).ok_or_else(Trap::null)?.len();
    if count == 0 {
        return Err(Trap::raise("java/lang/IllegalArgumentException"));
    }
    let mut lengths = Vec::with_capacity(count);
    for at in 0..count {
        let length = machine.read_element(given, Value::Int(at as i32))?;
        lengths.push(machine.concrete_length(length)?);
    }
    for _ in &lengths {
        class = machine.program.array_of(class)?;
    }
    machine.grow();
    if let Some(&negative) = lengths.iter().find(|&&len| len < 0) {
        return Err(negative_size(negative));
    }
    let lengths: Vec<usize> = lengths.into_iter().map(|len| len as usize).collect();
    reference(machine.nested_array(class, &lengths)?)
}

/// Reflection reports a bad index without a message.
fn without_message(fault: Fault) -> Trap {
    match fault {
        Fault::Index { .. } => Trap::raise("java/lang/ArrayIndexOutOfBoundsException"),
        other => other.into(),
    }
}

fn get(machine: &mut Machine) -> Step<Reply> {
    let array = machine.arg_object(0)?;
    let kind = element_kind(&machine.program, &machine.state.heap, array)?;
    let value = match machine.arg(1) {
        Value::Int(index) if machine.state.heap.sparse(array).is_none() => {
            let value = element(&machine.state.heap, array, index, kind).map_err(without_message)?;
            machine.settle(value)?
        }
        index => machine.read_element(array, index)?,
    };
    match value {
        Value::Ref(object) => reference(object),
        value => box_value(machine, kind, value),
    }
}

fn get_primitive(machine: &mut Machine, to: Kind) -> Step<Reply> {
    let (array, index) = (machine.arg_ref(0)?, machine.arg_int(1)?);
    let kind = primitive_element_kind(&machine.program, &machine.state.heap, array)?;
    let value = element(&machine.state.heap, array, index, kind).map_err(without_message)?;
    Ok(Reply::Value(widen(&mut machine.terms, value, kind, to)?))
}

fn set(machine: &mut Machine) -> Step<Reply> {
    let (array, index, value) = (machine.arg_ref(0)?, machine.arg_int(1)?, machine.arg_ref(2)?);
    let kind = element_kind(&machine.program, &machine.state.heap, array)?;
    let value = match kind {
        Kind::Ref => {
            let element = machine.state.heap.class_of(array).and_then(|class| machine.program.class(class).element());
            let fits = match element {
                Some(element) => machine.decide_cast(value, element)?,
                None => false,
            };
            if !fits {
                return Err(Trap::raise_with("java/lang/IllegalArgumentException", "array element type mismatch"));
            }
            Value::Ref(value)
        }
        kind => machine.unbox(value, kind)?,
    };
    element(&machine.state.heap, array, index, kind).map_err(without_message)?;
    set_element(&mut machine.state.heap, array, index, kind, value)?;
    Ok(Reply::Void)
}

fn set_primitive(machine: &mut Machine, from: Kind) -> Step<Reply> {
    let (array, index) = (machine.arg_ref(0)?, machine.arg_int(1)?);
    let kind = primitive_element_kind(&machine.program, &machine.state.heap, array)?;
    let value = widen(&mut machine.terms, machine.call.arg(&machine.state.stack, 2), from, kind)?;
    element(&machine.state.heap, array, index, kind).map_err(without_message)?;
    set_element(&mut machine.state.heap, array, index, kind, value)?;
    Ok(Reply::Void)
}
