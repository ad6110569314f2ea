//! Classes of `java.lang.reflect.Proxy`: every interface method calls the invocation handler.

use ristretto_classfile::attributes::Attribute;

use crate::class::access;
use crate::descriptor::Kind;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::{ArrayKind, Op, Unresolved};
use crate::program::Program;
use crate::synth::builder::Builder;

const HANDLER: &str = "java/lang/reflect/InvocationHandler";
const INVOKE: &str = "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;";
const WRAPPER: &str = "java/lang/reflect/UndeclaredThrowableException";

impl Program {
    /// Builds a proxy class for interfaces.
    pub fn synthesize_proxy(&mut self, name: &str, interfaces: &[ClassId]) -> Result<ClassId, LinkError> {
        let base = self.load("java/lang/reflect/Proxy")?;
        let class = self.synthesize_class(name, base, interfaces, &[])?;
        let object = self.load("java/lang/Object")?;
        let mut targets = Vec::new();
        for (name, descriptor) in
            [("hashCode", "()I"), ("equals", "(Ljava/lang/Object;)Z"), ("toString", "()Ljava/lang/String;")]
        {
            targets.extend(self.declared(object, name, descriptor));
        }
        for &interface in self.class(class).all_interfaces.iter() {
            let methods = self.class(interface).methods.iter().copied();
            targets.extend(methods.filter(|&id| self.method(id).flags & (access::STATIC | access::PRIVATE) == 0));
        }
        for target in targets {
            let method = self.method(target);
            let signature = (method.name, method.descriptor);
            let name = self.text(method.name).clone();
            if name.starts_with('<') || self.class(class).by_signature.contains_key(&signature) {
                continue;
            }
            let mtype = (*method.mtype).clone();
            let slots = mtype.arg_slots() + 1;
            let code = self.proxy_code(target)?;
            self.synthesize_method(class, &name, mtype, access::PUBLIC | access::FINAL, code.finish(slots));
        }
        Ok(class)
    }

    fn proxy_code(&mut self, target: MethodId) -> Result<Builder, LinkError> {
        let mtype = self.method(target).mtype.clone();
        let base = self.load("java/lang/reflect/Proxy")?;
        let handler = self.slot(base, "h").ok_or_else(|| LinkError::NoSuchField("java.lang.reflect.Proxy.h".into()))?;
        let objects = self.load("[Ljava/lang/Object;")?;
        let mut code = Builder::default();
        code.load_field(Kind::Ref, 0, handler);
        code.push(Op::Load(0));
        code.push(Op::MethodObject(target));
        if mtype.params.is_empty() {
            code.push(Op::Null);
        } else {
            code.push(Op::Int(mtype.params.len() as i32));
            code.push(Op::NewArray(objects));
            let mut slot = 1;
            for (index, (param, kind)) in mtype.params.iter().zip(mtype.param_kinds()).enumerate() {
                code.push(Op::Dup);
                code.push(Op::Int(index as i32));
                code.load(kind, slot);
                slot += kind.slots();
                code.adapt(self, param, "Ljava/lang/Object;")?;
                code.push(Op::ArrayStore(ArrayKind::Ref));
            }
        }
        let call = code.next();
        code.call(self, Unresolved::InvokeInterface, HANDLER, "invoke", INVOKE)?;
        code.adapt(self, "Ljava/lang/Object;", &mtype.ret)?;
        code.ret(mtype.ret_kind());
        self.wrap_undeclared(&mut code, target, call)?;
        Ok(code)
    }

    /// Wraps exceptions that are checked and not declared by the method.
    fn wrap_undeclared(&mut self, code: &mut Builder, target: MethodId, call: u32) -> Result<(), LinkError> {
        let mut passing = vec![self.load("java/lang/RuntimeException")?, self.load("java/lang/Error")?];
        passing.extend(self.declared_exceptions(target)?);
        let start = code.next();
        let mut passes = Vec::new();
        for class in passing {
            code.push(Op::Dup);
            code.push(Op::InstanceOf(class));
            passes.push(code.push(Op::Nop));
        }
        let wrapper = self.load(WRAPPER)?;
        code.push(Op::New(wrapper));
        code.push(Op::DupX1);
        code.push(Op::Swap);
        code.call(self, Unresolved::InvokeSpecial, WRAPPER, "<init>", "(Ljava/lang/Throwable;)V")?;
        let throw = code.push(Op::Throw);
        for at in passes {
            code.patch(at, Op::IfNe(throw));
        }
        code.guard(call, call + 1, start);
        Ok(())
    }

    /// The classes in the `throws` clause of a method.
    pub fn declared_exceptions(&mut self, id: MethodId) -> Result<Vec<ClassId>, LinkError> {
        let class = self.method(id).class;
        let position = self.class(class).methods.iter().position(|&other| other == id);
        let Some(file) = self.class(class).file.clone() else { return Ok(Vec::new()) };
        let attributes = position.and_then(|at| file.methods.get(at)).map_or(&[][..], |method| &method.attributes);
        let mut declared = Vec::new();
        for attribute in attributes {
            if let Attribute::Exceptions { exception_indexes, .. } = attribute {
                for &index in exception_indexes {
                    declared.push(self.resolve_class(class, index)?);
                }
            }
        }
        Ok(declared)
    }
}
