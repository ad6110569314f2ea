//! Variable handles: objects that name a field, a static field or the elements of arrays, made without running the
//! JDK's own method-handle machinery.

use heap::{Heap, Ref, Store, Value};
use program::{ClassId, ClassKind, Kind};
use term::{BinaryOp, Terms, UnaryOp};

use crate::decide::Numbers;
use crate::elements::element_kind;
use crate::intrinsics::raw_bytes::{Order, read_bytes, write_bytes};
use crate::intrinsics::{Entries, identity, nothing, reference};
use crate::machine::{Machine, Reply};
use crate::op::narrow_value;
use crate::stack::mismatch;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/invoke/MethodHandles.lookup()Ljava/lang/invoke/MethodHandles$Lookup;", lookup),
    (
        "java/lang/invoke/MethodHandles.privateLookupIn(Ljava/lang/Class;Ljava/lang/invoke/MethodHandles$Lookup;)Ljava/lang/invoke/MethodHandles$Lookup;",
        lookup,
    ),
    (
        "java/lang/invoke/MethodHandles$Lookup.findVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
        find_field,
    ),
    (
        "java/lang/invoke/MethodHandles$Lookup.findStaticVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
        find_field,
    ),
    (
        "java/lang/invoke/MethodHandles.arrayElementVarHandle(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
        array_elements,
    ),
    (
        "java/lang/invoke/MethodHandles.byteArrayViewVarHandle(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/lang/invoke/VarHandle;",
        byte_view,
    ),
    ("java/lang/invoke/VarHandle.withInvokeExactBehavior()Ljava/lang/invoke/VarHandle;", identity),
    ("java/lang/invoke/VarHandle.withInvokeBehavior()Ljava/lang/invoke/VarHandle;", identity),
    ("java/lang/invoke/VarHandle.fullFence()V", nothing),
    ("java/lang/invoke/VarHandle.acquireFence()V", nothing),
    ("java/lang/invoke/VarHandle.releaseFence()V", nothing),
    ("java/lang/invoke/VarHandle.loadLoadFence()V", nothing),
    ("java/lang/invoke/VarHandle.storeStoreFence()V", nothing),
    (
        "jdk/internal/invoke/MhUtil.findVarHandle(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
        find_own_field,
    ),
    (
        "jdk/internal/invoke/MhUtil.findVarHandle(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
        find_field,
    ),
];

/// Lookups of method handles, by name: none is supported.
macro_rules! method_handle_lookups {
    ($($name:literal $descriptor:literal),* $(,)?) => {
        &[$((
            concat!("java/lang/invoke/MethodHandles$Lookup.", $name, $descriptor),
            |_| Err(Trap::unsupported(concat!("method handles (MethodHandles.Lookup.", $name, ")"))),
        )),*]
    };
}

pub(super) const LOOKUPS: Entries = method_handle_lookups!(
    "findStatic" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
    "findVirtual" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
    "findConstructor" "(Ljava/lang/Class;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
    "findSpecial" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
    "findGetter" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
    "findSetter" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
    "findStaticGetter" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
    "findStaticSetter" "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
    "unreflect" "(Ljava/lang/reflect/Method;)Ljava/lang/invoke/MethodHandle;",
    "unreflectGetter" "(Ljava/lang/reflect/Field;)Ljava/lang/invoke/MethodHandle;",
    "unreflectSetter" "(Ljava/lang/reflect/Field;)Ljava/lang/invoke/MethodHandle;",
    "unreflectConstructor" "(Ljava/lang/reflect/Constructor;)Ljava/lang/invoke/MethodHandle;",
);

/// Classes of `java.lang.invoke` that are never initialized: their Java code is not used.
pub(crate) const UNINITIALIZED: &[&str] = &[
    "java/lang/invoke/MethodHandles",
    "java/lang/invoke/MethodHandles$Lookup",
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/VarHandle",
];

/// What a handle names; the number is kept in its first hidden slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Field,
    Static,
    Elements,
    /// Bytes of an array taken together as a wider kind; the slot says in which order.
    View,
}

