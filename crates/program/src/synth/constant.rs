//! Dynamic constants (JVMS 5.4.3.6): a static method that computes the constant when it is first asked for, keeps it in
//! a static slot of its own, and answers it from then on.
//!
//! Deviations: a constant that is an argument of another is computed anew for that one, and a bootstrap method that
//! failed is tried again. Of bootstrap methods, only `ConstantBootstraps.invoke` can be given method handles.

use ristretto_classfile::ReferenceKind;

use crate::class::access;
use crate::descriptor::{Kind, MethodType, class_of, descriptor_of};
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::{ArrayKind, Op, Unresolved};
use crate::program::Program;
use crate::resolve::MemberRef;
use crate::site::{DynamicConstant, StaticArg};
use crate::synth::builder::Builder;

const BOOTSTRAPS: &str = "java/lang/invoke/ConstantBootstraps.";
const LOOKUP: &str = "()Ljava/lang/invoke/MethodHandles$Lookup;";
const FAILURE: &str = "java/lang/BootstrapMethodError";
const FAILURE_TEXT: &str = "bootstrap method initialization exception";

impl Program {
    /// The method that answers a dynamic constant of a class's pool; nothing for other constants.
    pub fn constant_getter(&mut self, class: ClassId, index: u16) -> Result<Option<MethodId>, LinkError> {
        if let Some(&getter) = self.constant_getters.get(&(class, index)) {
            return Ok(Some(getter));
        }
        let Some(constant) = self.dynamic_constant(class, index)? else { return Ok(None) };
        let getter = self.synthesize_constant(class, &constant)?;
        self.constant_getters.insert((class, index), getter);
        Ok(Some(getter))
    }

    fn synthesize_constant(&mut self, class: ClassId, constant: &DynamicConstant) -> Result<MethodId, LinkError> {
        let kind = Kind::of(&constant.descriptor).unwrap_or(Kind::Ref);
        let (known, value) = (self.add_static(class, Kind::Int), self.add_static(class, kind));
        let mut code = Builder::default();
        code.push(Op::GetStatic(known));
        let skip = code.push(Op::Nop);
        let start = code.next();
        self.compute(&mut code, class, constant)?;
        let end = code.next();
        code.push(if kind.is_wide() { Op::PutStatic2(value) } else { Op::PutStatic(value) });
        code.push(Op::Int(1));
        code.push(Op::PutStatic(known));
        let answer = code.push(if kind.is_wide() { Op::GetStatic2(value) } else { Op::GetStatic(value) });
        code.patch(skip, Op::IfNe(answer));
        code.ret(Some(kind));
        self.wrap_failure(&mut code, start, end)?;
        let mtype = MethodType { params: Vec::new(), ret: constant.descriptor.as_str().into() };
        let flags = access::STATIC | access::SYNTHETIC;
        Ok(self.synthesize_method(class, "<constant>", mtype, flags, code.finish(0)))
    }

    /// Wraps an exception of a bootstrap method into an error, unless it is an error itself.
    fn wrap_failure(&mut self, code: &mut Builder, start: u32, end: u32) -> Result<(), LinkError> {
        let error = self.load("java/lang/Error")?;
        let failure = self.load(FAILURE)?;
        let handler = code.push(Op::Dup);
        code.push(Op::InstanceOf(error));
        let branch = code.push(Op::Nop);
        code.push(Op::New(failure));
        code.push(Op::DupX1);
        code.push(Op::Swap);
        self.push_text(code, FAILURE_TEXT);
        code.push(Op::Swap);
        let descriptor = "(Ljava/lang/String;Ljava/lang/Throwable;)V";
        code.call(self, Unresolved::InvokeSpecial, FAILURE, "<init>", descriptor)?;
        let throw = code.push(Op::Throw);
        code.patch(branch, Op::IfNe(throw));
        code.guard(start, end, handler);
        Ok(())
    }

