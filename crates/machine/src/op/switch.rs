//! Matching of pattern switches (`SwitchBootstraps`).

use heap::{Ref, Value};
use program::{SiteId, StaticArg};

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// From a value and the label to start at, the index of the first label that matches: -1 for null, the number of
    /// labels when none does.
    pub(crate) fn type_switch(&mut self, site: SiteId) -> Step {
        let restart = self.state.stack.pop_int()?;
        let target = self.state.stack.pop_ref()?;
        let record = self.program.site(site);
        let is_enum = record.bootstrap.ends_with("enumSwitch");
        let labels = record.args.clone();
        if target.is_null() {
            return self.push(Value::Int(-1));
        }
        let mut index = restart.max(0) as usize;
        while index < labels.len() {
            if self.label_matches(target, &labels[index], is_enum)? {
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
                _ if constant.bootstrap.ends_with(".primitiveClass") => {
                    return Err(Trap::unsupported("a primitive type in a pattern, which is a preview feature"));
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

/// The class that a `ClassDesc` constant names.
fn described_class(label: &StaticArg) -> Option<String> {
    let StaticArg::Dynamic(constant) = label else { return None };
    match constant.args.as_slice() {
        [_, StaticArg::Text(name)] => Some(String::from_utf16_lossy(name).replace('.', "/")),
        _ => None,
    }
}
