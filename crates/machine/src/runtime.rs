//! What the virtual machine itself keeps for a path beside heap, frames and static fields: states of classes, objects that
//! exist once, what was printed and read. Little of it changes once a program has warmed up.

use std::hash::{Hash, Hasher};

use heap::{Ref, Scalar, Table, TableMark, Unknown};

use crate::descriptor::Descriptor;
use crate::interned::{Interned, InternedMark};
use crate::moments::{Moments, MomentsMark};
use crate::output::{Output, OutputMark};

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

/// The first identifier of a thread, in newer JDKs, which count them outside the heap.
const FIRST_THREAD_ID: i64 = 3;

/// The virtual machine's own part of the state.
pub struct Runtime {
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
    /// Readings of the surroundings so far that a replay would not repeat.
    pub readings: Scalar<u64>,
    /// Where readings may be anything: one more than the number of the variable that the last reading of elapsed time is.
    pub elapsed: Scalar<u32>,
    /// Where readings may be anything: one more than the number of the variable that is the identity hash code of an
    /// object, by the number of its identity.
    pub hashes: Table<u32>,
    /// Open files: how far each has been read. Number 0 is standard input.
    pub descriptors: Table<Descriptor>,
    /// Files opened so far.
    pub opened: Scalar<usize>,
    /// The next identifier of a thread object.
    pub thread_ids: Scalar<i64>,
    /// The last input of which it was decided whether it is a certain object of a static field, and that object.
    pub offered: Scalar<Option<(Unknown, Ref)>>,
    /// Earlier states that contracts are shown.
    pub moments: Moments,
}

heap::trailed! {
    /// A point in the history of the virtual machine.
    RuntimeMark of Runtime {
        init: TableMark,
        init_errors: TableMark,
        mirrors: TableMark,
        modules: TableMark,
        literals: TableMark,
        singletons: TableMark,
        interned: InternedMark,
        output: OutputMark,
        clock: u64,
        readings: u64,
        elapsed: u32,
        hashes: TableMark,
        descriptors: TableMark,
        opened: usize,
        thread_ids: i64,
        offered: Option<(Unknown, Ref)>,
        moments: MomentsMark,
    }
}

impl Default for Runtime {
    fn default() -> Runtime {
        Runtime {
            init: Table::default(),
            init_errors: Table::default(),
            mirrors: Table::default(),
            modules: Table::default(),
            literals: Table::default(),
            singletons: Table::default(),
            interned: Interned::default(),
            output: Output::default(),
            clock: Scalar::default(),
            readings: Scalar::default(),
            elapsed: Scalar::default(),
            hashes: Table::default(),
            descriptors: Table::default(),
            opened: Scalar::default(),
            thread_ids: Scalar::new(FIRST_THREAD_ID),
            offered: Scalar::default(),
            moments: Moments::default(),
        }
    }
}

impl Runtime {
    /// Adds every reference that is held.
    pub fn roots(&self, roots: &mut Vec<Ref>) {
        // All parts are named: when one is added, this code has to say what it holds.
        let Runtime {
            init: _,
            init_errors,
            mirrors,
            modules,
            literals,
            singletons,
            interned,
            output: _,
            clock: _,
            readings: _,
            elapsed: _,
            hashes: _,
            descriptors: _,
            opened: _,
            thread_ids: _,
            // These exist only where there are inputs, and such paths are not collected.
            offered: _,
            moments: _,
        } = self;
        for table in [init_errors, mirrors, modules, literals, singletons] {
            roots.extend(table.cells());
        }
        interned.roots(roots);
    }

    /// Feeds everything into a digest. Cells that still hold their defaults do not count: tables may have grown
    /// meanwhile.
    pub fn digest(&self, hasher: &mut impl Hasher) {
        // All parts are named: when one is added, this code has to digest it.
        let Runtime {
            init,
            init_errors,
            mirrors,
            modules,
            literals,
            singletons,
            interned,
            output,
            clock,
            readings,
            elapsed,
            hashes,
            descriptors,
            opened,
            thread_ids,
            // It decides nothing that the program sees.
            offered: _,
            moments,
        } = self;
        for (at, state) in init.cells().iter().enumerate() {
            if *state != InitState::Untouched {
                (at, state).hash(hasher);
            }
        }
        // A separator between parts: the end of one must not be taken for the start of the next.
        usize::MAX.hash(hasher);
        for table in [init_errors, mirrors, modules, literals, singletons] {
            for (at, object) in table.cells().iter().enumerate() {
                if !object.is_null() {
                    (at, object).hash(hasher);
                }
            }
            usize::MAX.hash(hasher);
        }
        interned.digest(hasher);
        output.digest(hasher);
        for (at, descriptor) in descriptors.cells().iter().enumerate() {
            if *descriptor != Descriptor::START {
                (at, descriptor).hash(hasher);
            }
        }
        for (identity, variable) in hashes.cells().iter().enumerate() {
            if *variable != 0 {
                (identity, variable).hash(hasher);
            }
        }
        (clock.get(), readings.get(), elapsed.get(), opened.get(), thread_ids.get()).hash(hasher);
        moments.digest(hasher);
    }
}
