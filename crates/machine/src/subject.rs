//! What exploration asks of the machine beside running it: deciding parameters and results, initializing classes,
//! describing objects.

use heap::{Ref, Unknown, Value};
use program::{ClassId, MethodId};

use crate::choice::Typed;
use crate::decide::Relation;
use crate::machine::Machine;
use crate::state::InitState;
use crate::trap::{Cause, Step, Stop};

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
        let (term, zero) = (self.term_of(value)?, self.terms.int(0));
        let condition = self.relate(Relation::Ne, term, zero);
        self.decide(condition)
    }

    /// Whether a boolean result is true; proposes only that when it is open.
    pub fn assume_value(&mut self, value: Value) -> Step<bool> {
        let (term, zero) = (self.term_of(value)?, self.terms.int(0));
        let condition = self.relate(Relation::Ne, term, zero);
        self.require(condition)
    }

    /// Makes a method known as one that specifications run. An exception that leaves it is not the program's.
    pub fn set_companion(&mut self, method: MethodId) {
        if !self.companions.contains(&method) {
            self.companions.push(method);
        }
    }

    /// Whether a method runs that a specification has called.
    pub fn is_in_companion(&self) -> bool {
        !self.companions.is_empty() && self.state.stack.frames().any(|frame| self.companions.contains(&frame.method))
    }

    /// Narrows the type of an input object to some classes and their subtypes.
    pub fn restrict_object(&mut self, number: u32, classes: &[ClassId]) -> Step {
        let typed = Typed::Object(number);
        if let &[class] = classes {
            let (inside, _) = self.split_types(typed, class)?;
            return self.set_types(typed, inside, Some(class));
        }
        let (class, types) = self.type_of(typed);
        let mut members = self.members(class, types)?.to_vec();
        members.retain(|&member| classes.iter().any(|&class| self.program.is_subtype(member, class)));
        let types = self.only_among(typed, &members);
        self.set_types(typed, types, None)
    }

    /// Whether an unknown can be an instance of one of these classes.
    pub fn can_be_one_of(&mut self, unknown: Unknown, classes: &[ClassId]) -> Step<bool> {
        let (class, types) = self.type_of(Typed::Unknown(unknown));
        let members = self.members(class, types)?;
        Ok(members.iter().any(|&member| classes.iter().any(|&class| self.program.is_subtype(member, class))))
    }

    /// Initializes a class while nothing else runs.
    pub fn initialize_alone(&mut self, class: ClassId, budget: u64) -> Stop {
        if self.state.init.get(class.index()) != InitState::Untouched {
            return Stop::Returned;
        }
        if self.program.class(class).file.is_none() {
            return Stop::Returned;
        }
        match self.begin(class) {
            Ok(()) => self.before_paths(|machine| machine.run(budget)),
            Err(trap) => match trap.cause() {
                Cause::Stop(stop) => stop,
                other => Stop::Malformed(format!("{other:?}")),
            },
        }
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

    /// A new array of references.
    pub fn new_references(&mut self, class: ClassId, elements: &[Ref]) -> Step<Ref> {
        self.new_refs(class, elements)
    }

    /// How an object that the program made is called: `Class.NAME` for constants of enumerations.
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
