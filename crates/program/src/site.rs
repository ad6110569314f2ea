//! `invokedynamic` instructions: the bootstrap method's name and its static arguments, as the machine needs them.

use std::rc::Rc;

use ristretto_classfile::attributes::Attribute;
use ristretto_classfile::{Constant, ConstantPool, ReferenceKind};

use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId, SiteId};
use crate::program::Program;
use crate::resolve::{MemberRef, member_ref, name_and_type_of};
use crate::symbols::{name_text, utf16};

/// One `invokedynamic` instruction.
#[derive(Debug)]
pub struct Site {
    /// The class whose code holds it.
    pub caller: ClassId,
    /// `java/lang/invoke/LambdaMetafactory.metafactory`
    pub bootstrap: String,
    /// The name the instruction gives.
    pub name: String,
    /// The type of the call.
    pub mtype: Rc<MethodType>,
    /// The static arguments.
    pub args: Vec<StaticArg>,
    /// What it does, once it has been linked.
    pub linkage: Option<Linkage>,
}

/// A static argument of a bootstrap method.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub enum StaticArg {
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Text(Rc<[u16]>),
    Class(String),
    MethodType(String),
    Handle(ReferenceKind, MemberRef),
    /// A dynamic constant: bootstrap, name, descriptor, arguments.
    Dynamic(Box<DynamicConstant>),
}

/// A constant computed by a bootstrap method.
#[derive(Debug, Clone)]
pub struct DynamicConstant {
    /// The bootstrap method, class and name.
    pub bootstrap: String,
    /// The bootstrap method.
    pub target: MemberRef,
    /// The name.
    pub name: String,
    /// The constant's descriptor.
    pub descriptor: String,
    /// The static arguments.
    pub args: Vec<StaticArg>,
}

/// What a linked site does.
#[derive(Debug, Clone, Copy)]
pub enum Linkage {
    /// Makes an instance of a synthesized class from the captured values.
    Capture(ClassId),
    /// Calls a synthesized method.
    Call(MethodId),
}

impl Program {
    /// Records an `invokedynamic` instruction of a class.
    pub(crate) fn add_site(&mut self, class: ClassId, index: u16) -> Result<SiteId, LinkError> {
        let (constant, mtype) = {
            let file = self.class(class).file.clone();
            let attributes = file.as_ref().map_or(&[][..], |file| &file.attributes);
            self.with_pool(class, |pool| {
                let Constant::InvokeDynamic { bootstrap_method_attr_index, name_and_type_index } =
                    pool.try_get(index).map_err(|e| e.to_string())?
                else {
                    return Err(format!("constant {index} is not an invokedynamic entry"));
                };
                let constant = dynamic(pool, attributes, *bootstrap_method_attr_index, *name_and_type_index, 0)?;
                let mtype = MethodType::parse(&constant.descriptor)
                    .ok_or_else(|| format!("bad descriptor {}", constant.descriptor))?;
                Ok((constant, mtype))
            })?
        };
        self.sites.push(Site {
            caller: class,
            bootstrap: constant.bootstrap,
            name: constant.name,
            mtype: Rc::new(mtype),
            args: constant.args,
            linkage: None,
        });
        Ok(SiteId(self.sites.len() as u32 - 1))
    }

    /// A dynamic constant of a class's pool.
    pub fn dynamic_constant(&self, class: ClassId, index: u16) -> Result<Option<DynamicConstant>, LinkError> {
        let file = self.class(class).file.clone();
        let attributes = file.as_ref().map_or(&[][..], |file| &file.attributes);
        self.with_pool(class, |pool| match pool.try_get(index).map_err(|e| e.to_string())? {
            Constant::Dynamic { bootstrap_method_attr_index, name_and_type_index } => {
                dynamic(pool, attributes, *bootstrap_method_attr_index, *name_and_type_index, 0).map(Some)
            }
            _ => Ok(None),
        })
    }

    /// Sets what a site does.
    pub(crate) fn set_linkage(&mut self, site: SiteId, linkage: Linkage) {
        self.sites[site.index()].linkage = Some(linkage);
    }
}

/// Dynamic constants may name each other; deeper nesting than this is taken for a cycle.
const DEEPEST: usize = 16;

fn dynamic(
    pool: &ConstantPool<'_>,
    attributes: &[Attribute],
    bootstrap: u16,
    name_and_type: u16,
    depth: usize,
) -> Result<DynamicConstant, String> {
    if depth > DEEPEST {
        return Err("dynamic constants are nested too deeply".into());
    }
    let methods = attributes
        .iter()
        .find_map(|attribute| match attribute {
            Attribute::BootstrapMethods { methods, .. } => Some(methods),
            _ => None,
        })
        .ok_or("it has no bootstrap methods")?;
    let method = methods.get(bootstrap as usize).ok_or_else(|| format!("no bootstrap method {bootstrap}"))?;
    let (_, &reference) = pool.try_get_method_handle(method.bootstrap_method_ref).map_err(|e| e.to_string())?;
    let target = member_ref(pool, reference)?;
    let (name, descriptor) = name_and_type_of(pool, name_and_type)?;
    let args = method
        .arguments
        .iter()
        .map(|&index| static_arg(pool, attributes, index, depth))
        .collect::<Result<Vec<_>, String>>()?;
    Ok(DynamicConstant { bootstrap: format!("{}.{}", target.class, target.name), target, name, descriptor, args })
}

fn static_arg(
    pool: &ConstantPool<'_>,
    attributes: &[Attribute],
    index: u16,
    depth: usize,
) -> Result<StaticArg, String> {
    let text = |index: u16| pool.try_get_utf8(index).map(name_text).map_err(|e| e.to_string());
    Ok(match pool.try_get(index).map_err(|e| e.to_string())? {
        Constant::Integer(value) => StaticArg::Int(*value),
        Constant::Long(value) => StaticArg::Long(*value),
        Constant::Float(value) => StaticArg::Float(*value),
        Constant::Double(value) => StaticArg::Double(*value),
        Constant::String(utf8) => StaticArg::Text(utf16(pool.try_get_utf8(*utf8).map_err(|e| e.to_string())?).into()),
        Constant::Class(name) => StaticArg::Class(text(*name)?),
        Constant::MethodType(descriptor) => StaticArg::MethodType(text(*descriptor)?),
        Constant::MethodHandle { reference_kind, reference_index } => {
            StaticArg::Handle(reference_kind.clone(), member_ref(pool, *reference_index)?)
        }
        Constant::Dynamic { bootstrap_method_attr_index, name_and_type_index } => StaticArg::Dynamic(Box::new(
            dynamic(pool, attributes, *bootstrap_method_attr_index, *name_and_type_index, depth + 1)?,
        )),
        other => return Err(format!("constant {index} is {other}, not a bootstrap argument")),
    })
}
