//! `java.lang.reflect.Array`.

use heap::{Fault, Ref, Value};
use program::{Kind, Shape};

use crate::intrinsics::reflection::widen;
use crate::intrinsics::{Entries, box_value, reference};
use crate::machine::{Machine, Reply};
use crate::op::negative_size;
use crate::trap::{Step, Trap};

/// What takes inputs as they are.
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

impl Machine {
    /// The kind of an array's elements; throws for what is no array.
    pub(crate) fn element_kind(&self, array: Ref) -> Step<Kind> {
        let class = self.state.heap.class_of(array).ok_or_else(Trap::null)?;
        match self.program.class(class).shape {
            Shape::Array(_, kind) => Ok(kind),
            _ => Err(Trap::raise_with("java/lang/IllegalArgumentException", "Argument is not an array")),
        }
    }

    fn primitive_element_kind(&self, array: Ref) -> Step<Kind> {
        match self.element_kind(array)? {
            Kind::Ref => Err(Trap::raise_with(
                "java/lang/IllegalArgumentException",
                "Argument is not an array of primitive type",
            )),
            kind => Ok(kind),
        }
    }

    /// Reads an element of any array.
    pub fn element(&self, array: Ref, index: i32, kind: Kind) -> Result<Value, Fault> {
        let heap = &self.state.heap;
        if heap.header(array).is_some_and(|header| header.store == heap::Store::Tagged) {
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
    pub(crate) fn set_element(&mut self, array: Ref, index: i32, kind: Kind, value: Value) -> Step {
        let heap = &mut self.state.heap;
        if heap.header(array).is_some_and(|header| header.store == heap::Store::Tagged) {
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
}

fn get_length(machine: &mut Machine) -> Step<Reply> {
    let array = machine.arg_object(0)?;
    machine.element_kind(array)?;
    Ok(Reply::Value(machine.length_of(array)?))
}

fn new_array(machine: &mut Machine) -> Step<Reply> {
    let element = machine.arg_class(0)?;
    let len = machine.arg(1);
    if let Value::Int(len) = len
        && len < 0
    {
        return Err(negative_size(len));
    }
    if machine.program.class(element).shape == Shape::Primitive(None) {
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
    let lengths = machine.state.heap.ints(machine.arg_ref(1)?)?.to_vec();
    if lengths.is_empty() {
        return Err(Trap::raise("java/lang/IllegalArgumentException"));
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
    let kind = machine.element_kind(array)?;
    let value = match machine.arg(1) {
        Value::Int(index) if machine.state.heap.sparse(array).is_none() => {
            let value = machine.element(array, index, kind).map_err(without_message)?;
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
    let kind = machine.primitive_element_kind(array)?;
    Ok(Reply::Value(widen(machine.element(array, index, kind).map_err(without_message)?, kind, to)?))
}

fn set(machine: &mut Machine) -> Step<Reply> {
    let (array, index, value) = (machine.arg_ref(0)?, machine.arg_int(1)?, machine.arg_ref(2)?);
    let kind = machine.element_kind(array)?;
    let value = match kind {
        Kind::Ref => {
            let element = machine.state.heap.class_of(array).and_then(|class| machine.program.class(class).element());
            if !value.is_null() && !element.is_some_and(|element| machine.is_instance(value, element)) {
                return Err(Trap::raise_with("java/lang/IllegalArgumentException", "array element type mismatch"));
            }
            Value::Ref(value)
        }
        kind => machine.unbox(value, kind)?,
    };
    machine.element(array, index, kind).map_err(without_message)?;
    machine.set_element(array, index, kind, value)?;
    Ok(Reply::Void)
}

fn set_primitive(machine: &mut Machine, from: Kind) -> Step<Reply> {
    let (array, index) = (machine.arg_ref(0)?, machine.arg_int(1)?);
    let kind = machine.primitive_element_kind(array)?;
    let value = widen(machine.arg(2), from, kind)?;
    machine.element(array, index, kind).map_err(without_message)?;
    machine.set_element(array, index, kind, value)?;
    Ok(Reply::Void)
}
