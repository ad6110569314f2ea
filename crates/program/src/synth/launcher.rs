//! The start of a program: which method `java` would call, and the hidden method that calls it.

use crate::class::access;
use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::Op;
use crate::program::Program;
use crate::synth::builder::Builder;

const WITH_ARGS: &str = "([Ljava/lang/String;)V";
const WITHOUT_ARGS: &str = "()V";
/// The first release whose launcher takes main methods that are not public, not static or without parameter.
const INSTANCE_MAIN: u16 = 25;

/// Which methods a search considers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Public,
    All,
}

impl Program {
    /// The main method of a class: its own or an inherited one.
    pub fn find_main(&self, class: ClassId) -> Option<MethodId> {
        if self.jdk.version < INSTANCE_MAIN {
            let main = self.search_main(class, WITH_ARGS, Scope::Public)?;
            return self.method(main).is_static().then_some(main);
        }
        let usable = |main: &MethodId| !self.method(*main).is_private();
        self.search_main(class, WITH_ARGS, Scope::Public)
            .or_else(|| self.search_main(class, WITH_ARGS, Scope::All))
            .filter(usable)
            .or_else(|| self.search_main(class, WITHOUT_ARGS, Scope::All).filter(usable))
            .filter(|&main| self.method(main).is_static() || self.main_constructor(class).is_some())
    }

    /// Whether a method is a static main method that takes arguments.
    pub fn is_main(&self, method: MethodId) -> bool {
        let method = self.method(method);
        let is_public = method.flags & access::PUBLIC != 0;
        is_public
            && method.is_static()
            && &**self.text(method.name) == "main"
            && &**self.text(method.descriptor) == WITH_ARGS
    }

    fn search_main(&self, class: ClassId, descriptor: &str, scope: Scope) -> Option<MethodId> {
        let in_scope = |main: &MethodId| scope == Scope::All || self.method(*main).flags & access::PUBLIC != 0;
        if let Some(main) = self.declared(class, "main", descriptor).filter(in_scope) {
            return Some(main);
        }
        let linked = self.class(class);
        linked.super_class.and_then(|super_class| self.search_main(super_class, descriptor, scope)).or_else(|| {
            let inherited = |&interface: &ClassId| self.search_main(interface, descriptor, scope);
            linked.interfaces.iter().filter_map(inherited).find(|&main| !self.method(main).is_static())
        })
    }

    /// The constructor that makes the object whose main method is called.
    fn main_constructor(&self, class: ClassId) -> Option<MethodId> {
        let constructor = self.declared(class, "<init>", "()V")?;
        (self.class(class).is_instantiable() && !self.method(constructor).is_private()).then_some(constructor)
    }

    /// Builds the method that calls main, with an object of the class if it needs one. The frame of main is not on the
    /// stack before main is entered, since the initialization of the class may fail before that.
    pub fn synthesize_launcher(&mut self, class: ClassId, main: MethodId) -> Result<MethodId, LinkError> {
        let method = self.method(main);
        let (is_static, takes_args) = (method.is_static(), !method.mtype.params.is_empty());
        let (vindex, slots) = (method.vindex, method.arg_slots);
        let in_interface = self.class(method.class).is_interface();
        let mut code = Builder::default();
        if !is_static {
            let constructor = self.main_constructor(class).ok_or_else(|| {
                LinkError::Incompatible(format!("{} has no constructor for main", self.class(class).java_name()))
            })?;
            code.push(Op::New(class));
            code.push(Op::Dup);
            code.push(Op::InvokeDirect(constructor));
        }
        if takes_args {
            code.push(Op::Load(0));
        }
        code.push(match vindex {
            _ if is_static => Op::InvokeStatic(main),
            _ if in_interface => Op::InvokeInterface(main, slots),
            Some(vindex) => Op::InvokeVirtual(vindex, slots),
            None => Op::InvokeDirect(main),
        });
        code.push(Op::Return);
        let mtype = MethodType { params: vec!["[Ljava/lang/String;".into()], ret: "V".into() };
        let flags = access::STATIC | access::SYNTHETIC;
        Ok(self.synthesize_method(class, "<launch>", mtype, flags, code.finish(1)))
    }
}
