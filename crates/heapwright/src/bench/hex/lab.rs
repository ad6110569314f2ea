//! Where targets are explored: compiled subjects, specifications in files, and what was measured so far.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use clap::Parser;
use explore::{Counts, Invariant, Record};
use program::Jdk;
use tempfile::TempDir;

use super::driver::driver;
use super::subject::{Kind, SUBJECTS, Subject, Target};
use super::technique::Technique;
use crate::bench::measure::{Extent, Timed, explore_timed, progress};
use crate::bench::programs::{compile_texts, unwritable};
use crate::cli::{Cli, Command};
use crate::failure::Failure;
use crate::plan::Plan;

macro_rules! sources {
    ($folder:literal: $($class:literal),* $(,)?) => {
        &[$(($class, include_str!(concat!("../../../../../", $folder, "/", $class, ".java")))),*]
    };
}

/// The subjects and their companions.
const SOURCES: &[(&str, &str)] = sources![
    "bench/java/hex": "LinkedList", "LinkedListCompanion", "TreeMap", "TreeMapCompanion", "AvlTree", "AvlTreeCompanion",
    "CachingList", "CachingListCompanion", "FlightPlan", "FlightPlanCompanion", "TrajectorySynthesizer", "Node",
    "NodeCompanion", "GraphList", "GraphListCompanion", "NodeTraversal", "RenameLabels", "Walks",
];

/// Objects of each class by which a completion may exceed what is explored.
const FURTHER: &str = "2";

/// What companions say to the engine.
const API: &[(&str, &str)] = sources!["java/src/heapwright": "Heapwright", "AssumptionViolated"];

/// What exploring a target gave.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers {
    /// Paths that ended.
    pub traces: u64,
    /// Those with an input that can be completed to a valid one.
    pub valid: u64,
    /// Those with one for which no valid completion exists, or none was found.
    pub invalid: u64,
    /// Those among them for which none was found: a search for ever larger ones has no end.
    pub unjudged: u64,
    /// Those that violate the property.
    pub alarms: u64,
    /// Those among them whose input is not valid.
    pub false_alarms: u64,
    /// Processor time, without that of judging.
    pub cpu: Duration,
    /// Whether the time was used up.
    pub is_cut: bool,
}

/// Compiled subjects, and what was measured.
pub struct Lab {
    extent: Extent,
    jdk: Jdk,
    folder: TempDir,
    classes: PathBuf,
    known: RefCell<HashMap<(&'static str, Technique), Measured>>,
}

/// Targets, each with its numbers.
pub type Measured = Rc<Vec<(Target, Numbers)>>;

impl Lab {
    /// Compiles the subjects.
    pub fn new(jdk: Option<&Path>, extent: Extent) -> Result<Lab, Failure> {
        let jdk = Jdk::find(jdk).map_err(Failure::class_path)?;
        let folder = TempDir::new().map_err(|error| unwritable(&error))?;
        let of = |package: &'static str, sources: &'static [(&str, &str)]| {
            sources.iter().map(move |(class, text)| (package.to_owned(), (*class).to_owned(), (*text).to_owned()))
        };
        let structures = SUBJECTS.iter().filter(|subject| subject.kind == Kind::Structure);
        let drivers = structures.map(|subject| ("hex".to_owned(), subject.driver(), driver(subject)));
        let classes =
            compile_texts(&jdk, folder.path(), of("hex", SOURCES).chain(of("heapwright", API)).chain(drivers))?;
        for subject in SUBJECTS {
            fs::write(spec_file(folder.path(), subject), subject.spec).map_err(|error| unwritable(&error))?;
        }
        Ok(Lab { extent, jdk, folder, classes, known: RefCell::default() })
    }

    /// The bound of a subject.
    pub fn bound(&self, subject: &Subject) -> u32 {
        if self.extent == Extent::Full { subject.bound } else { subject.bound.min(2) }
    }

    /// All targets of a subject, explored with a technique; made once.
    pub fn measure(&self, subject: &'static Subject, technique: Technique) -> Result<Measured, Failure> {
        if let Some(known) = self.known.borrow().get(&(subject.name, technique)) {
            return Ok(known.clone());
        }
        progress("hex", &format!("{}, {}: {}", subject.name, subject.about, technique.name()));
        let mut measured = Vec::new();
        for target in subject.targets(self.extent == Extent::Full) {
            let numbers = self.explore(subject, &target, technique)?;
            measured.push((target, numbers));
        }
        let measured = Rc::new(measured);
        self.known.borrow_mut().insert((subject.name, technique), measured.clone());
        Ok(measured)
    }

