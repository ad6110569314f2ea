//! Strings: natives, the methods that would otherwise go through `Unsafe` or vector intrinsics, and those that would fork
//! at every character of a string of the input.

use heap::{Ref, Store, Value};
use program::Kind;
use term::{BinaryOp, Node};

use crate::decide::Numbers;
use crate::elements::set_element;
use crate::intrinsics::unsafe_access::ARRAY_BASE;
use crate::intrinsics::{Entries, boolean, int, reference, zero};
use crate::machine::{Machine, Reply};

use crate::text::read_text;
use crate::text_input::concrete_bytes;
use crate::text_units::UTF16;
use crate::text_units::{equal_units, split_unit};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/String.intern()Ljava/lang/String;", intern),
    ("java/lang/StringUTF16.isBigEndian()Z", zero),
    ("java/lang/StringCoding.err(Ljava/lang/String;)V", super::nothing),
];

/// Intrinsics that take inputs as they are.
pub(super) const OPEN: Entries = &[
    ("java/lang/String.equals(Ljava/lang/Object;)Z", equals),
    ("java/lang/String.hashCode()I", hash_code),
    ("java/lang/String.startsWith(Ljava/lang/String;I)Z", starts_with),
    ("java/lang/StringUTF16.getChar([BI)C", get_char),
    ("java/lang/StringUTF16.putChar([BII)V", put_char),
    (
        "jdk/internal/util/ArraysSupport.vectorizedMismatch(Ljava/lang/Object;JLjava/lang/Object;JII)I",
        vectorized_mismatch,
    ),
];

fn intern(machine: &mut Machine) -> Step<Reply> {
    let string = machine.arg_ref(0)?;
    reference(machine.intern(string)?)
}

/// What looking at one element costs, as if so many bytes were written.
const WORK_OF_AN_ELEMENT: usize = 64;

/// The index of the first element whose bits differ, or -1 for none: one term where elements depend on the inputs. The
/// offsets are those of `unsafe_access`.
fn vectorized_mismatch(machine: &mut Machine) -> Step<Reply> {
    let (a, b) = (machine.arg_object(0)?, machine.arg_object(3)?);
    let scale = machine.arg_int(7)?;
    let start = |offset: i64| ((offset - ARRAY_BASE) >> scale) as i32;
    let (a_start, b_start) = (start(machine.arg_long(1)?), start(machine.arg_long(4)?));
    let len = machine.concrete_length(machine.arg(6))?;
    let mut differences = Vec::new();
    for index in 0..len {
        machine.spend(WORK_OF_AN_ELEMENT)?;
        let a = machine.read_element(a, Value::Int(a_start + index))?;
        let b = machine.read_element(b, Value::Int(b_start + index))?;
        let equal = machine.equal_bits(a, b)?;
        match machine.terms.node(equal) {
            Node::Bool(true) => {}
            Node::Bool(false) => {
                differences.push((index, equal));
                break;
            }
            _ => differences.push((index, equal)),
        }
    }
    let mut first = machine.terms.int(-1);
    for (index, equal) in differences.into_iter().rev() {
        let index = machine.terms.int(index);
        first = machine.terms.ite(equal, first, index);
    }
    Ok(Reply::Value(machine.terms.value_of(first)))
}

/// Equality of strings is one condition, however many characters there are.
fn equals(machine: &mut Machine) -> Step<Reply> {
    let (this, other) = (machine.arg_object(0)?, machine.arg_ref(1)?);
    if this == other {
        return boolean(true);
    }
    if !machine.decide_instance(other, machine.known.string)? {
        return boolean(false);
    }
    let other = machine.arg_object(1)?;
    if let (Some((a, a_coder)), Some((b, b_coder))) = (
        concrete_bytes(&machine.state.heap, &machine.known, this),
        concrete_bytes(&machine.state.heap, &machine.known, other),
    ) {
        machine.spend(machine.state.heap.bytes(a)?.len())?;
        let heap = &machine.state.heap;
        return boolean(a_coder == b_coder && heap.bytes(a)? == heap.bytes(b)?);
    }
    let (a, b) = (machine.units(this)?, machine.units(other)?);
    if a.coder != b.coder {
        return boolean(false);
    }
    let equal = equal_units(&mut machine.terms, &a.units, &b.units)?;
    Ok(Reply::Value(machine.terms.value_of(equal)))
}