    /// Appends the computation of a constant, which leaves a value of its type.
    fn compute(&mut self, code: &mut Builder, class: ClassId, constant: &DynamicConstant) -> Result<(), LinkError> {
        let own = class_of(&constant.descriptor);
        match (constant.bootstrap.strip_prefix(BOOTSTRAPS), constant.args.as_slice()) {
            (Some("nullConstant"), []) => {
                code.push(Op::Null);
            }
            (Some("primitiveClass"), []) => {
                let primitive = self.class_of_descriptor(&constant.name)?;
                code.push(Op::ClassObject(primitive));
            }
            (Some("enumConstant"), []) => {
                let enumeration = self.load(own)?;
                code.push(Op::ClassObject(enumeration));
                self.push_text(code, &constant.name);
                let descriptor = "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;";
                code.call(self, Unresolved::InvokeStatic, "java/lang/Enum", "valueOf", descriptor)?;
                code.cast(self, enumeration);
            }
            (Some("getStaticFinal"), owner @ ([] | [StaticArg::Class(_)])) => {
                let owner = match (owner, Kind::of(&constant.descriptor)) {
                    ([StaticArg::Class(owner)], _) => owner,
                    (_, None | Some(Kind::Ref)) => own,
                    (_, Some(kind)) => kind.box_class(),
                };
                let owner = self.load(owner)?;
                let (_, field) = self.find_field(owner, &constant.name, &constant.descriptor)?;
                let wide = field.kind.is_wide();
                code.push(if wide { Op::GetStatic2(field.slot) } else { Op::GetStatic(field.slot) });
            }
            (Some("invoke"), [StaticArg::Handle(kind, target), args @ ..]) => {
                let result = self.call_handle(code, class, kind, target, args)?;
                code.adapt(self, &result, &constant.descriptor)?;
            }
            (Some(_), _) => return Err(unsupported(constant)),
            (None, _) => self.call_bootstrap(code, class, constant)?,
        }
        Ok(())
    }

    /// Appends a call of a bootstrap method: lookup, name and type come before the static arguments.
    fn call_bootstrap(
        &mut self,
        code: &mut Builder,
        class: ClassId,
        constant: &DynamicConstant,
    ) -> Result<(), LinkError> {
        let mtype = MethodType::parse(&constant.target.descriptor).ok_or_else(|| unsupported(constant))?;
        if mtype.params.len() < 3 || *mtype.params[0] != LOOKUP[2..] {
            return Err(unsupported(constant));
        }
        code.call(self, Unresolved::InvokeStatic, "java/lang/invoke/MethodHandles", "lookup", LOOKUP)?;
        self.push_text(code, &constant.name);
        let own = self.class_of_descriptor(&constant.descriptor)?;
        code.push(Op::ClassObject(own));
        self.push_args(code, class, &constant.target, &mtype.params[3..], &constant.args)?;
        let op = self.call_op(class, Unresolved::InvokeStatic, &constant.target)?;
        code.push(op);
        code.adapt(self, &mtype.ret, &constant.descriptor)
    }

    /// Appends a call of a handle's target; tells the descriptor of the result.
    fn call_handle(
        &mut self,
        code: &mut Builder,
        class: ClassId,
        kind: &ReferenceKind,
        target: &MemberRef,
        args: &[StaticArg],
    ) -> Result<String, LinkError> {
        let mtype = MethodType::parse(&target.descriptor)
            .ok_or_else(|| LinkError::Incompatible(format!("bad descriptor {}", target.descriptor)))?;
        let owner = descriptor_of(&target.class);
        let (what, result) = match kind {
            ReferenceKind::InvokeStatic => (Unresolved::InvokeStatic, mtype.ret.to_string()),
            ReferenceKind::InvokeVirtual => (Unresolved::InvokeVirtual, mtype.ret.to_string()),
            ReferenceKind::InvokeInterface => (Unresolved::InvokeInterface, mtype.ret.to_string()),
            ReferenceKind::NewInvokeSpecial => {
                let made = self.load(&target.class)?;
                code.push(Op::New(made));
                code.push(Op::Dup);
                (Unresolved::InvokeSpecial, owner.clone())
            }
            other => return Err(LinkError::Unsupported(format!("dynamic constant over a {other} handle"))),
        };
        let has_receiver = matches!(what, Unresolved::InvokeVirtual | Unresolved::InvokeInterface);
        let receiver = has_receiver.then(|| owner.as_str().into());
        let params: Vec<_> = receiver.into_iter().chain(mtype.params.iter().cloned()).collect();
        self.push_args(code, class, target, &params, args)?;
        let op = self.call_op(class, what, target)?;
        code.push(op);
        Ok(result)
    }

