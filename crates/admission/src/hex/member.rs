//! HEX as a member: a specification of heap shapes, asked and told about every decision. Its companion methods run before the
//! program goes on.

use std::sync::Arc;

use heap::{Unknown, Value};
use machine::{Alternative, Choice, Machine, Typed};
use program::{ClassId, MethodId};
use rustc_hash::FxHashMap;
use spec::{Spec, TypeName};

use super::names::{called, spec_class, spec_companion};
use super::{CallArgument, Decision, Hex, HexMark, reference};
use crate::error::AdmissionError;
use crate::ground::Ground;
use crate::list::{Kind, Needs};
use crate::member::{Answer, Member, Recheck, Setup};

/// The kind.
pub const HEX: Kind = Kind {
    name: "hex",
    about: "those that the specification of their shape admits",
    needs: Needs::Spec,
    is_default: true,
    make: |setup| Ok(Box::new(HexMember::new(setup)?)),
};

/// Backbones that are looked at when the end of a path is checked once more.
const BACKBONES: usize = 10_000;

/// A specification that decides about the references of a subject.
pub(super) struct HexMember {
    /// The decision procedure.
    pub(super) hex: Hex,
    spec: Arc<Spec>,
    /// The subject's parameters as the specification calls them.
    parameters: Vec<String>,
    /// The methods of its triggers, in their order.
    companions: Vec<MethodId>,
    /// The classes that those methods belong to.
    companion_classes: Vec<ClassId>,
    /// The classes that the specification names, by their names there.
    types: FxHashMap<String, ClassId>,
    /// The classes of which the object that is about to be made must have one, if a rule restricts them.
    restriction: Option<Vec<ClassId>>,
    marks: Vec<HexMark>,
    rechecks: bool,
}

/// What an alternative decides about a reference.
fn decision(alternative: Alternative) -> Option<Decision> {
    Some(match alternative {
        Alternative::Null(unknown) => Decision::Null(unknown),
        Alternative::Object(unknown) => Decision::Object(unknown),
        Alternative::Alias(unknown, object) => Decision::Alias(unknown, object),
        Alternative::Fresh(unknown) | Alternative::Text(Typed::Unknown(unknown), ..) => Decision::Fresh(unknown),
        Alternative::Holds(..) | Alternative::Types(..) | Alternative::Text(Typed::Object(_), ..) => return None,
    })
}

/// Narrows the newest input object to some classes.
pub(super) fn restrict_newest(machine: &mut Machine, classes: Option<Vec<ClassId>>) -> machine::Step {
    let Some(classes) = classes else { return Ok(()) };
    let newest = machine.input().objects().len() as u32 - 1;
    machine.restrict_object(newest, &classes)
}

impl HexMember {
    /// Loads what the specification names.
    fn new(setup: &mut Setup<'_>) -> Result<HexMember, AdmissionError> {
        let spec = setup.spec.cloned().ok_or(AdmissionError::NoSpec)?;
        let machine = &mut *setup.machine;
        let parameters = called(&spec, setup.parameters)?;
        let hex = Hex::new(&spec, &parameters)?;
        let names: Vec<TypeName> = hex.type_names().cloned().collect();
        let mut types = FxHashMap::default();
        for name in names {
            types.insert(name.name.clone(), spec_class(&mut machine.program, &name)?);
        }
        machine.grow();
        let (mut companions, mut companion_classes) = (Vec::new(), Vec::new());
        for trigger in &spec.triggers {
            let method = spec_companion(&mut machine.program, &trigger.companion)?;
            machine.grow();
            machine.set_companion(method).map_err(|error| AdmissionError::Companion {
                name: trigger.companion.name.clone(),
                why: error.to_string(),
            })?;
            companions.push(method);
            companion_classes.push(machine.program.method(method).class);
        }
        Ok(HexMember {
            hex,
            spec,
            parameters,
            companions,
            companion_classes,
            types,
            restriction: None,
            marks: Vec::new(),
            rechecks: setup.recheck,
        })
    }

    /// Whether the specification admits an alternative.
    pub(super) fn is_admitted(&mut self, machine: &mut Machine, alternative: Alternative) -> bool {
        if let Alternative::Types(Typed::Unknown(unknown), ..) = alternative {
            return self.admits_types(machine, alternative, unknown);
        }
        let Some(decision) = decision(alternative) else { return true };
        self.hex.admits(&machine.program, machine.input(), decision)
    }

