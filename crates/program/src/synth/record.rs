//! `equals`, `hashCode` and `toString` of records, following the contract of `ObjectMethods`.

use std::rc::Rc;

use ristretto_classfile::attributes::Attribute;

use crate::class::access;
use crate::descriptor::{Kind, MethodType};
use crate::error::LinkError;
use crate::ids::{ClassId, SiteId};
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::site::{Linkage, StaticArg};
use crate::symbols::name_text;
use crate::synth::builder::Builder;

struct Component {
    name: String,
    descriptor: Rc<str>,
    kind: Kind,
    slot: u32,
}

impl Program {
    pub(super) fn link_record(&mut self, site: SiteId) -> Result<Linkage, LinkError> {
        let record = self.site(site);
        let (caller, name, mtype, args) =
            (record.caller, record.name.clone(), (*record.mtype).clone(), record.args.clone());
        let [StaticArg::Class(class), StaticArg::Text(_), getters @ ..] = args.as_slice() else {
            return Err(LinkError::Incompatible("bad static arguments of a record method".into()));
        };
        let class = self.load(class)?;
        let mut components = Vec::new();
        for getter in getters {
            let StaticArg::Handle(_, member) = getter else {
                return Err(LinkError::Incompatible("bad static arguments of a record method".into()));
            };
            let (_, field) = self.find_field(class, &member.name, &member.descriptor)?;
            components.push(Component {
                name: member.name.clone(),
                descriptor: member.descriptor.as_str().into(),
                kind: field.kind,
                slot: field.slot,
            });
        }
        let code = match name.as_str() {
            "toString" => self.record_to_string(class, &components)?,
            "hashCode" => self.record_hash_code(&components)?,
            "equals" => self.record_equals(class, &components)?,
            other => return Err(LinkError::Unsupported(format!("record method {other}"))),
        };
        let slots = mtype.arg_slots();
        let flags = access::STATIC | access::SYNTHETIC;
        Ok(Linkage::Call(self.synthesize_method(caller, &name, mtype, flags, code.finish(slots))))
    }

    fn record_to_string(&mut self, class: ClassId, components: &[Component]) -> Result<Builder, LinkError> {
        let mut code = Builder::default();
        let mut text = format!("{}[", self.simple_name(class));
        let mut parts = 0;
        for (index, component) in components.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            text += &format!("{separator}{}=", component.name);
            self.push_text(&mut code, &text);
            text.clear();
            code.load_field(component.kind, 0, component.slot);
            let param = match component.kind {
                Kind::Ref => "Ljava/lang/Object;".into(),
                Kind::Byte | Kind::Short => "I".to_owned(),
                kind => kind.letter().to_string(),
            };
            let descriptor = format!("({param})Ljava/lang/String;");
            code.call(self, Unresolved::InvokeStatic, "java/lang/String", "valueOf", &descriptor)?;
            parts += 2;
        }
        text.push(']');
        self.push_text(&mut code, &text);
        code.push(Op::Concat(parts + 1));
        code.push(Op::ReturnValue);
        Ok(code)
    }

    fn record_hash_code(&mut self, components: &[Component]) -> Result<Builder, LinkError> {
        let mut code = Builder::default();
        code.push(Op::Int(0));
        for component in components {
            code.push(Op::Int(31));
            code.push(Op::Imul);
            code.load_field(component.kind, 0, component.slot);
            let (class, param) = match component.kind {
                Kind::Ref => ("java/util/Objects", "Ljava/lang/Object;".to_owned()),
                kind => (kind.box_class(), kind.letter().to_string()),
            };
            code.call(self, Unresolved::InvokeStatic, class, "hashCode", &format!("({param})I"))?;
            code.push(Op::Iadd);
        }
        code.push(Op::ReturnValue);
        Ok(code)
    }

    fn record_equals(&mut self, class: ClassId, components: &[Component]) -> Result<Builder, LinkError> {
        let mut code = Builder::default();
        let mut to_false = Vec::new();
        code.push(Op::Load(0));
        code.push(Op::Load(1));
        let same = code.push(Op::Nop);
        code.push(Op::Load(1));
        code.push(Op::InstanceOf(class));
        to_false.push(code.push(Op::Nop));
        // The JDK's factory nests its tests so that the last component is compared first.
        for component in components.iter().rev() {
            code.load_field(component.kind, 0, component.slot);
            code.load_field(component.kind, 1, component.slot);
            match component.kind {
                Kind::Ref => {
                    let descriptor = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
                    code.call(self, Unresolved::InvokeStatic, "java/util/Objects", "equals", descriptor)?;
                }
                Kind::Boolean | Kind::Byte | Kind::Char | Kind::Short | Kind::Int => {
                    let differs = code.push(Op::Nop);
                    code.push(Op::Int(1));
                    let end = code.push(Op::Nop);
                    let zero = code.push(Op::Int(0));
                    code.patch(differs, Op::IfIcmpNe(zero));
                    code.patch(end, Op::Goto(code.next()));
                }
                kind => {
                    // Boxes compare as `equals` does: -0.0 differs from 0.0, NaN equals itself.
                    let descriptor = MethodType {
                        params: vec![component.descriptor.clone(), component.descriptor.clone()],
                        ret: "I".into(),
                    }
                    .descriptor();
                    code.call(self, Unresolved::InvokeStatic, kind.box_class(), "compare", &descriptor)?;
                    let differs = code.push(Op::Nop);
                    code.push(Op::Int(1));
                    let end = code.push(Op::Nop);
                    let zero = code.push(Op::Int(0));
                    code.patch(differs, Op::IfNe(zero));
                    code.patch(end, Op::Goto(code.next()));
                }
            }
            to_false.push(code.push(Op::Nop));
        }
        let is_true = code.push(Op::Int(1));
        code.push(Op::ReturnValue);
        let is_false = code.push(Op::Int(0));
        code.push(Op::ReturnValue);
        code.patch(same, Op::IfAcmpEq(is_true));
        for at in to_false {
            code.patch(at, Op::IfEq(is_false));
        }
        Ok(code)
    }

    pub(super) fn push_text(&mut self, code: &mut Builder, text: &str) {
        let units: Vec<u16> = text.encode_utf16().collect();
        let literal = self.literals.intern(&units);
        code.push(Op::Text(literal));
    }

    /// The name of a class without package and enclosing classes.
    pub fn simple_name(&self, class: ClassId) -> String {
        let class = self.class(class);
        let inner = class.file.as_ref().and_then(|file| {
            class.attributes().iter().find_map(|attribute| match attribute {
                Attribute::InnerClasses { classes, .. } => classes.iter().find_map(|inner| {
                    let own = file.constant_pool.try_get_class(inner.class_info_index).map(name_text).ok()?;
                    (own == *class.name)
                        .then(|| file.constant_pool.try_get_utf8(inner.name_index).map(name_text).unwrap_or_default())
                }),
                _ => None,
            })
        });
        inner.unwrap_or_else(|| class.name.rsplit('/').next().unwrap_or_default().to_owned())
    }
}
