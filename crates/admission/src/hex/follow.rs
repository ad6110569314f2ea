//! Following patterns along the origins of objects: one step of each automaton for a newly discovered object, and
//! which references and objects patterns accept.
//!
//! All of it takes time that depends on the specification alone, with two exceptions. Whether a target is reached from
//! a start that shares its state with a nearer one is found by walking from the one to the other. And an accepted
//! object may be the first one below many that are not accepted: they all learn it, once.

use heap::Origin;
use smallvec::SmallVec;
use spec::{Base, State};

use super::Hex;
use super::classes::View;
use super::compile::{Aim, Role, Starts};
use super::trace::{NONE, Node, OUTSIDE, Thread};
use super::types::Fit;

/// Where a reference is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The number of the object that holds it, or [`OUTSIDE`].
    pub(super) owner: u32,
    /// The step from there.
    pub(super) step: u32,
}

/// How far steps lead along a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reached {
    /// They leave it.
    Nothing,
    /// To a place from which it goes on.
    Part,
    /// To its end.
    End,
}

/// Whether a target means an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Met {
    No,
    Yes,
    /// Yes, as long as no object below it is accepted; this thread tells whether one is.
    WhileEnd(usize),
}

/// The object that holds an input.
fn owner_of(origin: Origin) -> u32 {
    match origin {
        Origin::Field(owner, _) | Origin::Element(owner, _) => owner,
        _ => OUTSIDE,
    }
}

impl Hex {
    /// Where an input is.
    pub(super) fn place(&mut self, view: View<'_>, origin: Origin) -> Place {
        let step = self.steps.number(&self.rules, &self.types, view, origin);
        Place { owner: owner_of(origin), step }
    }

    /// Enters the objects that have been discovered meanwhile.
    pub(super) fn catch_up(&mut self, view: View<'_>) {
        for number in self.trace.nodes.len()..view.input.objects().len() {
            self.enter(view, view.input.objects()[number].origin);
        }
    }

    /// Enters the next object.
    pub(super) fn enter(&mut self, view: View<'_>, origin: Origin) {
        let place = self.place(view, origin);
        let number = self.trace.nodes.len() as u32;
        let first = self.trace.threads.len();
        for pattern in 0..self.rules.patterns.len() as u32 {
            let own = self.trace.threads.len();
            let (starts, role) = self.kind_of(pattern);
            if starts == Starts::Anywhere && role != Role::Path {
                self.push(pattern, self.start_of(pattern), number, false);
            }
            if self.steps.concern(place.step).patterns.binary_search(&pattern).is_err() {
                continue;
            }
            for (state, start, is_shared) in self.before(view, pattern, place.owner) {
                let state = self.advance(pattern, state, place.step);
                if self.rules.patterns[pattern as usize].automaton.is_dead(state) {
                    continue;
                }
                let nearer = (own..self.trace.threads.len()).find(|&at| self.trace.threads.get(at).state == state);
                match nearer {
                    Some(at) => {
                        let thread = self.trace.threads.get(at);
                        self.trace.threads.set(at, Thread { is_shared: true, ..thread });
                    }
                    None => self.push(pattern, state, start, is_shared),
                }
            }
        }
        let len = (self.trace.threads.len() - first) as u32;
        self.trace.nodes.extend_from(&[Node { owner: place.owner, step: place.step, first: first as u32, len }]);
        self.extend_owners(number);
    }

    fn kind_of(&self, pattern: u32) -> (Starts, Role) {
        let pattern = &self.rules.patterns[pattern as usize];
        (pattern.starts, pattern.role)
    }

    fn start_of(&self, pattern: u32) -> State {
        self.rules.patterns[pattern as usize].automaton.start()
    }

    fn push(&mut self, pattern: u32, state: State, start: u32, is_shared: bool) {
        let thread = Thread { pattern, state, start, is_shared, is_extended: false, relied: NONE };
        self.trace.threads.extend_from(&[thread]);
    }

    fn advance(&mut self, pattern: u32, state: State, step: u32) -> State {
        self.work += 1;
        let automaton = &mut self.rules.patterns[pattern as usize].automaton;
        automaton.step(state, step, self.steps.concern(step).step())
    }

