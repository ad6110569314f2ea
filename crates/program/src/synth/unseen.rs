//! Interfaces that a class which nobody has seen may implement, lambdas among them: one class for each stands for all.
//!
//! Its methods have no code: the machine answers for them. An interface that is annotated as functional is always taken for open,
//! since anybody can write a lambda; another one where the class path has no class for it, the JDK's collections excepted.

use ristretto_classfile::attributes::Attribute;

use crate::class::{ClassKind, access};
use crate::class_bytes::ClassOrigin;
use crate::code::Code;
use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::generics::signature_text;
use crate::ids::{ClassId, MethodId};
use crate::method::Body;
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::synth::builder::Builder;

/// What the names of such classes begin with.
const PREFIX: &str = "heapwright/Unseen$";

impl Program {
    /// Whether inputs of a type may be of classes outside the class path, for which one of ours stands.
    pub fn has_strangers(&self, class: ClassId) -> bool {
        self.stranger_of(class).is_some() || self.is_functional(class) || self.unseen_class_of(class).is_some()
    }

    /// Whether an interface says that it is meant for lambdas.
    pub(crate) fn is_functional(&self, class: ClassId) -> bool {
        self.can_be_implemented(class) && self.stranger_of(class).is_none() && self.is_marked_functional(class)
    }

    /// Whether a method answers the same to the same arguments, if its class is one that nobody has seen: it has parameters, and
    /// is the only one of its interface.
    pub fn is_function(&self, method: MethodId) -> bool {
        let record = self.method(method);
        let interface = self.interface_of_unseen(record.class).unwrap_or(record.class);
        !record.mtype.params.is_empty() && self.abstract_methods(interface).len() == 1
    }

    /// The interface for which a class stands that nobody has seen.
    pub fn interface_of_unseen(&self, class: ClassId) -> Option<ClassId> {
        let record = self.class(class);
        (record.is_stranger() && record.name.starts_with(PREFIX)).then(|| record.interfaces.first().copied()).flatten()
    }

    /// The method of an interface that a method of such a class implements.
    pub fn implemented(&self, method: MethodId) -> Option<MethodId> {
        let record = self.method(method);
        let interface = self.interface_of_unseen(record.class)?;
        let declared = |&ancestor: &ClassId| {
            let found = self.class(ancestor).by_signature.get(&(record.name, record.descriptor)).copied();
            found.filter(|&found| self.method(found).is_abstract())
        };
        self.class(interface).all_interfaces.iter().find_map(declared)
    }

    /// Whether the body of a method is outside Java: a native one of the program.
    pub fn is_foreign(&self, method: MethodId) -> bool {
        let record = self.method(method);
        record.body == Body::Native && !self.class(record.class).is_library()
    }

    /// Whether a method is declared with type variables or type arguments.
    pub fn has_signature(&self, method: MethodId) -> bool {
        let text = self.method_attributes(method).and_then(|(file, all)| signature_text(all, &file.constant_pool));
        text.is_some()
    }

    /// Whether a method has type parameters of its own.
    pub fn is_generic_method(&self, method: MethodId) -> bool {
        let text = self.method_attributes(method).and_then(|(file, all)| signature_text(all, &file.constant_pool));
        text.is_some_and(|text| text.starts_with('<'))
    }

    /// Whether a class outside the class path could implement a type.
    pub(crate) fn can_be_implemented(&self, class: ClassId) -> bool {
        let record = self.class(class);
        let is_sealed =
            record.attributes().iter().any(|attribute| matches!(attribute, Attribute::PermittedSubclasses { .. }));
        record.kind == ClassKind::Interface
            && record.flags & access::ANNOTATION == 0
            && !is_sealed
            && !record.is_stranger()
    }

    /// Whether an interface of the JDK is one of collections: inputs of these are mostly of classes of the JDK.
    pub(crate) fn holds_others(&self, class: ClassId) -> bool {
        const NAMES: [&str; 2] = ["java/lang/Iterable", "java/util/Map$Entry"];
        let is_below = |name| self.loaded(name).is_some_and(|above| self.is_subtype(class, above));
        NAMES.contains(&&*self.class(class).name) || is_below("java/util/Collection") || is_below("java/util/Map")
    }

    /// The class that stands for classes of an interface which nobody has seen.
    pub(crate) fn unseen_class(&mut self, interface: ClassId) -> Result<ClassId, LinkError> {
        if let Some(known) = self.unseen_class_of(interface) {
            return Ok(known);
        }
        let object = self.load("java/lang/Object")?;
        let name = format!("{PREFIX}{}", self.class(interface).name);
        let class = self.synthesize_class(&name, object, &[interface], &[])?;
        self.set_origin(class, ClassOrigin::Stranger);
        for method in self.abstract_methods(interface) {
            let record = self.method(method);
            let name = self.text(record.name).to_string();
            let mtype = (*record.mtype).clone();
            let slots = mtype.arg_slots() + 1;
            let code: Code = Builder::default().finish(slots);
            self.synthesize_method(class, &name, mtype, access::PUBLIC | access::FINAL, code);
        }
        // Those of objects without a class of their own; calling them is noticed.
        let own = [("equals", "(Ljava/lang/Object;)Z"), ("hashCode", "()I"), ("toString", "()Ljava/lang/String;")];
        for (name, descriptor) in own {
            let Some(mtype) = MethodType::parse(descriptor) else { continue };
            let mut code = Builder::default();
            code.push(Op::Load(0));
            let slots = code.load_params(&mtype, 1);
            code.call(self, Unresolved::InvokeSpecial, "java/lang/Object", name, descriptor)?;
            code.push(Op::ReturnValue);
            self.synthesize_method(class, name, mtype, access::PUBLIC | access::FINAL, code.finish(slots));
        }
        Ok(class)
    }

    fn unseen_class_of(&self, interface: ClassId) -> Option<ClassId> {
        self.loaded(&format!("{PREFIX}{}", self.class(interface).name))
    }

    /// The methods that a class of an interface has to have, one for each name and descriptor.
    pub fn abstract_methods(&self, interface: ClassId) -> Vec<MethodId> {
        let object = self.loaded("java/lang/Object");
        let mut found: Vec<MethodId> = Vec::new();
        for &ancestor in self.class(interface).all_interfaces.iter() {
            for &id in &self.class(ancestor).methods {
                let method = self.method(id);
                let (name, descriptor) = (method.name, method.descriptor);
                let is_known = found
                    .iter()
                    .map(|&known| self.method(known))
                    .any(|known| (known.name, known.descriptor) == (name, descriptor));
                let is_of_object = object.is_some_and(|object| {
                    let same = self.class(object).by_signature.get(&(name, descriptor));
                    same.is_some_and(|&same| self.method(same).flags & access::PUBLIC != 0)
                });
                let is_implemented = || {
                    let specific = self.most_specific(interface, name, descriptor);
                    specific.iter().any(|&one| !self.method(one).is_abstract())
                };
                if method.is_abstract() && !is_known && !is_of_object && !is_implemented() {
                    found.push(id);
                }
            }
        }
        found
    }

    /// Whether an interface is annotated as functional.
    fn is_marked_functional(&self, class: ClassId) -> bool {
        let Some(file) = &self.class(class).file else { return false };
        file.attributes.iter().any(|attribute| match attribute {
            Attribute::RuntimeVisibleAnnotations { annotations, .. } => annotations.iter().any(|annotation| {
                let name = file.constant_pool.try_get_utf8(annotation.type_index);
                name.is_ok_and(|name| name.to_str_lossy() == "Ljava/lang/FunctionalInterface;")
            }),
            _ => false,
        })
    }
}
