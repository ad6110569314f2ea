//! Cases made by hand, and the programs that they are about.

use budget::Budget;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use explore::Replay;
use explore::case::*;
use program::Jdk;
use testing::{Javac, repository};
use witness::replay::{Effort, Replayed, replay};
use witness::{Account, Foreign};

pub const NULL: Datum = Datum::Null;

pub fn jdk() -> Jdk {
    Jdk::find(None).expect("no JDK found by JAVA_HOME or PATH: `make test` installs one")
}

/// The answers of the JVM. This program cannot be the guard of another one, so nothing is confined here; the tests of the command
/// line do that.
pub fn answers(
    jdk: &Jdk,
    class_path: &[PathBuf],
    cases: &[&Case],
    limits: &Effort,
    budget: &Budget,
    on_progress: &dyn Fn(usize),
) -> Vec<Replay> {
    let (foreign, mut account) = (Foreign::unconfined(), Account::default());
    let replays = replay(jdk, class_path, cases, limits, (&foreign, &mut account), budget, on_progress);
    replays.into_iter().map(|Replayed { answer, .. }| answer).collect()
}

/// The folder of the compiled programs.
pub fn programs() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let sources = repository().join("crates/witness/tests/replay/java");
        let words = repository().join("crates/witness/src/replay/java");
        // The vocabularies are only compiled against: on the class path all but one are missing.
        let known = ["heapwright/Heapwright", "org/sosy_lab/sv_benchmarks/Verifier", "gov/nasa/jpf/symbc/Debug"];
        let known = known.iter().chain(&["jbse/meta/Analysis", "heapwright/replay/Answers"]);
        let known = known.map(|name| words.join(name).with_extension("java"));
        let exports = "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED";
        let stubs = Javac::new("replay-words").flag(exports).files(known).source_path(words.clone()).compile();
        Javac::new("replayed-programs").flag(exports).folder(&sources).class_path([stubs]).compile()
    })
}

/// Replays cases on a class path.
pub fn run_on(jdk: &Jdk, class_path: &[PathBuf], cases: &[Case], each: Duration) -> Vec<Replay> {
    let cases: Vec<&Case> = cases.iter().collect();
    let budget = Budget::default();
    answers(jdk, class_path, &cases, &Effort { each, jobs: 2 }, &budget, &|_| {})
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
    pub fn otherwise(&mut self, case: Case, difference: &str) {
        self.add(case, Replay::Otherwise(difference.to_owned()));
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
