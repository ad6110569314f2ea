//! Reflection: members of classes as objects, and calls through them.

use heap::{Ref, Value};
use program::{ClassId, Field, Kind};
use term::{Terms, UnaryOp};

use crate::decide::Numbers;
use crate::intrinsics::{Entries, boolean, int, reference};
use crate::machine::{Machine, Reply};
use crate::op::narrow;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("jdk/internal/reflect/Reflection.getCallerClass()Ljava/lang/Class;", get_caller_class),
    ("jdk/internal/reflect/Reflection.getClassAccessFlags(Ljava/lang/Class;)I", get_class_access_flags),
    // There is one name space and no security manager, so nothing depends on the caller.
    ("jdk/internal/reflect/Reflection.isCallerSensitive(Ljava/lang/reflect/Method;)Z", super::zero),
    ("jdk/internal/reflect/Reflection.areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z", are_nest_mates),
];

fn get_caller_class(machine: &mut Machine) -> Step<Reply> {
    // The current frame calls this intrinsic to ask for its own caller.
    let caller = machine.state.stack.frames().nth(1).map(|frame| machine.program.method(frame.method).class);
    match caller {
        Some(class) => reference(machine.mirror(class)?),
        None => reference(Ref::NULL),
    }
}

fn get_class_access_flags(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    int(machine.program.class(class).flags.into())
}

fn are_nest_mates(machine: &mut Machine) -> Step<Reply> {
    let (a, b) = (machine.arg_class(0)?, machine.arg_class(1)?);
    boolean(machine.nest_host(a)? == machine.nest_host(b)?)
}

/// Calls `valueOf` of the box of a kind; its result becomes that of the intrinsic.
pub(crate) fn box_value(machine: &mut Machine, kind: Kind, value: Value) -> Step<Reply> {
    let class = machine.load(kind.box_class())?;
    let descriptor = format!("({})L{};", kind.letter(), kind.box_class());
    let method = machine
        .program
        .declared(class, "valueOf", &descriptor)
        .ok_or_else(|| Trap::malformed("box without valueOf"))?;
    machine.tail_call(method, &[value])
}

impl Machine {
    /// The field that a `Field` object stands for.
    pub(crate) fn field_of_mirror(&self, mirror: Ref) -> Step<(ClassId, Field)> {
        let (Value::Ref(class), Value::Int(slot)) = (self.get_named(mirror, "clazz")?, self.get_named(mirror, "slot")?)
        else {
            return Err(Trap::malformed("field object expected"));
        };
        let class = self.class_of_mirror(class)?;
        let field = self.program.class(class).fields.get(slot as usize).cloned();
        field.map(|field| (class, field)).ok_or_else(|| Trap::malformed("field object expected"))
    }
}

/// Whether a primitive of one kind becomes one of another kind without being narrowed.
fn widens(from: Kind, to: Kind) -> bool {
    let rank = |kind: Kind| match kind {
        Kind::Byte => 1,
        Kind::Short | Kind::Char => 2,
        Kind::Int => 3,
        Kind::Long => 4,
        Kind::Float => 5,
        Kind::Double => 6,
        Kind::Boolean | Kind::Ref => 0,
    };
    from == to || (rank(from) > 0 && rank(to) > rank(from) && to != Kind::Char)
}

/// A primitive value as a wider kind; throws when the conversion would narrow.
pub(super) fn widen(terms: &mut Terms, value: Value, from: Kind, to: Kind) -> Step<Value> {
    if from == to {
        return Ok(value);
    }
    if !widens(from, to) {
        return Err(mismatch());
    }
    Ok(match (value, to) {
        (Value::Term(_, term), to) => {
            let op = match (from, to) {
                (Kind::Long, Kind::Float) => UnaryOp::L2F,
                (Kind::Long, Kind::Double) => UnaryOp::L2D,
                (Kind::Float, Kind::Double) => UnaryOp::F2D,
                (_, Kind::Long) => UnaryOp::I2L,
                (_, Kind::Float) => UnaryOp::I2F,
                (_, Kind::Double) => UnaryOp::I2D,
                // Smaller integers are kept as `int`.
                _ => return Ok(value),
            };
            let widened = terms.unary(op, term);
            terms.value_of(widened)
        }
        (Value::Int(value), Kind::Long) => Value::Long(value.into()),
        (Value::Int(value), Kind::Float) => Value::Float(value as f32),
        (Value::Int(value), Kind::Double) => Value::Double(value.into()),
        (Value::Long(value), Kind::Float) => Value::Float(value as f32),
        (Value::Long(value), Kind::Double) => Value::Double(value as f64),
        (Value::Float(value), Kind::Double) => Value::Double(value.into()),
        (Value::Int(value), kind) => Value::Int(narrow(kind, value)),
        _ => return Err(mismatch()),
    })
}

fn mismatch() -> Trap {
    Trap::raise_with("java/lang/IllegalArgumentException", "argument type mismatch")
}

/// The kinds of primitives, for the boxes that an input can be.
const PRIMITIVES: [Kind; 8] =
    [Kind::Boolean, Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long, Kind::Float, Kind::Double];

impl Machine {
    /// The primitive in a box, widened to a kind; throws when it does not fit. Decides what the box is where that is open.
    pub(crate) fn unbox(&mut self, object: Ref, to: Kind) -> Step<Value> {
        if self.is_null(object)? {
            return Err(mismatch());
        }
        for from in PRIMITIVES.into_iter().filter(|&from| widens(from, to)) {
            let class = self.load(from.box_class())?;
            if !self.decide_instance(object, class)? {
                continue;
            }
            let object = self.object(object)?;
            let slot = self.program.slot(class, "value").ok_or_else(mismatch)?;
            let value = self.read_field(object, slot)?;
            return widen(&mut self.terms, value, from, to);
        }
        Err(mismatch())
    }
}
