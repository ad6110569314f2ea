//! `jdk.internal.misc.Unsafe` over the typed heap: an offset names a field slot, a static slot or an array element,
//! never an address.

use heap::{Heap, Ref, Store, Value};
use program::{ClassKind, Kind, Program};
use term::{BinaryOp, UnaryOp};

use crate::decide::{Conditions, Numbers};
use crate::elements::element_kind;
use crate::intrinsics::raw_bytes::{Order, read_bytes, write_bytes};
use crate::intrinsics::{Entries, boolean, int, long, nothing, one, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

/// Offset of the first element of every array.
pub(super) const ARRAY_BASE: i64 = 16;
/// Offset of the first field of every object.
const FIELD_BASE: i64 = 16;
/// Added to offsets of static fields.
const STATIC_BASE: i64 = 1 << 32;
/// The one address outside the heap: the counter of thread identifiers.
pub(super) const THREAD_ID_ADDRESS: i64 = 8;

macro_rules! accessors {
    ($($name:literal $letter:literal $kind:ident),* $(,)?) => {
        &[
            $(
                (concat!("jdk/internal/misc/Unsafe.get", $name, "(Ljava/lang/Object;J)", $letter), |m| get(m, Kind::$kind)),
                (concat!("jdk/internal/misc/Unsafe.get", $name, "Volatile(Ljava/lang/Object;J)", $letter), |m| get(m, Kind::$kind)),
                (concat!("jdk/internal/misc/Unsafe.put", $name, "(Ljava/lang/Object;J", $letter, ")V"), |m| put(m, Kind::$kind)),
                (concat!("jdk/internal/misc/Unsafe.put", $name, "Volatile(Ljava/lang/Object;J", $letter, ")V"), |m| put(m, Kind::$kind)),
            )*
            ("jdk/internal/misc/Unsafe.compareAndSetInt(Ljava/lang/Object;JII)Z", |m| compare_and_set(m, Kind::Int)),
            ("jdk/internal/misc/Unsafe.compareAndSetLong(Ljava/lang/Object;JJJ)Z", |m| compare_and_set(m, Kind::Long)),
            (
                "jdk/internal/misc/Unsafe.compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
                |m| compare_and_set(m, Kind::Ref),
            ),
            ("jdk/internal/misc/Unsafe.compareAndExchangeInt(Ljava/lang/Object;JII)I", |m| compare_and_exchange(m, Kind::Int)),
            ("jdk/internal/misc/Unsafe.compareAndExchangeLong(Ljava/lang/Object;JJJ)J", |m| compare_and_exchange(m, Kind::Long)),
            (
                "jdk/internal/misc/Unsafe.compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                |m| compare_and_exchange(m, Kind::Ref),
            ),
            ("jdk/internal/misc/Unsafe.objectFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset),
            ("jdk/internal/misc/Unsafe.objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", named_field_offset),
            ("jdk/internal/misc/Unsafe.staticFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset),
            ("jdk/internal/misc/Unsafe.staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_base),
            ("jdk/internal/misc/Unsafe.arrayBaseOffset0(Ljava/lang/Class;)I", array_base),
            ("jdk/internal/misc/Unsafe.arrayIndexScale0(Ljava/lang/Class;)I", array_scale),
            ("jdk/internal/misc/Unsafe.shouldBeInitialized0(Ljava/lang/Class;)Z", should_be_initialized),
            ("jdk/internal/misc/Unsafe.ensureClassInitialized0(Ljava/lang/Class;)V", ensure_class_initialized),
            ("jdk/internal/misc/Unsafe.allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance),
            ("jdk/internal/misc/Unsafe.throwException(Ljava/lang/Throwable;)V", throw_exception),
            ("jdk/internal/misc/Unsafe.allocateUninitializedArray0(Ljava/lang/Class;I)Ljava/lang/Object;", allocate_array),
            ("jdk/internal/misc/Unsafe.copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory),
            ("jdk/internal/misc/Unsafe.fullFence()V", nothing),
            ("jdk/internal/misc/Unsafe.loadFence()V", nothing),
            ("jdk/internal/misc/Unsafe.storeFence()V", nothing),
            ("jdk/internal/misc/Unsafe.unpark(Ljava/lang/Object;)V", nothing),
            ("jdk/internal/misc/Unsafe.park(ZJ)V", park),
            ("jdk/internal/misc/Unsafe.isBigEndian0()Z", super::zero),
            ("jdk/internal/misc/Unsafe.unalignedAccess0()Z", one),
            ("jdk/internal/misc/Unsafe.addressSize0()I", address_size),
            ("jdk/internal/misc/Unsafe.pageSize0()I", address_size),
        ]
    };
}

pub(super) const TABLE: Entries = accessors!(
    "Int" "I" Int,
    "Reference" "Ljava/lang/Object;" Ref,
    "Boolean" "Z" Boolean,
    "Byte" "B" Byte,
    "Short" "S" Short,
    "Char" "C" Char,
    "Long" "J" Long,
    "Float" "F" Float,
    "Double" "D" Double,
);

/// What an object and an offset name.
enum Place {
    Field(Ref, u32),
    Static(usize),
    Element(Ref, i32),
    /// A position in an array of bytes, accessed as a wider kind.
    Bytes(Ref, usize),
    ThreadId,
}

impl Machine {
    /// The place of an element whose offset depends on the inputs and is known to be inside: tries one element after
    /// the other.
    fn element_at_term(&mut self, array: Ref, offset: Value, kind: Kind) -> Step<Place> {
        let own = element_kind(&self.program, &self.state.heap, array)?;
        let header = self.state.heap.header(array).ok_or_else(Trap::null)?;
        if Store::of(own) != Store::of(kind) || header.store == Store::Sparse {
            return Err(Trap::unsupported("memory at an offset that depends on the inputs"));
        }
        let (offset, base) = (self.terms.term_of(offset)?, self.terms.long(ARRAY_BASE));
        let distance = self.terms.binary(BinaryOp::Sub, offset, base);
        let distance = self.terms.unary(UnaryOp::L2I, distance);
        let shift = self.terms.int(Store::of(own).width().trailing_zeros() as i32);
        let index = self.terms.binary(BinaryOp::Shr, distance, shift);
        let index = self.terms.value_of(index);
        Ok(Place::Element(array, self.state.truth.concrete(&mut self.terms, index, 0, header.len() as i32 - 1)?))
    }

    fn read_place(&mut self, place: &Place, kind: Kind) -> Step<Value> {
        Ok(match *place {
            Place::Field(object, slot) => self.read_field(object, slot)?,
            Place::Static(slot) => {
                self.note_static(slot as u32);
                self.state.statics.get(slot)
            }
            Place::Element(array, index) => self.read_element(array, Value::Int(index))?,
            Place::ThreadId => Value::Long(self.state.runtime.thread_ids.get()),
            Place::Bytes(array, at) => {
                let width = Store::of(kind).width();
                if self.state.heap.header(array).is_some_and(|header| at + width > header.len()) {
                    return Err(Trap::unsupported("access past the end of an array"));
                }
                read_bytes(&self.state.heap, &mut self.terms, array, at, kind, Order::Little)?
            }
        })
    }

    fn write_place(&mut self, place: &Place, kind: Kind, value: Value) -> Step {
        match *place {
            Place::Field(object, slot) => self.state.heap.set_field(object, slot, value)?,
            Place::Static(slot) => self.state.statics.set(slot, value),
            Place::Element(array, index) => self.write_element(array, Value::Int(index), value)?,
            Place::ThreadId => {
                if let Value::Long(value) = value {
                    self.state.runtime.thread_ids.set(value);
                }
            }
            Place::Bytes(array, at) => {
                write_bytes(&mut self.state.heap, &mut self.terms, array, at, value, kind, Order::Little)?
            }
        }
        Ok(())
    }
}

fn addressed(machine: &mut Machine, kind: Kind) -> Step<Place> {
    let object = machine.arg_object(1)?;
    match machine.arg(2) {
        Value::Long(offset) => place_at(&machine.program, &machine.state.heap, object, offset, kind),
        offset => machine.element_at_term(object, offset, kind),
    }
}

fn get(machine: &mut Machine, kind: Kind) -> Step<Reply> {
    let place = addressed(machine, kind)?;
    Ok(Reply::Value(machine.read_place(&place, kind)?))
}

fn put(machine: &mut Machine, kind: Kind) -> Step<Reply> {
    let place = addressed(machine, kind)?;
    machine.write_place(&place, kind, machine.arg(4))?;
    Ok(Reply::Void)
}

fn exchange(machine: &mut Machine, kind: Kind) -> Step<(Value, bool)> {
    let place = addressed(machine, kind)?;
    let found = machine.read_place(&place, kind)?;
    let (expected, new) = (machine.arg(4), machine.arg(4 + kind.slots()));
    let equal = machine.decide_equal(found, expected)?;
    if equal {
        machine.write_place(&place, kind, new)?;
    }
    Ok((found, equal))
}

fn compare_and_set(machine: &mut Machine, kind: Kind) -> Step<Reply> {
    let (_, equal) = exchange(machine, kind)?;
    boolean(equal)
}

fn compare_and_exchange(machine: &mut Machine, kind: Kind) -> Step<Reply> {
    let (found, _) = exchange(machine, kind)?;
    Ok(Reply::Value(found))
}

fn field_offset(machine: &mut Machine) -> Step<Reply> {
    let (_, field) = machine.field_of_mirror(machine.arg_ref(1)?)?;
    long(if field.is_static() { STATIC_BASE + i64::from(field.slot) } else { FIELD_BASE + i64::from(field.slot) })
}

fn named_field_offset(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(1)?;
    let name = machine.arg_text(2)?;
    let found = machine.program.class(class).fields.iter().find(|field| **machine.program.text(field.name) == *name);
    match found {
        Some(field) if field.is_static() => long(STATIC_BASE + i64::from(field.slot)),
        Some(field) => long(FIELD_BASE + i64::from(field.slot)),
        None => Err(Trap::raise_with("java/lang/InternalError", name)),
    }
}

fn static_base(machine: &mut Machine) -> Step<Reply> {
    let (class, _) = machine.field_of_mirror(machine.arg_ref(1)?)?;
    reference(machine.mirror(class)?)
}

fn array_base(_machine: &mut Machine) -> Step<Reply> {
    int(ARRAY_BASE as i32)
}

fn array_scale(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(1)?;
    match machine.program.class(class).kind {
        ClassKind::Array(_, kind) => int(Store::of(kind).width() as i32),
        _ => int(0),
    }
}

fn should_be_initialized(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(1)?;
    boolean(machine.state.runtime.init.get(class.index()) != crate::runtime::InitState::Done)
}

fn ensure_class_initialized(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(1)?;
    machine.ensure_initialized(class)?;
    Ok(Reply::Void)
}

fn allocate_instance(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(1)?;
    machine.ensure_initialized(class)?;
    reference(machine.new_object(class)?)
}

fn allocate_array(machine: &mut Machine) -> Step<Reply> {
    let element = machine.arg_class(1)?;
    let class = machine.program.array_of(element)?;
    machine.grow();
    match machine.arg(2) {
        Value::Int(len) => reference(machine.new_array(class, len.max(0) as usize)?),
        len => reference(machine.new_sparse(class, len)?),
    }
}

fn throw_exception(machine: &mut Machine) -> Step<Reply> {
    Err(Trap::throw(machine.arg_ref(1)?))
}

fn copy_memory(machine: &mut Machine) -> Step<Reply> {
    let (from, from_offset) = (machine.arg_object(1)?, machine.arg_long(2)?);
    let (to, to_offset) = (machine.arg_object(4)?, machine.arg_long(5)?);
    let bytes = machine.arg_long(7)?;
    machine.spend(usize::try_from(bytes).unwrap_or(0))?;
    let width = Store::of(element_kind(&machine.program, &machine.state.heap, from)?).width() as i64;
    let index = |offset: i64| usize::try_from((offset - ARRAY_BASE) / width).unwrap_or(usize::MAX);
    if machine.state.heap.copy(from, index(from_offset), to, index(to_offset), (bytes / width).max(0) as usize) {
        Ok(Reply::Void)
    } else {
        Err(Trap::unsupported("copying memory between arrays of different types"))
    }
}

/// Waits for another thread, which cannot exist.
fn park(machine: &mut Machine) -> Step<Reply> {
    if machine.arg_long(2)? == 0 {
        return Err(Trap::unsupported("waiting for a second thread"));
    }
    Ok(Reply::Void)
}

fn address_size(_machine: &mut Machine) -> Step<Reply> {
    int(8)
}

fn place_at(program: &Program, heap: &Heap, object: Ref, offset: i64, kind: Kind) -> Step<Place> {
    if offset >= STATIC_BASE {
        return Ok(Place::Static((offset - STATIC_BASE) as usize));
    }
    let Some(header) = heap.header(object) else {
        return if offset == THREAD_ID_ADDRESS {
            Ok(Place::ThreadId)
        } else {
            Err(Trap::unsupported("memory outside the heap"))
        };
    };
    if header.store == Store::Fields {
        return Ok(Place::Field(object, (offset - FIELD_BASE) as u32));
    }
    let own = element_kind(program, heap, object)?;
    let at = usize::try_from(offset - ARRAY_BASE).map_err(|_| Trap::unsupported("offset before an array"))?;
    let width = Store::of(own).width();
    if Store::of(own) == Store::of(kind) && at.is_multiple_of(width) {
        Ok(Place::Element(object, (at / width) as i32))
    } else if matches!(header.store, Store::Bytes | Store::Tagged) && Store::of(own) == Store::Bytes {
        Ok(Place::Bytes(object, at))
    } else {
        Err(Trap::unsupported(format!("access to {} elements as {}", own.keyword(), kind.keyword())))
    }
}
