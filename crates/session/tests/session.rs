//! A session from end to end: typed targets, explorations, cases, and settings that do not fit.

use std::path::PathBuf;
use std::sync::OnceLock;

use explore::{AdmissionSettings, Inputs, Interruption, Keep, Limits, Members, Places, Settings, SolverSettings};
use program::Subtypes;
use session::{Misfit, Session, SessionError, SolverError, SourceError, Target};
use testing::Javac;

const COUNTER: &str = "
public class Counter {
    int value;
    int add(int more) { if (more < 0) return value; value += more; return value; }
    int add(Counter other) { return other == null ? 0 : 1; }
    public static int sign(int x) { if (x < 0) return -1; if (x > 0) return 1; return 0; }
    public static boolean even(long x) { return x % 2 == 0; }
    static int kind(Object o) { if (o == null) return 0; return o.getClass() == Counter.class ? 1 : 2; }
}";

fn classes() -> PathBuf {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| Javac::new("session-subjects").text("Counter.java", COUNTER).compile()).clone()
}

fn open(settings: Settings) -> Session {
    let settings = Settings {
        solver: SolverSettings { stores: Places::These(Vec::new()), ..settings.solver },
        jobs: Some(1),
        ..settings
    };
    Session::open(None, &[classes()], settings).unwrap_or_else(|error| panic!("{error}"))
}