    /// The states of a pattern before a step from an owner, with their starts, the nearest first, and whether others
    /// share them.
    fn before(&mut self, view: View<'_>, pattern: u32, owner: u32) -> SmallVec<[(State, u32, bool); 4]> {
        let mut states = SmallVec::new();
        let (starts, role) = self.kind_of(pattern);
        let starts_here = match starts {
            Starts::Outside => owner == OUTSIDE,
            // For a target, the threads of an object include one that starts at the object itself.
            Starts::Anywhere => owner == OUTSIDE || role == Role::Path,
            // The class is known by now, from the discovery or from a cast: a field of the object has been read.
            Starts::Instances(id) => {
                owner != OUTSIDE && self.types.fit(view.classes, view.class_of(owner), id) == Fit::Yes
            }
        };
        if starts_here {
            states.push((self.start_of(pattern), owner, false));
        }
        if owner != OUTSIDE {
            for at in self.trace.threads_of(owner, pattern) {
                let thread = self.trace.threads.get(at);
                states.push((thread.state, thread.start, thread.is_shared));
            }
        }
        self.work += 1;
        states
    }

    /// Where the steps to a reference start if a pattern accepts them: at the nearest place.
    pub(super) fn start(&mut self, view: View<'_>, pattern: u32, place: Place) -> Option<u32> {
        for (state, start, _) in self.before(view, pattern, place.owner) {
            let state = self.advance(pattern, state, place.step);
            if self.rules.patterns[pattern as usize].accepts(state) {
                return Some(start);
            }
        }
        None
    }

    /// How far the steps to a reference lead along a pattern that starts outside.
    pub(super) fn reaches(&mut self, view: View<'_>, pattern: u32, place: Place) -> Reached {
        let mut reached = Reached::Nothing;
        for (state, _, _) in self.before(view, pattern, place.owner) {
            let state = self.advance(pattern, state, place.step);
            let pattern = &self.rules.patterns[pattern as usize];
            if pattern.accepts(state) {
                return Reached::End;
            }
            if !pattern.automaton.is_dead(state) {
                reached = Reached::Part;
            }
        }
        reached
    }

    /// Tells the objects above a new one that it is accepted.
    fn extend_owners(&mut self, number: u32) {
        let node = self.trace.nodes.get(number as usize);
        for at in node.first..node.first + node.len {
            let thread = self.trace.threads.get(at as usize);
            let pattern = &self.rules.patterns[thread.pattern as usize];
            let is_new_end = pattern.role == Role::Target { max: true } && pattern.accepts(thread.state);
            if !is_new_end {
                continue;
            }
            let mut reached: SmallVec<[(u32, State); 4]> = SmallVec::new();
            reached.push((number, thread.state));
            while let Some((object, state)) = reached.pop() {
                let node = self.trace.nodes.get(object as usize);
                if node.owner == OUTSIDE {
                    continue;
                }
                for at in self.trace.threads_of(node.owner, thread.pattern) {
                    let above = self.trace.threads.get(at);
                    if !above.is_extended && self.advance(thread.pattern, above.state, node.step) == state {
                        self.trace.extend(at);
                        reached.push((node.owner, above.state));
                    }
                }
            }
        }
    }

    /// Whether a target means an object, from the view of a reference at a place whose path starts somewhere.
    pub(super) fn meets(&mut self, place: Place, start: u32, aim: Aim, object: u32) -> Met {
        let (Aim::Exactly(base) | Aim::Reached { base, .. }) = aim;
        let base = match base {
            Base::Root => Some(OUTSIDE),
            Base::Start => Some(start),
            Base::Back(steps) => self.trace.back(place.owner, steps),
        };
        let Some(base) = base else { return Met::No };
        let Aim::Reached { pattern, max, .. } = aim else {
            return if base == object { Met::Yes } else { Met::No };
        };
        let Some(at) = self.thread_from(pattern, base, object) else { return Met::No };
        let thread = self.trace.threads.get(at);
        match self.rules.patterns[pattern as usize].accepts(thread.state) {
            true if !max => Met::Yes,
            true if !thread.is_extended => Met::WhileEnd(at),
            _ => Met::No,
        }
    }

    /// The thread that knows the state of a target after the steps from a start to an object.
    fn thread_from(&mut self, pattern: u32, start: u32, object: u32) -> Option<usize> {
        let threads = self.trace.threads_of(object, pattern);
        self.work += threads.len() as u64;
        let own = threads.clone().find(|&at| self.trace.threads.get(at).start == start);
        if own.is_some() || !threads.clone().any(|at| self.trace.threads.get(at).is_shared) {
            return own;
        }
        let mut steps: SmallVec<[u32; 8]> = SmallVec::new();
        let mut at = object;
        while at != start {
            self.work += 1;
            if at == OUTSIDE {
                return None;
            }
            let node = self.trace.nodes.get(at as usize);
            steps.push(node.step);
            at = node.owner;
        }
        let mut state = self.start_of(pattern);
        for &step in steps.iter().rev() {
            state = self.advance(pattern, state, step);
        }
        threads.into_iter().find(|&at| self.trace.threads.get(at).state == state)
    }
}
