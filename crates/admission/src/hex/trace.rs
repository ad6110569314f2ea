//! What is kept of a path: for every input object the states of all patterns after its origin. All of it is undone by
//! rollback.

use std::hash::{Hash, Hasher};

use heap::{Arena, ArenaMark, Scalar};
use spec::State;

use super::compile::Rules;

/// In place of the number of an object: outside.
pub(super) const OUTSIDE: u32 = u32::MAX;
/// In place of the number of a link: none.
pub(super) const NONE: u32 = u32::MAX;

/// A pattern is in a state after the steps from a start to an object. If several starts are in the same state, only the
/// nearest is kept: from here on their states stay the same. So an object has at most as many threads as patterns have
/// states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thread {
    pub(super) pattern: u32,
    pub(super) state: State,
    /// The number of an object, or [`OUTSIDE`].
    pub(super) start: u32,
    /// Whether farther starts are in the same state.
    pub(super) is_shared: bool,
    /// Of targets: whether some object below is accepted.
    pub(super) is_extended: bool,
    /// The first link of the reliances on there being no accepted object below; [`NONE`] if there are none.
    pub(super) relied: u32,
}

/// An input object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    /// The object that holds the reference by which it was discovered, or [`OUTSIDE`].
    pub(super) owner: u32,
    /// The step from there.
    pub(super) step: u32,
    /// Where its threads start: by pattern, the nearest start first.
    pub(super) first: u32,
    /// How many there are.
    pub(super) len: u32,
}

/// A reference satisfies an atom only as long as some objects are ends; `ends` counts those that still are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reliance {
    pub(super) atom: u32,
    pub(super) ends: u32,
}

/// An element of the list of reliances on a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Link {
    pub(super) reliance: u32,
    pub(super) next: u32,
}

/// What is kept of a path.
#[derive(Debug, Default)]
pub(super) struct Trace {
    pub(super) nodes: Arena<Node>,
    pub(super) threads: Arena<Thread>,
    pub(super) reliances: Arena<Reliance>,
    pub(super) links: Arena<Link>,
    /// By atom.
    pub(super) violated: Arena<bool>,
    /// By atom: whether it is true for good.
    pub(super) kept: Arena<bool>,
    /// Whether the specification is false for good.
    pub(super) is_lost: Scalar<bool>,
}

heap::trailed! {
    /// A point in the history of the decision procedure.
    HexMark of Trace {
        nodes: ArenaMark,
        threads: ArenaMark,
        reliances: ArenaMark,
        links: ArenaMark,
        violated: ArenaMark,
        kept: ArenaMark,
        is_lost: bool,
    }
}

impl Trace {
    /// Nothing has been discovered.
    pub(super) fn new(atoms: u32) -> Trace {
        let mut trace = Trace::default();
        trace.violated.extend(atoms as usize, false);
        trace.kept.extend(atoms as usize, false);
        trace
    }

    /// Whether an atom is true or false for good.
    pub(super) fn truth(&self, atom: u32) -> Option<bool> {
        match (self.violated.get(atom as usize), self.kept.get(atom as usize)) {
            (true, _) => Some(false),
            (false, true) => Some(true),
            (false, false) => None,
        }
    }

    /// Where the threads of a pattern at an object are.
    pub(super) fn threads_of(&self, object: u32, pattern: u32) -> std::ops::Range<usize> {
        let node = self.nodes.get(object as usize);
        let threads = self.threads.slice(node.first as usize, node.len as usize);
        let start = threads.partition_point(|thread| thread.pattern < pattern);
        let len = threads[start..].iter().take_while(|thread| thread.pattern == pattern).count();
        let start = node.first as usize + start;
        start..start + len
    }

    /// The object that is so many steps back from a reference held by an owner; 1 is the owner.
    pub(super) fn back(&self, owner: u32, steps: u32) -> Option<u32> {
        let mut at = owner;
        for _ in 1..steps {
            if at == OUTSIDE {
                return None;
            }
            at = self.nodes.get(at as usize).owner;
        }
        (steps > 0).then_some(at)
    }

    /// Records that an atom relies on the objects of these threads being ends.
    pub(super) fn rely(&mut self, atom: u32, threads: &[usize]) {
        let reliance = Reliance { atom, ends: threads.len() as u32 };
        let reliance = self.reliances.extend_from(&[reliance]) as u32;
        for &at in threads {
            let thread = self.threads.get(at);
            let relied = self.links.extend_from(&[Link { reliance, next: thread.relied }]) as u32;
            self.threads.set(at, Thread { relied, ..thread });
        }
    }

    /// Records that an object below is accepted, and which atoms that violates.
    pub(super) fn extend(&mut self, at: usize) {
        let thread = self.threads.get(at);
        self.threads.set(at, Thread { is_extended: true, ..thread });
        let mut next = thread.relied;
        while next != NONE {
            let link = self.links.get(next as usize);
            let reliance = self.reliances.get(link.reliance as usize);
            let ends = reliance.ends - 1;
            self.reliances.set(link.reliance as usize, Reliance { ends, ..reliance });
            if ends == 0 {
                self.violated.set(reliance.atom as usize, true);
            }
            next = link.next;
        }
    }

    /// Feeds everything into a digest. Numbers of states and steps depend on other paths; what they mean does not.
    pub(super) fn digest(&self, rules: &Rules, hasher: &mut impl Hasher) {
        for node in self.nodes.cells() {
            (node.owner, node.first, node.len).hash(hasher);
        }
        for thread in self.threads.cells() {
            rules.patterns[thread.pattern as usize].automaton.content(thread.state).hash(hasher);
            (thread.pattern, thread.start, thread.is_shared, thread.is_extended, thread.relied).hash(hasher);
        }
        self.reliances.cells().hash(hasher);
        self.links.cells().hash(hasher);
        self.violated.cells().hash(hasher);
        self.kept.cells().hash(hasher);
        self.is_lost.get().hash(hasher);
    }
}
