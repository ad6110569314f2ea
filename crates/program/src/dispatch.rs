//! The class hierarchy: subtypes, and which method a call reaches.

use crate::class::{ClassKind, access};
use crate::descriptor::Kind;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId, Symbol};
use crate::program::Program;

impl Program {
    /// Whether values of class `sub` may stand where `sup` is expected.
    #[inline]
    pub fn is_subtype(&self, sub: ClassId, sup: ClassId) -> bool {
        if sub == sup {
            return true;
        }
        let wanted = self.class(sup);
        match wanted.kind {
            ClassKind::Instance => {
                let depth = wanted.ancestors.len() - 1;
                self.class(sub).ancestors.get(depth) == Some(&sup)
            }
            ClassKind::Interface => self.class(sub).all_interfaces.binary_search(&sup).is_ok(),
            ClassKind::Array(element, Kind::Ref) => match self.class(sub).kind {
                ClassKind::Array(own, Kind::Ref) => self.is_subtype(own, element),
                _ => false,
            },
            ClassKind::Array(..) | ClassKind::Primitive(_) => false,
        }
    }

    /// A method of the class or its superclasses.
    pub fn find_in_class(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Option<MethodId> {
        let mut at = Some(class);
        while let Some(id) = at {
            let class = self.class(id);
            if let Some(&method) = class.by_signature.get(&(name, descriptor)) {
                return Some(method);
            }
            at = class.super_class;
        }
        None
    }

    /// The maximally-specific superinterface methods of a class (JVMS 5.4.3.3), without private and static ones.
    pub fn most_specific(&self, class: ClassId, name: Symbol, descriptor: Symbol) -> Vec<MethodId> {
        let declared: Vec<MethodId> = self
            .class(class)
            .all_interfaces
            .iter()
            .filter_map(|&interface| self.class(interface).by_signature.get(&(name, descriptor)).copied())
            .filter(|&id| self.method(id).flags & (access::PRIVATE | access::STATIC) == 0)
            .collect();
        let overridden = |id: MethodId| {
            let interface = self.method(id).class;
            declared.iter().any(|&other| other != id && self.is_subtype(self.method(other).class, interface))
        };
        declared.iter().copied().filter(|&id| !overridden(id)).collect()
    }

    /// The method that a call of interface method `method` reaches on a receiver of the given class (JVMS 5.4.6).
    pub fn select(&mut self, receiver: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        if let Some(&selected) = self.selected.get(&(receiver, method)) {
            return Ok(selected);
        }
        let selected = self.select_slowly(receiver, method)?;
        self.selected.insert((receiver, method), selected);
        Ok(selected)
    }

    fn select_slowly(&self, receiver: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        let wanted = self.method(method);
        if wanted.is_private() {
            return Ok(method);
        }
        let (name, descriptor) = (wanted.name, wanted.descriptor);
        if let Some(found) = self.find_in_class(receiver, name, descriptor)
            && !self.method(found).is_static()
            && !(self.method(found).is_private())
        {
            return if self.method(found).is_abstract() {
                Err(self.abstract_method(receiver, found))
            } else {
                Ok(found)
            };
        }
        let candidates = self.most_specific(receiver, name, descriptor);
        let mut concrete = candidates.iter().copied().filter(|&id| !self.method(id).is_abstract());
        match (concrete.next(), concrete.next()) {
            (Some(only), None) => Ok(only),
            (Some(_), Some(_)) => Err(LinkError::Incompatible(format!(
                "Conflicting default methods: {}",
                candidates
                    .iter()
                    .map(|&id| format!("{}.{}", self.class(self.method(id).class).name, self.text(name)))
                    .collect::<Vec<_>>()
                    .join(" ")
            ))),
            (None, _) => Err(self.abstract_method(receiver, method)),
        }
    }

    /// The error of calling a method that a class does not implement.
    pub fn abstract_method(&self, receiver: ClassId, method: MethodId) -> LinkError {
        let wanted = self.method(method);
        let owner = self.class(wanted.class);
        let sort = if owner.is_interface() { "interface" } else { "abstract class" };
        LinkError::AbstractMethod(format!(
            "Receiver class {} does not define or inherit an implementation of the resolved method '{}' of {sort} {}.",
            self.class(receiver).java_name(),
            self.external_method(method, false),
            owner.java_name(),
        ))
    }

    /// Whether a method was made of a condition of a contract: it is named as that is written.
    pub fn is_of_contract(&self, method: MethodId) -> bool {
        let method = self.method(method);
        method.flags & access::SYNTHETIC != 0 && self.is_stand_in(method.class)
    }

    /// A method as messages of the JVM spell it: `abstract int m(java.lang.String)` or `int pkg.C.m(java.lang.String)`.
    pub fn external_method(&self, method: MethodId, with_class: bool) -> String {
        if self.is_of_contract(method) {
            return self.text(self.method(method).name).to_string();
        }
        let method = self.method(method);
        let params: Vec<String> = method.mtype.params.iter().map(|p| crate::descriptor::readable(p)).collect();
        let modifier = if method.is_abstract() && !with_class { "abstract " } else { "" };
        let owner = if with_class { self.class(method.class).java_name() + "." } else { String::new() };
        format!(
            "{modifier}{} {owner}{}({})",
            crate::descriptor::readable(&method.mtype.ret),
            self.text(method.name),
            params.join(", ")
        )
    }
}
