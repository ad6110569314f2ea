//! From class-file bytes to a linked class: superclasses first, then fields, methods and the virtual table.

use std::rc::Rc;

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::Attribute;
use rustc_hash::FxHashMap;

use crate::class::{Class, ClassKind, Field, access};
use crate::class_bytes::{ClassBytes, ClassOrigin};
use crate::descriptor::{Kind, MethodType, class_of, descriptor_of, is_field_descriptor};
use crate::error::LinkError;
use crate::ghosts::is_usable;
use crate::ids::{ClassId, MethodId};
use crate::method::{Body, Method, Visibility};
use crate::program::{Program, bare_class};
use crate::symbols::name_text;

/// Highest class-file version understood: Java 25.
const NEWEST: u16 = 69;
/// Class-file major version of Java N is N + 44.
const VERSION_OFFSET: u16 = 44;
/// A chain of superclasses longer than this is taken for an attack on the stack.
const DEEPEST: usize = 500;

impl Program {
    /// The class of an internal name (`java/util/List`, `[I`), loaded and linked if it is not yet.
    pub fn load(&mut self, name: &str) -> Result<ClassId, LinkError> {
        if let Some(&id) = self.by_name.get(name) {
            return Ok(id);
        }
        if name.starts_with('[') {
            return self.load_array(name);
        }
        let Some(found) = self.class_path.find(name)? else {
            return self.load_stand_in(name);
        };
        if self.loading.iter().any(|outer| &**outer == name) || self.loading.len() > DEEPEST {
            return Err(LinkError::Circular(name.into()));
        }
        self.loading.push(name.into());
        let result = self.define(name, found);
        self.loading.pop();
        result
    }

    /// The class of arrays whose elements are of the given class.
    pub fn array_of(&mut self, element: ClassId) -> Result<ClassId, LinkError> {
        let class = self.class(element);
        let name = match class.kind {
            ClassKind::Primitive(Some(kind)) => format!("[{}", kind.letter()),
            ClassKind::Primitive(None) => return Err(LinkError::Incompatible("array of void".into())),
            _ => format!("[{}", descriptor_of(&class.name)),
        };
        self.load(&name)
    }

    fn load_array(&mut self, name: &str) -> Result<ClassId, LinkError> {
        if !is_field_descriptor(name) {
            return Err(LinkError::ClassNotFound(name.into()));
        }
        let element_descriptor = &name[1..];
        let kind = Kind::of(element_descriptor).unwrap_or(Kind::Ref);
        let element = match kind {
            Kind::Ref => self.load(class_of(element_descriptor))?,
            kind => self.primitive(Some(kind)),
        };
        let object = self.load("java/lang/Object")?;
        let cloneable = self.load("java/lang/Cloneable")?;
        let serializable = self.load("java/io/Serializable")?;
        let id = ClassId(self.classes.len() as u32);
        let mut class = bare_class(id, name.into(), ClassKind::Array(element, kind));
        class.super_class = Some(object);
        class.ancestors = [object, id].into();
        class.interfaces = [cloneable, serializable].into();
        let mut all = [cloneable, serializable];
        all.sort_unstable();
        class.all_interfaces = all.into();
        class.vtable = self.class(object).vtable.clone();
        class.origin = self.class(element).origin.clone();
        class.flags |= self.class(element).flags & access::PUBLIC;
        self.by_name.insert(class.name.clone(), id);
        self.classes.push(class);
        Ok(id)
    }

    fn define(&mut self, name: &str, found: ClassBytes) -> Result<ClassId, LinkError> {
        let origin_text: Rc<str> = found.origin.to_string().into();
        let malformed = |reason: String| LinkError::Malformed { origin: origin_text.clone(), reason };
        self.check_version(&found, &origin_text)?;
        let file = ClassFile::from_bytes(&found.bytes).map_err(|error| malformed(error.to_string()))?;
        let this_name = file.class_name().map(name_text).map_err(|error| malformed(error.to_string()))?;
        if this_name != name {
            return Err(malformed(format!("it declares class {this_name}, not {name}")));
        }
        let pool_class = |index: u16| {
            file.constant_pool.try_get_class(index).map(name_text).map_err(|error| malformed(error.to_string()))
        };
        let flags = file.access_flags.bits();
        let is_interface = flags & access::INTERFACE != 0;
        let super_class = if file.super_class == 0 {
            if name != "java/lang/Object" {
                return Err(malformed("it has no superclass".into()));
            }
            None
        } else {
            let super_class = self.load(&pool_class(file.super_class)?)?;
            if self.class(super_class).is_interface() || matches!(self.class(super_class).kind, ClassKind::Array(..)) {
                let message = format!(
                    "class {} has interface {} as super class",
                    name.replace('/', "."),
                    self.class(super_class).java_name()
                );
                return Err(LinkError::Incompatible(message));
            }
            Some(super_class)
        };
        let mut interfaces = Vec::with_capacity(file.interfaces.len());
        for &index in &file.interfaces {
            let interface = self.load(&pool_class(index)?)?;
            if !self.class(interface).is_interface() {
                let message = format!(
                    "class {} can not implement {}, because it is not an interface",
                    name.replace('/', "."),
                    self.class(interface).java_name()
                );
                return Err(LinkError::Incompatible(message));
            }
            interfaces.push(interface);
        }

        let id = ClassId(self.classes.len() as u32);
        let mut ancestors = super_class.map_or(Vec::new(), |s| self.class(s).ancestors.to_vec());
        ancestors.push(id);
        let mut all_interfaces: Vec<ClassId> =
            super_class.iter().chain(&interfaces).flat_map(|&i| self.class(i).all_interfaces.iter().copied()).collect();
        if is_interface {
            all_interfaces.push(id);
        }
        all_interfaces.sort_unstable();
        all_interfaces.dedup();

        let mut class =
            bare_class(id, name.into(), if is_interface { ClassKind::Interface } else { ClassKind::Instance });
        class.flags = flags;
        class.super_class = super_class;
        class.interfaces = interfaces.into();
        class.ancestors = ancestors.into();
        class.all_interfaces = all_interfaces.into();
        self.lay_out_fields(&mut class, &file).map_err(&malformed)?;
        let first_method = self.methods.len();
        if let Err(reason) = self.add_methods(&mut class, &file, &found.origin) {
            self.methods.truncate(first_method);
            return Err(malformed(reason));
        }
        class.file = Some(Rc::new(file));
        class.origin = Some(Rc::new(found.origin));
        self.by_name.insert(class.name.clone(), id);
        self.classes.push(class);
        Ok(id)
    }

