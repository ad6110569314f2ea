//! Where targets are explored: compiled subjects, specifications in files, and what was measured so far.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use explore::{AdmissionSettings, Counts, Inputs, Invariant, Judging, Limits, Members, Record, Settings};
use machine::Laziness;
use program::{Jdk, Subtypes};
use scratch::Scratch;
use session::{Session, SessionError, open_solver};

use super::driver::driver;
use super::subject::{Kind, SUBJECTS, Subject, Target};
use super::technique::Technique;
use crate::compile::compile_texts;
use crate::error::BenchError;
use crate::timed::{Scout, Timed, explore_timed};
use crate::{Extent, Order, Say};

macro_rules! sources {
    ($folder:literal: $($class:literal),* $(,)?) => {
        &[$(($class, include_str!(concat!("../../../../", $folder, "/", $class, ".java")))),*]
    };
}

/// The subjects and their companions.
const SOURCES: &[(&str, &str)] = sources![
    "bench/java/hex": "LinkedList", "LinkedListCompanion", "TreeMap", "TreeMapCompanion", "AvlTree", "AvlTreeCompanion",
    "CachingList", "CachingListCompanion", "FlightPlan", "FlightPlanCompanion", "TrajectorySynthesizer", "Node",
    "NodeCompanion", "GraphList", "GraphListCompanion", "NodeTraversal", "RenameLabels", "Walks",
];

/// Objects of each class by which a completion may exceed what is explored.
const FURTHER: u32 = 2;

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
    folder: Scratch,
    classes: PathBuf,
    known: RefCell<HashMap<(&'static str, Technique), Measured>>,
    scout: Scout,
    say: Say,
}

/// Targets, each with its numbers.
pub type Measured = Rc<Vec<(Target, Numbers)>>;

impl Lab {
    /// Compiles the subjects.
    pub fn new(order: &Order) -> Result<Lab, BenchError> {
        let jdk = Jdk::find(order.jdk.as_deref())?;
        let folder = Scratch::new().map_err(BenchError::Folder)?;
        let of = |package: &'static str, sources: &'static [(&str, &str)]| {
            sources.iter().map(move |(class, text)| (package.to_owned(), (*class).to_owned(), (*text).to_owned()))
        };
        let structures = SUBJECTS.iter().filter(|subject| subject.kind == Kind::Structure);
        let drivers = structures.map(|subject| ("hex".to_owned(), subject.driver(), driver(subject)));
        let classes =
            compile_texts(&jdk, folder.path(), of("hex", SOURCES).chain(of("heapwright", API)).chain(drivers))?;
        for subject in SUBJECTS {
            fs::write(spec_file(folder.path(), subject), subject.spec).map_err(BenchError::Folder)?;
        }
        let scout = Scout::new(&jdk, &classes)?;
        Ok(Lab { extent: order.extent, jdk, folder, classes, known: RefCell::default(), scout, say: order.say })
    }

    /// The bound of a subject.
    pub fn bound(&self, subject: &Subject) -> u32 {
        if self.extent == Extent::Full { subject.bound } else { subject.bound.min(2) }
    }

    /// All targets of a subject, explored with a technique; made once.
    pub fn measure(&self, subject: &'static Subject, technique: Technique) -> Result<Measured, BenchError> {
        if let Some(known) = self.known.borrow().get(&(subject.name, technique)) {
            return Ok(known.clone());
        }
        (self.say)("hex", &format!("{}, {}: {}", subject.name, subject.about, technique.name()));
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
    pub fn walk(&self, structure: &str, size: u32) -> Result<Counts, BenchError> {
        let file = self.folder.path().join("Walks.hex");
        fs::write(&file, include_str!("../../../../bench/java/hex/Walks.hex")).map_err(BenchError::Folder)?;
        let settings = Settings {
            limits: Limits { n: Some(size), ..Limits::default() },
            inputs: Inputs { laziness: Laziness::Lazy, ..Inputs::default() },
            admission: AdmissionSettings {
                members: Members::of(&["hex"]),
                specs: vec![file],
                ..AdmissionSettings::default()
            },
            jobs: Some(1),
            ..Settings::default()
        };
        let target = self.scout.target(&format!("hex.Walks.{structure}"))?;
        Ok(explore_timed(self.session(settings)?, &target)?.record.counts)
    }

    /// One target: explored once for the time, and once more with the ends of all paths judged.
    fn explore(&self, subject: &Subject, target: &Target, technique: Technique) -> Result<Numbers, BenchError> {
        let found = self.scout.target(&target.method)?;
        let explore = |judging| -> Result<Timed, SessionError> {
            explore_timed(self.session(self.settings(subject, technique, judging))?, &found)
        };
        if technique == Technique::Lazy {
            // Its time is that of judging: nearly all it finds is invalid.
            let Timed { record, cpu, .. } = explore(Judging::All)?;
            return Ok(judged(&record, cpu, record.interrupted.is_some()));
        }
        let Timed { record, cpu, .. } = explore(Judging::Nothing)?;
        let is_cut = record.interrupted.is_some();
        if technique == Technique::Eager {
            let (traces, alarms) = (record.counts.completed(), record.counts.violated);
            return Ok(Numbers { traces, valid: traces, alarms, cpu, is_cut, ..Numbers::default() });
        }
        let record = explore(Judging::All)?.record;
        Ok(judged(&record, cpu, is_cut || record.interrupted.is_some()))
    }

    /// The settings of one run.
    fn settings(&self, subject: &Subject, technique: Technique, judging: Judging) -> Settings {
        let time = match (self.extent, subject.kind) {
            (Extent::Quick, _) => Duration::from_secs(1),
            (Extent::Full, Kind::Structure) => Duration::from_secs(2),
            (Extent::Full, Kind::Component) => Duration::from_secs(60),
        };
        let needs_invariant = judging == Judging::All || !matches!(technique, Technique::Lazy | Technique::Hex);
        let specs = (technique == Technique::Hex).then(|| spec_file(self.folder.path(), subject));
        Settings {
            limits: Limits {
                n_of: subject.limits(self.bound(subject)),
                // Recursion on a heap that is no tree ends here, and its path does not count.
                depth: 40,
                // So does a loop on a heap with a cycle.
                steps: 200_000,
                time: Some(time),
                ..Limits::default()
            },
            inputs: Inputs {
                laziness: Laziness::Lazy,
                // Drivers are subclasses, and no input but the receiver is one.
                subtypes: Subtypes::Declared,
                invariant: if needs_invariant { Invariant::Convention } else { Invariant::None },
                ..Inputs::default()
            },
            admission: AdmissionSettings {
                members: technique.member().map_or_else(Members::none, |member| Members::of(&[member])),
                // As in the paper, completions may be larger than what is explored, as far as it takes to lose nothing
                // valid.
                further: if technique == Technique::Whole { FURTHER } else { 0 },
                judging,
                specs: specs.into_iter().collect(),
                ..AdmissionSettings::default()
            },
            jobs: Some(1),
            ..Settings::default()
        }
    }

    /// The session of one run.
    fn session(&self, settings: Settings) -> Result<Session, SessionError> {
        let stores = open_solver(&settings.solver)?;
        let mut session = Session::with_stores(self.jdk.clone(), std::slice::from_ref(&self.classes), settings, stores);
        session.specify(&[])?;
        Ok(session)
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

fn spec_file(folder: &Path, subject: &Subject) -> PathBuf {
    folder.join(format!("{}.hex", subject.name))
}
