//! Whatever becomes of a JVM, every case has its answer.

use budget::Budget;
use std::cell::RefCell;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use explore::case::{Case, Content, Identity, Outcome};
use explore::{Replay, Sandbox};
use program::Jdk;
use tempfile::TempDir;
use witness::replay::{Effort, replay};
use witness::{Account, Foreign};

use crate::support::*;

fn fine() -> Case {
    calling("Node", "length", "(LNode;)I", &[object(0)], int(1)).input("Node", node(1, NULL))
}

fn ending(name: &str) -> Case {
    make(method("Endings", name, "()V", true), &[], Outcome::Returned(None))
}

fn not_run_because(reason: &str) -> Replay {
    Replay::NotRun(reason.to_owned())
}

#[test]
fn cases_behind_a_process_that_ends_are_run() {
    let cases = [fine(), ending("exit"), fine(), ending("halt"), ending("crash"), fine(), ending("background"), fine()];
    let replays = run(&cases);
    for at in [0, 2, 5, 6, 7] {
        assert_eq!(replays[at], Replay::Confirmed, "case {at}");
    }
    assert_eq!(replays[1], not_run_because("it ended the process (exit status: 3)"));
    assert_eq!(replays[3], not_run_because("it ended the process (exit status: 4)"));
    let Replay::NotRun(crash) = &replays[4] else { panic!("{:?}", replays[4]) };
    assert!(crash.starts_with("the JVM crashed: SIGSEGV"), "{crash}");
}

