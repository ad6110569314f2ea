//! The specification of the shape of the heap, asked and told about every decision; its companion methods run before
//! the program goes on.

use admission::hex::{CallArgument, Decision, reference};
use heap::{Unknown, Value};
use machine::{Alternative, Choice, Typed};
use program::ClassId;

use super::Worker;

/// Backbones that are looked at when the end of a path is checked once more.
const BACKBONES: usize = 10_000;

/// What an alternative decides about a reference.
pub(super) fn decision(alternative: Alternative) -> Option<Decision> {
    Some(match alternative {
        Alternative::Null(unknown) => Decision::Null(unknown),
        Alternative::Object(unknown) => Decision::Object(unknown),
        Alternative::Alias(unknown, object) => Decision::Alias(unknown, object),
        Alternative::Fresh(unknown) | Alternative::Text(Typed::Unknown(unknown), ..) => Decision::Fresh(unknown),
        Alternative::Holds(..) | Alternative::Types(..) | Alternative::Text(Typed::Object(_), ..) => return None,
    })
}

impl Worker<'_> {
    /// Whether the specification of the shape admits an alternative.
    pub(super) fn hex_admits(&mut self, alternative: Alternative) -> bool {
        if let Alternative::Types(Typed::Unknown(unknown), ..) = alternative {
            return self.rules.is_none() || self.hex_admits_types(alternative, unknown);
        }
        let (Some(rules), Some(decision)) = (&mut self.rules, decision(alternative)) else { return true };
        rules.hex.admits(&self.machine.program, &self.machine.state.input, decision)
    }

    /// Whether a reference that is narrowed to some types before anybody needs its object can still lead to one.
    fn hex_admits_types(&mut self, narrowing: Alternative, unknown: Unknown) -> bool {
        let mark = self.machine.mark();
        // What cannot be applied is for whoever takes it to report.
        let is_admitted = match self.machine.apply(narrowing) {
            Err(_) => true,
            Ok(()) => match self.machine.alternatives(&Choice::Identity(unknown)) {
                Err(_) => true,
                Ok(ways) => ways.iter().any(|&way| {
                    let is_alias = matches!(way, Alternative::Alias(..));
                    self.hex_admits(way) && (is_alias || self.can_expand(unknown))
                }),
            },
        };
        self.machine.rollback(&mark);
        self.machine.release(&mark);
        is_admitted
    }

    /// Whether a reference can be of one of the types that it may expand to.
    fn can_expand(&mut self, unknown: Unknown) -> bool {
        let Some(classes) = self.expansion_classes(unknown) else { return true };
        self.machine.can_be_one_of(unknown, &classes).unwrap_or(true)
    }

    /// The classes that an object at a reference must be of one of, if the specification restricts them.
    fn expansion_classes(&mut self, unknown: Unknown) -> Option<Vec<ClassId>> {
        let rules = self.rules.as_mut()?;
        let types = rules.hex.expansion_types(&self.machine.program, &self.machine.state.input, unknown)?;
        Some(types.iter().filter_map(|name| rules.class(name)).collect())
    }

    /// Takes an alternative, and has the specification take note: narrows what its rules narrow, and enters the companion
    /// methods that it causes to run.
    pub(super) fn apply(&mut self, alternative: Alternative) -> machine::Step {
        let classes = match decision(alternative) {
            Some(Decision::Fresh(unknown)) => self.expansion_classes(unknown),
            _ => None,
        };
        let (Some(rules), Some(decision)) = (&mut self.rules, decision(alternative)) else {
            return self.machine.apply(alternative);
        };
        let number = self.machine.state.input.objects().len() as u32;
        self.machine.apply(alternative)?;
        // Before the triggers, which may want one of these types.
        if let Some(classes) = classes {
            self.machine.restrict_object(number, &classes)?;
        }
        let calls = rules.hex.decided(&self.machine.program, &self.machine.state.input, decision);
        if calls.is_empty() {
            return Ok(());
        }
        if self.machine.state.stack.depth() == 0 {
            self.at.in_companion = true;
        }
        // The one that runs first is entered last.
        for call in calls.iter().rev() {
            let value = |argument: &CallArgument| match *argument {
                CallArgument::Object(object) => Value::Ref(object),
                CallArgument::Parameter(at) => self.parameters[at],
            };
            let arguments: Vec<Value> = call.arguments.iter().map(value).collect();
            self.machine.call(rules.companions[call.companion], &arguments)?;
        }
        Ok(())
    }

    /// Whether the input heap satisfies the specification over all of its backbones; none: nobody knows.
    pub(super) fn recheck(&mut self) -> Option<bool> {
        let spec = self.task.shapes()?;
        let names = self.subject.parameter_names();
        let (heap, _) = reference::PartialHeap::of(&self.machine.program, &self.machine.state.input, &names);
        reference::holds(spec, &heap, BACKBONES).ok()
    }
}
