//! Lambdas and method references: one synthesized class per site, with the captured values as fields.
//!
//! Follows the contract of `LambdaMetafactory` without running it. Serialization of lambdas is not supported.

use ristretto_classfile::ReferenceKind;

use crate::class::access;
use crate::descriptor::{Kind, MethodType, class_of, descriptor_of};
use crate::error::LinkError;
use crate::ids::{ClassId, SiteId};
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::resolve::MemberRef;
use crate::site::{Linkage, StaticArg};
use crate::synth::builder::Builder;

/// Flags of `altMetafactory`.
const FLAG_SERIALIZABLE: i32 = 1;
const FLAG_MARKERS: i32 = 2;
const FLAG_BRIDGES: i32 = 4;

impl Program {
    pub(super) fn link_lambda(&mut self, site: SiteId) -> Result<Linkage, LinkError> {
        let record = self.site(site);
        let (caller, name, captured, args) =
            (record.caller, record.name.clone(), record.mtype.clone(), record.args.clone());
        let malformed = || LinkError::Incompatible("bad static arguments of a lambda".into());
        let [
            StaticArg::MethodType(erased),
            StaticArg::Handle(kind, target),
            StaticArg::MethodType(instantiated),
            more @ ..,
        ] = args.as_slice()
        else {
            return Err(malformed());
        };
        let (markers, bridges) = extras(more).ok_or_else(malformed)?;
        let mut interfaces = vec![self.load(class_of(&captured.ret))?];
        for marker in markers {
            let marker = self.load(&marker)?;
            if !interfaces.contains(&marker) {
                interfaces.push(marker);
            }
        }
        let class_name = format!("{}$$Lambda${}", self.class(caller).name, site.0 + 1);
        let fields: Vec<Kind> = captured.param_kinds().collect();
        let object = self.load("java/lang/Object")?;
        let class = self.synthesize_class(&class_name, object, &interfaces, &fields)?;
        let instantiated = MethodType::parse(instantiated).ok_or_else(malformed)?;
        for descriptor in [erased].into_iter().chain(&bridges) {
            let erased = MethodType::parse(descriptor).ok_or_else(malformed)?;
            if erased.params.len() != instantiated.params.len() {
                return Err(malformed());
            }
            let types = LambdaTypes { caller, captured: &captured, erased: &erased, instantiated: &instantiated };
            let code = self.lambda_code(&types, kind, target)?;
            self.synthesize_method(class, &name, erased, access::PUBLIC | access::SYNTHETIC, code);
        }
        Ok(Linkage::Capture(class))
    }

    fn lambda_code(
        &mut self,
        types: &LambdaTypes<'_>,
        kind: &ReferenceKind,
        target: &MemberRef,
    ) -> Result<crate::Code, LinkError> {
        let mut code = Builder::default();
        let (what, receiver) = match kind {
            ReferenceKind::InvokeStatic => (Unresolved::InvokeStatic, None),
            ReferenceKind::InvokeVirtual => (Unresolved::InvokeVirtual, Some(descriptor_of(&target.class))),
            ReferenceKind::InvokeInterface => (Unresolved::InvokeInterface, Some(descriptor_of(&target.class))),
            ReferenceKind::InvokeSpecial => (Unresolved::InvokeSpecial, Some(descriptor_of(&target.class))),
            ReferenceKind::NewInvokeSpecial => {
                let class = self.load(&target.class)?;
                code.push(Op::New(class));
                code.push(Op::Dup);
                (Unresolved::InvokeSpecial, None)
            }
            other => return Err(LinkError::Unsupported(format!("lambda over a {other} handle"))),
        };
        let mut target_type = MethodType::parse(&target.descriptor)
            .ok_or_else(|| LinkError::Incompatible(format!("bad descriptor {}", target.descriptor)))?;
        let params: Vec<_> = receiver.map(Into::into).into_iter().chain(target_type.params.drain(..)).collect();
        if params.len() != types.captured.params.len() + types.erased.params.len() {
            return Err(LinkError::Incompatible(format!("wrong number of arguments for {}", target.name)));
        }
        for (field, from) in types.captured.params.iter().enumerate() {
            code.load_field(Kind::of(from).unwrap_or(Kind::Ref), 0, field as u32);
            code.adapt(self, from, &params[field])?;
        }
        let mut slot = 1;
        let wanted = &params[types.captured.params.len()..];
        for ((erased, instantiated), to) in types.erased.params.iter().zip(&types.instantiated.params).zip(wanted) {
            let kind = Kind::of(erased).unwrap_or(Kind::Ref);
            code.load(kind, slot);
            slot += kind.slots();
            code.adapt(self, erased, instantiated)?;
            code.adapt(self, instantiated, to)?;
        }
        let op = self.call_op(types.caller, what, target)?;
        code.push(op);
        let result = if *kind == ReferenceKind::NewInvokeSpecial {
            descriptor_of(&target.class)
        } else {
            target_type.ret.to_string()
        };
        if &*types.erased.ret == "V" {
            code.adapt(self, &result, "V")?;
        } else {
            if &*types.instantiated.ret != "V" && Kind::of(&types.instantiated.ret) != Some(Kind::Ref) {
                code.adapt(self, &result, &types.instantiated.ret)?;
                code.adapt(self, &types.instantiated.ret, &types.erased.ret)?;
            } else if Kind::of(&result) != Some(Kind::Ref) {
                code.adapt(self, &result, &types.instantiated.ret)?;
            } else {
                code.adapt(self, &result, &types.erased.ret)?;
            }
        }
        code.ret(types.erased.ret_kind());
        Ok(code.finish(slot))
    }
}

/// The types that a lambda's method converts between.
struct LambdaTypes<'a> {
    caller: ClassId,
    captured: &'a MethodType,
    erased: &'a MethodType,
    instantiated: &'a MethodType,
}

/// Marker interfaces and bridge descriptors of `altMetafactory`; both empty for `metafactory`.
fn extras(args: &[StaticArg]) -> Option<(Vec<String>, Vec<String>)> {
    let (mut markers, mut bridges) = (Vec::new(), Vec::new());
    let mut rest = args.iter();
    let Some(flags) = rest.next() else {
        return Some((markers, bridges));
    };
    let StaticArg::Int(flags) = flags else { return None };
    let mut counted = |flag: i32| -> Option<Vec<String>> {
        if flags & flag == 0 {
            return Some(Vec::new());
        }
        let Some(StaticArg::Int(count)) = rest.next() else { return None };
        (0..*count)
            .map(|_| match rest.next() {
                Some(StaticArg::Class(name)) => Some(name.clone()),
                Some(StaticArg::MethodType(descriptor)) => Some(descriptor.clone()),
                _ => None,
            })
            .collect()
    };
    markers.extend(counted(FLAG_MARKERS)?);
    if flags & FLAG_SERIALIZABLE != 0 {
        markers.push("java/io/Serializable".to_owned());
    }
    bridges.extend(counted(FLAG_BRIDGES)?);
    Some((markers, bridges))
}