    /// A walk over a structure, with its specification.
    pub fn walk(&self, structure: &str, size: u32) -> Result<Counts, Failure> {
        let file = self.folder.path().join("Walks.hex");
        fs::write(&file, include_str!("../../../../../bench/java/hex/Walks.hex"))
            .map_err(|error| unwritable(&error))?;
        let target = format!("hex.Walks.{structure}");
        let mut words = vec!["heapwright".to_owned(), "check".to_owned(), target.clone()];
        let mut add = |flag: &str, value: &str| words.extend([flag.to_owned(), value.to_owned()]);
        add("--cp", &self.classes.display().to_string());
        add("--jdk", &self.jdk.home.display().to_string());
        add("--laziness", "lazy");
        add("--admission", "hex");
        add("--spec", &file.display().to_string());
        add("--n", &size.to_string());
        add("--jobs", "1");
        let plan = plan_of(words)?;
        Ok(explore_timed(&plan, &target)?.record.counts)
    }

    /// One target: explored once for the time, and once more with the ends of all paths judged.
    fn explore(&self, subject: &Subject, target: &Target, technique: Technique) -> Result<Numbers, Failure> {
        if technique == Technique::Lazy {
            // Its time is that of judging: nearly all it finds is invalid.
            let Timed { record, cpu, .. } =
                explore_timed(&self.plan(subject, target, technique, Judging::On)?, &target.method)?;
            return Ok(judged(&record, cpu, record.interrupted.is_some()));
        }
        let timed = self.plan(subject, target, technique, Judging::Off)?;
        let Timed { record, cpu, .. } = explore_timed(&timed, &target.method)?;
        let is_cut = record.interrupted.is_some();
        if technique == Technique::Eager {
            let (traces, alarms) = (record.counts.completed(), record.counts.violated);
            return Ok(Numbers { traces, valid: traces, alarms, cpu, is_cut, ..Numbers::default() });
        }
        let record = explore_timed(&self.plan(subject, target, technique, Judging::On)?, &target.method)?.record;
        Ok(judged(&record, cpu, is_cut || record.interrupted.is_some()))
    }

    /// The plan that the same words on the command line would make.
    fn plan(
        &self,
        subject: &Subject,
        target: &Target,
        technique: Technique,
        judging: Judging,
    ) -> Result<Plan, Failure> {
        let time = match (self.extent, subject.kind) {
            (Extent::Quick, _) => "1s",
            (Extent::Full, Kind::Structure) => "2s",
            (Extent::Full, Kind::Component) => "60s",
        };
        let mut words = vec!["heapwright".to_owned(), "check".to_owned(), target.method.clone()];
        let mut add = |flag: &str, value: &str| words.extend([flag.to_owned(), value.to_owned()]);
        add("--cp", &self.classes.display().to_string());
        add("--jdk", &self.jdk.home.display().to_string());
        add("--laziness", "lazy");
        add("--admission", technique.admission());
        if technique == Technique::Hex {
            add("--spec", &spec_file(self.folder.path(), subject).display().to_string());
        }
        for limit in subject.limits(self.bound(subject)) {
            add("--n", &limit);
        }
        if technique == Technique::Whole {
            // As in the paper, completions may be larger than what is explored, as far as it takes to lose nothing valid.
            add("--further", FURTHER);
        }
        // Drivers are subclasses, and no input but the receiver is one.
        add("--subtypes", "declared");
        // Recursion on a heap that is no tree ends here, and its path does not count.
        add("--depth", "40");
        // So does a loop on a heap with a cycle.
        add("--steps", "200000");
        add("--jobs", "1");
        add("--time", time);
        words.push("--no-replay".to_owned());
        if judging == Judging::On {
            words.push("--judge".to_owned());
        }
        let mut plan = plan_of(words)?;
        let needs_invariant = judging == Judging::On || !matches!(technique, Technique::Lazy | Technique::Hex);
        if judging == Judging::Off {
            plan.task.settings.admission.judging = explore::Judging::Nothing;
        }
        plan.task.settings.inputs.invariant = if needs_invariant { Invariant::Convention } else { Invariant::None };
        Ok(plan)
    }
}

/// What judging the ends of paths gave.
fn judged(record: &Record, cpu: Duration, is_cut: bool) -> Numbers {
    let counts = &record.counts;
    let unjudged = counts.uncompleted + counts.unjudged;
    Numbers {
        traces: counts.valid + counts.invalid + unjudged,
        valid: counts.valid,
        invalid: counts.invalid + unjudged,
        unjudged,
        alarms: counts.alarms,
        false_alarms: counts.false_alarms,
        cpu,
        is_cut,
    }
}

/// The plan that words on the command line make.
fn plan_of(words: Vec<String>) -> Result<Plan, Failure> {
    let cli = Cli::try_parse_from(words).map_err(|error| Failure::bug(error.to_string()))?;
    let Command::Check(args) = &cli.command else { return Err(Failure::bug("`check` is another command")) };
    Plan::of_known_target(args)
}

/// Whether the ends of paths are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Judging {
    On,
    Off,
}

fn spec_file(folder: &Path, subject: &Subject) -> PathBuf {
    folder.join(format!("{}.hex", subject.name))
}