fn lookup(machine: &mut Machine) -> Step<Reply> {
    let class = machine.load("java/lang/invoke/MethodHandles$Lookup")?;
    let lookup = machine.new_object(class)?;
    let caller = match machine.arg(0) {
        Value::Ref(mirror) if machine.state.heap.class_of(mirror) == Some(machine.known.class) => mirror,
        _ => {
            let caller = machine.program.method(machine.state.stack.current.method).class;
            machine.mirror(caller)?
        }
    };
    machine.set_named(lookup, "lookupClass", Value::Ref(caller))?;
    reference(lookup)
}

fn make(machine: &mut Machine, sort: Sort, class: ClassId, slot: u32) -> Step<Reply> {
    let handle_class = machine.load("java/lang/invoke/VarHandle")?;
    let handle = machine.new_object(handle_class)?;
    let first = machine.program.class(handle_class).slots.len() as u32 - 3;
    for (at, word) in [sort as u32, class.0, slot].into_iter().enumerate() {
        machine.state.heap.set_field(handle, first + at as u32, Value::Int(word as i32))?;
    }
    reference(handle)
}

fn find_field(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(1)?;
    let name = machine.arg_text(2)?;
    find(machine, class, &name)
}

fn find_own_field(machine: &mut Machine) -> Step<Reply> {
    let Value::Ref(own) = machine.get_named(machine.arg_ref(0)?, "lookupClass")? else {
        return Err(Trap::malformed("lookup without class"));
    };
    let class = machine.class_of_mirror(own)?;
    let name = machine.arg_text(1)?;
    find(machine, class, &name)
}

fn find(machine: &mut Machine, class: ClassId, name: &str) -> Step<Reply> {
    let mut at = Some(class);
    while let Some(id) = at {
        let linked = machine.program.class(id);
        if let Some(field) = linked.fields.iter().find(|field| **machine.program.text(field.name) == *name) {
            let (sort, slot) = (if field.is_static() { Sort::Static } else { Sort::Field }, field.slot);
            if sort == Sort::Static {
                machine.ensure_initialized(id)?;
            }
            return make(machine, sort, id, slot);
        }
        at = linked.super_class;
    }
    Err(Trap::raise_with("java/lang/NoSuchFieldException", format!("no such field: {name}")))
}

fn array_elements(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    make(machine, Sort::Elements, class, 0)
}

fn byte_view(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let order = machine.arg_ref(1)?;
    if order.is_null() {
        return Err(Trap::null());
    }
    match machine.program.class(class).kind {
        ClassKind::Array(_, Kind::Short | Kind::Char | Kind::Int | Kind::Long | Kind::Float | Kind::Double) => {}
        ClassKind::Array(..) => return Err(Trap::raise("java/lang/UnsupportedOperationException")),
        _ => return Err(Trap::raise_with("java/lang/IllegalArgumentException", "not an array type")),
    }
    let orders = machine.load("java/nio/ByteOrder")?;
    let big = machine.program.slot(orders, "BIG_ENDIAN").map(|slot| machine.state.statics.get(slot as usize));
    let is_big = big == Some(Value::Ref(order));
    make(machine, Sort::View, class, is_big.into())
}

/// The variable that a handle and its coordinates name.
enum Variable {
    Field(Ref, u32),
    Static(usize),
    Element(Ref, Value),
    Bytes(Ref, usize, Order),
}

impl Machine {
    /// A call of a signature-polymorphic method.
    pub(crate) fn invoke_polymorphic(&mut self, call: u32) -> Step {
        let (method, call) = self.program.polymorphic_call(call);
        let name = self.program.text(self.program.method(method).name).clone();
        let class = self.program.method(method).class;
        let slots = call.arg_slots() + 1;
        let start = self.state.stack.len().saturating_sub(slots);
        let Value::Ref(handle) = self.state.stack.at(start) else {
            return Err(Trap::malformed("variable handle expected"));
        };
        let mut args = Vec::new();
        let mut at = start + 1;
        for kind in call.param_kinds() {
            args.push(self.state.stack.at(at));
            at += kind.slots();
        }
        if let Some(Value::Ref(first)) = args.first_mut() {
            // The object or array that the variable belongs to is decided; of the values only those that are compared.
            *first = self.object(*first)?;
        }
        if &*self.program.class(class).name != "java/lang/invoke/VarHandle" {
            return self.invoke_field_handle(start, &call, &args);
        }
        let (variable, kind, coordinates) = self.variable(handle, &args)?;
        if matches!(variable, Variable::Bytes(..)) && !matches!(&*name, "get" | "set") {
            return Err(Trap::unsupported(format!("VarHandle.{name} on a view of bytes")));
        }
        let values: Vec<Value> =
            args[coordinates..].iter().map(|&value| widened(&mut self.terms, value, kind)).collect();
        let result = self.access(&name, &variable, kind, &values)?;
        self.state.stack.truncate(start);
        match (call.ret_kind(), result) {
            (Some(_), Some(value)) => self.state.stack.push_any(value),
            (None, _) => {}
            (Some(_), None) => return Err(Trap::malformed("variable handle without result")),
        }
        Ok(())
    }

