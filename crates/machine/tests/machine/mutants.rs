//! Damaged class files: a fixed set of mutants of sound ones is loaded, decoded and run. Whatever is wrong with a class
//! file must end in a documented way; nothing may panic, hang, or take more memory than allowed.
//!
//! All mutants run on one machine, each under a mark and a class name of its own: rollback must bring back the state
//! whatever the mutant did.

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::support::{class_layout, mutate};
use heap::Value;
use machine::{Config, Machine, Stop};
use program::{ClassPath, Jdk, LinkError, Program};
use testing::{Javac, plan, repository};

/// The sound programs; together they have every part of a class file that javac writes.
const SUBJECTS: &[&str] = &[
    "ArrayStoreChecks",
    "BridgeMethods",
    "EnumBasics",
    "FinallyOrder",
    "InitCycles",
    "InnerClassCapture",
    "LambdaCaptures",
    "LongShifts",
    "LookupSwitchForms",
    "MultiArrays",
    "RecordFeatures",
    "RethrowMultiCatch",
    "StringConcatTypes",
    "SwitchExpressions",
    "TableSwitchForms",
    "TryWithResources",
];
/// Mutants of each program.
const MUTANTS_EACH: u32 = 150;
const BUDGET: u64 = 20_000;
const MEMORY: usize = 64 << 20;
/// Far more than a mutant takes even on a busy computer.
const PATIENCE: Duration = Duration::from_secs(30);

#[test]
fn mutants_end_in_documented_ways() {
    let plan = plan(MUTANTS_EACH);
    let folder = repository().join("subjects/run");
    let files = SUBJECTS.iter().map(|name| folder.join(format!("{name}.java")));
    let classes = Javac::new("mutants").files(files).compile();
    let mut laboratory = Laboratory::new(&classes);
    let mut random = plan.random();
    for name in SUBJECTS {
        let sound = fs::read(classes.join(format!("{name}.class"))).expect("a compiled subject");
        for _ in 0..plan.cases {
            laboratory.examine(name, &sound, |bytes| mutate::mutant(bytes, &mut random));
        }
        laboratory.examine(name, &sound, <[u8]>::to_vec);
    }
    println!("{:#?}", laboratory.ends);
    assert!(laboratory.complaints.is_empty(), "{}", laboratory.complaints.join("\n"));
    // Mutants must reach most ways to end: else the test would prove little.
    for end in ["malformed", "verify", "returned", "uncaught", "paused"] {
        assert!(laboratory.ends.get(end).is_some_and(|&count| count > 10), "too few mutants end as {end}");
    }
}

/// A machine for mutants, and what became of them.
struct Laboratory {
    classes: PathBuf,
    /// Where the mutants are put.
    folder: tempfile::TempDir,
    machine: Machine,
    examined: u64,
    ends: BTreeMap<&'static str, u64>,
    complaints: Vec<String>,
}

impl Laboratory {
    fn new(classes: &Path) -> Laboratory {
        let folder = tempfile::tempdir().expect("a folder for the mutants");
        let machine = boot(classes, folder.path());
        Laboratory {
            classes: classes.to_owned(),
            folder,
            machine,
            examined: 0,
            ends: BTreeMap::new(),
            complaints: Vec::new(),
        }
    }

    fn examine(&mut self, subject: &str, sound: &[u8], mut mutate: impl FnMut(&[u8]) -> Vec<u8>) {
        self.examined += 1;
        let name = format!("Mutant{}", self.examined);
        let bytes = mutate(&class_layout::renamed(sound, subject, &name));
        let file = self.folder.path().join(format!("{name}.class"));
        fs::write(&file, bytes).expect("writing a mutant");
        let started = Instant::now();
        let digest = self.machine.digest();
        let mark = self.machine.mark();
        let end = catch_unwind(AssertUnwindSafe(|| run(&mut self.machine, &name)));
        let complaint = match end {
            Err(_) => Some("panics"),
            Ok(end) => {
                *self.ends.entry(end).or_default() += 1;
                self.machine.rollback(&mark);
                self.machine.release(&mark);
                (self.machine.digest() != digest).then_some("leaves something behind")
            }
        };
        let complaint = complaint.or((started.elapsed() > PATIENCE).then_some("takes too long"));
        if let Some(complaint) = complaint {
            self.complaints.push(format!("{name}, made of {subject}, {complaint}"));
            self.machine = boot(&self.classes, self.folder.path());
        }
    }
}

fn boot(classes: &Path, mutants: &Path) -> Machine {
    let jdk = Jdk::find(None).expect("a JDK");
    let class_path = ClassPath::open(&jdk, &[mutants.to_owned(), classes.to_owned()]).expect("a class path");
    let config = Config { max_memory: MEMORY, max_depth: 500, ..Config::default() };
    Machine::boot(Program::new(jdk, class_path), config).expect("a machine that boots")
}

/// Loads a class, decodes all its methods and runs its main method: how it ended, in a word.
fn run(machine: &mut Machine, name: &str) -> &'static str {
    let class = match machine.load(name) {
        Ok(class) => class,
        Err(error) => return link_error(&error),
    };
    // The machine decodes a method when it is first called; here all methods are decoded, whatever main calls.
    for method in machine.program.class(class).methods.clone() {
        let _ = machine.program.code(method);
    }
    machine.grow();
    let Some(main) = machine.program.declared(class, "main", "([Ljava/lang/String;)V") else { return "no main" };
    if !machine.program.method(main).is_static() {
        return "no main";
    }
    let args = machine.new_array(machine.known.string_array, 0).expect("an empty array");
    if let Err(trap) = machine.enter_main(class, main, Value::Ref(args)) {
        // The trap must be printable: the command line prints it.
        let _ = format!("{trap:?}");
        return "cannot be entered";
    }
    match machine.run(BUDGET) {
        Stop::Returned => "returned",
        Stop::Uncaught(exception) => {
            machine.describe_exception(exception);
            "uncaught"
        }
        Stop::Exit(_) => "exit",
        Stop::Paused | Stop::Interrupted => "paused",
        // Nothing here depends on inputs.
        Stop::Choose(_) | Stop::Ignored | Stop::Demanded(_) => "a choice",
        Stop::Limit(_) => "limit",
        Stop::Unsupported(_) => "unsupported",
        Stop::Malformed(_) => "malformed code",
        Stop::Link(error) => link_error(&error),
    }
}

fn link_error(error: &LinkError) -> &'static str {
    assert!(!error.to_string().is_empty());
    match error {
        LinkError::ClassNotFound(_) => "class not found",
        LinkError::Malformed { .. } => "malformed",
        LinkError::Version { .. } => "version",
        LinkError::Circular(_) => "circular",
        LinkError::Incompatible(_) => "incompatible",
        LinkError::NoSuchField(_) | LinkError::NoSuchMethod(_) => "no such member",
        LinkError::AbstractMethod(_) => "abstract method",
        LinkError::Verify { .. } => "verify",
        LinkError::Unsupported(_) => "unsupported",
        LinkError::ClassPath(_) => "class path",
        LinkError::IllegalAccess(_) => "illegal access",
    }
}
