//! All that belongs to a path: what a mark saves and a rollback restores.

use std::hash::{Hash, Hasher};

use heap::{Heap, HeapMark, InputHeap, InputMark, Ref, Seldom, Table, TableMark, Value};
use program::{ClassId, LiteralId, SiteId};
use rustc_hash::FxHasher;

use crate::collect::references;
use crate::decide::Truth;
use crate::runtime::Runtime;
use crate::stack::{Stack, StackMark};

/// The state of a path.
pub struct State {
    /// Objects: the current heap.
    pub heap: Heap,
    /// The input as far as it has been discovered.
    pub input: InputHeap,
    /// Conditions that are decided on this path.
    pub truth: Table<Truth>,
    /// Frames.
    pub stack: Stack,
    /// Static fields of all classes.
    pub statics: Table<Value>,
    /// What the virtual machine itself keeps.
    pub runtime: Seldom<Runtime>,
}

heap::trailed! {
    /// A point that a path can be rolled back to.
    Mark of State {
        heap: HeapMark,
        input: InputMark,
        truth: TableMark,
        stack: StackMark,
        statics: TableMark,
        runtime: (),
    }
}

impl State {
    /// An empty state.
    pub fn new(stack: Stack) -> State {
        State {
            heap: Heap::default(),
            input: InputHeap::default(),
            truth: Table::default(),
            stack,
            statics: Table::default(),
            runtime: Seldom::new(Runtime::default()),
        }
    }

    /// The `Class` object of a class, if it exists.
    #[inline(always)]
    pub fn mirror(&self, class: ClassId) -> Ref {
        self.runtime.mirrors.get(class.index())
    }

    /// The string of a constant, if it exists.
    #[inline(always)]
    pub fn literal(&self, literal: LiteralId) -> Ref {
        self.runtime.literals.cells().get(literal.index()).copied().unwrap_or(Ref::NULL)
    }

    /// The instance made by a site that captures nothing, if it exists.
    #[inline(always)]
    pub fn singleton(&self, site: SiteId) -> Ref {
        self.runtime.singletons.cells().get(site.index()).copied().unwrap_or(Ref::NULL)
    }

    /// Adds every reference that is held outside the heap.
    pub fn roots(&self, roots: &mut Vec<Ref>) {
        // All parts are named: when one is added, this code has to say what it holds. Only explored paths have inputs,
        // and garbage is never collected on these.
        let State { heap: _, input: _, truth: _, stack, statics, runtime } = self;
        stack.roots(roots);
        roots.extend(references(statics.cells()));
        runtime.roots(roots);
    }

    /// A digest of everything: equal states have equal digests. Cells that still hold their defaults do not count:
    /// tables may have grown meanwhile.
    pub fn digest(&self) -> u64 {
        // All parts are named: when one is added, this code has to digest it.
        let State { heap, input, truth, stack, statics, runtime } = self;
        let mut hasher = FxHasher::default();
        heap.digest(&mut hasher);
        input.digest(&mut hasher);
        for (at, truth) in truth.cells().iter().enumerate() {
            if *truth != Truth::Open {
                (at, truth).hash(&mut hasher);
            }
        }
        stack.digest(&mut hasher);
        for (at, value) in statics.cells().iter().enumerate() {
            let (tag, bits) = value.bits();
            if bits != 0 {
                (at, tag, bits).hash(&mut hasher);
            }
        }
        // A separator between parts: the end of one must not be taken for the start of the next.
        usize::MAX.hash(&mut hasher);
        runtime.digest(&mut hasher);
        hasher.finish()
    }
}