    fn variable(&mut self, handle: Ref, args: &[Value]) -> Step<(Variable, Kind, usize)> {
        let class = self.state.heap.class_of(handle).ok_or_else(Trap::null)?;
        let first = self.program.class(class).slots.len() as u32 - 3;
        let word = |at: u32| match self.state.heap.field(handle, first + at) {
            Ok(Value::Int(word)) => Ok(word as u32),
            _ => Err(Trap::malformed("variable handle expected")),
        };
        let (sort, owner, slot) = (word(0)?, ClassId(word(1)?), word(2)?);
        let reference = |at: usize| match args.get(at) {
            Some(Value::Ref(object)) if !object.is_null() => Ok(*object),
            Some(Value::Ref(_)) => Err(Trap::null()),
            _ => Err(Trap::unsupported("a variable handle called with other coordinates than it has")),
        };
        if sort == Sort::Field as u32 {
            let kind = self.program.class(owner).slots[slot as usize];
            Ok((Variable::Field(reference(0)?, slot), kind, 1))
        } else if sort == Sort::Static as u32 {
            Ok((Variable::Static(slot as usize), self.program.static_kinds()[slot as usize], 0))
        } else {
            let array = reference(0)?;
            let Some(&index) = args.get(1) else { return Err(Trap::malformed("index expected")) };
            if sort == Sort::Elements as u32 {
                return Ok((Variable::Element(array, index), element_kind(&self.program, &self.state.heap, array)?, 2));
            }
            let Value::Int(index) = index else { return Err(mismatch("int", index)) };
            let ClassKind::Array(_, kind) = self.program.class(owner).kind else {
                return Err(Trap::malformed("view of bytes expected"));
            };
            let order = if slot == 0 { Order::Little } else { Order::Big };
            Ok((Variable::Bytes(array, view_position(&self.state.heap, array, index, kind)?, order), kind, 2))
        }
    }

    fn read_variable(&mut self, variable: &Variable, kind: Kind) -> Step<Value> {
        Ok(match *variable {
            Variable::Field(object, slot) => self.read_field(object, slot)?,
            Variable::Static(slot) => {
                self.note_static(slot as u32);
                self.state.statics.get(slot)
            }
            Variable::Element(array, index) => self.read_element(array, index)?,
            Variable::Bytes(array, at, order) => read_bytes(&self.state.heap, &mut self.terms, array, at, kind, order)?,
        })
    }

    fn write_variable(&mut self, variable: &Variable, kind: Kind, value: Value) -> Step {
        match *variable {
            Variable::Field(object, slot) => self.state.heap.set_field(object, slot, value)?,
            Variable::Static(slot) => self.state.statics.set(slot, value),
            Variable::Element(array, index) => self.write_element(array, index, value)?,
            Variable::Bytes(array, at, order) => {
                write_bytes(&mut self.state.heap, &mut self.terms, array, at, value, kind, order)?
            }
        }
        Ok(())
    }

