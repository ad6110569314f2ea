//! Closing the input off by the rules of its shape: a reference that nobody has read is null in a witness, unless the
//! specification forbids that; then it leads where the specification allows it to lead.
//!
//! Takes the first way that is admitted, and leaves the reference open if none is. Companion methods do not run.

use heap::{Nullness, Ref, Unknown, Value};
use machine::{Alternative, Choice};

use super::Worker;
use super::hex::decision;
use crate::shape_rules::ShapeRules;

/// Further objects that closing may make.
const MOST: usize = 16;

impl Worker<'_> {
    /// Decides the references that must not be null and that nobody has decided.
    pub(super) fn close_by_rules(&mut self) {
        if self.rules.is_none() {
            return;
        }
        self.aside(|worker| {
            let Ok(overwritten) = worker.machine.show_entry(&worker.root.entry_statics) else { return };
            for at in 0..worker.parameters.len() {
                if let Value::Ref(parameter) = worker.parameters[at] {
                    worker.close_reference(parameter, usize::MAX);
                }
            }
            let end = worker.machine.state.input.objects().len() + MOST;
            let mut number = 0;
            // Grows meanwhile.
            while number < worker.machine.state.input.objects().len() {
                worker.close_object(number, end);
                number += 1;
            }
            // What cannot be put back was never replaced.
            let _ = worker.machine.show_current(&overwritten);
        });
    }

    fn close_object(&mut self, number: usize, end: usize) {
        let object = self.machine.state.input.objects()[number].object;
        for slot in self.machine.reference_slots(object) {
            let (mark, rules) = (self.machine.mark(), ShapeRules::mark(&mut self.rules));
            let is_closed = match self.machine.entry_field(object, slot) {
                Ok(Value::Ref(reference)) => self.close_reference(reference, end),
                _ => false,
            };
            if !is_closed {
                // Nobody needs to know of it.
                self.machine.rollback(&mark);
                ShapeRules::rollback(&mut self.rules, &rules);
            }
            self.machine.release(&mark);
            ShapeRules::release(&mut self.rules, &rules);
        }
    }

    /// Whether a reference had to be decided, and was.
    fn close_reference(&mut self, reference: Ref, end: usize) -> bool {
        let Some(unknown) = reference.unknown() else { return false };
        let cell = self.machine.state.input.unknown(unknown);
        match cell.nullness {
            Nullness::Null => false,
            Nullness::Maybe if self.hex_admits(Alternative::Null(unknown)) => false,
            Nullness::Maybe => self.note(Alternative::Object(unknown)) && self.close_identity(unknown, end),
            Nullness::Object => cell.object.is_null() && self.close_identity(unknown, end),
        }
    }

    fn close_identity(&mut self, unknown: Unknown, end: usize) -> bool {
        let Ok(ways) = self.machine.alternatives(&Choice::Identity(unknown)) else { return false };
        let is_room = self.machine.state.input.objects().len() < end;
        for &way in &ways {
            let is_possible = matches!(way, Alternative::Alias(..)) || is_room;
            if is_possible && self.hex_admits(way) {
                return self.note(way);
            }
        }
        false
    }

    /// Takes a way without running companion methods.
    fn note(&mut self, way: Alternative) -> bool {
        if self.machine.apply(way).is_err() {
            return false;
        }
        if let (Some(rules), Some(decision)) = (&mut self.rules, decision(way)) {
            rules.hex.decided(&self.machine.program, &self.machine.state.input, decision);
        }
        true
    }
}
