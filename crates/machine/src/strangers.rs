//! Objects of classes outside the class path: what contracts say about their answers.

use heap::{Nullness, Value};
use program::ClassId;

use crate::decide::{Conditions, Numbers, Relation};
use crate::input_types::Promise;
use crate::machine::Machine;
use crate::references::set_nullness;
use crate::trap::{Step, Trap};

impl Machine {
    /// What is known about a field of an input from the beginning.
    pub(crate) fn promise(&self, class: ClassId, slot: u32) -> Option<Promise> {
        if !self.program.class(class).is_stranger() {
            return None;
        }
        let field = self.program.field_at(class, slot)?;
        match &**self.program.text(field.name) {
            "less" => Some(Promise::Negative),
            "greater" => Some(Promise::Positive),
            "text" => Some(Promise::Present),
            _ => None,
        }
    }

    /// Makes a promise true of a new input.
    pub(crate) fn keep_promise(&mut self, value: Value, promise: Promise) -> Step {
        if let Value::Ref(reference) = value {
            if let Some(unknown) = reference.unknown() {
                set_nullness(&mut self.state.input, unknown, Nullness::Object);
            }
            return Ok(());
        }
        let (number, zero) = (self.terms.term_of(value)?, self.terms.int(0));
        let condition = match promise {
            Promise::Negative => self.terms.relate(Relation::Lt, number, zero),
            Promise::Positive | Promise::Present => self.terms.relate(Relation::Lt, zero, number),
        };
        match self.state.truth.require(&self.terms, condition)? {
            true => Ok(()),
            false => Err(Trap::malformed("a new number is not of its range")),
        }
    }
}
