//! A linked class: its place in the hierarchy, the layout of its fields, its methods.

use std::rc::Rc;

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::Attribute;
use rustc_hash::FxHashMap;

use crate::class_bytes::ClassOrigin;
use crate::descriptor::Kind;
use crate::ids::{ClassId, MethodId, Symbol};

/// A class, interface, array class or primitive type.
pub struct Class {
    /// Its own id.
    pub id: ClassId,
    /// Internal name: `java/util/Map$Entry`, `[I`, `int`.
    pub name: Rc<str>,
    /// What sort of class it is.
    pub kind: ClassKind,
    /// Access flags as in the class file.
    pub flags: u16,
    /// The direct superclass.
    pub super_class: Option<ClassId>,
    /// The direct superinterfaces.
    pub interfaces: Box<[ClassId]>,
    /// From `Object` down to this class.
    pub ancestors: Box<[ClassId]>,
    /// All superinterfaces, and this class if it is one; sorted.
    pub all_interfaces: Box<[ClassId]>,
    /// Declared fields.
    pub fields: Vec<Field>,
    /// The kind of each instance slot, inherited ones first.
    pub slots: Rc<[Kind]>,
    /// The kind of each static slot of this class.
    pub static_kinds: Vec<Kind>,
    /// Where the static slots of this class start in the table of all statics.
    pub statics: u32,
    /// Declared methods, in the order of the class file.
    pub methods: Vec<MethodId>,
    /// Declared methods by name and descriptor.
    pub by_signature: FxHashMap<(Symbol, Symbol), MethodId>,
    /// Virtual methods, inherited ones first.
    pub vtable: Vec<MethodId>,
    /// `<clinit>`.
    pub initializer: Option<MethodId>,
    /// The parsed class file, absent for arrays, primitives and synthesized classes.
    pub file: Option<Rc<ClassFile<'static>>>,
    /// Where it came from.
    pub origin: Option<Rc<ClassOrigin>>,
}

/// What sort of class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassKind {
    /// A class with instances.
    Instance,
    /// An interface.
    Interface,
    /// An array with elements of this class.
    Array(ClassId, Kind),
    /// A primitive type; `None` for `void`.
    Primitive(Option<Kind>),
}

/// A declared field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub name: Symbol,
    /// Its descriptor.
    pub descriptor: Symbol,
    /// Its kind.
    pub kind: Kind,
    /// Access flags as in the class file.
    pub flags: u16,
    /// Slot in the instance, or index in the table of all statics.
    pub slot: u32,
    /// Constant-pool index of the constant value of a static field.
    pub constant: Option<u16>,
}

/// Access flags that linking and execution ask for.
pub mod access {
    #![allow(missing_docs)]
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const SYNCHRONIZED: u16 = 0x0020;
    pub const SUPER: u16 = 0x0020;
    pub const BRIDGE: u16 = 0x0040;
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ANNOTATION: u16 = 0x2000;
    pub const ABSTRACT: u16 = 0x0400;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ENUM: u16 = 0x4000;
}

impl Field {
    /// Whether it is static.
    pub fn is_static(&self) -> bool {
        self.flags & access::STATIC != 0
    }
}

impl Class {
    /// Whether it is an interface.
    pub fn is_interface(&self) -> bool {
        self.kind == ClassKind::Interface
    }

    /// Whether instances of it can be made by `new`.
    pub fn is_instantiable(&self) -> bool {
        self.kind == ClassKind::Instance && self.flags & access::ABSTRACT == 0
    }

    /// Whether it can have no subclasses.
    pub fn is_final(&self) -> bool {
        self.flags & access::FINAL != 0
    }

    /// Whether it declares an enumeration.
    pub fn is_enum(&self) -> bool {
        self.flags & access::ENUM != 0
    }

    /// The class of an array's elements.
    pub fn element(&self) -> Option<ClassId> {
        match self.kind {
            ClassKind::Array(element, _) => Some(element),
            _ => None,
        }
    }

    /// Whether it came from the JDK image.
    pub fn is_jdk(&self) -> bool {
        match self.origin.as_deref() {
            Some(ClassOrigin::Jdk { .. }) => true,
            Some(_) => false,
            None => true,
        }
    }

    /// Whether its objects are strings or boxes.
    pub fn is_value(&self) -> bool {
        self.is_jdk() && (&*self.name == "java/lang/String" || Kind::of_box(&self.name).is_some())
    }

    /// The package, empty for the unnamed one.
    pub fn package(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }

    /// Name as in Java source and messages: dots for slashes.
    pub fn java_name(&self) -> String {
        self.name.replace('/', ".")
    }

    /// The attributes of the class file.
    pub fn attributes(&self) -> &[Attribute] {
        self.file.as_ref().map_or(&[], |file| &file.attributes)
    }

    /// Whether it is a record.
    pub fn is_record(&self) -> bool {
        self.attributes().iter().any(|attribute| matches!(attribute, Attribute::Record { .. }))
    }

    /// The source file's name.
    pub fn source_file(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        file.attributes.iter().find_map(|attribute| match attribute {
            Attribute::SourceFile { source_file_index, .. } => {
                file.constant_pool.try_get_utf8(*source_file_index).ok().map(|name| name.to_str_lossy().into_owned())
            }
            _ => None,
        })
    }
}
