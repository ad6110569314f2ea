//! Fields, methods and constructors of a class as reflection objects, and calls through them.

use heap::{Ref, Value};
use program::{Body, ClassId, MethodId, Program, Thrown, access, class_of, name_text};
use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::Attribute;

use crate::intrinsics::{Entries, int, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Class.getDeclaredFields0(Z)[Ljava/lang/reflect/Field;", get_fields),
    ("java/lang/Class.getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;", get_methods),
    ("java/lang/Class.getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;", get_constructors),
    ("java/lang/Class.getRecordComponents0()[Ljava/lang/reflect/RecordComponent;", get_record_components),
    ("java/lang/reflect/Executable.getParameters0()[Ljava/lang/reflect/Parameter;", super::null),
    ("java/lang/reflect/Executable.getTypeAnnotationBytes0()[B", super::null),
    ("java/lang/reflect/Field.getTypeAnnotationBytes0()[B", super::null),
    (
        "jdk/internal/reflect/NativeMethodAccessorImpl.invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
        invoke,
    ),
    (
        "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor.invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
        invoke,
    ),
    (
        "jdk/internal/reflect/NativeConstructorAccessorImpl.newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;",
        new_instance,
    ),
    (
        "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor.newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;",
        new_instance,
    ),
    // Otherwise the JDK would generate class files for members that are called often.
    ("jdk/internal/reflect/ReflectionFactory.inflationThreshold()I", never_inflate),
];

fn never_inflate(_machine: &mut Machine) -> Step<Reply> {
    int(i32::MAX)
}

impl Machine {
    /// A new object of a reflection class, without running its constructor.
    fn new_member(&mut self, class: &str, owner: ClassId, slot: u32, modifiers: u16) -> Step<Ref> {
        let class = self.load(class)?;
        let member = self.new_object(class)?;
        let owner = self.mirror(owner)?;
        self.set_named(member, "clazz", Value::Ref(owner))?;
        self.set_named(member, "slot", Value::Int(slot as i32))?;
        self.set_named(member, "modifiers", Value::Int(modifiers.into()))?;
        Ok(member)
    }

    fn interned_text(&mut self, text: &str) -> Step<Value> {
        let string = self.new_text(text)?;
        Ok(Value::Ref(self.intern(string)?))
    }

    fn mirror_of_descriptor(&mut self, descriptor: &str) -> Step<Ref> {
        let class = self.program.class_of_descriptor(descriptor);
        self.grow();
        self.mirror(class?)
    }

    /// Generic signature and annotations of a member, from its attributes.
    fn set_attributes(&mut self, member: Ref, file: &ClassFile<'static>, attributes: &[Attribute]) -> Step {
        for attribute in attributes {
            match attribute {
                Attribute::Signature { signature_index, .. } => {
                    let text = file.constant_pool.try_get_utf8(*signature_index).map(name_text).unwrap_or_default();
                    let text = self.interned_text(&text)?;
                    self.set_named(member, "signature", text)?;
                }
                Attribute::RuntimeVisibleAnnotations { .. } => self.set_bytes(member, "annotations", attribute)?,
                Attribute::RuntimeVisibleParameterAnnotations { .. } => {
                    self.set_bytes(member, "parameterAnnotations", attribute)?;
                }
                Attribute::AnnotationDefault { .. } => self.set_bytes(member, "annotationDefault", attribute)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn set_bytes(&mut self, member: Ref, field: &str, attribute: &Attribute) -> Step {
        let bytes = self.attribute_bytes(attribute)?;
        self.set_named(member, field, Value::Ref(bytes))
    }

    /// The contents of an attribute as the class file holds them.
    pub(crate) fn attribute_bytes(&mut self, attribute: &Attribute) -> Step<Ref> {
        let mut bytes = Vec::new();
        attribute.to_bytes(&mut bytes).map_err(|error| Trap::malformed(error.to_string()))?;
        // Name and length come first.
        let contents: Vec<i8> = bytes.iter().skip(6).map(|&byte| byte as i8).collect();
        let array = self.new_array(self.known.byte_array, contents.len())?;
        self.state.heap.write_bytes(array, 0, &contents)?;
        Ok(array)
    }

    fn array_named(&mut self, class: &str, elements: &[Ref]) -> Step<Reply> {
        let class = self.load(class)?;
        reference(self.new_refs(class, elements)?)
    }

    fn method_member(&mut self, class: &str, id: MethodId) -> Step<Ref> {
        let method = self.program.method(id);
        let (owner, flags, mtype) = (method.class, method.flags, method.mtype.clone());
        let name = self.program.text(method.name).clone();
        let member = self.new_member(class, owner, id.0, flags)?;
        let mut params = Vec::new();
        for param in &mtype.params {
            params.push(self.mirror_of_descriptor(param)?);
        }
        let params = self.new_refs(self.known.class_array, &params)?;
        self.set_named(member, "parameterTypes", Value::Ref(params))?;
        let declared = self.program.declared_exceptions(id);
        self.grow();
        let mut exceptions = Vec::new();
        for class in declared? {
            exceptions.push(self.mirror(class)?);
        }
        let position = self.program.class(owner).methods.iter().position(|&other| other == id);
        if let Some(file) = self.program.class(owner).file.clone()
            && let Some(record) = position.and_then(|position| file.methods.get(position))
        {
            self.set_attributes(member, &file, &record.attributes)?;
        }
        let exceptions = self.new_refs(self.known.class_array, &exceptions)?;
        self.set_named(member, "exceptionTypes", Value::Ref(exceptions))?;
        if &*name != "<init>" {
            let name = self.interned_text(&name)?;
            self.set_named(member, "name", name)?;
            let ret = self.mirror_of_descriptor(&mtype.ret)?;
            self.set_named(member, "returnType", Value::Ref(ret))?;
        }
        Ok(member)
    }

    /// Pushes the `Method` object of a method.
    pub(crate) fn push_method(&mut self, id: MethodId) -> Step {
        let member = self.method_member("java/lang/reflect/Method", id)?;
        self.state.stack.put(Value::Ref(member))
    }
}

fn get_fields(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let public_only = machine.arg_int(1)? != 0;
    let fields = machine.program.class(class).fields.clone();
    let file = machine.program.class(class).file.clone();
    let is_record = machine.program.class(class).is_record();
    let mut members = Vec::new();
    for (slot, field) in fields.iter().enumerate() {
        if public_only && field.flags & access::PUBLIC == 0 {
            continue;
        }
        let member = machine.new_member("java/lang/reflect/Field", class, slot as u32, field.flags)?;
        let name = machine.program.text(field.name).clone();
        let name = machine.interned_text(&name)?;
        machine.set_named(member, "name", name)?;
        let descriptor = machine.program.text(field.descriptor).clone();
        let class = machine.mirror_of_descriptor(&descriptor)?;
        machine.set_named(member, "type", Value::Ref(class))?;
        if let Some(file) = &file
            && let Some(record) = file.fields.get(slot)
        {
            machine.set_attributes(member, file, &record.attributes)?;
        }
        let trusted = field.flags & access::FINAL != 0 && (field.is_static() || is_record);
        machine.set_named(member, "trustedFinal", trusted.into())?;
        members.push(member);
    }
    machine.array_named("[Ljava/lang/reflect/Field;", &members)
}

fn get_methods(machine: &mut Machine) -> Step<Reply> {
    methods(machine, "java/lang/reflect/Method", false)
}

fn get_constructors(machine: &mut Machine) -> Step<Reply> {
    methods(machine, "java/lang/reflect/Constructor", true)
}

fn methods(machine: &mut Machine, sort: &str, constructors: bool) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let public_only = machine.arg_int(1)? != 0;
    let mut members = Vec::new();
    for id in wanted_methods(&machine.program, class, public_only, constructors) {
        members.push(machine.method_member(sort, id)?);
    }
    machine.array_named(&format!("[L{sort};"), &members)
}

fn get_record_components(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let Some(file) = machine.program.class(class).file.clone() else { return reference(Ref::NULL) };
    let records = file.attributes.iter().find_map(|attribute| match attribute {
        Attribute::Record { records, .. } => Some(records),
        _ => None,
    });
    let Some(records) = records else { return reference(Ref::NULL) };
    let mut members = Vec::new();
    for component in records {
        let text = |index: u16| file.constant_pool.try_get_utf8(index).map(name_text).unwrap_or_default();
        let (name, descriptor) = (text(component.name_index), text(component.descriptor_index));
        let member = machine.new_member("java/lang/reflect/RecordComponent", class, 0, 0)?;
        let value = machine.interned_text(&name)?;
        machine.set_named(member, "name", value)?;
        let mirror = machine.mirror_of_descriptor(&descriptor)?;
        machine.set_named(member, "type", Value::Ref(mirror))?;
        if let Some(accessor) = machine.program.declared(class, &name, &format!("(){descriptor}")) {
            let accessor = machine.method_member("java/lang/reflect/Method", accessor)?;
            machine.set_named(member, "accessor", Value::Ref(accessor))?;
        }
        machine.set_attributes(member, &file, &component.attributes)?;
        members.push(member);
    }
    machine.array_named("[Ljava/lang/reflect/RecordComponent;", &members)
}

impl Machine {
    /// The method that a `Method` or `Constructor` object stands for.
    pub(crate) fn method_of_mirror(&self, member: Ref) -> Step<MethodId> {
        match self.get_named(member, "slot")? {
            Value::Int(slot) if (slot as usize) < self.program.method_count() => Ok(MethodId(slot as u32)),
            _ => Err(Trap::malformed("method object expected")),
        }
    }

    /// The arguments of a reflective call, unboxed to the parameters' kinds.
    fn reflective_args(&mut self, target: MethodId, array: Ref) -> Step<Vec<Value>> {
        let mtype = self.program.method(target).mtype.clone();
        let boxed = if array.is_null() { Vec::new() } else { self.state.heap.references(array)?.to_vec() };
        if boxed.len() != mtype.params.len() {
            let message = format!("wrong number of arguments: {} expected: {}", boxed.len(), mtype.params.len());
            let message = if self.program.jdk.version < 18 { "wrong number of arguments".to_owned() } else { message };
            return Err(Trap::raise_with("java/lang/IllegalArgumentException", message));
        }
        let mut values = Vec::new();
        for ((object, param), kind) in boxed.into_iter().zip(&mtype.params).zip(mtype.param_kinds()) {
            values.push(if kind == program::Kind::Ref {
                let class = self.load(class_of(param))?;
                if !self.decide_cast(object, class)? {
                    return Err(Trap::raise_with("java/lang/IllegalArgumentException", "argument type mismatch"));
                }
                Value::Ref(object)
            } else {
                self.unbox(object, kind)?
            });
        }
        Ok(values)
    }

    /// Calls a method through its reflective adapter.
    pub(crate) fn call_reflectively(&mut self, target: MethodId, values: &[Value], thrown: Thrown) -> Step<Reply> {
        let class = self.program.method(target).class;
        if self.program.method(target).is_static() || self.program.class(class).is_instantiable() {
            self.ensure_initialized(class)?;
        }
        let adapter = self.linkage.adapter(&mut self.program, target, thrown);
        self.grow();
        let adapter = adapter?;
        self.tail_call(adapter, values)
    }
}

fn invoke(machine: &mut Machine) -> Step<Reply> {
    let target = machine.method_of_mirror(machine.arg_ref(0)?)?;
    let (receiver, array) = (machine.arg_ref(1)?, machine.arg_ref(2)?);
    let method = machine.program.method(target);
    let (is_static, class) = (method.is_static(), method.class);
    let mut values = Vec::new();
    if !is_static {
        if receiver.is_null() {
            return Err(Trap::null());
        }
        if !machine.decide_instance(receiver, class)? {
            return Err(Trap::raise_with(
                "java/lang/IllegalArgumentException",
                "object is not an instance of declaring class",
            ));
        }
        values.push(Value::Ref(receiver));
    }
    values.extend(machine.reflective_args(target, array)?);
    machine.call_reflectively(target, &values, Thrown::Wrapped)
}

fn new_instance(machine: &mut Machine) -> Step<Reply> {
    let target = machine.method_of_mirror(machine.arg_ref(0)?)?;
    let class = machine.program.method(target).class;
    if !machine.program.class(class).is_instantiable() {
        return Err(Trap::raise("java/lang/InstantiationException"));
    }
    let values = machine.reflective_args(target, machine.arg_ref(1)?)?;
    machine.call_reflectively(target, &values, Thrown::Wrapped)
}

fn wanted_methods(program: &Program, class: ClassId, public_only: bool, constructors: bool) -> Vec<MethodId> {
    let wanted = |id: &MethodId| {
        let method = program.method(*id);
        let name = program.text(method.name);
        let fits = if constructors { &**name == "<init>" } else { !name.starts_with('<') };
        fits && (!public_only || method.flags & access::PUBLIC != 0) && method.body != Body::Synthesized
    };
    program.class(class).methods.iter().copied().filter(wanted).collect()
}