    /// Pushes static arguments as parameters; further arguments of a variable-arity method go into an array.
    fn push_args(
        &mut self,
        code: &mut Builder,
        class: ClassId,
        target: &MemberRef,
        params: &[std::rc::Rc<str>],
        args: &[StaticArg],
    ) -> Result<(), LinkError> {
        let owner = self.load(&target.class)?;
        let method = self.find_method(owner, target)?;
        let collects = self.method(method).flags & access::VARARGS != 0;
        let (params, rest) = match params {
            [fixed @ .., last] if collects => (fixed, Some(last)),
            params => (params, None),
        };
        if args.len() < params.len() || (rest.is_none() && args.len() > params.len()) {
            return Err(LinkError::Incompatible(format!("wrong number of arguments for {}", target.name)));
        }
        for (arg, param) in args.iter().zip(params) {
            self.push_arg(code, class, arg, param)?;
        }
        let Some(array) = rest else { return Ok(()) };
        let element = &array[1..];
        if Kind::of(element) != Some(Kind::Ref) {
            return Err(LinkError::Unsupported(format!("dynamic constant with arguments collected into {array}")));
        }
        let array_class = self.load(class_of(array))?;
        code.push(Op::Int((args.len() - params.len()) as i32));
        code.push(Op::NewArray(array_class));
        for (at, arg) in args[params.len()..].iter().enumerate() {
            code.push(Op::Dup);
            code.push(Op::Int(at as i32));
            self.push_arg(code, class, arg, element)?;
            code.push(Op::ArrayStore(ArrayKind::Ref));
        }
        Ok(())
    }

    fn push_arg(&mut self, code: &mut Builder, class: ClassId, arg: &StaticArg, to: &str) -> Result<(), LinkError> {
        let from = match arg {
            StaticArg::Int(value) => {
                code.push(Op::Int(*value));
                "I"
            }
            StaticArg::Long(value) => {
                code.push_long(*value);
                "J"
            }
            StaticArg::Float(value) => {
                code.push(Op::Float(*value));
                "F"
            }
            StaticArg::Double(value) => {
                code.push_double(*value);
                "D"
            }
            StaticArg::Text(text) => {
                let literal = self.literals.intern(text);
                code.push(Op::Text(literal));
                "Ljava/lang/String;"
            }
            StaticArg::Class(name) => {
                let class = self.load(name)?;
                code.push(Op::ClassObject(class));
                "Ljava/lang/Class;"
            }
            StaticArg::Dynamic(constant) => {
                self.compute(code, class, constant)?;
                &constant.descriptor
            }
            StaticArg::MethodType(_) | StaticArg::Handle(..) => {
                return Err(LinkError::Unsupported("method handle as argument of a dynamic constant".into()));
            }
        };
        code.adapt(self, from, to)
    }

    /// A static slot of a class that belongs to no field.
    fn add_static(&mut self, class: ClassId, kind: Kind) -> u32 {
        self.static_kinds.push(kind);
        self.static_owners.push(class);
        self.static_kinds.len() as u32 - 1
    }
}

fn unsupported(constant: &DynamicConstant) -> LinkError {
    LinkError::Unsupported(format!(
        "dynamic constant with bootstrap method {} and {} arguments",
        constant.bootstrap.replace('/', "."),
        constant.args.len()
    ))
}
