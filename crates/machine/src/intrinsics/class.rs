//! `java.lang.Class`: what it asks of the JVM. Members are in `reflection`.

use heap::{Ref, Value};
use program::{ClassId, ClassKind, Kind, Program, access, descriptor_of, name_text, readable};
use ristretto_classfile::attributes::Attribute;

use crate::intrinsics::{Entries, boolean, int, null, reference, zero};
use crate::machine::{Machine, Reply};

use crate::trap::{Step, Trap};

/// Intrinsics that take inputs as they are.
pub(super) const OPEN: Entries = &[("java/lang/Class.isInstance(Ljava/lang/Object;)Z", accepts)];

pub(super) const TABLE: Entries = &[
    (
        "java/lang/Class.forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;",
        for_name,
    ),
    ("java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from),
    ("java/lang/Class.isInterface()Z", is_interface),
    ("java/lang/Class.isArray()Z", is_array),
    ("java/lang/Class.isPrimitive()Z", is_primitive),
    ("java/lang/Class.isHidden()Z", zero),
    ("java/lang/Class.isRecord0()Z", is_record),
    ("java/lang/Class.initClassName()Ljava/lang/String;", init_class_name),
    ("java/lang/Class.getSuperclass()Ljava/lang/Class;", get_superclass),
    ("java/lang/Class.getInterfaces0()[Ljava/lang/Class;", get_interfaces),
    ("java/lang/Class.getModifiers()I", get_modifiers),
    ("java/lang/Class.getClassAccessFlagsRaw0()I", get_raw_flags),
    ("java/lang/Class.getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;", get_primitive_class),
    ("java/lang/Class.desiredAssertionStatus()Z", desired_assertion_status),
    ("java/lang/Class.desiredAssertionStatus0(Ljava/lang/Class;)Z", desired_assertion_status),
    ("java/lang/Class.getEnclosingMethod0()[Ljava/lang/Object;", get_enclosing_method),
    ("java/lang/Class.getDeclaringClass0()Ljava/lang/Class;", get_declaring_class),
    ("java/lang/Class.getSimpleBinaryName0()Ljava/lang/String;", get_simple_binary_name),
    ("java/lang/Class.getGenericSignature0()Ljava/lang/String;", get_generic_signature),
    ("java/lang/Class.getNestHost0()Ljava/lang/Class;", get_nest_host),
    ("java/lang/Class.getPermittedSubclasses0()[Ljava/lang/Class;", get_permitted_subclasses),
    ("java/lang/Class.getDeclaredClasses0()[Ljava/lang/Class;", get_declared_classes),
    ("java/lang/Class.getProtectionDomain0()Ljava/security/ProtectionDomain;", null),
    ("java/lang/Class.getRawTypeAnnotations()[B", null),
    ("java/lang/Class.checkMemberAccess(Ljava/lang/SecurityManager;ILjava/lang/Class;Z)V", super::nothing),
];

fn for_name(machine: &mut Machine) -> Step<Reply> {
    let name = machine.arg_text(0)?;
    let initialize = machine.arg_int(1)? != 0;
    let loaded = if name.contains('/') { None } else { machine.load(&name.replace('.', "/")).ok() };
    let Some(class) = loaded else {
        return Err(Trap::raise_with("java/lang/ClassNotFoundException", name));
    };
    if initialize {
        machine.ensure_initialized(class)?;
    }
    reference(machine.mirror(class)?)
}

fn accepts(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let object = machine.arg_ref(1)?;
    boolean(machine.decide_instance(object, class)?)
}

fn is_assignable_from(machine: &mut Machine) -> Step<Reply> {
    let (sup, sub) = (machine.arg_class(0)?, machine.arg_class(1)?);
    boolean(machine.program.is_subtype(sub, sup))
}

fn is_interface(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    boolean(machine.program.class(class).is_interface())
}

fn is_array(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    boolean(machine.program.class(class).element().is_some())
}

fn is_primitive(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    boolean(matches!(machine.program.class(class).kind, ClassKind::Primitive(_)))
}

fn is_record(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    boolean(machine.program.class(class).is_record())
}

fn init_class_name(machine: &mut Machine) -> Step<Reply> {
    let mirror = machine.arg_object(0)?;
    let class = machine.class_of_mirror(mirror)?;
    let name = machine.program.class(class).java_name();
    let name = machine.new_text(&name)?;
    let name = machine.intern(name)?;
    machine.set_named(mirror, "name", Value::Ref(name))?;
    reference(name)
}

fn get_superclass(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    match machine.program.class(class).super_class {
        Some(super_class) if !machine.program.class(class).is_interface() => reference(machine.mirror(super_class)?),
        _ => reference(Ref::NULL),
    }
}

fn get_interfaces(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let interfaces = machine.program.class(class).interfaces.clone();
    classes(machine, &interfaces)
}

/// Answers an array of class objects.
fn classes(machine: &mut Machine, classes: &[ClassId]) -> Step<Reply> {
    let mirrors = classes.iter().map(|&class| machine.mirror(class)).collect::<Step<Vec<Ref>>>()?;
    reference(machine.new_refs(machine.known.class_array, &mirrors)?)
}

fn get_modifiers(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    int(modifiers(&machine.program, class).into())
}

fn get_raw_flags(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    int(machine.program.class(class).flags.into())
}

fn get_primitive_class(machine: &mut Machine) -> Step<Reply> {
    let name = machine.arg_text(0)?;
    let class = machine.program.primitive(Kind::of_keyword(&name));
    reference(machine.mirror(class)?)
}

fn desired_assertion_status(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    boolean(machine.config.assertions && !machine.program.class(class).is_jdk())
}

fn get_enclosing_method(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let Some(file) = machine.program.class(class).file.clone() else { return reference(Ref::NULL) };
    let enclosing = file.attributes.iter().find_map(|attribute| match attribute {
        Attribute::EnclosingMethod { class_index, method_index, .. } => Some((*class_index, *method_index)),
        _ => None,
    });
    let Some((class_index, method_index)) = enclosing else { return reference(Ref::NULL) };
    let outer = machine.program.resolve_class(class, class_index);
    machine.grow();
    let outer = machine.mirror(outer?)?;
    let mut elements = [outer, Ref::NULL, Ref::NULL];
    if method_index != 0
        && let Ok((&name, &descriptor)) = file.constant_pool.try_get_name_and_type(method_index)
    {
        for (element, index) in elements[1..].iter_mut().zip([name, descriptor]) {
            let text = file.constant_pool.try_get_utf8(index).map(name_text).unwrap_or_default();
            *element = machine.new_text(&text)?;
        }
    }
    reference(machine.new_refs(machine.known.object_array, &elements)?)
}

/// The entry of a class in its own `InnerClasses`: outer class, simple name, flags.
struct Inner {
    outer: Option<String>,
    name: Option<String>,
    flags: u16,
}

impl Machine {
    /// The names of the classes listed in an attribute, loaded.
    fn listed_classes(&mut self, class: ClassId, indices: &[u16]) -> Step<Vec<ClassId>> {
        let mut listed = Vec::new();
        for &index in indices {
            let resolved = self.program.resolve_class(class, index);
            self.grow();
            listed.push(resolved?);
        }
        Ok(listed)
    }
}

fn get_declaring_class(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    match inner_class(&machine.program, class).and_then(|inner| inner.outer) {
        Some(outer) => {
            let outer = machine.load(&outer)?;
            reference(machine.mirror(outer)?)
        }
        None => reference(Ref::NULL),
    }
}

fn get_simple_binary_name(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    match inner_class(&machine.program, class).and_then(|inner| inner.name) {
        Some(name) => reference(machine.new_text(&name)?),
        None => reference(Ref::NULL),
    }
}

fn get_generic_signature(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let class = machine.program.class(class);
    let signature = class.attributes().iter().find_map(|attribute| match attribute {
        Attribute::Signature { signature_index, .. } => {
            class.file.as_ref()?.constant_pool.try_get_utf8(*signature_index).map(name_text).ok()
        }
        _ => None,
    });
    match signature {
        Some(signature) => reference(machine.new_text(&signature)?),
        None => reference(Ref::NULL),
    }
}

fn get_nest_host(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let host = machine.nest_host(class)?;
    reference(machine.mirror(host)?)
}

impl Machine {
    /// The class whose nest a class belongs to.
    pub(crate) fn nest_host(&mut self, class: ClassId) -> Step<ClassId> {
        let host = self.program.class(class).attributes().iter().find_map(|attribute| match attribute {
            Attribute::NestHost { host_class_index, .. } => Some(*host_class_index),
            _ => None,
        });
        match host {
            Some(index) => {
                let host = self.program.resolve_class(class, index);
                self.grow();
                Ok(host?)
            }
            None => Ok(class),
        }
    }
}

fn get_permitted_subclasses(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let permitted = machine.program.class(class).attributes().iter().find_map(|attribute| match attribute {
        Attribute::PermittedSubclasses { class_indexes, .. } => Some(class_indexes.clone()),
        _ => None,
    });
    match permitted {
        Some(indices) => {
            let listed = machine.listed_classes(class, &indices)?;
            classes(machine, &listed)
        }
        None => reference(Ref::NULL),
    }
}

fn get_declared_classes(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    let Some(file) = machine.program.class(class).file.clone() else { return classes(machine, &[]) };
    let name = machine.program.class(class).name.clone();
    let declared: Vec<u16> = file
        .attributes
        .iter()
        .filter_map(|attribute| match attribute {
            Attribute::InnerClasses { classes, .. } => Some(classes),
            _ => None,
        })
        .flatten()
        .filter(|inner| {
            file.constant_pool.try_get_class(inner.outer_class_info_index).is_ok_and(|outer| name_text(outer) == *name)
        })
        .map(|inner| inner.class_info_index)
        .collect();
    let listed = machine.listed_classes(class, &declared)?;
    classes(machine, &listed)
}

/// `int[]` for `[I`: the name of a class in messages about arrays.
pub(super) fn external_name(machine: &Machine, class: ClassId) -> String {
    readable(&descriptor_of(&machine.program.class(class).name))
}

fn inner_class(program: &Program, class: ClassId) -> Option<Inner> {
    let class = program.class(class);
    let pool = &class.file.as_ref()?.constant_pool;
    class.attributes().iter().find_map(|attribute| match attribute {
        Attribute::InnerClasses { classes, .. } => classes.iter().find_map(|inner| {
            let own = pool.try_get_class(inner.class_info_index).map(name_text).ok()?;
            (own == *class.name).then(|| Inner {
                outer: pool.try_get_class(inner.outer_class_info_index).map(name_text).ok(),
                name: pool.try_get_utf8(inner.name_index).map(name_text).ok(),
                flags: inner.access_flags.bits(),
            })
        }),
        _ => None,
    })
}

/// The modifiers of a class as written in its source.
pub(crate) fn modifiers(program: &Program, class: ClassId) -> u16 {
    let linked = program.class(class);
    if let ClassKind::Array(element, _) = linked.kind {
        let visible = access::PUBLIC | access::PRIVATE | access::PROTECTED;
        return modifiers(program, element) & visible | access::FINAL | access::ABSTRACT;
    }
    let flags = inner_class(program, class).map_or(linked.flags, |inner| inner.flags);
    flags & !access::SUPER
}