    /// One of the access modes of `VarHandle`; memory orders make no difference to a single thread.
    fn access(&mut self, mode: &str, variable: &Variable, kind: Kind, values: &[Value]) -> Step<Option<Value>> {
        let old = self.read_variable(variable, kind)?;
        let value = |at: usize| values.get(at).copied().ok_or_else(|| Trap::malformed("missing value"));
        let (new, result) = match mode {
            "get" | "getVolatile" | "getOpaque" | "getAcquire" => (None, Some(old)),
            "set" | "setVolatile" | "setOpaque" | "setRelease" => (Some(value(0)?), None),
            mode if mode.starts_with("compareAndSet") || mode.starts_with("weakCompareAndSet") => {
                let equal = self.decide_equal(old, value(0)?)?;
                (if equal { Some(value(1)?) } else { None }, Some(equal.into()))
            }
            mode if mode.starts_with("compareAndExchange") => {
                (if self.decide_equal(old, value(0)?)? { Some(value(1)?) } else { None }, Some(old))
            }
            mode if mode.starts_with("getAndSet") => (Some(value(0)?), Some(old)),
            mode if mode.starts_with("getAndAdd") => {
                (Some(combined(&mut self.terms, old, value(0)?, kind, BinaryOp::Add)?), Some(old))
            }
            mode if mode.starts_with("getAndBitwiseOr") => {
                (Some(combined(&mut self.terms, old, value(0)?, kind, BinaryOp::Or)?), Some(old))
            }
            mode if mode.starts_with("getAndBitwiseAnd") => {
                (Some(combined(&mut self.terms, old, value(0)?, kind, BinaryOp::And)?), Some(old))
            }
            mode if mode.starts_with("getAndBitwiseXor") => {
                (Some(combined(&mut self.terms, old, value(0)?, kind, BinaryOp::Xor)?), Some(old))
            }
            other => return Err(Trap::unsupported(format!("VarHandle.{other}"))),
        };
        if let Some(new) = new {
            self.write_variable(variable, kind, new)?;
        }
        Ok(result)
    }
}

/// Where in an array of bytes a value starts that lies in it whole.
fn view_position(heap: &Heap, array: Ref, index: i32, kind: Kind) -> Step<usize> {
    let starts = heap.header(array).map_or(0, |header| header.len()) as i64 - (Store::of(kind).width() as i64 - 1);
    if index < 0 || i64::from(index) >= starts {
        let message = format!("Index {index} out of bounds for length {starts}");
        return Err(Trap::raise_with("java/lang/IndexOutOfBoundsException", message));
    }
    Ok(index as usize)
}

/// A value as the variable's kind holds it.
fn widened(terms: &mut Terms, value: Value, kind: Kind) -> Value {
    let op = match (value, kind) {
        (Value::Int(value), Kind::Long) => return Value::Long(value.into()),
        (Value::Int(value), Kind::Float) => return Value::Float(value as f32),
        (Value::Int(value), Kind::Double) => return Value::Double(value.into()),
        (Value::Float(value), Kind::Double) => return Value::Double(value.into()),
        (Value::Term(term::Sort::Int, _), Kind::Long) => UnaryOp::I2L,
        (Value::Term(term::Sort::Int, _), Kind::Float) => UnaryOp::I2F,
        (Value::Term(term::Sort::Int, _), Kind::Double) => UnaryOp::I2D,
        (Value::Term(term::Sort::Float, _), Kind::Double) => UnaryOp::F2D,
        _ => return value,
    };
    let Value::Term(_, term) = value else { return value };
    let widened = terms.unary(op, term);
    terms.value_of(widened)
}

/// An operator of two values, as the variable's kind holds it.
fn combined(terms: &mut Terms, old: Value, by: Value, kind: Kind, op: BinaryOp) -> Step<Value> {
    let apply = |a: i64, b: i64| match op {
        BinaryOp::Or => a | b,
        BinaryOp::And => a & b,
        BinaryOp::Xor => a ^ b,
        _ => a.wrapping_add(b),
    };
    match (old, by) {
        (Value::Int(a), Value::Int(b)) => {
            return Ok(Value::Int(crate::op::narrow(kind, apply(a.into(), b.into()) as i32)));
        }
        (Value::Long(a), Value::Long(b)) => return Ok(Value::Long(apply(a, b))),
        _ => {}
    }
    let (old, by) = (terms.term_of(old)?, terms.term_of(by)?);
    let result = terms.binary(op, old, by);
    let result = terms.value_of(result);
    narrow_value(terms, kind, result)
}
