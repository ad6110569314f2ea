//! Method handles that read or write one field. Reflection of JDK 18 and later makes its field accessors from them;
//! other method handles do not exist here.

use heap::{Ref, Value};
use program::{ClassId, Field, Kind, MethodType};

use crate::intrinsics::{Entries, Reply, identity};
use crate::machine::Machine;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    (
        "jdk/internal/reflect/MethodHandleAccessorFactory.newFieldAccessor(Ljava/lang/reflect/Field;Z)Ljdk/internal/reflect/FieldAccessorImpl;",
        new_field_accessor,
    ),
    // Which types a handle takes is decided by each call of it.
    ("java/lang/invoke/MethodHandle.asType(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;", identity),
];

/// What a handle does with its field; the number is kept in its first hidden slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Getter,
    Setter,
}

/// Makes the accessor from our own handles, as the JDK makes it from those of `java.lang.invoke`.
fn new_field_accessor(machine: &mut Machine) -> Step<Reply> {
    let mirror = machine.arg_ref(0)?;
    let (class, field) = machine.field_of_mirror(mirror)?;
    machine.ensure_initialized(class)?;
    let read_only = machine.arg(1);
    let getter = new_handle(machine, Sort::Getter, mirror)?;
    let setter = if read_only == Value::Int(0) { new_handle(machine, Sort::Setter, mirror)? } else { Ref::NULL };
    let sort = match field.kind {
        Kind::Ref => "Object",
        kind => kind.box_class().trim_start_matches("java/lang/"),
    };
    let accessor = machine.load(&format!("jdk/internal/reflect/MethodHandle{sort}FieldAccessorImpl"))?;
    let descriptor = "(Ljava/lang/reflect/Field;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;Z)Ljdk/internal/reflect/FieldAccessorImpl;";
    let make = machine
        .program
        .declared(accessor, "fieldAccessor", descriptor)
        .ok_or_else(|| Trap::unsupported("the field accessors of this JDK"))?;
    machine.tail_call(make, &[Value::Ref(mirror), Value::Ref(getter), Value::Ref(setter), read_only])
}

/// The field is named by its `Field` object.
fn new_handle(machine: &mut Machine, sort: Sort, field: Ref) -> Step<Ref> {
    let class = machine.load("java/lang/invoke/MethodHandle")?;
    let handle = machine.new_object(class)?;
    let first = machine.program.class(class).slots.len() as u32 - 2;
    machine.state.heap.set_field(handle, first, Value::Int(sort as i32))?;
    machine.state.heap.set_field(handle, first + 1, Value::Ref(field))?;
    Ok(handle)
}

impl Machine {
    /// A call of a method handle whose arguments, the handle first, start at a position of the stack.
    pub(crate) fn invoke_field_handle(&mut self, start: usize, shape: &MethodType, args: &[Value]) -> Step {
        let Value::Ref(handle) = self.state.stack.at(start) else {
            return Err(Trap::malformed("method handle expected"));
        };
        let class = self.state.heap.class_of(handle).ok_or_else(Trap::null)?;
        let first = self.program.class(class).slots.len() as u32 - 2;
        let sort = self.state.heap.field(handle, first)?;
        let Value::Ref(mirror) = self.state.heap.field(handle, first + 1)? else {
            return Err(Trap::malformed("method handle expected"));
        };
        if mirror.is_null() {
            return Err(Trap::unsupported("this sort of method handle"));
        }
        let (owner, field) = self.field_of_mirror(mirror)?;
        let mut args = args.iter().copied();
        let mut object = Ref::NULL;
        if !field.is_static() {
            let Some(Value::Ref(receiver)) = args.next() else {
                return Err(Trap::malformed("handle of a field called without object"));
            };
            if receiver.is_null() {
                return self.refuse_null(start);
            }
            if !self.is_instance(receiver, owner) {
                return Err(self.class_cast(receiver, owner));
            }
            object = receiver;
        }
        if sort == Value::Int(Sort::Getter as i32) {
            let value = if field.is_static() {
                self.state.statics.get(field.slot as usize)
            } else {
                self.state.heap.field(object, field.slot)?
            };
            self.state.stack.truncate(start);
            if shape.ret_kind().is_some() {
                self.state.stack.push_any(value);
            }
            return Ok(());
        }
        let value = args.next().ok_or_else(|| Trap::malformed("setter called without value"))?;
        self.check_assignable(value, owner, &field)?;
        if field.is_static() {
            self.state.statics.set(field.slot as usize, value);
        } else {
            self.state.heap.set_field(object, field.slot, value)?;
        }
        self.state.stack.truncate(start);
        Ok(())
    }

    /// Throws where the JDK's handles check their receiver, so that stack trace and message are the same.
    fn refuse_null(&mut self, start: usize) -> Step {
        let objects = self.load("java/util/Objects")?;
        self.ensure_initialized(objects)?;
        let check = self
            .program
            .declared(objects, "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;")
            .ok_or_else(|| Trap::malformed("Objects without requireNonNull"))?;
        self.state.stack.truncate(start);
        self.call(check, &[Value::NULL])
    }

    fn check_assignable(&mut self, value: Value, owner: ClassId, field: &Field) -> Step {
        let Value::Ref(object) = value else { return Ok(()) };
        if object.is_null() {
            return Ok(());
        }
        let descriptor = self.program.text(field.descriptor).clone();
        let class = self.program.class_of_descriptor(&descriptor);
        self.grow();
        let class = class.map_err(|error| {
            Trap::unsupported(format!("field of {}: {error}", self.program.class(owner).java_name()))
        })?;
        if self.is_instance(object, class) { Ok(()) } else { Err(self.class_cast(object, class)) }
    }
}
