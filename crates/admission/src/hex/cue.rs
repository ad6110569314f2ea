//! Companion methods: which of them a decision causes to run, and what they are given.

use heap::{InputHeap, Ref};
use smallvec::SmallVec;

use super::Hex;
use super::classes::View;
use super::compile::{CompanionArgument, Happening};
use super::decision::{Call, CallArgument, Decision};
use super::follow::Met;
use super::judge::{Goal, Reference};
use super::trace::OUTSIDE;
use super::types::Fit;

impl Hex {
    /// The companion methods that run, in the order in which they are written.
    pub(super) fn calls(&mut self, view: View<'_>, decision: Decision, reference: Reference, goal: Goal) -> Vec<Call> {
        let mut calls = Vec::new();
        let object = object_of(view.input, decision);
        for at in 0..self.steps.concern(reference.place.step).cues.len() {
            let companion = self.steps.concern(reference.place.step).cues[at] as usize;
            let cue = &self.rules.cues[companion];
            let (path, declared, event) = (cue.path, cue.declared, cue.event);
            if event.kind() != goal.kind() || !self.is_declared(view, reference, declared) {
                continue;
            }
            let Some(start) = self.start(view, path, reference.place) else { continue };
            let happens = match (event, goal) {
                (Happening::Expansion(Some(id)), Goal::Expansion(class)) => {
                    // The object exists by now, and its class may be narrower than that of the reference.
                    let class = view.input.number_of(object).map_or(class, |number| view.class_of(number));
                    self.types.fit(view.classes, class, id) == Fit::Yes
                }
                (Happening::Alias(Some(id)), Goal::Alias(number)) => {
                    self.types.fit(view.classes, view.class_of(number), id) == Fit::Yes
                }
                (Happening::AliasOf(aim), Goal::Alias(number)) => {
                    self.meets(reference.place, start, aim, number) != Met::No
                }
                _ => true,
            };
            if happens {
                calls.push(Call { companion, arguments: self.arguments(view, companion, reference, start, object) });
            }
        }
        calls
    }

    fn arguments(
        &self,
        view: View<'_>,
        cue: usize,
        reference: Reference,
        start: u32,
        it: Ref,
    ) -> SmallVec<[CallArgument; 2]> {
        let object = |number: Option<u32>| match number {
            Some(number) if number != OUTSIDE => view.input.objects()[number as usize].object,
            _ => Ref::NULL,
        };
        let arguments = self.rules.cues[cue].arguments.iter().map(|argument| match *argument {
            CompanionArgument::It | CompanionArgument::Back(0) => CallArgument::Object(it),
            CompanionArgument::Back(steps) => {
                CallArgument::Object(object(self.trace.back(reference.place.owner, steps)))
            }
            CompanionArgument::Start => CallArgument::Object(object(Some(start))),
            CompanionArgument::Parameter(at) => CallArgument::Parameter(at),
        });
        arguments.collect()
    }
}

/// The object that a reference has been decided to be, or null.
fn object_of(input: &InputHeap, decision: Decision) -> Ref {
    match decision {
        Decision::Alias(_, object) => object,
        _ => input.decided(decision.unknown()).unwrap_or(Ref::NULL),
    }
}