#[test]
fn endless_loops_are_cut() {
    let start = Instant::now();
    let cases = [fine(), ending("loop"), fine(), ending("loop"), fine()];
    let replays = run_on(&jdk(), &[programs().to_owned()], &cases, Duration::from_millis(1500));
    let cut = Replay::Refuted("did not end within 1.5 s".to_owned());
    assert_eq!(replays, [Replay::Confirmed, cut.clone(), Replay::Confirmed, cut, Replay::Confirmed]);
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
fn programs_see_neither_our_streams_nor_each_others_properties() {
    let read = calling("Endings", "read", "()I", &[], int(-1));
    let language = calling("Endings", "language", "()Ljava/lang/String;", &[], object(0));
    let language = language.made("java.lang.String", text("en", Identity::Any));
    assert_eq!(run(&[read, language]), [Replay::Confirmed, Replay::Confirmed]);
}

#[test]
fn a_newer_jdk_does_as_well() {
    let Some(newer) = testing::Jdk::newer("a_newer_jdk_does_as_well") else { return };
    let newer = Jdk::find(Some(&newer.home)).expect("the newer JDK");
    let own_box = Content::Boxed(explore::case::Number::Int(5), Identity::Own);
    let list = calling("Values", "wrap", "(Ljava/lang/Object;)Ljava/util/List;", &[object(0)], object(1));
    let list = list.input("java.lang.Integer", own_box).made(
        "java.util.LinkedList",
        fields(&[("java.util.LinkedList.size:I", int(1)), ("java.util.AbstractList.modCount:I", int(1))]),
    );
    let range = fields(&[("Values$Range.low:I", int(1)), ("Values$Range.high:I", int(2))]);
    let size = calling("Values", "size", "(LValues$Range;)I", &[object(0)], int(1)).input("Values$Range", range);
    let cases = [fine(), list, size, ending("loop"), ending("exit"), fine()];
    let replays = run_on(&newer, &[programs().to_owned()], &cases, Duration::from_secs(2));
    for at in [0, 1, 2, 5] {
        assert_eq!(replays[at], Replay::Confirmed, "case {at}");
    }
    assert_eq!(replays[3], Replay::Refuted("did not end within 2 s".to_owned()));
    assert_eq!(replays[4], not_run_because("it ended the process (exit status: 3)"));
}

#[test]
fn jars_and_relative_places() {
    let folder = TempDir::new().unwrap();
    let jar = folder.path().join("a program.jar");
    let mut tool = Command::new(jdk().home.join("bin/jar"));
    assert!(tool.arg("cf").arg(&jar).arg("-C").arg(programs()).arg(".").status().unwrap().success());
    let each = Duration::from_secs(20);
    assert_eq!(run_on(&jdk(), &[jar], &[fine()], each), [Replay::Confirmed]);
    assert_eq!(run_on(&jdk(), &[folder.path().join("*")], &[fine()], each), [Replay::Confirmed]);
    let up: PathBuf = env::current_dir().unwrap().ancestors().skip(1).map(|_| Path::new("..")).collect();
    let relative = up.join(programs().strip_prefix("/").unwrap());
    assert_eq!(run_on(&jdk(), &[relative], &[fine()], each), [Replay::Confirmed]);
    let damaged = folder.path().join("damaged.jar");
    std::fs::write(&damaged, "no jar").unwrap();
    let replays = run_on(&jdk(), &[damaged], &[fine(), fine()], each);
    assert_eq!(replays[0], replays[1]);
    let Replay::NotRun(reason) = &replays[0] else { panic!("{replays:?}") };
    assert!(reason.starts_with("the class path cannot be read: "), "{reason}");
}

#[test]
fn a_jvm_that_does_not_start_is_a_reason() {
    let folder = TempDir::new().unwrap();
    let broken = Jdk { home: folder.path().to_owned(), version: 17, full_version: "17".to_owned() };
    let replays = run_on(&broken, &[programs().to_owned()], &[fine(), fine()], Duration::from_secs(1));
    let reason = format!("java is missing in {}: replaying needs a complete JDK", folder.path().display());
    assert_eq!(replays, [not_run_because(&reason), not_run_because(&reason)]);
}

#[test]
fn an_interrupted_replay_leaves_the_rest() {
    let cases = [fine(), ending("loop"), fine()];
    let cases: Vec<&Case> = cases.iter().collect();
    let budget = Budget::default();
    let limits = Effort { each: Duration::from_secs(60), jobs: 1 };
    let replays = answers(&jdk(), &[programs().to_owned()], &cases, &limits, &budget, &|_| {
        budget.stop();
    });
    assert_eq!(replays, [Replay::Confirmed, not_run_because("interrupted"), not_run_because("interrupted")]);
}

#[test]
fn many_cases_are_fast_and_none_is_lost() {
    let cases: Vec<Case> =
        (0..1000).map(|at| fine().with(|case| case.arguments[0] = given([object(0), NULL][at % 2]))).collect();
    let cases: Vec<&Case> = cases.iter().collect();
    let told = RefCell::new(Vec::new());
    let budget = Budget::default();
    // Runs one case first, so that the program is compiled before the time is measured.
    let _ = one(fine());
    for jobs in [1, 2] {
        let limits = Effort { each: Duration::from_secs(20), jobs };
        let start = Instant::now();
        told.borrow_mut().clear();
        let replays =
            answers(&jdk(), &[programs().to_owned()], &cases, &limits, &budget, &|done| told.borrow_mut().push(done));
        println!("1000 cases in {:?} by {jobs} processes", start.elapsed());
        let refuted = Replay::Refuted("result: predicted 1, was 0".to_owned());
        assert_eq!(replays.len(), 1000);
        for (at, replay) in replays.iter().enumerate() {
            assert_eq!(*replay, if at % 2 == 0 { Replay::Confirmed } else { refuted.clone() });
        }
        assert_eq!(*told.borrow(), (1..=1000).collect::<Vec<usize>>());
    }
}

/// This program cannot be a guard: a computer on which nothing can be confined looks the same.
#[test]
fn without_a_guard_replay_says_so_or_is_refused() {
    let (case, budget) = (fine(), Budget::default());
    let limits = Effort { each: Duration::from_secs(20), jobs: 1 };
    let ask = |sandbox| {
        let (foreign, mut account) = (Foreign { sandbox, ..Foreign::default() }, Account::default());
        let replays =
            replay(&jdk(), &[programs().to_owned()], &[&case], &limits, (&foreign, &mut account), &budget, &|_| {});
        (replays[0].answer.clone(), account.protection, foreign.refusal())
    };
    let (answer, protection, refusal) = ask(Sandbox::Auto);
    let lacks = protection.expect("something ran").lacks;
    assert_eq!((answer, refusal), (Replay::Confirmed, None));
    assert!(lacks.len() == 1 && lacks[0].ends_with("could do everything that the user may"), "{lacks:?}");
    let (answer, protection, refusal) = ask(Sandbox::Require);
    assert!(matches!(answer, Replay::NotRun(_)), "{answer:?}");
    assert_eq!(protection, None);
    assert!(refusal.is_some_and(|why| why.starts_with("--sandbox require, and this computer cannot confine it: ")));
}
