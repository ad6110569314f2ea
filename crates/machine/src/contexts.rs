//! Context versions: which objects the references can be that a contract gives in the place of a body.
//!
//! Follows Bogor/Kiasan (§3): what a call returns or assigns can be any object of the input, or one that the program made before the
//! call; objects that it makes later cannot be. Sharper than the paper: of those made before, only what the call could
//! reach, from its arguments and from static fields. The version of a value is the moment of the call that gave it, and
//! follows from where it comes from.

use heap::{Origin, Ref, Unknown, Value};
use program::ClassId;
use rustc_hash::FxHashSet;
use term::Domain;

use crate::collect::references;
use crate::decide::{Conditions, Numbers, Truth};
use crate::machine::Machine;
use crate::moments::{Answered, ENTRY};
use crate::references::known_part;
use crate::trap::Step;

impl Machine {
    /// Begins the moment of a call of a method that nobody has seen, if it can reach objects that the program has made; answers
    /// its number, else that of the entry.
    pub(crate) fn begin_answer(&mut self, arguments: &[Value]) -> i32 {
        let reachable = self.within_reach(arguments);
        if reachable.is_empty() {
            return ENTRY;
        }
        let objects = self.state.heap.numbers() as u32;
        self.state.runtime.moments.begin(objects, &reachable, false)
    }

    /// What the running method was called with.
    pub(crate) fn arguments_of_running(&self) -> Vec<Value> {
        let method = self.state.stack.current.method;
        (0..self.program.method(method).arg_slots).map(|slot| self.state.stack.local(slot)).collect()
    }

    /// The objects that the program has made and that a call with some arguments can reach: through them, static fields, objects
    /// of the input, and what earlier calls could reach and may have kept.
    pub(crate) fn within_reach(&self, arguments: &[Value]) -> Vec<Ref> {
        let mut work: Vec<Ref> = references(arguments).collect();
        let input = &self.state.input;
        work.extend(input.objects().iter().map(|object| object.object));
        work.extend(input.responses().iter().flat_map(|response| references(input.arguments(response))));
        work.extend(self.state.runtime.moments.all_reachable());
        for (slot, value) in self.state.statics.cells().iter().enumerate() {
            if let Value::Ref(object) = *value
                && !self.program.class(self.program.static_owner(slot as u32)).is_jdk()
            {
                work.push(object);
            }
        }
        let mut seen = FxHashSet::default();
        let mut made = Vec::new();
        while let Some(reference) = work.pop() {
            let object = known_part(&self.state.input, reference);
            if object.is_null() || object.is_undecided() || !seen.insert(object) {
                continue;
            }
            let is_new = object.number() >= self.entry.objects;
            if is_new && self.state.input.number_of(object).is_none() {
                made.push(object);
            }
            self.state.heap.referents(object, &mut |next| work.push(next));
        }
        made.sort_unstable();
        made
    }

    /// The moment of the call that gave what is found at an origin; the entry for inputs of the subject.
    pub(crate) fn context_of(&self, origin: Origin) -> i32 {
        if !self.state.runtime.moments.has_begun() {
            return ENTRY;
        }
        let mut origin = origin;
        loop {
            match origin {
                Origin::Field(owner, _) | Origin::Element(owner, _) => {
                    origin = self.state.input.objects()[owner as usize].origin;
                }
                Origin::Response(number) => {
                    let response = self.state.input.responses().get(number as usize);
                    return response.map_or(ENTRY, |response| response.moment);
                }
                Origin::Asked(number) => return self.state.runtime.moments.moment_of(number).unwrap_or(ENTRY),
                _ => return ENTRY,
            }
        }
    }

    /// The objects that the program has made and that a value of a class can be which a contract has given.
    pub(crate) fn given_objects(&self, origin: Origin, class: ClassId) -> Vec<Ref> {
        let context = self.context_of(origin);
        let is_of =
            |object: &Ref| self.state.heap.class_of(*object).is_some_and(|own| self.program.is_subtype(own, class));
        self.state.runtime.moments.reachable(context).iter().copied().filter(is_of).collect()
    }

    /// Whether an unknown can be an object that the program has made, since a contract has given it.
    pub(crate) fn can_be_given(&self, unknown: Unknown, object: Ref) -> bool {
        let cell = self.state.input.unknown(unknown);
        self.state.runtime.moments.has_begun() && self.given_objects(cell.origin, cell.class).contains(&object)
    }

    /// Whether an input object cannot be what is found at an origin, since a later call has made it.
    pub(crate) fn is_made_after(&self, number: u32, origin: Origin) -> bool {
        let Some(variable) = self.state.runtime.moments.novelty_of(number) else { return false };
        let own = self.context_of(self.state.input.objects()[number as usize].origin);
        own > self.context_of(origin) && self.state.truth.cells().get(variable.index()) == Some(&Truth::True)
    }

    /// Whether an object that a contract has given did not exist at a moment; decides it where that is open.
    pub(crate) fn is_new_since(&mut self, object: Ref, moment: i32) -> Step<bool> {
        let Some(number) = self.state.input.number_of(object) else { return Ok(false) };
        let context = self.context_of(self.state.input.objects()[number as usize].origin);
        if context == ENTRY || context < moment {
            return Ok(false);
        }
        let known_before = self.state.input.unknowns().iter().any(|unknown| {
            self.state.input.number_of(unknown.object) == Some(number) && self.context_of(unknown.origin) < context
        });
        if known_before {
            return Ok(false);
        }
        let variable = match self.state.runtime.moments.novelty_of(number) {
            Some(variable) => variable,
            None => {
                self.note_answer_of(context, Answered::Novelty);
                let asked = self.ask_number(Domain::Bool);
                let variable = self.terms.is_true(asked)?;
                self.state.runtime.moments.add_novelty(number, variable);
                variable
            }
        };
        self.state.truth.decide(&self.terms, variable)
    }
}
