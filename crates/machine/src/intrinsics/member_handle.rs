//! Method handles for one member, which can be found from the handle. Reflection of JDK 18 and later makes its
//! accessors from them; other method handles do not exist here.

use heap::{Ref, Value};
use program::{ClassId, Field, Kind, MethodId, MethodType, Thrown, class_of};

use crate::intrinsics::{Entries, identity};
use crate::machine::{Machine, Reply};
use crate::op::{class_cast, is_instance};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    (
        "jdk/internal/reflect/MethodHandleAccessorFactory.newFieldAccessor(Ljava/lang/reflect/Field;Z)Ljdk/internal/reflect/FieldAccessorImpl;",
        new_field_accessor,
    ),
    (
        "jdk/internal/reflect/MethodHandleAccessorFactory.newMethodAccessor(Ljava/lang/reflect/Method;Z)Ljdk/internal/reflect/MethodAccessorImpl;",
        new_method_accessor,
    ),
    (
        "jdk/internal/reflect/MethodHandleAccessorFactory.newConstructorAccessor(Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;",
        new_constructor_accessor,
    ),
    (
        "jdk/internal/reflect/DirectMethodHandleAccessor.invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
        invoke_method,
    ),
    (
        "jdk/internal/reflect/DirectConstructorHandleAccessor.invokeImpl([Ljava/lang/Object;)Ljava/lang/Object;",
        invoke_constructor,
    ),
    (
        "jdk/internal/reflect/MethodHandleAccessorFactory.newSerializableConstructorAccessor(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;",
        |_| Err(Trap::unsupported("objects made by serialization")),
    ),
    // Each call of a handle decides which types it takes, so converting a handle does nothing.
    ("java/lang/invoke/MethodHandle.asType(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;", identity),
];

/// What a handle does with its member; the number is kept in its first hidden slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Getter,
    Setter,
    Call,
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

fn new_method_accessor(machine: &mut Machine) -> Step<Reply> {
    // Methods that look at their caller are called natively, where the JDK passes the caller on.
    if machine.arg_int(1)? != 0 {
        return Ok(Reply::Body);
    }
    let descriptor =
        "(Ljava/lang/reflect/Method;Ljava/lang/invoke/MethodHandle;)Ljdk/internal/reflect/MethodAccessorImpl;";
    new_call_accessor(machine, "jdk/internal/reflect/DirectMethodHandleAccessor", "methodAccessor", descriptor)
}

fn new_constructor_accessor(machine: &mut Machine) -> Step<Reply> {
    let descriptor = "(Ljava/lang/reflect/Constructor;Ljava/lang/invoke/MethodHandle;)Ljdk/internal/reflect/ConstructorAccessorImpl;";
    new_call_accessor(
        machine,
        "jdk/internal/reflect/DirectConstructorHandleAccessor",
        "constructorAccessor",
        descriptor,
    )
}

fn new_call_accessor(machine: &mut Machine, class: &str, maker: &str, descriptor: &str) -> Step<Reply> {
    let mirror = machine.arg_ref(0)?;
    let target = machine.method_of_mirror(mirror)?;
    let owner = machine.program.method(target).class;
    machine.ensure_initialized(owner)?;
    let accessor = machine.load(class)?;
    let make = machine
        .program
        .declared(accessor, maker, descriptor)
        .ok_or_else(|| Trap::unsupported("the method accessors of this JDK"))?;
    let handle = new_handle(machine, Sort::Call, mirror)?;
    machine.tail_call(make, &[Value::Ref(mirror), Value::Ref(handle)])
}

/// Calls the method of an accessor. The accessor has checked the receiver, and wraps what is thrown.
fn invoke_method(machine: &mut Machine) -> Step<Reply> {
    let target = accessed_method(machine)?;
    let receiver = machine.arg(1);
    let receiver = (!machine.program.method(target).is_static()).then_some(receiver);
    call(machine, target, receiver, machine.arg_ref(2)?)
}

fn invoke_constructor(machine: &mut Machine) -> Step<Reply> {
    let target = accessed_method(machine)?;
    call(machine, target, None, machine.arg_ref(1)?)
}

/// The method that an accessor was made for.
fn accessed_method(machine: &Machine) -> Step<MethodId> {
    let Value::Ref(handle) = machine.get_named(machine.arg_ref(0)?, "target")? else {
        return Err(Trap::malformed("accessor without handle"));
    };
    let (_, mirror) = machine.member_of_handle(handle)?;
    machine.method_of_mirror(mirror)
}

