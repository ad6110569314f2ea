//! Our own implementations of JDK methods: natives, and methods whose Java code would need parts of the JVM that do
//! not exist here. Each file holds one table; all tables are listed here. The words by which programs speak to the
//! engine are a list of their own, in `vocabulary`.

mod access;
mod array;
mod array_copy;
mod bounds;
mod character;
mod checksum;
mod class;
mod class_loader;
mod constant_pool;
mod file;
mod format;
mod inputs;
mod logging;
mod math;
mod member_handle;
mod members;
mod number;
mod object;
mod order;
mod print;
mod proxy;
mod raw_bytes;
mod reflection;
mod security;
mod service_loader;
mod string;
mod surroundings;
mod system;
mod thread;
mod throwable;
mod unsafe_access;
mod var_handle;
mod vm;
pub(crate) mod vocabulary;

use std::sync::LazyLock;

use heap::{Ref, Value};
use program::ClassId;
use rustc_hash::FxHashMap;

use crate::machine::{Intrinsic, Machine, Reply, Takes};
use crate::stack::mismatch;
use crate::trap::Step;

pub(crate) use class::modifiers;
pub(crate) use reflection::box_value;
pub(crate) use var_handle::UNINITIALIZED;

/// Entries of a table: `class.name` with the descriptor, and the implementation.
pub(crate) type Entries = &'static [(&'static str, Intrinsic)];

const TABLES: &[(Takes, Entries)] = &[
    (Takes::Any, array_copy::TABLE),
    (Takes::Any, object::OPEN),
    (Takes::Any, order::TABLE),
    (Takes::Any, class::OPEN),
    (Takes::Any, string::OPEN),
    (Takes::Any, math::OPEN),
    (Takes::Any, print::OPEN),
    (Takes::Inputs, character::TABLE),
    (Takes::Inputs, number::TABLE),
    (Takes::Any, array::OPEN),
    (Takes::Any, surroundings::TABLE),
    (Takes::Concrete, bounds::TABLE),
    (Takes::Concrete, access::TABLE),
    (Takes::Concrete, array::TABLE),
    (Takes::Concrete, checksum::TABLE),
    (Takes::Concrete, class::TABLE),
    (Takes::Concrete, class_loader::TABLE),
    (Takes::Concrete, constant_pool::TABLE),
    (Takes::Concrete, file::TABLE),
    (Takes::Concrete, format::TABLE),
    (Takes::Concrete, logging::TABLE),
    (Takes::Concrete, math::TABLE),
    (Takes::Concrete, member_handle::TABLE),
    (Takes::Concrete, members::TABLE),
    (Takes::Concrete, object::TABLE),
    (Takes::Concrete, print::TABLE),
    (Takes::Concrete, proxy::TABLE),
    (Takes::Concrete, reflection::TABLE),
    (Takes::Concrete, security::TABLE),
    (Takes::Concrete, service_loader::TABLE),
    (Takes::Concrete, string::TABLE),
    (Takes::Concrete, system::TABLE),
    (Takes::Concrete, thread::TABLE),
    (Takes::Concrete, throwable::TABLE),
    (Takes::Any, unsafe_access::TABLE),
    (Takes::Concrete, var_handle::TABLE),
    (Takes::Concrete, var_handle::LOOKUPS),
    (Takes::Concrete, vm::TABLE),
];

/// All intrinsics by name.
static BY_NAME: LazyLock<FxHashMap<&'static str, (Takes, Intrinsic)>> = LazyLock::new(|| {
    TABLES.iter().flat_map(|&(takes, entries)| entries.iter().map(move |&(name, run)| (name, (takes, run)))).collect()
});

/// The implementation of a method, by `class.name` with the descriptor.
pub(crate) fn find(name: &str) -> Option<(Takes, Intrinsic)> {
    BY_NAME.get(name).copied()
}

/// An intrinsic that does nothing.
pub(crate) fn nothing(_machine: &mut Machine) -> Step<Reply> {
    Ok(Reply::Void)
}

/// An intrinsic that answers null.
pub(crate) fn null(_machine: &mut Machine) -> Step<Reply> {
    Ok(Reply::Value(Value::NULL))
}

/// An intrinsic that answers `false` or 0.
pub(crate) fn zero(_machine: &mut Machine) -> Step<Reply> {
    int(0)
}

