//! The vocabulary of Symbolic PathFinder, `gov.nasa.jpf.symbc.Debug`.
//!
//! Deviation: the methods that add a symbolic value to a concrete one forget the concrete one.

use heap::{Nullness, Value};
use program::ClassKind;

use super::asked::*;
use crate::choice::Typed;
use crate::intrinsics::vocabulary::asked::next_asked;
use crate::intrinsics::{Entries, nothing, null, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const WORDS: Entries = &[
    ("assume(Z)V", assume),
    ("makeSymbolicInteger(Ljava/lang/String;)I", any_int),
    ("makeSymbolicLong(Ljava/lang/String;)J", any_long),
    ("makeSymbolicShort(Ljava/lang/String;)S", any_short),
    ("makeSymbolicByte(Ljava/lang/String;)B", any_byte),
    ("makeSymbolicChar(Ljava/lang/String;)C", any_char),
    ("makeSymbolicBoolean(Ljava/lang/String;)Z", any_boolean),
    ("makeSymbolicReal(Ljava/lang/String;)D", any_double),
    ("makeSymbolicString(Ljava/lang/String;)Ljava/lang/String;", any_string),
    ("makeSymbolicRef(Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;", any_like),
    ("makeSymbolicNull(Ljava/lang/String;)Ljava/lang/Object;", null),
    ("makeFieldsSymbolic(Ljava/lang/String;Ljava/lang/Object;)V", any_fields),
    ("addSymbolicInt(ILjava/lang/String;)I", any_int),
    ("addSymbolicByte(BLjava/lang/String;)B", any_byte),
    ("addSymbolicChar(CLjava/lang/String;)C", any_char),
    ("addSymbolicDouble(DLjava/lang/String;)D", any_double),
    ("isSymbolicInteger(I)Z", is_symbolic_number),
    ("isSymbolicLong(J)Z", is_symbolic_number),
    ("isSymbolicShort(S)Z", is_symbolic_number),
    ("isSymbolicByte(B)Z", is_symbolic_number),
    ("isSymbolicChar(C)Z", is_symbolic_number),
    ("getSymbolicIntegerValue(I)Ljava/lang/String;", describe_number),
    ("getSymbolicLongValue(J)Ljava/lang/String;", describe_number),
    ("getSymbolicShortValue(S)Ljava/lang/String;", describe_number),
    ("getSymbolicByteValue(B)Ljava/lang/String;", describe_number),
    ("getSymbolicCharValue(C)Ljava/lang/String;", describe_number),
    ("getSymbolicRealValue(D)Ljava/lang/String;", describe_number),
    ("getSymbolicBooleanValue(Z)Ljava/lang/String;", describe_number),
    // Methods that print or measure change no outcome.
    ("printPC(Ljava/lang/String;)V", nothing),
    ("printHeapPC(Ljava/lang/String;)V", nothing),
    ("printSymbolicRef(Ljava/lang/Object;Ljava/lang/String;)V", nothing),
    ("addCost(Ljava/lang/Object;)V", nothing),
    ("setLastObservedInputSize(Ljava/lang/Object;)V", nothing),
    ("clearMeasurements()V", nothing),
];

/// Null, or an object of the class of the argument, which must not be null.
fn any_like(machine: &mut Machine) -> Step<Reply> {
    let model = machine.object(machine.arg_ref(1)?)?;
    let Some(header) = machine.state.heap.header(model) else { return fail(machine) };
    let object = machine.ask_object(header.class, Nullness::Maybe);
    let is_instance = machine.program.class(header.class).kind == ClassKind::Instance;
    if let Some(unknown) = object.unknown().filter(|_| is_instance && !header.is_open()) {
        let exact = machine.only_among(Typed::Unknown(unknown), &[header.class]);
        machine.set_types(Typed::Unknown(unknown), exact, None)?;
    }
    reference(object)
}

/// Makes every field of an object a new input.
fn any_fields(machine: &mut Machine) -> Step<Reply> {
    let object = machine.object(machine.arg_ref(1)?)?;
    let class = machine.state.heap.class_of(object).ok_or_else(Trap::null)?;
    let class = machine.program.class(class);
    if class.kind != ClassKind::Instance || class.is_jdk() {
        return Err(Trap::unsupported(format!("symbolic fields of an object of class {}", class.java_name())));
    }
    let mut fields = Vec::new();
    for &ancestor in &class.ancestors {
        for field in machine.program.class(ancestor).fields.iter().filter(|field| !field.is_static()) {
            fields.push((field.slot, machine.program.text(field.descriptor).clone()));
        }
    }
    for (slot, descriptor) in fields {
        let origin = next_asked(&machine.state.input);
        let value: Value = machine.new_input(origin, &descriptor, machine.config.input.budget)?;
        machine.state.input.add_root(origin, value);
        machine.state.heap.set_field(object, slot, value)?;
    }
    Ok(Reply::Void)
}
