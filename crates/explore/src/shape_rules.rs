//! The specification of the shape of the heap, bound to a subject: the types it names, and its companion methods.

use std::fmt;

use admission::hex::{Hex, HexMark};
use machine::Machine;
use program::{ClassId, MethodId};
use rustc_hash::FxHashMap;
use spec::{Spec, TypeName};

use crate::spec_names::{spec_class, spec_companion};
use crate::subject::{Subject, SubjectError};

/// A specification that decides about the references of a subject.
#[derive(Debug)]
pub struct ShapeRules {
    /// The decision procedure.
    pub hex: Hex,
    /// The methods of its triggers, in their order.
    pub companions: Vec<MethodId>,
    /// The classes that it names, by their names there.
    types: FxHashMap<String, ClassId>,
}

impl ShapeRules {
    /// Loads what the specification names.
    pub fn new(machine: &mut Machine, subject: &Subject, spec: &Spec) -> Result<ShapeRules, SubjectError> {
        let hex = Hex::new(spec, &subject.parameter_names()).map_err(refuse)?;
        let names: Vec<TypeName> = hex.type_names().cloned().collect();
        let mut types = FxHashMap::default();
        for name in names {
            types.insert(name.name.clone(), spec_class(machine, &name).map_err(refuse)?);
        }
        let mut companions = Vec::new();
        for trigger in &spec.triggers {
            let method = spec_companion(machine, &trigger.companion).map_err(refuse)?;
            machine.set_companion(method).map_err(|error| refuse(format!("{}: {error}", trigger.companion.name)))?;
            companions.push(method);
        }
        Ok(ShapeRules { hex, companions, types })
    }

    /// Makes the present state restorable.
    pub fn mark(rules: &mut Option<ShapeRules>) -> Option<Box<HexMark>> {
        rules.as_mut().map(|rules| Box::new(rules.hex.mark()))
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(rules: &mut Option<ShapeRules>, mark: &Option<Box<HexMark>>) {
        if let (Some(rules), Some(mark)) = (rules, mark) {
            rules.hex.rollback(mark);
        }
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(rules: &mut Option<ShapeRules>, mark: &Option<Box<HexMark>>) {
        if let (Some(rules), Some(mark)) = (rules, mark) {
            rules.hex.release(mark);
        }
    }

    /// The class that a name in the specification means.
    pub fn class(&self, name: &TypeName) -> Option<ClassId> {
        self.types.get(&name.name).copied()
    }
}

fn refuse(message: impl fmt::Display) -> SubjectError {
    SubjectError::Specification(message.to_string())
}
