//! How classes, members and local variables are written in a message.
//!
//! Class names are printed in the external form, with dots, but `Object` and
//! `String` lose their package. Local variables have a name only if the class
//! was compiled with it; otherwise they are numbered.

use crate::local_names::local_name;

use super::stack_effect::slots;
use ristretto_classfile::{ClassFile, Constant, ConstantPool, FieldType, Method, MethodAccessFlags};

/// A field or method as the constant pool names it.
pub struct Member<'a> {
    class: String,
    pub name: String,
    descriptor: &'a ristretto_classfile::JavaStr,
}

impl Member<'_> {
    /// The type of a field.
    pub fn field_type(&self) -> Option<FieldType> {
        FieldType::parse_java_str(self.descriptor).ok()
    }

    /// Parameter types and result type of a method.
    pub fn method_type(&self) -> Option<(Vec<FieldType>, Option<FieldType>)> {
        FieldType::parse_method_descriptor(self.descriptor).ok()
    }

    /// A static field with its class: `Foo.f`.
    pub fn qualified(&self) -> String {
        format!("{}.{}", self.class, self.name)
    }

    /// A method with class and parameters: `Foo.f(int, String)`.
    pub fn signature(&self) -> Option<String> {
        let (parameters, _) = self.method_type()?;
        let parameters: Vec<String> = parameters.iter().map(type_name).collect();
        Some(format!("{}({})", self.qualified(), parameters.join(", ")))
    }
}

/// The names visible in one method.
pub struct Names<'a> {
    pool: &'a ConstantPool<'a>,
    method: &'a Method,
}

impl<'a> Names<'a> {
    pub fn new(class: &'a ClassFile<'a>, method: &'a Method) -> Self {
        Names { pool: &class.constant_pool, method }
    }

    /// The field or method at an index of the constant pool.
    pub fn member(&self, index: u16) -> Option<Member<'a>> {
        let (class_index, name_and_type_index) = match self.pool.get(index)? {
            Constant::FieldRef { class_index, name_and_type_index }
            | Constant::MethodRef { class_index, name_and_type_index }
            | Constant::InterfaceMethodRef { class_index, name_and_type_index } => (*class_index, *name_and_type_index),
            _ => return None,
        };
        let (name, descriptor) = self.pool.try_get_name_and_type(name_and_type_index).ok()?;
        let class = self.pool.try_get_class(class_index).ok()?;
        Some(Member {
            class: shortened(class.to_rust_string().replace('/', ".")),
            name: self.pool.try_get_utf8(*name).ok()?.to_rust_string(),
            descriptor: self.pool.try_get_utf8(*descriptor).ok()?,
        })
    }

    /// The local variable in `slot` as seen by the instruction at `index`.
    /// `written` tells that it may have been assigned, so that it need not hold
    /// the argument any more.
    pub fn local(&self, slot: u16, index: usize, written: bool) -> String {
        if let Some(name) = local_name(self.pool, self.method, slot, index) {
            return name;
        }
        let is_static = self.method.access_flags.contains(MethodAccessFlags::STATIC);
        if !written {
            if slot == 0 && !is_static {
                return "this".to_owned();
            }
            if let Some(number) = self.parameter_number(slot, is_static) {
                return format!("<parameter{number}>");
            }
        }
        format!("<local{slot}>")
    }

    /// Which declared parameter, counted from one, occupies the slot.
    fn parameter_number(&self, slot: u16, is_static: bool) -> Option<usize> {
        let descriptor = self.pool.try_get_utf8(self.method.descriptor_index).ok()?;
        let (parameters, _) = FieldType::parse_method_descriptor(descriptor).ok()?;
        let mut first = usize::from(!is_static);
        for (i, parameter) in parameters.iter().enumerate() {
            let next = first + slots(parameter);
            if (first..next).contains(&usize::from(slot)) {
                return Some(i + 1);
            }
            first = next;
        }
        None
    }
}

/// A type as in Java source, with dots in class names.
fn type_name(field_type: &FieldType) -> String {
    match field_type {
        FieldType::Base(base) => base.class_name().to_owned(),
        FieldType::Object(class) => without_package(class.to_string().replace('/', ".")),
        FieldType::Array(element) => format!("{}[]", type_name(element)),
    }
}

/// In a parameter list HotSpot recognises the two well-known classes by their
/// beginning, so that `java.lang.StringBuilder` loses its package as well.
fn without_package(class: String) -> String {
    match class.strip_prefix("java.lang.") {
        Some(name) if name.starts_with("Object") || name.starts_with("String") => name.to_owned(),
        _ => class,
    }
}

/// Drops the package of `Object` and `String`.
fn shortened(class: String) -> String {
    match class.as_str() {
        "java.lang.Object" => "Object".to_owned(),
        "java.lang.String" => "String".to_owned(),
        _ => class,
    }
}