fn call(machine: &mut Machine, target: MethodId, receiver: Option<Value>, array: Ref) -> Step<Reply> {
    let boxed = if array.is_null() { Vec::new() } else { machine.state.heap.references(array)?.to_vec() };
    let mtype = machine.program.method(target).mtype.clone();
    let mut values: Vec<Value> = receiver.into_iter().collect();
    for ((object, param), kind) in boxed.into_iter().zip(&mtype.params).zip(mtype.param_kinds()) {
        if kind == Kind::Ref {
            let class = machine.load(class_of(param))?;
            if !machine.decide_cast(object, class)? {
                let mirror = machine.mirror(class)?;
                let class = machine.known.class;
                let args = [Value::Ref(mirror), Value::Ref(object)];
                return refuse(machine, class, "cast", "(Ljava/lang/Object;)Ljava/lang/Object;", &args);
            }
            values.push(Value::Ref(object));
        } else {
            match machine.unbox(object, kind) {
                Ok(value) => values.push(value),
                Err(trap) if !trap.is_raise() => return Err(trap),
                Err(_) => {
                    let class = machine.load("sun/invoke/util/ValueConversions")?;
                    let name = format!("unbox{}", kind.box_class().trim_start_matches("java/lang/"));
                    let descriptor = format!("(Ljava/lang/Object;Z){}", kind.letter());
                    return refuse(machine, class, &name, &descriptor, &[Value::Ref(object), Value::Int(0)]);
                }
            }
        }
    }
    machine.call_reflectively(target, &values, Thrown::AsIs)
}

/// Calls the conversion of the JDK that refuses an argument: its exception is then the one the program sees.
fn refuse(machine: &mut Machine, class: ClassId, name: &str, descriptor: &str, args: &[Value]) -> Step<Reply> {
    let method = machine
        .program
        .declared(class, name, descriptor)
        .ok_or_else(|| Trap::unsupported("the conversion of arguments of this JDK"))?;
    machine.tail_call(method, args)
}

/// Makes a handle that refers to the reflection object of its member.
fn new_handle(machine: &mut Machine, sort: Sort, member: Ref) -> Step<Ref> {
    let class = machine.load("java/lang/invoke/MethodHandle")?;
    let handle = machine.new_object(class)?;
    let first = machine.program.class(class).slots.len() as u32 - 2;
    machine.state.heap.set_field(handle, first, Value::Int(sort as i32))?;
    machine.state.heap.set_field(handle, first + 1, Value::Ref(member))?;
    Ok(handle)
}

impl Machine {
    /// What a handle does, and the reflection object of its member.
    fn member_of_handle(&self, handle: Ref) -> Step<(Sort, Ref)> {
        let class = self.state.heap.class_of(handle).ok_or_else(Trap::null)?;
        let first = self.program.class(class).slots.len() as u32 - 2;
        let sort = match self.state.heap.field(handle, first)? {
            Value::Int(0) => Sort::Getter,
            Value::Int(1) => Sort::Setter,
            _ => Sort::Call,
        };
        match self.state.heap.field(handle, first + 1)? {
            Value::Ref(mirror) if !mirror.is_null() => Ok((sort, mirror)),
            _ => Err(Trap::unsupported("this sort of method handle")),
        }
    }

    /// A call of a method handle whose arguments, the handle first, start at a position of the stack.
    pub(crate) fn invoke_field_handle(&mut self, start: usize, call: &MethodType, args: &[Value]) -> Step {
        let Value::Ref(handle) = self.state.stack.at(start) else {
            return Err(Trap::malformed("method handle expected"));
        };
        let (sort, mirror) = self.member_of_handle(handle)?;
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
            if !is_instance(&self.program, &self.state.heap, receiver, owner) {
                return Err(class_cast(&self.program, &self.state.heap, receiver, owner));
            }
            object = receiver;
        }
        if sort == Sort::Getter {
            let value = if field.is_static() {
                self.note_static(field.slot);
                self.state.statics.get(field.slot as usize)
            } else {
                self.state.heap.field(object, field.slot)?
            };
            self.state.stack.truncate(start);
            if call.ret_kind().is_some() {
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

    /// Throws from the method in which the JDK's handles check their receiver, so that stack trace and message are the
    /// same.
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
        if is_instance(&self.program, &self.state.heap, object, class) {
            Ok(())
        } else {
            Err(class_cast(&self.program, &self.state.heap, object, class))
        }
    }
}
