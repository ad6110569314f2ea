//! The class that stands for all classes of an interface which nobody has seen, lambdas among them.
//!
//! Its methods have no code: the machine answers for them. Which interfaces have one is decided in `open_types.rs`.

use crate::class::access;
use crate::class_bytes::ClassOrigin;
use crate::code::Code;
use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::synth::builder::Builder;

/// What the names of such classes begin with.
const PREFIX: &str = "heapwright/Unseen$";

impl Program {
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

    pub(crate) fn unseen_class_of(&self, interface: ClassId) -> Option<ClassId> {
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
}
