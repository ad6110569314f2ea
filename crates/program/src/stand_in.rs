//! Stand-ins for classes that only matter by the names of their static methods: programs are compiled against them and
//! run without them. All methods are native, for the machine to supply.

use std::rc::Rc;

use crate::class::access;
use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::method::{Body, Method, Visibility};
use crate::program::Program;

impl Program {
    /// Lets a class be missing on the class path; the signatures are names with descriptors.
    pub fn add_stand_in(&mut self, class: &'static str, signatures: Vec<&'static str>) {
        self.stand_ins.insert(class, signatures);
    }

    /// The stand-in for a class that is missing.
    pub(crate) fn load_stand_in(&mut self, name: &str) -> Result<ClassId, LinkError> {
        let Some(signatures) = self.stand_ins.get(name).cloned() else {
            return Err(LinkError::ClassNotFound(name.into()));
        };
        let object = self.load("java/lang/Object")?;
        let class = self.synthesize_class(name, object, &[], &[])?;
        self.classes[class.index()].flags |= access::PUBLIC;
        for signature in signatures {
            let split = signature.find('(').map(|at| signature.split_at(at));
            if let Some((method, descriptor)) = split
                && let Some(mtype) = MethodType::parse(descriptor)
            {
                self.add_native(class, method, mtype);
            }
        }
        Ok(class)
    }

    /// Whether a class is not the real one.
    pub(crate) fn is_stand_in(&self, class: ClassId) -> bool {
        let class = self.class(class);
        class.file.is_none() && self.stand_ins.contains_key(&*class.name)
    }

    fn add_native(&mut self, class: ClassId, name: &str, mtype: MethodType) {
        let id = MethodId(self.methods.len() as u32);
        let name = self.symbols.intern(name);
        let descriptor = self.symbols.intern(&mtype.descriptor());
        self.methods.push(Method {
            id,
            class,
            name,
            descriptor,
            arg_slots: mtype.arg_slots() as u16,
            mtype: Rc::new(mtype),
            flags: access::PUBLIC | access::STATIC | access::NATIVE,
            vindex: None,
            body: Body::Native,
            visibility: Visibility::Shown,
            code: None,
        });
        let class = &mut self.classes[class.index()];
        class.methods.push(id);
        class.by_signature.insert((name, descriptor), id);
    }
}
