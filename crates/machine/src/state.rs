//! All that belongs to a path: what a mark saves and a rollback restores.

use std::hash::{Hash, Hasher};

use heap::{Heap, HeapMark, InputHeap, InputMark, Ref, Scalar, Table, TableMark, Value};
use program::{ClassId, LiteralId, SiteId};
use rustc_hash::FxHasher;

use crate::collect::references;
use crate::decide::Truth;
use crate::descriptor::Descriptor;
use crate::interned::{Interned, InternedMark};
use crate::output::{Output, OutputMark};
use crate::stack::{Stack, StackMark};

/// How far the initialization of a class has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InitState {
    /// Not begun.
    Untouched,
    /// Running; there is one thread, so uses go ahead.
    Running,
    /// Done.
    Done,
    /// Failed: every use throws `NoClassDefFoundError`.
    Erroneous,
}

/// Newer JDKs count thread identifiers outside the heap, from 3 on.
const FIRST_THREAD_ID: i64 = 3;

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
    /// The initialization state of each class.
    pub init: Table<InitState>,
    /// What each erroneous class reports as the cause.
    pub init_errors: Table<Ref>,
    /// The `Class` object of each class, null until it is asked for.
    pub mirrors: Table<Ref>,
    /// The `Module` object of each module, null until it is asked for.
    pub modules: Table<Ref>,
    /// The `String` of each constant, null until it is asked for.
    pub literals: Table<Ref>,
    /// The instance made by each site that captures nothing.
    pub singletons: Table<Ref>,
    /// Interned strings.
    pub interned: Interned,
    /// What the program printed.
    pub output: Output,
    /// Readings of the clock so far.
    pub clock: Scalar<u64>,
    /// Open files: how far each has been read. Number 0 is standard input.
    pub descriptors: Table<Descriptor>,
    /// Files opened so far.
    pub opened: Scalar<usize>,
    /// The next identifier of a thread object.
    pub thread_ids: Scalar<i64>,
}

heap::trailed! {
    /// A point that a path can be rolled back to.
    Mark of State {
        heap: HeapMark,
        input: InputMark,
        truth: TableMark,
        stack: StackMark,
        statics: TableMark,
        init: TableMark,
        init_errors: TableMark,
        mirrors: TableMark,
        modules: TableMark,
        literals: TableMark,
        singletons: TableMark,
        interned: InternedMark,
        output: OutputMark,
        clock: u64,
        descriptors: TableMark,
        opened: usize,
        thread_ids: i64,
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
            init: Table::default(),
            init_errors: Table::default(),
            mirrors: Table::default(),
            modules: Table::default(),
            literals: Table::default(),
            singletons: Table::default(),
            interned: Interned::default(),
            output: Output::default(),
            clock: Scalar::default(),
            descriptors: Table::default(),
            opened: Scalar::default(),
            thread_ids: Scalar::new(FIRST_THREAD_ID),
        }
    }

    /// The `Class` object of a class, if it exists.
    #[inline(always)]
    pub fn mirror(&self, class: ClassId) -> Ref {
        self.mirrors.get(class.index())
    }

    /// The string of a constant, if it exists.
    #[inline(always)]
    pub fn literal(&self, literal: LiteralId) -> Ref {
        self.literals.cells().get(literal.index()).copied().unwrap_or(Ref::NULL)
    }

    /// The instance made by a site that captures nothing, if it exists.
    #[inline(always)]
    pub fn singleton(&self, site: SiteId) -> Ref {
        self.singletons.cells().get(site.index()).copied().unwrap_or(Ref::NULL)
    }

    /// Adds every reference that is held outside the heap.
    pub fn roots(&self, roots: &mut Vec<Ref>) {
        // All by name: a part that is added must say what it holds.
        let State {
            heap: _,
            // Only explored paths have inputs, and these are never collected.
            input: _,
            truth: _,
            stack,
            statics,
            init: _,
            init_errors,
            mirrors,
            modules,
            literals,
            singletons,
            interned,
            output: _,
            clock: _,
            descriptors: _,
            opened: _,
            thread_ids: _,
        } = self;
        stack.roots(roots);
        roots.extend(references(statics.cells()));
        for table in [init_errors, mirrors, modules, literals, singletons] {
            roots.extend(table.cells());
        }
        interned.roots(roots);
    }

    /// A digest of everything: equal states have equal digests. Cells that tables gained since, still holding their
    /// defaults, do not count.
    pub fn digest(&self) -> u64 {
        // All by name: a part that is added must be digested as well.
        let State {
            heap,
            input,
            truth,
            stack,
            statics,
            init,
            init_errors,
            mirrors,
            modules,
            literals,
            singletons,
            interned,
            output,
            clock,
            descriptors,
            opened,
            thread_ids,
        } = self;
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
        // A sign between the parts: the end of one must not pass for the start of the next.
        usize::MAX.hash(&mut hasher);
        for (at, state) in init.cells().iter().enumerate() {
            if *state != InitState::Untouched {
                (at, state).hash(&mut hasher);
            }
        }
        usize::MAX.hash(&mut hasher);
        for table in [init_errors, mirrors, modules, literals, singletons] {
            for (at, object) in table.cells().iter().enumerate() {
                if !object.is_null() {
                    (at, object).hash(&mut hasher);
                }
            }
            usize::MAX.hash(&mut hasher);
        }
        interned.digest(&mut hasher);
        output.digest(&mut hasher);
        for (at, descriptor) in descriptors.cells().iter().enumerate() {
            if *descriptor != Descriptor::START {
                (at, descriptor).hash(&mut hasher);
            }
        }
        (clock.get(), opened.get(), thread_ids.get()).hash(&mut hasher);
        hasher.finish()
    }
}