/// An intrinsic that answers `true` or 1.
pub(crate) fn one(_machine: &mut Machine) -> Step<Reply> {
    int(1)
}

/// An intrinsic that answers 0 as `long`.
pub(crate) fn zero_long(_machine: &mut Machine) -> Step<Reply> {
    long(0)
}

/// An intrinsic that answers its first argument.
pub(crate) fn identity(machine: &mut Machine) -> Step<Reply> {
    Ok(Reply::Value(machine.arg(0)))
}

/// Answers a reference.
pub(crate) fn reference(object: Ref) -> Step<Reply> {
    Ok(Reply::Value(Value::Ref(object)))
}

/// Answers an `int`.
pub(crate) fn int(value: i32) -> Step<Reply> {
    Ok(Reply::Value(Value::Int(value)))
}

/// Answers a `boolean`.
pub(crate) fn boolean(value: bool) -> Step<Reply> {
    Ok(Reply::Value(value.into()))
}

/// Answers a `long`.
pub(crate) fn long(value: i64) -> Step<Reply> {
    Ok(Reply::Value(Value::Long(value)))
}

impl Machine {
    /// An argument of the intrinsic that runs, by slot.
    pub(crate) fn arg(&self, slot: usize) -> Value {
        self.call.arg(&self.state.stack, slot)
    }

    /// A reference argument.
    pub(crate) fn arg_ref(&self, slot: usize) -> Step<Ref> {
        match self.arg(slot) {
            Value::Ref(value) => Ok(value),
            other => Err(mismatch("reference", other)),
        }
    }

    /// The object that a reference argument is, or null: decides it if it is unknown.
    pub(crate) fn arg_object(&mut self, slot: usize) -> Step<Ref> {
        let reference = self.arg_ref(slot)?;
        if !reference.is_undecided() {
            return Ok(reference);
        }
        let object = self.object(reference)?;
        self.state.stack.set_at(self.call.first() + slot, Value::Ref(object));
        Ok(object)
    }

    /// An `int` argument.
    pub(crate) fn arg_int(&self, slot: usize) -> Step<i32> {
        match self.arg(slot) {
            Value::Int(value) => Ok(value),
            other => Err(mismatch("int", other)),
        }
    }

    /// A `long` argument.
    pub(crate) fn arg_long(&self, slot: usize) -> Step<i64> {
        match self.arg(slot) {
            Value::Long(value) => Ok(value),
            other => Err(mismatch("long", other)),
        }
    }

    /// A `double` argument.
    pub(crate) fn arg_double(&self, slot: usize) -> Step<f64> {
        match self.arg(slot) {
            Value::Double(value) => Ok(value),
            other => Err(mismatch("double", other)),
        }
    }

    /// The class that a `Class` argument stands for: decides it if it is unknown.
    pub(crate) fn arg_class(&mut self, slot: usize) -> Step<ClassId> {
        let mirror = self.arg_object(slot)?;
        self.class_of_mirror(mirror)
    }

    /// The text of a `String` argument.
    pub(crate) fn arg_text(&self, slot: usize) -> Step<String> {
        self.rust_text(self.arg_ref(slot)?)
    }

    /// Writes a field of an object by name; fields that this JDK does not have are passed over.
    pub(crate) fn set_named(&mut self, object: Ref, name: &str, value: Value) -> Step {
        if let Some(class) = self.state.heap.class_of(object)
            && let Some(slot) = self.program.slot(class, name)
        {
            self.state.heap.set_field(object, slot, value)?;
        }
        Ok(())
    }

    /// Reads a field of an object by name; `Top` when this JDK does not have it.
    pub(crate) fn get_named(&self, object: Ref, name: &str) -> Step<Value> {
        let class = self.state.heap.class_of(object).ok_or_else(crate::trap::Trap::null)?;
        match self.program.slot(class, name) {
            Some(slot) => Ok(self.state.heap.field(object, slot)?),
            None => Ok(Value::Top),
        }
    }

    /// A new array of references.
    pub(crate) fn new_refs(&mut self, class: ClassId, elements: &[Ref]) -> Step<Ref> {
        let array = self.new_array(class, elements.len())?;
        self.state.heap.write_references(array, 0, elements)?;
        Ok(array)
    }
}
