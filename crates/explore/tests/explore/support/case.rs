//! Explorations as data: a subject with its settings, and what must not depend on how it is explored.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::Duration;

use explore::{
    Coverage, Gap, Interruption, Limit, Limits, Progress, Record, Settings, SubjectError, Task, Verdict, explore,
};
use machine::Machine;
use program::{ClassPath, Jdk, MethodId, Program};
use store::Stores;
use testing::{Javac, repository};

/// Far more time than any exploration here takes: one that is not over by then hangs.
const WATCHDOG: Duration = Duration::from_secs(600);

/// A subject with its settings.
#[derive(Clone)]
pub struct Case {
    /// The method.
    pub target: &'static str,
    /// What inputs are, how far the exploration goes, in which order, with how many workers.
    pub task: Task,
}

impl Case {
    /// A subject with the settings of a first run: three objects of a class.
    pub fn new(target: &'static str) -> Case {
        let limits =
            Limits { n: Some(3), array: Some(4), time: None, depth: 16_000, memory: 4 << 30, ..Limits::default() };
        let settings = Settings { limits, jobs: Some(1), ..Settings::default() };
        Case { target, task: Task { settings, stores: Stores::memory(), ..Task::default() } }
    }

    /// With so many input objects of a class.
    pub fn n(mut self, n: u32) -> Case {
        self.task.settings.limits.n = Some(n);
        self
    }

    /// With chains of so many materializations, and nothing else that bounds them.
    pub fn k(mut self, k: u32) -> Case {
        let limits = &mut self.task.settings.limits;
        (limits.k, limits.n, limits.array) = (Some(k), None, Some(k));
        self
    }

    /// With other settings.
    pub fn with(mut self, change: impl FnOnce(&mut Settings)) -> Case {
        change(&mut self.task.settings);
        self
    }

    /// Explores it. Fails if that does not end.
    pub fn explore(&self) -> Record {
        let case = self.clone();
        let (sender, receiver) = mpsc::channel();
        let thread = thread::spawn(move || sender.send(case.explore_here()).is_ok());
        match receiver.recv_timeout(WATCHDOG) {
            Ok(record) => record,
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("{} hangs: {:?}", self.target, self.task),
            // The thread panicked: its panic is passed on.
            Err(mpsc::RecvTimeoutError::Disconnected) => match thread.join() {
                Err(panic) => std::panic::resume_unwind(panic),
                Ok(_) => unreachable!("a thread that sends nothing has panicked"),
            },
        }
    }

    fn explore_here(&self) -> Record {
        let jdk = Jdk::find(None).expect("a JDK");
        let setup = || {
            let class_path = ClassPath::open(&jdk, &[classes().to_owned()]).expect("a class path");
            Machine::boot(Program::new(jdk.clone(), class_path), self.task.settings.machine())
        };
        let record = explore(&setup, &|machine| self.find(machine), &self.task, &Progress::default());
        record.unwrap_or_else(|error| panic!("{}: {error}", self.target))
    }

    fn find(&self, machine: &mut Machine) -> Result<MethodId, SubjectError> {
        let found = machine.program.find_targets(self.target);
        machine.grow();
        let found = found.map_err(|error| SubjectError::Start(error.to_string()))?;
        Ok(found[0])
    }
}

/// What an exploration found, as far as neither order nor workers may change it.
#[derive(Debug, PartialEq)]
pub struct Findings {
    counts: BTreeMap<&'static str, u64>,
    cuts: BTreeMap<Limit, u64>,
    gaps: BTreeMap<Gap, u64>,
    heaps: BTreeSet<u64>,
    /// Whole: with the path, the conditions, and the picture of the input.
    violations: Vec<String>,
    verdict: Verdict,
    interrupted: Option<Interruption>,
    coverage: Coverage,
}

impl From<Record> for Findings {
    fn from(record: Record) -> Findings {
        let counts = &record.counts;
        let counts = BTreeMap::from([
            ("completed", counts.completed()),
            ("returned", counts.returned),
            ("threw", counts.threw),
            ("violated", counts.violated),
            ("pruned by the solver", counts.pruned_solver),
            ("pruned by admission", counts.pruned_admission),
            ("pruned by a precondition", counts.pruned_precondition),
            ("pruned by a limit", counts.pruned_limit),
            ("forks", counts.forks),
        ]);
        let picture = |violation| format!("{violation:#?}");
        Findings {
            counts,
            verdict: record.verdict(),
            heaps: record.heaps.iter().copied().collect(),
            violations: record.violations.values().map(picture).collect(),
            cuts: record.cuts,
            gaps: record.gaps,
            interrupted: record.interrupted,
            coverage: record.coverage,
        }
    }
}

/// The compiled subjects.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let groups = ["structures", "heap", "types", "arrays", "strings", "shapes"];
        let folders = groups.map(|group| format!("subjects/check/{group}"));
        let own = [("Twisted.java", include_str!("Twisted.java")), ("Covered.java", include_str!("Covered.java"))];
        let javac = Javac::new("explored-subjects").texts(&own).folder(&repository().join("java/src/heapwright"));
        folders.iter().fold(javac, |javac, folder| javac.folder(&repository().join(folder))).compile()
    })
}
