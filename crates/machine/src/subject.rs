//! What exploration asks of the machine beside running it: deciding parameters and results, describing objects.

use heap::{Fault, Ref, Unknown, Value};
use program::{ClassId, Kind, LinkError, MethodId};

use crate::choice::Typed;
use crate::decide::{Conditions, Numbers};
use crate::elements::element;
use crate::input_types::type_of;
use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    /// Decides an input as far as the level of laziness wants it.
    pub fn settle_input(&mut self, value: Value) -> Step {
        self.settle(value)?;
        Ok(())
    }

    /// Whether a reference is null; proposes both when that is open.
    pub fn decide_null(&mut self, reference: Ref) -> Step<bool> {
        self.is_null(reference)
    }

    /// Whether a boolean result is true; proposes both when that is open.
    pub fn decide_value(&mut self, value: Value) -> Step<bool> {
        let condition = self.terms.is_true(value)?;
        self.state.truth.decide(&self.terms, condition)
    }

    /// Whether a boolean result is true; proposes only that when it is open.
    pub fn assume_value(&mut self, value: Value) -> Step<bool> {
        let condition = self.terms.is_true(value)?;
        self.state.truth.require(&self.terms, condition)
    }

    /// Makes a method known as a companion. An exception that leaves it does not count as the program's, and an
    /// ordinary run would not show what it writes.
    pub fn set_companion(&mut self, method: MethodId) -> Result<(), LinkError> {
        let added = self.companions.add(&mut self.program, method);
        self.grow();
        added
    }

    /// Whether a field, by its declaring class as `Class.getName` spells it and its name, is written by methods that
    /// specifications run.
    pub fn is_ghost(&self, class: &str, name: &str) -> bool {
        self.companions.is_ghost(class, name)
    }

    /// Whether a method runs that a specification has called.
    pub fn is_in_companion(&self) -> bool {
        self.companions.is_running(&self.state.stack)
    }

    /// Narrows the type of an input object to some classes and their subtypes.
    pub fn restrict_object(&mut self, number: u32, classes: &[ClassId]) -> Step {
        let typed = Typed::Object(number);
        if let &[class] = classes {
            let (inside, _) = self.split_types(typed, class);
            return self.set_types(typed, inside, Some(class));
        }
        let (class, types) = type_of(&self.state.input, typed);
        let mut members = self.members((class, types))?.to_vec();
        members.retain(|&member| classes.iter().any(|&class| self.program.is_subtype(member, class)));
        let types = self.only_among(typed, &members);
        self.set_types(typed, types, None)
    }

    /// Whether an unknown can be an instance of one of these classes.
    pub fn can_be_one_of(&mut self, unknown: Unknown, classes: &[ClassId]) -> Step<bool> {
        let (class, types) = type_of(&self.state.input, Typed::Unknown(unknown));
        let members = self.members((class, types))?;
        Ok(members.iter().any(|&member| classes.iter().any(|&class| self.program.is_subtype(member, class))))
    }

    /// A field of an object by name.
    pub fn field_by_name(&self, object: Ref, name: &str) -> Option<Value> {
        self.get_named(object, name).ok().filter(|value| !matches!(value, Value::Top))
    }

    /// The message of an exception, if it has one that does not depend on the inputs.
    pub fn message_of(&self, exception: Ref) -> Option<String> {
        match self.field_by_name(exception, "detailMessage")? {
            Value::Ref(message) if !message.is_null() => self.shown_text(message),
            _ => None,
        }
    }

    /// Reads an element of any array.
    pub fn element(&self, array: Ref, index: i32, kind: Kind) -> Result<Value, Fault> {
        element(&self.state.heap, array, index, kind)
    }

    /// A new array of references.
    pub fn new_references(&mut self, class: ClassId, elements: &[Ref]) -> Step<Ref> {
        self.new_refs(class, elements)
    }

    /// The name of an object that is not of the input: `Class.NAME` for constants of enumerations.
    pub fn constant_name(&self, object: Ref) -> String {
        let Some(class) = self.state.heap.class_of(object) else { return "null".to_owned() };
        let name = match self.field_by_name(object, "name") {
            Some(Value::Ref(name)) => self.rust_text(name).ok(),
            _ => None,
        };
        match name.filter(|_| self.program.is_enum_constant_class(class)) {
            Some(name) => {
                let class = self.program.class(class);
                let owner =
                    if class.is_enum() { class } else { self.program.class(class.super_class.unwrap_or(class.id)) };
                format!("{}.{name}", owner.java_name())
            }
            None => self.program.class(class).java_name(),
        }
    }
}
