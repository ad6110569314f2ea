//! Annotations: their bytes and the constant pool that they refer to.

use heap::{Ref, Value};
use program::{ClassId, utf16};
use ristretto_classfile::Constant;
use ristretto_classfile::attributes::Attribute;

use crate::intrinsics::{Entries, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Class.getRawAnnotations()[B", get_raw_annotations),
    ("java/lang/Class.getConstantPool()Ljdk/internal/reflect/ConstantPool;", get_constant_pool),
    ("jdk/internal/reflect/ConstantPool.getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;", get_text),
    ("jdk/internal/reflect/ConstantPool.getIntAt0(Ljava/lang/Object;I)I", get_number),
    ("jdk/internal/reflect/ConstantPool.getLongAt0(Ljava/lang/Object;I)J", get_number),
    ("jdk/internal/reflect/ConstantPool.getFloatAt0(Ljava/lang/Object;I)F", get_number),
    ("jdk/internal/reflect/ConstantPool.getDoubleAt0(Ljava/lang/Object;I)D", get_number),
];

fn get_raw_annotations(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let Some(file) = machine.program.class(class).file.clone() else { return reference(Ref::NULL) };
    let annotations = file.attributes.iter().find(|a| matches!(a, Attribute::RuntimeVisibleAnnotations { .. }));
    match annotations {
        Some(attribute) => reference(machine.attribute_bytes(attribute)?),
        None => reference(Ref::NULL),
    }
}

/// The pool is represented by the class object that it belongs to.
fn get_constant_pool(machine: &mut Machine) -> Step<Reply> {
    let mirror = machine.arg(0);
    let class = machine.load("jdk/internal/reflect/ConstantPool")?;
    machine.ensure_initialized(class)?;
    let pool = machine.new_object(class)?;
    machine.set_named(pool, "constantPoolOop", mirror)?;
    reference(pool)
}

fn with_constant<T>(machine: &mut Machine, read: impl FnOnce(&Constant<'static>) -> Option<T>) -> Step<T> {
    let class: ClassId = machine.arg_class(1)?;
    let index = machine.arg_int(2)?;
    let file = machine.program.class(class).file.as_ref();
    let found = file.and_then(|file| {
        let constant = file.constant_pool.try_get(u16::try_from(index).ok()?).ok()?;
        read(constant)
    });
    found.ok_or_else(|| Trap::raise_with("java/lang/IllegalArgumentException", "Wrong type at constant pool index"))
}

fn get_text(machine: &mut Machine) -> Step<Reply> {
    let text = with_constant(machine, |constant| match constant {
        Constant::Utf8(text) => Some(utf16(text)),
        _ => None,
    })?;
    reference(machine.new_string(&text)?)
}

fn get_number(machine: &mut Machine) -> Step<Reply> {
    let value = with_constant(machine, |constant| {
        Some(match constant {
            Constant::Integer(value) => Value::Int(*value),
            Constant::Long(value) => Value::Long(*value),
            Constant::Float(value) => Value::Float(*value),
            Constant::Double(value) => Value::Double(*value),
            _ => return None,
        })
    })?;
    Ok(Reply::Value(value))
}
