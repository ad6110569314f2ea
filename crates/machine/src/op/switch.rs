//! Matching of pattern switches (`SwitchBootstraps`).

use heap::{Ref, Value};
use program::{Kind, SiteId, StaticArg};

use crate::decide::Conditions;
use crate::machine::Machine;
use crate::op::object::is_instance;
use crate::stack::mismatch;
use crate::text::read_text;
use crate::text_input::concrete_bytes;
use crate::text_units::equal_units;
use crate::trap::{Step, Trap};

impl Machine {
    /// From a value and the label to start at, the index of the first label that matches: -1 for null, the number of
    /// labels when none does.
    pub(crate) fn type_switch(&mut self, site: SiteId) -> Step {
        // Operands stay until everything is decided.
        let Value::Int(restart) = self.state.stack.peek(0) else {
            return Err(mismatch("int", self.state.stack.peek(0)));
        };
        let record = self.program.site(site);
        let is_enum = record.bootstrap.ends_with("enumSwitch");
        let labels = record.args.clone();
        let kind = record.mtype.param_kinds().next().unwrap_or(Kind::Ref);
        let target = self.state.stack.peek(kind.slots());
        let index = match target {
            Value::Ref(target) if self.is_null(target)? => -1,
            target => {
                let mut index = restart.max(0) as usize;
                while index < labels.len() && !self.matches(target, kind, &labels[index], is_enum)? {
                    index += 1;
                }
                index as i32
            }
        };
        self.state.stack.drop_slots(1 + kind.slots());
        self.state.stack.put(Value::Int(index))
    }

    fn matches(&mut self, target: Value, kind: Kind, label: &StaticArg, is_enum: bool) -> Step<bool> {
        match (target, label) {
            (Value::Ref(target), label) => self.label_matches(target, label, is_enum),
            (Value::Term(..), StaticArg::Int(value)) => self.decide_equal(target, Value::Int(*value)),
            (Value::Term(..), StaticArg::Long(value)) => self.decide_equal(target, Value::Long(*value)),
            (target, label) => primitive_matches(target, kind, label),
        }
    }

    fn label_matches(&mut self, target: Ref, label: &StaticArg, is_enum: bool) -> Step<bool> {
        if let StaticArg::Class(name) = label {
            let wanted = self.load(name)?;
            return self.decide_instance(target, wanted);
        }
        // The following labels are about values, so it has to be decided which object the target is.
        let target = self.object(target)?;
        let Some(class) = self.state.heap.class_of(target) else { return Ok(false) };
        Ok(match label {
            StaticArg::Text(text) if is_enum => self.enum_name(target)? == **text,
            StaticArg::Text(text) => class == self.known.string && self.is_text(target, text)?,
            StaticArg::Int(value) => match &*self.program.class(class).name {
                "java/lang/Integer" | "java/lang/Short" | "java/lang/Byte" | "java/lang/Character" => {
                    let found = self.read_field(target, 0)?;
                    self.decide_equal(found, Value::Int(*value))?
                }
                _ => false,
            },
            StaticArg::Dynamic(constant) => match constant.args.as_slice() {
                // An enum constant, described by its class and name.
                [_, class_descriptor, StaticArg::Text(name)] => {
                    let wanted = described_class(class_descriptor);
                    let wanted = wanted.ok_or_else(|| Trap::unsupported("this label of a pattern switch"))?;
                    let wanted = self.load(&wanted)?;
                    is_instance(&self.program, &self.state.heap, target, wanted) && self.enum_name(target)? == **name
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

    /// Whether a string has a given text.
    fn is_text(&mut self, string: Ref, text: &[u16]) -> Step<bool> {
        if concrete_bytes(&self.state.heap, &self.known, string).is_some() {
            return Ok(read_text(&self.state.heap, &self.known, string)? == text);
        }
        let own = self.units(string)?.units;
        let wanted: Vec<Value> = text.iter().map(|&unit| Value::Int(unit.into())).collect();
        let equal = equal_units(&mut self.terms, &own, &wanted)?;
        self.state.truth.decide(&self.terms, equal)
    }

    fn enum_name(&mut self, constant: Ref) -> Step<Vec<u16>> {
        let class = self.load("java/lang/Enum")?;
        if !is_instance(&self.program, &self.state.heap, constant, class) {
            return Ok(Vec::new());
        }
        let slot = self.program.slot(class, "name").ok_or_else(|| Trap::malformed("Enum has no name"))?;
        match self.state.heap.field(constant, slot)? {
            Value::Ref(name) => read_text(&self.state.heap, &self.known, name),
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
