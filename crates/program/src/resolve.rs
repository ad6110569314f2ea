//! Resolution of constant-pool references (JVMS 5.4.3) into resolved operations.

use ristretto_classfile::{Constant, ConstantPool};

use crate::class::{Field, access};
use crate::descriptor::{MethodType, readable};
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId, Symbol};
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::symbols::name_text;

/// Which sort of method reference the class file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Referent {
    /// `CONSTANT_Methodref`
    Class,
    /// `CONSTANT_InterfaceMethodref`
    Interface,
}

/// A member reference with its names.
#[derive(Debug, Clone)]
pub struct MemberRef {
    /// The class searched.
    pub class: String,
    /// The member's name.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// For methods, what the reference says of the class.
    pub referent: Referent,
}

impl Program {
    /// The resolved form of an operation in code of the given class.
    pub fn resolve(&mut self, class: ClassId, what: Unresolved, index: u16) -> Result<Op, LinkError> {
        match what {
            Unresolved::Constant => self.resolve_class(class, index).map(Op::ClassObject),
            Unresolved::New => self.resolve_class(class, index).map(Op::New),
            Unresolved::NewArray => {
                let element = self.resolve_class(class, index)?;
                self.array_of(element).map(Op::NewArray)
            }
            Unresolved::CheckCast => self.resolve_class(class, index).map(Op::CheckCast),
            Unresolved::InstanceOf => self.resolve_class(class, index).map(Op::InstanceOf),
            Unresolved::GetField | Unresolved::PutField | Unresolved::GetStatic | Unresolved::PutStatic => {
                self.resolve_field_op(class, what, index)
            }
            Unresolved::InvokeVirtual
            | Unresolved::InvokeSpecial
            | Unresolved::InvokeStatic
            | Unresolved::InvokeInterface => self.resolve_call(class, what, index),
            Unresolved::InvokeDynamic => self.add_site(class, index).map(Op::InvokeDynamic),
        }
    }

    /// The class that a pool entry names.
    pub fn resolve_class(&mut self, class: ClassId, index: u16) -> Result<ClassId, LinkError> {
        let name =
            self.with_pool(class, |pool| pool.try_get_class(index).map(name_text).map_err(|error| error.to_string()))?;
        let target = self.load(&name)?;
        self.check_class_access(class, target)?;
        Ok(target)
    }

    /// The names of a field or method reference.
    pub fn member_ref(&self, class: ClassId, index: u16) -> Result<MemberRef, LinkError> {
        self.with_pool(class, |pool| member_ref(pool, index))
    }

