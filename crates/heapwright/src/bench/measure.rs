//! One run of one program: layers and store in, counters and processor time out.
//!
//! Runs are made in this process, one after the other with one worker each: a process for each would start the JDK's classes anew
//! and blur small runs. The time in which the machine is started is known exactly here, and left out.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use clap::Parser;
use explore::{ExploreError, Progress, Record, SubjectError};
use program::Jdk;
use rustix::time::{ClockId, clock_gettime};
use store::{Place, Secret, Stores, Trust};
use tempfile::TempDir;

use super::programs::{Subject, compile, unwritable};
use crate::bug;
use crate::cli::{BenchArgs, Cli, Command};
use crate::failure::Failure;
use crate::plan::Plan;

/// The layers of a run, as the command line spells them.
pub type Layers = &'static str;

/// Every check goes to the backend, with the whole path condition.
pub const BARE: Layers = "none";
/// What the Green paper has.
pub const GREEN: Layers = "slice,canon,store";
/// What GreenTrie has.
pub const TRIE: Layers = "slice,canon,store,implication";
/// Everything.
pub const ALL: Layers = "all";

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

/// How much is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Small parameters.
    Quick,
    /// Those of the papers.
    Full,
}

impl Extent {
    /// What the command line asks for.
    pub fn of(args: &BenchArgs) -> Extent {
        if args.quick { Extent::Quick } else { Extent::Full }
    }
}

/// Compiled programs, and a place for stores.
pub struct Lab {
    /// How much is measured.
    pub extent: Extent,
    jdk: Jdk,
    folder: TempDir,
    classes: PathBuf,
    files: Cell<u32>,
    secret: Secret,
    /// Runs on stores of their own: the same for every table.
    alone: RefCell<HashMap<(Subject, Layers, Ints), Measure>>,
}

/// How long one run may take.
const TIME: &str = "60s";
/// How long one call of the backend may take.
const SOLVER_TIME: &str = "1s";

impl Lab {
    /// Compiles the programs.
    pub fn new(jdk: Option<&Path>, extent: Extent) -> Result<Lab, Failure> {
        let jdk = Jdk::find(jdk).map_err(Failure::class_path)?;
        let folder = TempDir::new().map_err(|error| unwritable(&error))?;
        let classes = compile(&jdk, folder.path())?;
        Ok(Lab {
            extent,
            jdk,
            folder,
            classes,
            files: Cell::new(0),
            secret: Secret::random(),
            alone: RefCell::default(),
        })
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
    pub fn filled_store(&self, subject: &Subject, layers: Layers) -> Result<Stores, Failure> {
        let store = self.new_store();
        self.run(subject, layers, &store, Ints::Ideal)?;
        Ok(store)
    }

    /// The bytes of a class of package `green`.
    pub fn class(&self, name: &str) -> Result<Vec<u8>, Failure> {
        fs::read(self.classes.join("green").join(format!("{name}.class"))).map_err(|error| unwritable(&error))
    }

    /// A folder with another version of a class of package `green`.
    pub fn changed_class(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, Failure> {
        let folder = self.folder.path().join("changed");
        let write = || -> std::io::Result<()> {
            fs::create_dir_all(folder.join("green"))?;
            fs::write(folder.join("green").join(format!("{name}.class")), bytes)
        };
        write().map_err(|error| unwritable(&error))?;
        Ok(folder)
    }

    /// A run with ideal integers on an empty store of its own; made once.
    pub fn alone(&self, subject: &Subject, layers: Layers) -> Result<Measure, Failure> {
        let key = (subject.clone(), layers, Ints::Ideal);
        if let Some(known) = self.alone.borrow().get(&key) {
            return Ok(*known);
        }
        let measure = self.run(subject, layers, &self.new_store(), Ints::Ideal)?;
        self.alone.borrow_mut().insert(key, measure);
        Ok(measure)
    }

    /// One run.
    pub fn run(&self, subject: &Subject, layers: Layers, store: &Stores, ints: Ints) -> Result<Measure, Failure> {
        let plan = self.plan(subject, layers, store, ints)?;
        let Timed { record, boot, cpu } = explore_timed(&plan, &subject.target)?;
        Ok(Measure {
            checks: record.counts.solver.queries,
            calls: record.counts.solver.smt_calls,
            backend: Duration::from_nanos(record.counts.solver.smt_nanos),
            cpu,
            boot,
            is_cut: record.interrupted.is_some(),
        })
    }

    /// The plan that the same words on the command line would make.
    fn plan(&self, subject: &Subject, layers: Layers, store: &Stores, ints: Ints) -> Result<Plan, Failure> {
        let changed = subject.changed.iter().map(|folder| folder.display().to_string());
        let entries: Vec<String> = changed.chain([self.classes.display().to_string()]).collect();
        let mut words = vec!["heapwright".to_owned(), "check".to_owned(), subject.target.clone()];
        let mut add = |flag: &str, value: &str| words.extend([flag.to_owned(), value.to_owned()]);
        add("--cp", &entries.join(":"));
        add("--jdk", &self.jdk.home.display().to_string());
        add("--loop", &subject.iterations.to_string());
        add("--steps", &subject.steps.to_string());
        add("--solver-time", SOLVER_TIME);
        add("--int", if ints == Ints::Ideal { "ideal" } else { "java" });
        add("--solver-layers", layers);
        add("--jobs", "1");
        add("--time", TIME);
        let cli = Cli::try_parse_from(words).map_err(|error| Failure::bug(error.to_string()))?;
        let Command::Check(args) = &cli.command else { return Err(Failure::bug("`check` is another command")) };
        let mut plan = Plan::of_known_target(args)?;
        plan.task.stores = store.clone();
        Ok(plan)
    }
}

/// An exploration, and the processor time that it took.
pub struct Timed {
    /// What it found.
    pub record: Record,
    /// Time of starting the machine.
    pub boot: Duration,
    /// Time of exploring.
    pub cpu: Duration,
}

/// Explores a target.
pub fn explore_timed(plan: &Plan, target: &str) -> Result<Timed, Failure> {
    let start = processor_time();
    let ready = Mutex::new(start);
    let progress = Progress::default();
    let find = |machine: &mut machine::Machine| {
        let found = machine.program.find_targets(target);
        machine.grow();
        let found = found.map_err(|error| SubjectError::Start(error.to_string()))?;
        *ready.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = processor_time();
        found.first().copied().ok_or_else(|| SubjectError::Start(format!("no method {target}")))
    };
    let record = explore::explore(&|| plan.machine(), &find, &plan.task, &progress);
    let end = processor_time();
    let record = record.map_err(|error| match error {
        ExploreError::Subject(error) => Failure::subject(&error),
        ExploreError::Bug(bug) => bug::on_path(target, &bug),
    })?;
    let ready = *ready.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(Timed { record, boot: ready.saturating_sub(start), cpu: end.saturating_sub(ready) })
}

/// The time that processors have spent on this process.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// A share of checks that did not reach the backend: R of the paper.
pub fn reuse(checks: u64, calls: u64) -> Option<f64> {
    super::table::ratio(checks as f64 - calls as f64, checks as f64)
}

/// Processor time of one run over that of another: T of the paper.
pub fn time_ratio(with: Duration, without: Duration) -> Option<f64> {
    super::table::ratio(with.as_secs_f64(), without.as_secs_f64())
}

/// Says on standard error what is being measured.
pub fn progress(table: &str, what: &str) {
    eprintln!("bench: {table}: {what}");
}