fn single(session: &mut Session, text: &str) -> Target {
    let mut targets = session.targets(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(targets.len(), 1, "{text}");
    targets.remove(0)
}

#[test]
fn a_class_stands_for_its_public_methods() {
    let mut session = open(Settings::default());
    let targets = session.targets("Counter").expect("a class");
    let spelled: Vec<String> = targets.iter().map(Target::to_string).collect();
    assert_eq!(spelled, ["Counter.sign(int)", "Counter.even(long)"]);
    let record = session.explore(&targets[0]).expect("an exploration");
    assert_eq!((record.counts.returned, record.violations.len()), (3, 0));
}

#[test]
fn targets_are_found_again_without_their_text() {
    let mut session = open(Settings::default());
    let target = single(&mut session, "Counter.add(Counter)");
    assert_eq!((target.class.as_str(), target.descriptor.as_str()), ("Counter", "(LCounter;)I"));
    let text = serde_json::to_string(&target).expect("a target is JSON");
    let read: Target = serde_json::from_str(&text).expect("a target");
    assert_eq!(read, target);
    let elsewhere = open(Settings::default());
    assert_eq!(elsewhere.explore(&read).expect("an exploration").counts.returned, 2);
}

#[test]
fn kept_paths_become_cases() {
    let mut session = open(Settings::default());
    let target = single(&mut session, "Counter.sign");
    session.task.keep = Keep { paths: 2, ..Keep::default() };
    let record = session.explore(&target).expect("an exploration");
    let paths: Vec<_> = record.paths.iter().cloned().collect();
    let cases = session.cases(&target, &paths).expect("cases");
    assert_eq!((paths.len(), cases.iter().flatten().count()), (2, 2));
}

#[test]
fn a_stopped_session_explores_nothing() {
    let mut session = open(Settings::default());
    let target = single(&mut session, "Counter.sign");
    session.task.budget.stop();
    let record = session.explore(&target).expect("a record");
    assert_eq!((record.counts.completed(), record.interrupted), (0, Some(Interruption::Stopped)));
}

fn refusal(settings: Settings, text: &str) -> SessionError {
    open(settings).targets(text).expect_err("the settings do not fit")
}

#[test]
fn settings_that_do_not_fit_are_refused() {
    let inputs = |inputs| Settings { inputs, ..Settings::default() };
    let strings = inputs(Inputs { symbolic_args: Some(1), ..Inputs::default() });
    assert!(matches!(refusal(strings, "Counter.sign"), SessionError::Misfit(Misfit::NoMain { .. })));
    let subtypes = inputs(Inputs { subtypes: Subtypes::from("Counter,Missing"), ..Inputs::default() });
    let refused = refusal(subtypes, "Counter.sign");
    assert!(matches!(&refused, SessionError::Misfit(Misfit::NoSubtype { missing, .. }) if missing == "Missing"));
    let limits = Limits { n_of: vec![("Missing".to_owned(), 1)], ..Limits::default() };
    let refused = refusal(Settings { limits, ..Settings::default() }, "Counter.sign");
    assert!(matches!(refused, SessionError::Misfit(Misfit::NoLimitedClass { limit: 1, .. })));
    assert!(matches!(refusal(Settings::default(), "Counter.missing"), SessionError::Target(_)));
}

#[test]
fn specifications_that_are_missing_are_refused() {
    let admission = |admission| Settings { admission, ..Settings::default() };
    let hex = AdmissionSettings { members: Members::of(&["hex"]), ..AdmissionSettings::default() };
    let refused = refusal(admission(hex), "Counter.sign");
    assert!(matches!(refused, SessionError::Misfit(Misfit::NothingToAdmitBy)));
    let unused = AdmissionSettings {
        members: Members::none(),
        specs: vec!["missing.hex".into()],
        ..AdmissionSettings::default()
    };
    let refused = refusal(admission(unused), "Counter.sign");
    assert!(matches!(refused, SessionError::Misfit(Misfit::UnusedSpecification)));
    let missing = AdmissionSettings { specs: vec!["missing.hex".into()], ..AdmissionSettings::default() };
    let refused = refusal(admission(missing), "Counter.sign");
    let SessionError::Specification(error) = refused else { panic!("{refused}") };
    assert!(matches!(*error, SourceError::Unreadable { .. }));
}

#[test]
fn a_solver_that_is_not_there_is_refused() {
    let solver = SolverSettings { command: Some("no-such-solver -in".to_owned()), ..SolverSettings::default() };
    let opened = Session::open(None, &[classes()], Settings { solver, ..Settings::default() });
    let error = opened.err().expect("there is no such program");
    assert!(matches!(error, SessionError::Solver(SolverError::NoProgram { .. })), "{error}");
}

/// Both spellings of a path lead to the same path again.
#[test]
fn paths_are_found_again() {
    let mut session = open(Settings::default());
    session.task.keep = Keep { paths: 100, ..Keep::default() };
    for text in ["Counter.sign", "Counter.add(int)", "Counter.add(Counter)", "Counter.even"] {
        let target = single(&mut session, text);
        let record = session.explore(&target).unwrap_or_else(|error| panic!("{error}"));
        assert!(!record.paths.is_empty());
        for path in &record.paths {
            for spelled in [path.to_string(), path.exact()] {
                let story = session.tell(&target, &spelled.parse().expect("a path")).expect("a story");
                assert!(story.is_complete, "{text} {spelled}: {}", story.end);
                assert_eq!(story.path, *path, "{text} {spelled}");
            }
        }
    }
}

/// A mark on a choice that is open does not make it forced: no input takes such a path.
#[test]
fn a_wrong_mark_leads_nowhere() {
    let mut session = open(Settings::default());
    let target = single(&mut session, "Counter.sign");
    for spelled in [".0", ".1", "0.0", "1.0.0", ""] {
        let path: explore::Path = spelled.parse().expect("a path");
        let story = session.tell(&target, &path).expect("a story");
        assert_eq!(story.is_complete, spelled == "0.0", "{spelled}: {}", story.end);
    }
}

/// What is decided about the class of an input names the class that was decided, not the one that was declared.
#[test]
fn decisions_about_classes_are_told() {
    let mut session = open(Settings::default());
    let target = single(&mut session, "Counter.kind");
    session.task.keep = Keep { paths: 100, tree: 100, ..Keep::default() };
    let record = session.explore(&target).expect("an exploration");
    let mut decided = 0;
    for path in &record.paths {
        let story = session.tell(&target, path).expect("a story");
        let decisions: Vec<&String> = story.lines.iter().flat_map(|line| &line.decisions).collect();
        decided += usize::from(decisions.iter().any(|decision| **decision == "o is a Counter"));
    }
    assert_eq!(decided, 1);
    let nodes = record.tree.nodes();
    for parent in 0..nodes.len() as u32 {
        let mut words: Vec<&str> =
            nodes.iter().skip(1).filter(|node| node.parent == parent).map(|node| node.decision.as_str()).collect();
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count, "two ways to go on have the same words: {words:?}");
    }
}

/// The tree holds the first paths, however many workers look for them.
#[test]
fn a_tree_does_not_depend_on_the_workers() {
    let mut session = open(Settings::default());
    let target = single(&mut session, "Counter.sign");
    session.task.keep = Keep { tree: 2, ..Keep::default() };
    let expected = session.explore(&target).expect("an exploration").tree;
    assert_eq!((expected.len(), expected.left_out), (2, 1));
    for jobs in 2..4 {
        session.task.settings.jobs = Some(jobs);
        assert_eq!(session.explore(&target).expect("an exploration").tree, expected);
    }
}