    /// Calls a function with the constant pool of a class; its error becomes a malformed class file.
    pub(crate) fn with_pool<T>(
        &self,
        class: ClassId,
        read: impl FnOnce(&ConstantPool<'_>) -> Result<T, String>,
    ) -> Result<T, LinkError> {
        let class = self.class(class);
        let result = match &class.file {
            Some(file) => read(&file.constant_pool),
            None => Err("it has no constant pool".into()),
        };
        result.map_err(|reason| LinkError::Malformed {
            origin: class.origin.as_ref().map_or_else(|| class.name.clone(), |origin| origin.to_string().into()),
            reason,
        })
    }

    fn resolve_field_op(&mut self, class: ClassId, what: Unresolved, index: u16) -> Result<Op, LinkError> {
        let member = self.member_ref(class, index)?;
        let target = self.load(&member.class)?;
        let (owner, field) = self.find_field(target, &member.name, &member.descriptor)?;
        self.check_field_access(class, owner, field.flags, &member.name)?;
        let wants_static = matches!(what, Unresolved::GetStatic | Unresolved::PutStatic);
        if field.is_static() != wants_static {
            return Err(LinkError::Incompatible(format!(
                "Expected {} field {}.{}",
                if wants_static { "static" } else { "non-static" },
                self.class(owner).java_name(),
                member.name
            )));
        }
        let (slot, kind) = (field.slot, field.kind);
        Ok(match (what, kind) {
            (Unresolved::GetField, kind) if kind.is_wide() => Op::GetField2(slot),
            (Unresolved::GetField, _) => Op::GetField(slot),
            (Unresolved::PutField, kind) if kind.is_wide() => Op::PutField2(slot),
            (Unresolved::PutField, kind) if kind.is_narrow() => Op::PutFieldNarrow(kind, slot),
            (Unresolved::PutField, _) => Op::PutField(slot),
            (Unresolved::GetStatic, kind) if kind.is_wide() => Op::GetStatic2(slot),
            (Unresolved::GetStatic, _) => Op::GetStatic(slot),
            (_, kind) if kind.is_wide() => Op::PutStatic2(slot),
            (_, kind) if kind.is_narrow() => Op::PutStaticNarrow(kind, slot),
            _ => Op::PutStatic(slot),
        })
    }

    /// A field of the class, its superinterfaces or its superclasses, with the declaring class.
    pub fn find_field(&self, class: ClassId, name: &str, descriptor: &str) -> Result<(ClassId, Field), LinkError> {
        let found = match (self.symbols.find(name), self.symbols.find(descriptor)) {
            (Some(name), Some(descriptor)) => self.search_field(class, name, descriptor),
            _ => None,
        };
        found.ok_or_else(|| LinkError::NoSuchField(name.to_owned()))
    }

    fn search_field(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<(ClassId, Field)> {
        let mut at = Some(class);
        while let Some(id) = at {
            let class = self.class(id);
            let own = class.fields.iter().find(|field| field.name == name && field.descriptor == descriptor);
            if let Some(field) = own {
                return Some((id, field.clone()));
            }
            let inherited = class.interfaces.iter().find_map(|&i| self.search_field(i, name, descriptor));
            if inherited.is_some() {
                return inherited;
            }
            at = class.super_class;
        }
        None
    }

    fn resolve_call(&mut self, class: ClassId, what: Unresolved, index: u16) -> Result<Op, LinkError> {
        let member = self.member_ref(class, index)?;
        self.call_op(class, what, &member)
    }

    /// The operation that calls a method, in code of the given class.
    pub fn call_op(&mut self, caller: ClassId, what: Unresolved, member: &MemberRef) -> Result<Op, LinkError> {
        let target = self.load(&member.class)?;
        let id = self.find_method(target, member)?;
        // Arrays have a public `clone`, though the method found is the protected one of `Object`.
        if self.class(target).element().is_none() {
            self.check_method_access(caller, id)?;
        }
        let method = self.method(id);
        let wants_static = what == Unresolved::InvokeStatic;
        if self.is_polymorphic(id) && what == Unresolved::InvokeVirtual {
            let mtype = MethodType::parse(&member.descriptor)
                .ok_or_else(|| LinkError::Incompatible(format!("bad descriptor {}", member.descriptor)))?;
            self.polymorphic_calls.push((id, mtype.into()));
            return Ok(Op::InvokePolymorphic(self.polymorphic_calls.len() as u32 - 1));
        }
        if method.is_static() != wants_static {
            return Err(LinkError::Incompatible(format!(
                "Expected {} method '{}'",
                if wants_static { "static" } else { "non-static" },
                self.external_method(id, true)
            )));
        }
        Ok(match what {
            Unresolved::InvokeStatic => Op::InvokeStatic(id),
            Unresolved::InvokeSpecial => Op::InvokeDirect(self.select_special(caller, id)?),
            _ if method.is_private() => Op::InvokeDirect(id),
            _ if self.class(method.class).is_interface() => Op::InvokeInterface(id, method.arg_slots),
            _ => match method.vindex {
                Some(vindex) => Op::InvokeVirtual(vindex, method.arg_slots),
                None => Op::InvokeDirect(id),
            },
        })
    }

    /// Whether a method takes any arguments the call site names (JVMS 2.9.3).
    pub fn is_polymorphic(&self, id: MethodId) -> bool {
        let method = self.method(id);
        let native_varargs = access::NATIVE | access::VARARGS;
        method.flags & native_varargs == native_varargs
            && matches!(&*self.class(method.class).name, "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle")
    }

    /// The method that `invokespecial` reaches: for `super.m()` the search starts above the calling class.
    fn select_special(&self, caller: ClassId, id: MethodId) -> Result<MethodId, LinkError> {
        let method = self.method(id);
        let caller_class = self.class(caller);
        let owner = self.class(method.class);
        let is_super_call = &**self.text(method.name) != "<init>"
            && !method.is_private()
            && !owner.is_interface()
            && caller != method.class
            && self.is_subtype(caller, method.class)
            && caller_class.flags & access::SUPER != 0;
        let selected = match caller_class.super_class {
            Some(super_class) if is_super_call => {
                self.find_in_class(super_class, method.name, method.descriptor).unwrap_or(id)
            }
            _ => id,
        };
        if self.method(selected).is_abstract() {
            // `super.m()` may reach a default method through an abstract class.
            let candidates = self.most_specific(caller, method.name, method.descriptor);
            let concrete = candidates.into_iter().find(|&id| !self.method(id).is_abstract());
            return concrete.ok_or_else(|| self.abstract_method(caller, selected));
        }
        Ok(selected)
    }

    /// Method resolution: the class and its superclasses, then its superinterfaces (JVMS 5.4.3.3 and 5.4.3.4).
    pub fn find_method(&mut self, class: ClassId, member: &MemberRef) -> Result<MethodId, LinkError> {
        let is_interface = self.class(class).is_interface();
        if is_interface != (member.referent == Referent::Interface) {
            let expected = if is_interface { "class" } else { "interface" };
            let found = self.class(class).java_name();
            return Err(LinkError::Incompatible(if is_interface {
                format!("Found interface {found}, but {expected} was expected")
            } else {
                format!("Found class {found}, but {expected} was expected")
            }));
        }
        let name = self.symbols.intern(&member.name);
        if matches!(&*self.class(class).name, "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle")
            && let Some(descriptor) = self.symbols.find("([Ljava/lang/Object;)Ljava/lang/Object;")
            && let Some(id) = self.find_polymorphic(class, name, descriptor)
        {
            return Ok(id);
        }
        let descriptor = self.symbols.intern(&member.descriptor);
        let own = if is_interface {
            self.class(class).by_signature.get(&(name, descriptor)).copied()
        } else {
            self.find_in_class(class, name, descriptor)
        };
        if let Some(id) = own {
            return Ok(id);
        }
        if is_interface {
            let object = self.load("java/lang/Object")?;
            let inherited = self.class(object).by_signature.get(&(name, descriptor)).copied();
            if let Some(id) = inherited.filter(|&id| self.method(id).flags & access::PUBLIC != 0) {
                return Ok(id);
            }
        }
        let candidates = self.most_specific(class, name, descriptor);
        let concrete = candidates.iter().copied().find(|&id| !self.method(id).is_abstract());
        concrete.or(candidates.first().copied()).ok_or_else(|| {
            let mtype = MethodType::parse(&member.descriptor);
            let (ret, params) = mtype.map_or((String::new(), String::new()), |mtype| {
                let params: Vec<String> = mtype.params.iter().map(|p| readable(p)).collect();
                (readable(&mtype.ret), params.join(", "))
            });
            let owner = self.class(class).java_name();
            if self.is_stand_in(class) {
                return LinkError::Unsupported(format!(
                    "method {owner}.{}({params}): its class is missing",
                    member.name
                ));
            }
            LinkError::NoSuchMethod(format!("'{ret} {owner}.{}({params})'", member.name))
        })
    }

    fn find_polymorphic(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<MethodId> {
        let candidates = &self.class(class).methods;
        let same_name = candidates.iter().copied().find(|&id| self.method(id).name == name && self.is_polymorphic(id));
        self.class(class)
            .by_signature
            .get(&(name, descriptor))
            .copied()
            .filter(|&id| self.is_polymorphic(id))
            .or(same_name)
    }
}

/// The names of a field or method reference in a pool.
pub(crate) fn member_ref(pool: &ConstantPool<'_>, index: u16) -> Result<MemberRef, String> {
    let (class_index, name_and_type, referent) = match pool.try_get(index).map_err(|e| e.to_string())? {
        Constant::FieldRef { class_index, name_and_type_index } => {
            (*class_index, *name_and_type_index, Referent::Class)
        }
        Constant::MethodRef { class_index, name_and_type_index } => {
            (*class_index, *name_and_type_index, Referent::Class)
        }
        Constant::InterfaceMethodRef { class_index, name_and_type_index } => {
            (*class_index, *name_and_type_index, Referent::Interface)
        }
        other => return Err(format!("constant {index} is {other}, not a member reference")),
    };
    let class = pool.try_get_class(class_index).map(name_text).map_err(|e| e.to_string())?;
    let (name, descriptor) = name_and_type_of(pool, name_and_type)?;
    Ok(MemberRef { class, name, descriptor, referent })
}

/// Name and descriptor of a name-and-type entry.
pub(crate) fn name_and_type_of(pool: &ConstantPool<'_>, index: u16) -> Result<(String, String), String> {
    let (&name, &descriptor) = pool.try_get_name_and_type(index).map_err(|e| e.to_string())?;
    let name = pool.try_get_utf8(name).map(name_text).map_err(|e| e.to_string())?;
    let descriptor = pool.try_get_utf8(descriptor).map(name_text).map_err(|e| e.to_string())?;
    Ok((name, descriptor))
}
