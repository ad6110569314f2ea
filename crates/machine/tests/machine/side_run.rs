//! A side run keeps to its budget, and leaves frames, settings and the count of the path as they were.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use heap::{Origin, Value};
use machine::{Config, Machine, SideRunSettings, Stop};
use program::{ClassPath, Jdk, Kind, MethodId, Program};
use term::Domain;
use testing::Javac;

const SOURCE: &str = "
class SideRun {
    static boolean letter(char unit) { return Character.isLetter(unit); }
    static int endless() { int turns = 0; while (true) turns++; }
}
";

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| Javac::new("aside").text("SideRun.java", SOURCE).compile())
}

fn machine() -> Machine {
    let jdk = Jdk::find(None).expect("a JDK");
    let class_path = ClassPath::open(&jdk, &[classes().to_owned()]).expect("a class path");
    Machine::boot(Program::new(jdk, class_path), Config::default()).expect("a machine that boots")
}

fn method(machine: &mut Machine, name: &str, descriptor: &str) -> MethodId {
    let class = machine.load("SideRun").expect("the class of the test");
    machine.program.declared(class, name, descriptor).expect("a method of the test")
}

/// Asks for a property of any character, in slices of so many instructions. Answers the result in words, the count of
/// instructions, and how often the run was paused.
fn ask(machine: &mut Machine, slice: u64) -> (String, u64, u64) {
    let letter = method(machine, "letter", "(C)Z");
    let unit = machine.new_variable(Origin::Parameter(0), Domain::Char);
    let (executed, mut pauses) = (machine.executed, 0);
    machine.call(letter, &[unit]).expect("the method can be called");
    loop {
        match machine.run(slice) {
            Stop::Paused => pauses += 1,
            Stop::Returned => break,
            other => panic!("{other:?}"),
        }
    }
    let Value::Term(_, result) = machine.take_result(Some(Kind::Boolean)) else {
        panic!("the answer depends on the input")
    };
    let result = term::display(&machine.terms, result, &|variable| format!("in{}", variable.index));
    (result, machine.executed - executed, pauses)
}

#[test]
fn questions_about_characters_are_taken_from_the_budget_but_not_counted() {
    let (mut patient, mut hasty) = (machine(), machine());
    let (whole, whole_count, none) = ask(&mut patient, u64::MAX);
    let (sliced, sliced_count, pauses) = ask(&mut hasty, 10_000);
    assert_eq!(none, 0);
    assert!(pauses > 0, "65536 characters take more than one slice");
    assert_eq!(whole, sliced);
    assert_eq!(whole_count, sliced_count);
    assert_eq!(patient.digest(), hasty.digest());
}

#[test]
fn an_answer_that_is_known_changes_nothing_of_the_path() {
    let mut machine = machine();
    let mark = machine.mark();
    let first = ask(&mut machine, u64::MAX);
    let digest = machine.digest();
    machine.rollback(&mark);
    assert_eq!(first, ask(&mut machine, u64::MAX));
    assert_eq!(digest, machine.digest());
}

#[test]
fn an_aside_ends_with_its_budget_and_restores_all() {
    let mut machine = machine();
    let endless = method(&mut machine, "endless", "()I");
    machine.call(endless, &[]).expect("the method can be called");
    assert!(matches!(machine.run(100), Stop::Paused));
    let (digest, depth, executed) = (machine.digest(), machine.config.max_depth, machine.executed);
    let settings = SideRunSettings { max_depth: 7, ..SideRunSettings::of(&machine.config, 1_000) };
    let run = machine.begin_side_run(settings);
    assert_eq!((machine.depth(), machine.config.max_depth), (0, 7));
    machine.call(endless, &[]).expect("the method can be called");
    assert!(matches!(machine.run(u64::MAX), Stop::Paused));
    assert!(matches!(machine.run(u64::MAX), Stop::Paused));
    assert_eq!(machine.end_side_run(run), 1_000);
    assert_eq!((machine.digest(), machine.config.max_depth), (digest, depth));
    assert_eq!(machine.executed, executed + 1_000);
    assert!(matches!(machine.run(100), Stop::Paused));
    assert_eq!(machine.executed, executed + 1_100);
}
