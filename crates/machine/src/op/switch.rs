//! Matching of pattern switches (`SwitchBootstraps`).

use heap::{Ref, Value};
use program::{Kind, SiteId, StaticArg};

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// From a value and the label to start at, the index of the first label that matches: -1 for null, the number of
    /// labels when none does.
    pub(crate) fn type_switch(&mut self, site: SiteId) -> Step {
        let restart = self.state.stack.pop_int()?;
        let record = self.program.site(site);
        let is_enum = record.bootstrap.ends_with("enumSwitch");
        let labels = record.args.clone();
        let kind = record.mtype.param_kinds().next().unwrap_or(Kind::Ref);
        let target = if kind.is_wide() { self.state.stack.pop2() } else { self.state.stack.pop() };
        if target == Value::NULL {
            return self.push(Value::Int(-1));
        }
        let mut index = restart.max(0) as usize;
        while index < labels.len() {
            let matches = match target {
                Value::Ref(target) => self.label_matches(target, &labels[index], is_enum)?,
                target => primitive_matches(target, kind, &labels[index])?,
            };
            if matches {
                break;
            }
            index += 1;
        }
        self.push(Value::Int(index as i32))
    }

    fn label_matches(&mut self, target: Ref, label: &StaticArg, is_enum: bool) -> Step<bool> {
        let Some(class) = self.state.heap.class_of(target) else { return Ok(false) };
        Ok(match label {
            StaticArg::Class(name) => {
                let wanted = self.load(name)?;
                self.is_instance(target, wanted)
            }
            StaticArg::Text(text) if is_enum => self.enum_name(target)? == **text,
            StaticArg::Text(text) => class == self.known.string && self.text(target)? == **text,
            StaticArg::Int(value) => match &*self.program.class(class).name {
                "java/lang/Integer" | "java/lang/Short" | "java/lang/Byte" | "java/lang/Character" => {
                    self.state.heap.field(target, 0)? == Value::Int(*value)
                }
                _ => false,
            },
            StaticArg::Dynamic(constant) => match constant.args.as_slice() {
                // An enum constant, described by its class and name.
                [_, class_descriptor, StaticArg::Text(name)] => {
                    let wanted = described_class(class_descriptor);
                    let wanted = wanted.ok_or_else(|| Trap::unsupported("this label of a pattern switch"))?;
                    let wanted = self.load(&wanted)?;
                    self.is_instance(target, wanted) && self.enum_name(target)? == **name
                }
                _ if constant.bootstrap.ends_with(PRIMITIVE_CLASS) => {
                    let boxed = Kind::of_box(&self.program.class(class).name);
                    boxed.is_some_and(|boxed| Kind::of(&constant.name) == Some(boxed))
                }
                _ => return Err(Trap::unsupported("this label of a pattern switch")),
            },
            _ => return Err(Trap::unsupported("this label of a pattern switch")),
        })
    }

    fn enum_name(&mut self, constant: Ref) -> Step<Vec<u16>> {
        let class = self.load("java/lang/Enum")?;
        if !self.is_instance(constant, class) {
            return Ok(Vec::new());
        }
        let slot = self.program.slot(class, "name").ok_or_else(|| Trap::malformed("Enum has no name"))?;
        match self.state.heap.field(constant, slot)? {
            Value::Ref(name) => self.text(name),
            _ => Ok(Vec::new()),
        }
    }
}

/// The bootstrap method of a label that is a primitive type; the constant's name is the letter of the type.
const PRIMITIVE_CLASS: &str = ".primitiveClass";

/// Whether a primitive value matches a label. Conversions between types, a preview feature, are refused.
fn primitive_matches(target: Value, kind: Kind, label: &StaticArg) -> Step<bool> {
    Ok(match label {
        StaticArg::Int(value) => target == Value::Int(*value),
        StaticArg::Long(value) => target == Value::Long(*value),
        StaticArg::Float(value) => target == Value::Float(*value),
        StaticArg::Double(value) => target == Value::Double(*value),
        StaticArg::Class(name) => Kind::of_box(name) == Some(kind),
        StaticArg::Dynamic(constant)
            if constant.bootstrap.ends_with(PRIMITIVE_CLASS) && Kind::of(&constant.name) == Some(kind) =>
        {
            true
        }
        _ => return Err(Trap::unsupported("a pattern that converts between primitive types")),
    })
}

/// The class that a `ClassDesc` constant names.
fn described_class(label: &StaticArg) -> Option<String> {
    let StaticArg::Dynamic(constant) = label else { return None };
    match constant.args.as_slice() {
        [_, StaticArg::Text(name)] => Some(String::from_utf16_lossy(name).replace('.', "/")),
        _ => None,
    }
}
