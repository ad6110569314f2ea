//! Cases made by hand, and the programs that they are about.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use std::{env, fs};

use explore::Replay;
use explore::case::*;
use program::Jdk;
use witness::replay::{Limits, replay};

pub const NULL: Datum = Datum::Null;

pub fn jdk() -> Jdk {
    Jdk::find(None).expect("no JDK found by JAVA_HOME or PATH: `make test` installs one")
}

/// The folder of the compiled programs.
pub fn programs() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replay/java");
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/replay/java");
        // Every test may be a process of its own: whoever is first compiles for all, and moves the result in place.
        let digest = digest(&jdk(), &[&sources, &words]);
        let shared = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("replay-programs-{digest:016x}"));
        if shared.is_dir() {
            return shared.join("classes");
        }
        let own = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary folder");
        let (stubs, classes) = (own.path().join("stubs"), own.path().join("classes"));
        // The words are compiled against only: on the class path they are missing, but for one.
        let known = ["heapwright/Heapwright", "org/sosy_lab/sv_benchmarks/Verifier", "gov/nasa/jpf/symbc/Debug"];
        let known = known.iter().chain(&["jbse/meta/Analysis", "heapwright/replay/Answers"]);
        let known: Vec<PathBuf> = known.map(|name| words.join(name).with_extension("java")).collect();
        compile(&stubs, &words, &[], &known);
        let mut mine: Vec<PathBuf> = fs::read_dir(&sources).unwrap().map(|entry| entry.unwrap().path()).collect();
        mine.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
        mine.push(sources.join("gov/nasa/jpf/vm/Verify.java"));
        compile(&classes, &sources, &[&stubs], &mine);
        // Another process may have been faster: its result is as good.
        let _ = fs::rename(own.keep(), &shared);
        shared.join("classes")
    })
}

/// A digest of the files below folders, and of the JDK that compiles them.
fn digest(jdk: &Jdk, folders: &[&Path]) -> u64 {
    let mut hasher = DefaultHasher::new();
    jdk.full_version.hash(&mut hasher);
    let mut work: Vec<PathBuf> = folders.iter().map(|folder| folder.to_path_buf()).collect();
    while let Some(folder) = work.pop() {
        let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for entry in entries {
            if entry.is_dir() {
                work.push(entry);
            } else {
                fs::read(&entry).unwrap().hash(&mut hasher);
            }
        }
    }
    hasher.finish()
}

