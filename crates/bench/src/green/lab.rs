//! Where programs are explored: compiled, with the layers and the store of each run, and what was measured so far.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use explore::{Inputs, Limits, Settings, SolverSettings};
use program::Jdk;
use scratch::Scratch;
use session::Session;
use solver::{Layer, Layers};
use store::{Place, Secret, Stores, Trust};
use term::Arithmetic;

use super::programs::{Subject, compile};
use crate::error::BenchError;
use crate::timed::{Scout, Timed, explore_timed};
use crate::{Extent, Order, Say};

/// Every check goes to the backend, with the whole path condition.
pub const BARE: Layers = Layers::NONE;
/// What the Green paper has.
pub const GREEN: Layers = Layers::NONE.with(Layer::Slice).with(Layer::Canon).with(Layer::Store);
/// What GreenTrie has.
pub const TRIE: Layers = GREEN.with(Layer::Implication);
/// Everything.
pub const ALL: Layers = Layers::ALL;

/// What integers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ints {
    /// Unbounded, as in the papers.
    Ideal,
    /// Java's.
    Java,
}

/// What a run did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measure {
    /// Checks that exploration asked for: without layers, each reaches the backend.
    pub checks: u64,
    /// Calls of the backend. A path that is run beforehand is part of them: without a store, its checks count twice.
    pub calls: u64,
    /// Time in the backend.
    pub backend: Duration,
    /// Processor time of the exploration.
    pub cpu: Duration,
    /// Processor time of starting the machine.
    pub boot: Duration,
    /// Whether the time was used up.
    pub is_cut: bool,
}

/// Compiled programs, and a place for stores.
pub struct Lab {
    /// How much is measured.
    pub extent: Extent,
    jdk: Jdk,
    folder: Scratch,
    classes: PathBuf,
    files: Cell<u32>,
    secret: Secret,
    /// Runs on stores of their own: the same for every table.
    alone: RefCell<HashMap<(Subject, Layers, Ints), Measure>>,
    scout: Scout,
    say: Say,
}

/// How long one run may take.
const TIME: Duration = Duration::from_secs(60);
/// How long one call of the backend may take.
const SOLVER_TIME: Duration = Duration::from_secs(1);

impl Lab {
    /// Compiles the programs.
    pub fn new(order: &Order) -> Result<Lab, BenchError> {
        let jdk = Jdk::find(order.jdk.as_deref())?;
        let folder = Scratch::new().map_err(BenchError::Folder)?;
        let classes = compile(&jdk, folder.path())?;
        Ok(Lab {
            extent: order.extent,
            scout: Scout::new(&jdk, &classes)?,
            jdk,
            folder,
            classes,
            files: Cell::new(0),
            secret: Secret::random(),
            alone: RefCell::default(),
            say: order.say,
        })
    }

    /// Says what is being measured.
    pub fn say(&self, table: &str, what: &str) {
        (self.say)(table, what);
    }

    /// A store with nothing in it.
    pub fn new_store(&self) -> Stores {
        Stores::memory()
    }

    /// A file for a store that does not exist yet.
    pub fn new_file(&self) -> PathBuf {
        let number = self.files.replace(self.files.get() + 1);
        self.folder.path().join(format!("answers-{number}.db"))
    }

    /// The store in a file, with nothing in memory before it.
    pub fn open_file(&self, file: &Path) -> Stores {
        Stores::open(&[Place::File(file.to_owned())], Trust::Own, self.secret.clone())
    }

    /// A folder for what is measured.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A store with what a run leaves.
    pub fn filled_store(&self, subject: &Subject, layers: Layers) -> Result<Stores, BenchError> {
        let store = self.new_store();
        self.run(subject, layers, &store, Ints::Ideal)?;
        Ok(store)
    }

    /// The bytes of a class of package `green`.
    pub fn class(&self, name: &str) -> Result<Vec<u8>, BenchError> {
        fs::read(self.classes.join("green").join(format!("{name}.class"))).map_err(BenchError::Folder)
    }

    /// A folder with another version of a class of package `green`.
    pub fn changed_class(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, BenchError> {
        let folder = self.folder.path().join("changed");
        let write = || -> std::io::Result<()> {
            fs::create_dir_all(folder.join("green"))?;
            fs::write(folder.join("green").join(format!("{name}.class")), bytes)
        };
        write().map_err(BenchError::Folder)?;
        Ok(folder)
    }

    /// A run with ideal integers on an empty store of its own; made once.
    pub fn alone(&self, subject: &Subject, layers: Layers) -> Result<Measure, BenchError> {
        let key = (subject.clone(), layers, Ints::Ideal);
        if let Some(known) = self.alone.borrow().get(&key) {
            return Ok(*known);
        }
        let measure = self.run(subject, layers, &self.new_store(), Ints::Ideal)?;
        self.alone.borrow_mut().insert(key, measure);
        Ok(measure)
    }

    /// One run.
    pub fn run(&self, subject: &Subject, layers: Layers, store: &Stores, ints: Ints) -> Result<Measure, BenchError> {
        let session = self.session(subject, layers, store, ints);
        let Timed { record, boot, cpu } = explore_timed(session, &self.scout.target(&subject.target)?)?;
        Ok(Measure {
            checks: record.counts.solver.queries,
            calls: record.counts.solver.smt_calls,
            backend: Duration::from_nanos(record.counts.solver.smt_nanos),
            cpu,
            boot,
            is_cut: record.interrupted.is_some(),
        })
    }

    /// The session of one run.
    fn session(&self, subject: &Subject, layers: Layers, store: &Stores, ints: Ints) -> Session {
        let class_path: Vec<PathBuf> = subject.changed.iter().chain([&self.classes]).cloned().collect();
        let int = match ints {
            Ints::Ideal => Arithmetic::Ideal,
            Ints::Java => Arithmetic::Java,
        };
        let settings = Settings {
            limits: Limits {
                iterations: subject.iterations,
                steps: subject.steps,
                time: Some(TIME),
                ..Limits::default()
            },
            inputs: Inputs { int, ..Inputs::default() },
            solver: SolverSettings { time: Some(SOLVER_TIME), layers, ..SolverSettings::default() },
            jobs: Some(1),
            ..Settings::default()
        };
        Session::with_stores(self.jdk.clone(), &class_path, settings, store.clone())
    }
}

/// A share of checks that did not reach the backend: R of the paper.
pub fn reuse(checks: u64, calls: u64) -> Option<f64> {
    crate::table::ratio(checks as f64 - calls as f64, checks as f64)
}