    /// Whether a reference can still lead to an object after it has been narrowed to some types.
    fn admits_types(&mut self, machine: &mut Machine, narrowing: Alternative, unknown: Unknown) -> bool {
        let mark = machine.mark();
        // Exploration reports what cannot be applied when it takes the alternative.
        let is_admitted = match machine.apply(narrowing) {
            Err(_) => true,
            Ok(()) => match machine.alternatives(&Choice::Identity(unknown)) {
                Err(_) => true,
                Ok(ways) => ways.iter().any(|&way| {
                    let is_alias = matches!(way, Alternative::Alias(..));
                    self.is_admitted(machine, way) && (is_alias || self.can_expand(machine, unknown))
                }),
            },
        };
        machine.rollback(&mark);
        machine.release(&mark);
        is_admitted
    }

    /// Whether the object at a reference can be of one of the types to which the specification restricts it.
    fn can_expand(&mut self, machine: &mut Machine, unknown: Unknown) -> bool {
        let Some(classes) = self.expansion_classes(machine, unknown) else { return true };
        machine.can_be_one_of(unknown, &classes).unwrap_or(true)
    }

    /// The classes of which the object that an alternative makes must have one, if it makes one and the specification
    /// restricts them.
    pub(super) fn restriction_by(&mut self, machine: &Machine, alternative: Alternative) -> Option<Vec<ClassId>> {
        match decision(alternative) {
            Some(Decision::Fresh(unknown)) => self.expansion_classes(machine, unknown),
            _ => None,
        }
    }

    /// The classes of which an object at a reference must have one, if the specification restricts them.
    fn expansion_classes(&mut self, machine: &Machine, unknown: Unknown) -> Option<Vec<ClassId>> {
        let types = self.hex.expansion_types(&machine.program, machine.input(), unknown)?;
        Some(types.iter().filter_map(|name| self.types.get(&name.name).copied()).collect())
    }

    /// Takes note of a way that was taken where companion methods do not run.
    pub(super) fn note(&mut self, machine: &Machine, way: Alternative) {
        if let Some(decision) = decision(way) {
            self.hex.decided(&machine.program, machine.input(), decision);
        }
    }
}

impl Member for HexMember {
    fn name(&self) -> &'static str {
        HEX.name
    }

    fn classes(&self) -> Vec<ClassId> {
        self.companion_classes.clone()
    }

    fn concerns(&self, _machine: &Machine, alternative: Alternative) -> bool {
        !matches!(alternative, Alternative::Holds(..))
    }

    fn admits(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> Answer {
        if self.is_admitted(ground.machine, alternative) { Answer::Admitted } else { Answer::Rejected }
    }

    fn before(&mut self, ground: &mut Ground<'_>, alternative: Alternative) {
        self.restriction = self.restriction_by(ground.machine, alternative);
    }

    fn after(&mut self, ground: &mut Ground<'_>, alternative: Alternative) -> machine::Step {
        let Some(decision) = decision(alternative) else { return Ok(()) };
        let machine = &mut *ground.machine;
        // Before the triggers, which may want one of these types.
        restrict_newest(machine, self.restriction.take())?;
        let calls = self.hex.decided(&machine.program, machine.input(), decision);
        // The one that runs first is entered last.
        for call in calls.iter().rev() {
            let value = |argument: &CallArgument| match *argument {
                CallArgument::Object(object) => Value::Ref(object),
                CallArgument::Parameter(at) => ground.entry.parameters[at],
            };
            let arguments: Vec<Value> = call.arguments.iter().map(value).collect();
            machine.call(self.companions[call.companion], &arguments)?;
        }
        Ok(())
    }

    fn close_off(&mut self, ground: &mut Ground<'_>) {
        super::close::close_off(self, ground);
    }

    fn recheck(&mut self, ground: &mut Ground<'_>) -> Recheck {
        if !self.rechecks {
            return Recheck::Kept;
        }
        let machine = &*ground.machine;
        let (heap, _) = reference::PartialHeap::of(&machine.program, machine.input(), &self.parameters);
        match reference::holds(&self.spec, &heap, BACKBONES) {
            Ok(true) => Recheck::Kept,
            Ok(false) => Recheck::Rejected,
            Err(_) => Recheck::Unchecked,
        }
    }

    fn mark(&mut self) {
        let mark = self.hex.mark();
        self.marks.push(mark);
    }

    fn rollback(&mut self) {
        if let Some(mark) = self.marks.last() {
            self.hex.rollback(mark);
        }
    }

    fn release(&mut self) {
        if let Some(mark) = self.marks.pop() {
            self.hex.release(&mark);
        }
    }
}