    fn check_version(&self, found: &ClassBytes, origin: &Rc<str>) -> Result<(), LinkError> {
        let malformed = |reason: &str| LinkError::Malformed { origin: origin.clone(), reason: reason.into() };
        let bytes: &[u8] = &found.bytes;
        let word = |at: usize| bytes.get(at..at + 2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
        if bytes.get(..4) != Some(&[0xCA, 0xFE, 0xBA, 0xBE]) {
            return Err(malformed("it does not start with the magic number CAFEBABE"));
        }
        let (Some(minor), Some(major)) = (word(4), word(6)) else {
            return Err(malformed("it ends within the header"));
        };
        let limit = NEWEST.min(self.jdk.version + VERSION_OFFSET);
        if major < 45 || major > limit {
            let java = major.saturating_sub(VERSION_OFFSET);
            let limit_java = limit - VERSION_OFFSET;
            return Err(LinkError::Version { origin: origin.clone(), major, minor, java, limit, limit_java });
        }
        Ok(())
    }

    fn lay_out_fields(&mut self, class: &mut Class, file: &ClassFile<'_>) -> Result<(), String> {
        let mut slots = class.super_class.map_or(Vec::new(), |s| self.class(s).slots.to_vec());
        let first_static = self.static_kinds.len() as u32;
        let pool = &file.constant_pool;
        for field in &file.fields {
            let name = name_text(pool.try_get_utf8(field.name_index).map_err(|e| e.to_string())?);
            let descriptor = name_text(pool.try_get_utf8(field.descriptor_index).map_err(|e| e.to_string())?);
            if !is_field_descriptor(&descriptor) {
                return Err(format!("field {name} has the descriptor {descriptor}"));
            }
            let kind = Kind::of(&descriptor).ok_or("empty descriptor")?;
            let flags = field.access_flags.bits();
            let is_static = flags & access::STATIC != 0;
            let constant = field.attributes.iter().find_map(|attribute| match attribute {
                Attribute::ConstantValue { constant_value_index, .. } if is_static => Some(*constant_value_index),
                _ => None,
            });
            let slot = if is_static {
                class.static_kinds.push(kind);
                first_static + class.static_kinds.len() as u32 - 1
            } else {
                slots.push(kind);
                slots.len() as u32 - 1
            };
            let (name, descriptor) = (self.symbols.intern(&name), self.symbols.intern(&descriptor));
            class.fields.push(Field { name, descriptor, kind, flags, slot, constant });
        }
        for ghost in self.ghosts.get(&class.name).cloned().unwrap_or_default() {
            let Some(kind) = Kind::of(&ghost.descriptor).filter(|_| is_usable(&ghost)) else { continue };
            let slot = if ghost.is_static {
                class.static_kinds.push(kind);
                first_static + class.static_kinds.len() as u32 - 1
            } else {
                slots.push(kind);
                slots.len() as u32 - 1
            };
            let (name, descriptor) = (self.symbols.intern(&ghost.name), self.symbols.intern(&ghost.descriptor));
            class.fields.push(Field { name, descriptor, kind, flags: ghost.flags(), slot, constant: None });
        }
        slots.extend_from_slice(hidden_slots(&class.name));
        class.slots = slots.into();
        class.statics = first_static;
        self.static_kinds.extend_from_slice(&class.static_kinds);
        self.static_owners.resize(self.static_kinds.len(), class.id);
        Ok(())
    }

    fn add_methods(&mut self, class: &mut Class, file: &ClassFile<'_>, origin: &ClassOrigin) -> Result<(), String> {
        let pool = &file.constant_pool;
        let mut by_signature = FxHashMap::default();
        class.vtable = match class.super_class {
            Some(super_class) => self.class(super_class).vtable.clone(),
            None => Vec::new(),
        };
        for (position, method) in file.methods.iter().enumerate() {
            let name = name_text(pool.try_get_utf8(method.name_index).map_err(|e| e.to_string())?);
            let descriptor = name_text(pool.try_get_utf8(method.descriptor_index).map_err(|e| e.to_string())?);
            let mtype = MethodType::parse(&descriptor)
                .ok_or_else(|| format!("method {name} has the descriptor {descriptor}"))?;
            let flags = method.access_flags.bits();
            let is_static = flags & access::STATIC != 0;
            let arg_slots = mtype.arg_slots() + usize::from(!is_static);
            if arg_slots > 255 {
                return Err(format!("method {name} has more than 255 argument slots"));
            }
            let has_code = method.attributes.iter().any(|a| matches!(a, Attribute::Code { .. }));
            let body = if flags & access::NATIVE != 0 {
                Body::Native
            } else if flags & access::ABSTRACT != 0 {
                Body::Abstract
            } else if has_code {
                Body::File(position as u16)
            } else {
                return Err(format!("method {name}{descriptor} has no code"));
            };
            let id = MethodId(self.methods.len() as u32);
            let is_initializer = &*name == "<clinit>";
            let is_constructor = &*name == "<init>";
            let (name, descriptor) = (self.symbols.intern(&name), self.symbols.intern(&descriptor));
            if by_signature.insert((name, descriptor), id).is_some() {
                return Err(format!("method {} is declared twice", self.text(name)));
            }
            let visibility = if is_hidden(method, pool, origin) { Visibility::Hidden } else { Visibility::Shown };
            self.methods.push(Method {
                id,
                class: class.id,
                name,
                descriptor,
                mtype: Rc::new(mtype),
                flags,
                arg_slots: arg_slots as u16,
                vindex: None,
                body,
                visibility,
                code: None,
            });
            class.methods.push(id);
            if is_initializer {
                class.initializer = Some(id);
            } else if !is_static && !is_constructor && class.kind == ClassKind::Instance {
                self.enter_virtual(class, id);
            }
        }
        class.by_signature = by_signature;
        Ok(())
    }

    /// Gives a method its place in the virtual table: that of the methods it overrides, or a new one.
    pub(crate) fn enter_virtual(&mut self, class: &mut Class, id: MethodId) {
        let method = &self.methods[id.index()];
        let (name, descriptor) = (method.name, method.descriptor);
        let mut vindex = None;
        let package = class.package().to_owned();
        if !method.is_private() {
            for (at, entry) in class.vtable.iter_mut().enumerate() {
                let inherited = &self.methods[entry.index()];
                if (inherited.name, inherited.descriptor) != (name, descriptor) || inherited.is_private() {
                    continue;
                }
                let package_private = inherited.flags & (access::PUBLIC | access::PROTECTED) == 0;
                if package_private && self.classes[inherited.class.index()].package() != package {
                    continue;
                }
                *entry = id;
                vindex.get_or_insert(at as u32);
            }
        }
        let vindex = vindex.unwrap_or_else(|| {
            class.vtable.push(id);
            class.vtable.len() as u32 - 1
        });
        self.methods[id.index()].vindex = Some(vindex);
    }
}

/// Slots that the machine adds to classes of the JDK, behind their own fields: a class object leads back to the class
/// it stands for, a variable handle says which sort of variable it is, in which class, at which slot, a method handle what
/// it does with which member, a thread keeps its cache of scoped values, and a string builder the strings of a text that is
/// not worked out.
fn hidden_slots(class: &str) -> &'static [Kind] {
    match class {
        "java/lang/Class" => &[Kind::Int],
        "java/lang/invoke/VarHandle" => &[Kind::Int, Kind::Int, Kind::Int],
        "java/lang/Thread" | "java/lang/AbstractStringBuilder" => &[Kind::Ref],
        "java/lang/invoke/MethodHandle" => &[Kind::Int, Kind::Ref],
        _ => &[],
    }
}

/// Whether a method of the JDK asks to be left out of stack traces.
fn is_hidden(
    method: &ristretto_classfile::Method,
    pool: &ristretto_classfile::ConstantPool<'_>,
    origin: &ClassOrigin,
) -> bool {
    matches!(origin, ClassOrigin::Jdk { .. })
        && method.attributes.iter().any(|attribute| match attribute {
            Attribute::RuntimeVisibleAnnotations { annotations, .. } => annotations.iter().any(|annotation| {
                pool.try_get_utf8(annotation.type_index).is_ok_and(|name| {
                    name.as_bytes() == b"Ljdk/internal/vm/annotation/Hidden;"
                        || name.as_bytes() == b"Ljava/lang/invoke/LambdaForm$Hidden;"
                })
            }),
            _ => false,
        })
}