fn compile(to: &Path, from: &Path, class_path: &[&Path], sources: &[PathBuf]) {
    let mut javac = Command::new(jdk().home.join("bin/javac"));
    javac.args(["-nowarn", "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED", "-sourcepath"]).arg(from);
    javac.arg("-cp").arg(env::join_paths(class_path).unwrap()).arg("-d").arg(to).args(sources);
    let output = javac.output().expect("starting javac");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Replays cases on a class path.
pub fn run_on(jdk: &Jdk, class_path: &[PathBuf], cases: &[Case], each: Duration) -> Vec<Replay> {
    let cases: Vec<&Case> = cases.iter().collect();
    replay(jdk, class_path, &cases, &Limits { each, jobs: 2 }, &AtomicBool::new(false), &|_| {})
}

/// Replays cases of the programs.
pub fn run(cases: &[Case]) -> Vec<Replay> {
    run_on(&jdk(), &[programs().to_owned()], cases, Duration::from_secs(20))
}

/// Replays one case.
pub fn one(case: Case) -> Replay {
    run(&[case]).remove(0)
}

/// Cases and what the JVM says to them. They are run together: that is how cases are run, and starting JVMs takes time.
#[derive(Default)]
pub struct Expected {
    cases: Vec<Case>,
    replays: Vec<(Replay, &'static Location<'static>)>,
}

impl Expected {
    #[track_caller]
    pub fn confirmed(&mut self, case: Case) {
        self.add(case, Replay::Confirmed);
    }

    #[track_caller]
    pub fn refuted(&mut self, case: Case, difference: &str) {
        self.add(case, Replay::Refuted(difference.to_owned()));
    }

    #[track_caller]
    pub fn not_run(&mut self, case: Case, reason: &str) {
        self.add(case, Replay::NotRun(reason.to_owned()));
    }

    #[track_caller]
    fn add(&mut self, case: Case, replay: Replay) {
        self.cases.push(case);
        self.replays.push((replay, Location::caller()));
    }

    pub fn verify(self) {
        for (replay, (expected, place)) in run(&self.cases).into_iter().zip(self.replays) {
            assert_eq!(replay, expected, "{place}");
        }
    }
}

pub fn int(value: i32) -> Datum {
    Datum::Number(Number::Int(value))
}

pub fn boolean(value: bool) -> Datum {
    Datum::Number(Number::Boolean(value))
}

pub fn object(at: usize) -> Datum {
    Datum::Object(at)
}

pub fn given(value: Datum) -> Given {
    Given { value, closed: Closed::No }
}

pub fn method(class: &str, name: &str, descriptor: &str, is_static: bool) -> MethodName {
    MethodName { class: class.to_owned(), name: name.to_owned(), descriptor: descriptor.to_owned(), is_static }
}

/// Fields as `Class.name:descriptor`, with their values.
pub fn fields(cells: &[(&str, Datum)]) -> Content {
    let cell = |&(place, value): &(&str, Datum)| {
        let (place, descriptor) = place.split_once(':').unwrap();
        let (class, name) = place.rsplit_once('.').unwrap();
        let (class, name, descriptor) = (class.to_owned(), name.to_owned(), descriptor.to_owned());
        FieldCell { class, name, descriptor, given: given(value), read: true }
    };
    Content::Fields(cells.iter().map(cell).collect())
}

pub fn node(value: i32, next: Datum) -> Content {
    fields(&[("Node.value:I", int(value)), ("Node.next:LNode;", next)])
}

pub fn elements(values: &[Datum]) -> Content {
    Content::Elements(values.len(), values.iter().map(|&value| given(value)).enumerate().collect())
}

pub fn text(text: &str, identity: Identity) -> Content {
    Content::Text(text.encode_utf16().collect(), identity)
}

/// A case of a static method that returns something.
pub fn calling(class: &str, name: &str, descriptor: &str, arguments: &[Datum], returned: Datum) -> Case {
    make(method(class, name, descriptor, true), arguments, Outcome::Returned(Some(returned)))
}

/// A case of a method of an object, the first argument.
pub fn calling_on(class: &str, name: &str, descriptor: &str, arguments: &[Datum], outcome: Outcome) -> Case {
    make(method(class, name, descriptor, false), arguments, outcome)
}

pub fn make(subject: MethodName, arguments: &[Datum], outcome: Outcome) -> Case {
    let is_new = subject.name == "<init>";
    let positions = (0..arguments.len() + usize::from(is_new)).collect();
    Case {
        arguments: arguments.iter().map(|&value| given(value)).collect(),
        calls: vec![Call {
            role: Role::Body,
            method: subject,
            arguments: positions,
            takes_result: false,
            answer: None,
        }],
        outcome,
        ..Case::default()
    }
}

/// Adds to cases.
pub trait With: Sized {
    /// An object of the input that does not change.
    fn input(self, class: &str, content: Content) -> Self {
        self.changing(class, content.clone(), content)
    }
    /// An object of the input.
    fn changing(self, class: &str, before: Content, after: Content) -> Self;
    /// An object that the program makes.
    fn made(self, class: &str, after: Content) -> Self;
    fn answers(self, values: &[Datum]) -> Self;
    fn with(self, change: impl FnOnce(&mut Case)) -> Self;
}

impl With for Case {
    fn changing(mut self, class: &str, before: Content, after: Content) -> Case {
        self.objects.push(Object { class: class.to_owned(), before: Some(before), after });
        self.inputs = self.objects.len();
        self
    }

    fn made(mut self, class: &str, after: Content) -> Case {
        self.objects.push(Object { class: class.to_owned(), before: None, after });
        self
    }

    fn answers(mut self, values: &[Datum]) -> Case {
        self.answers = values.iter().map(|&value| given(value)).collect();
        self
    }

    fn with(mut self, change: impl FnOnce(&mut Case)) -> Case {
        change(&mut self);
        self
    }
}

pub fn static_cell(class: &str, name: &str, value: Datum) -> StaticCell {
    StaticCell { class: class.to_owned(), name: name.to_owned(), given: given(value) }
}
