//! Elements of arrays, by their kind.

use heap::{Fault, Heap, Ref, Store, Value};
use program::{ClassKind, Kind, Program};

use crate::trap::{Step, Trap};

/// The kind of an array's elements; throws for what is no array.
pub(crate) fn element_kind(program: &Program, heap: &Heap, array: Ref) -> Step<Kind> {
    let class = heap.class_of(array).ok_or_else(Trap::null)?;
    match program.class(class).kind {
        ClassKind::Array(_, kind) => Ok(kind),
        _ => Err(Trap::raise_with("java/lang/IllegalArgumentException", "Argument is not an array")),
    }
}

/// The kind of an array's elements; throws for what is no array of primitives.
pub(crate) fn primitive_element_kind(program: &Program, heap: &Heap, array: Ref) -> Step<Kind> {
    match element_kind(program, heap, array)? {
        Kind::Ref => {
            Err(Trap::raise_with("java/lang/IllegalArgumentException", "Argument is not an array of primitive type"))
        }
        kind => Ok(kind),
    }
}

/// Reads an element of any array.
pub(crate) fn element(heap: &Heap, array: Ref, index: i32, kind: Kind) -> Result<Value, Fault> {
    if heap.header(array).is_some_and(|header| header.store == Store::Tagged) {
        return heap.tagged(array, index);
    }
    Ok(match kind {
        Kind::Boolean | Kind::Byte => Value::Int(heap.byte(array, index)?.into()),
        Kind::Char => Value::Int(heap.short(array, index)?.into()),
        Kind::Short => Value::Int((heap.short(array, index)? as i16).into()),
        Kind::Int => Value::Int(heap.int(array, index)?),
        Kind::Long => Value::Long(heap.long(array, index)?),
        Kind::Float => Value::Float(heap.float(array, index)?),
        Kind::Double => Value::Double(heap.double(array, index)?),
        Kind::Ref => Value::Ref(heap.reference(array, index)?),
    })
}

/// Writes an element of any array; the value is of the element's kind.
pub(crate) fn set_element(heap: &mut Heap, array: Ref, index: i32, kind: Kind, value: Value) -> Step {
    if heap.header(array).is_some_and(|header| header.store == Store::Tagged) {
        heap.set_tagged(array, index, value)?;
        return Ok(());
    }
    match (kind, value) {
        (Kind::Boolean | Kind::Byte, Value::Int(value)) => heap.set_byte(array, index, value as i8)?,
        (Kind::Char | Kind::Short, Value::Int(value)) => heap.set_short(array, index, value as u16)?,
        (Kind::Int, Value::Int(value)) => heap.set_int(array, index, value)?,
        (Kind::Long, Value::Long(value)) => heap.set_long(array, index, value)?,
        (Kind::Float, Value::Float(value)) => heap.set_float(array, index, value)?,
        (Kind::Double, Value::Double(value)) => heap.set_double(array, index, value)?,
        (Kind::Ref, Value::Ref(value)) => heap.set_reference(array, index, value)?,
        _ => return Err(Trap::raise_with("java/lang/IllegalArgumentException", "argument type mismatch")),
    }
    Ok(())
}

/// The length of a sparse array.
pub(crate) fn length_of(heap: &Heap, array: Ref) -> Step<Value> {
    let header = heap.header(array).ok_or_else(Trap::null)?;
    Ok(match heap.sparse(array) {
        Some(sparse) => sparse.length,
        None => Value::Int(header.len() as i32),
    })
}