fn hash_code(machine: &mut Machine) -> Step<Reply> {
    let string = machine.arg_object(0)?;
    if concrete_bytes(&machine.state.heap, &machine.known, string).is_none() {
        let text = machine.units(string)?;
        let (mut hash, factor) = (machine.terms.int(0), machine.terms.int(31));
        for unit in text.units {
            let unit = machine.terms.term_of(unit)?;
            let product = machine.terms.binary(BinaryOp::Mul, hash, factor);
            hash = machine.terms.binary(BinaryOp::Add, product, unit);
        }
        return Ok(Reply::Value(machine.terms.value_of(hash)));
    }
    if let Value::Int(known) = machine.state.heap.field(string, machine.known.string_hash)?
        && known != 0
    {
        return int(known);
    }
    let text = read_text(&machine.state.heap, &machine.known, string)?;
    machine.spend(text.len() * 2)?;
    let hash = text.iter().fold(0i32, |hash, &unit| hash.wrapping_mul(31).wrapping_add(unit.into()));
    machine.state.heap.set_field(string, machine.known.string_hash, Value::Int(hash))?;
    int(hash)
}

fn starts_with(machine: &mut Machine) -> Step<Reply> {
    let (this, prefix) = (machine.arg_object(0)?, machine.arg_object(1)?);
    let Value::Int(at) = machine.arg(2) else { return Ok(Reply::Body) };
    if prefix.is_null() {
        return Err(Trap::null());
    }
    if concrete_bytes(&machine.state.heap, &machine.known, this).is_some()
        && concrete_bytes(&machine.state.heap, &machine.known, prefix).is_some()
    {
        return Ok(Reply::Body);
    }
    let (text, prefix) = (machine.units(this)?.units, machine.units(prefix)?.units);
    let end = usize::try_from(at).ok().and_then(|at| at.checked_add(prefix.len()));
    let Some(part) = end.and_then(|end| text.get(at as usize..end)) else { return boolean(false) };
    let equal = equal_units(&mut machine.terms, part, &prefix)?;
    Ok(Reply::Value(machine.terms.value_of(equal)))
}

/// The character that two bytes of an array stand for; the index is known to be inside.
fn get_char(machine: &mut Machine) -> Step<Reply> {
    let bytes = machine.arg_object(0)?;
    let header = machine.state.heap.header(bytes).ok_or_else(Trap::null)?;
    let len = header.len() as i32 / 2;
    if let Value::Int(at) = machine.arg(1) {
        if let Ok(bytes) = machine.state.heap.bytes(bytes)
            && (0..len).contains(&at)
        {
            let at = 2 * at as usize;
            return int(u16::from_le_bytes([bytes[at] as u8, bytes[at + 1] as u8]).into());
        }
        return Ok(Reply::Value(machine.unit_at(bytes, UTF16, at)?));
    }
    if header.store == Store::Sparse {
        return Ok(Reply::Body);
    }
    let index = machine.terms.term_of(machine.arg(1))?;
    let mut result = machine.terms.int(0);
    for at in 0..len {
        let unit = machine.unit_at(bytes, UTF16, at)?;
        let (unit, here) = (machine.terms.term_of(unit)?, machine.terms.int(at));
        let here = machine.terms.eq(index, here);
        result = machine.terms.ite(here, unit, result);
    }
    Ok(Reply::Value(machine.terms.value_of(result)))
}

fn put_char(machine: &mut Machine) -> Step<Reply> {
    let bytes = machine.arg_object(0)?;
    let (Value::Int(at), unit) = (machine.arg(1), machine.arg(2)) else { return Ok(Reply::Body) };
    if machine.state.heap.sparse(bytes).is_some() {
        return Ok(Reply::Body);
    }
    if let Value::Int(unit) = unit {
        let [low, high] = (unit as u16).to_le_bytes();
        put_byte(machine, bytes, 2 * at, Value::Int((low as i8).into()))?;
        put_byte(machine, bytes, 2 * at + 1, Value::Int((high as i8).into()))?;
        return Ok(Reply::Void);
    }
    let (low, high) = split_unit(&mut machine.terms, unit)?;
    put_byte(machine, bytes, 2 * at, low)?;
    put_byte(machine, bytes, 2 * at + 1, high)?;
    Ok(Reply::Void)
}

fn put_byte(machine: &mut Machine, bytes: Ref, at: i32, value: Value) -> Step {
    if let Value::Term(..) = value {
        machine.tag(bytes, Kind::Byte)?;
    }
    set_element(&mut machine.state.heap, bytes, at, Kind::Byte, value)
}
