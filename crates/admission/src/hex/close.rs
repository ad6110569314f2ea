//! Closing the input off by the rules of its shape: a reference that no path has read is null in a witness, unless the
//! specification forbids that; then it leads where the specification allows it to lead.
//!
//! Takes the first way that is admitted, and leaves the reference open if none is. Companion methods do not run.

use heap::{Nullness, Ref, Unknown, Value};
use machine::{Alternative, Choice, Machine};

use super::member::{HexMember, restrict_newest};
use crate::ground::Ground;
use crate::member::Member;
use crate::side_run::side_run;

/// Further objects that closing may make.
const MOST: usize = 16;
/// Closing decides references, and executes no code.
const BUDGET: u64 = 0;

/// Decides the references that must not be null and that the path has not decided.
pub(super) fn close_off(member: &mut HexMember, ground: &mut Ground<'_>) {
    let entry = ground.entry;
    side_run(ground.machine, 0, BUDGET, |machine| {
        let Ok(overwritten) = machine.show_entry(&entry.statics) else { return };
        let mut closing = Closing { member, machine };
        for &parameter in &entry.parameters {
            if let Value::Ref(parameter) = parameter {
                closing.reference(parameter, usize::MAX);
            }
        }
        let end = closing.machine.input().objects().len() + MOST;
        let mut number = 0;
        // The list of objects grows while they are closed off.
        while number < closing.machine.input().objects().len() {
            closing.object(number, end);
            number += 1;
        }
        // An error is ignored: it occurs only if the entry could not have been shown either.
        let _ = machine.show_current(&overwritten);
    });
}

struct Closing<'a> {
    member: &'a mut HexMember,
    machine: &'a mut Machine,
}

impl Closing<'_> {
    fn object(&mut self, number: usize, end: usize) {
        let object = self.machine.input().objects()[number].object;
        for slot in self.machine.reference_slots(object) {
            let mark = self.machine.mark();
            self.member.mark();
            let is_closed = match self.machine.entry_field(object, slot) {
                Ok(Value::Ref(reference)) => self.reference(reference, end),
                _ => false,
            };
            if !is_closed {
                // The field stays undiscovered.
                self.machine.rollback(&mark);
                self.member.rollback();
            }
            self.machine.release(&mark);
            self.member.release();
        }
    }

    /// Decides which object a reference is if it must not be null and is still open; whether it did so.
    fn reference(&mut self, reference: Ref, end: usize) -> bool {
        let Some(unknown) = reference.unknown() else { return false };
        let cell = self.machine.input().unknown(unknown);
        match cell.nullness {
            Nullness::Null => false,
            Nullness::Maybe if self.member.is_admitted(self.machine, Alternative::Null(unknown)) => false,
            Nullness::Maybe => self.take(Alternative::Object(unknown)) && self.identity(unknown, end),
            Nullness::Object => cell.object.is_null() && self.identity(unknown, end),
        }
    }

    fn identity(&mut self, unknown: Unknown, end: usize) -> bool {
        let Ok(ways) = self.machine.alternatives(&Choice::Identity(unknown)) else { return false };
        let is_room = self.machine.input().objects().len() < end;
        for &way in &ways {
            let is_possible = matches!(way, Alternative::Alias(..)) || is_room;
            if is_possible && self.member.is_admitted(self.machine, way) {
                return self.take(way);
            }
        }
        false
    }

    fn take(&mut self, way: Alternative) -> bool {
        let classes = self.member.restriction_by(self.machine, way);
        if self.machine.apply(way).is_err() || restrict_newest(self.machine, classes).is_err() {
            return false;
        }
        self.member.note(self.machine, way);
        true
    }
}
