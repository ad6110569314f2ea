//! What was found is reported, whatever else fails: targets that cannot be explored, output that cannot be written.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;
use tempfile::TempDir;
use testing::{Javac, heapwright};

const FOUND: i32 = 1;
const BAD_INPUT: i32 = 2;
const INCOMPLETE: i32 = 3;

const SOURCES: &[(&str, &str)] = &[
    (
        "Mixed.java",
        "public class Mixed {\n\
           static class Threads { static { new Thread(() -> { }).start(); } static int one = 1; }\n\
           public static int broken(int x) { assert x != 7; return x; }\n\
           public static int fine(int x) { return x; }\n\
           public static int threads() { return Threads.one; }\n\
         }",
    ),
    (
        "Threads.java",
        "public class Threads { static { new Thread(() -> { }).start(); }\n\
         public static int get(int x) { return 1 / x; } public static int other() { return 2; } }",
    ),
];

fn classes() -> &'static TempDir {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES.get_or_init(|| Javac::new("nothing-lost").texts(SOURCES).copy())
}

fn command(args: &[&str]) -> Command {
    let mut command = heapwright();
    command.args(args).arg("--cp").arg(classes().path());
    command
}

fn run(args: &[&str]) -> (String, String, Option<i32>) {
    let output = command(args).output().expect("starting heapwright");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn one_target_takes_nothing_from_the_others() {
    let (said, complained, status) = run(&["check", "Mixed", "--format", "json"]);
    let report: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((status, complained.as_str()), (Some(FOUND), ""), "{report:#}");
    let verdict = |name: &str| {
        let mut targets = report["targets"].as_array().expect("targets").iter();
        let found = targets.find(|target| target["target"].as_str().is_some_and(|target| target.contains(name)));
        found.unwrap_or_else(|| panic!("{name} is not in {report:#}"))["verdict"]
            .as_str()
            .expect("a verdict")
            .to_owned()
    };
    assert_eq!(["broken", "fine", "threads"].map(verdict), ["violated", "verified", "incomplete"], "{report:#}");
    assert!(said.contains("\"replay\""), "{report:#}");
}

#[test]
fn a_class_that_cannot_be_explored_is_a_gap_of_each_method() {
    let (said, complained, status) = run(&["check", "Threads"]);
    assert_eq!((status, complained.as_str()), (Some(INCOMPLETE), ""), "{said}");
    let why = "not supported: class Threads cannot be initialized: starting a second thread";
    assert!(said.contains(&format!("2 paths left: {why}")), "{said}");
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    for args in [
        &["check", "Mixed.broken"][..],
        &["check", "Mixed", "--format", "json"],
        &["check", "Mixed"],
        &["explore", "Mixed.fine"],
        &["count", "Mixed.fine"],
    ] {
        let full = File::options().write(true).open("/dev/full").expect("a device that is always full");
        let output = command(args).stdout(full).stderr(Stdio::piped()).output().expect("starting heapwright");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(BAD_INPUT), "{args:?}: {said}");
        assert!(said.contains("standard output: cannot be written: No space left on device"), "{args:?}: {said}");
    }
}

#[test]
fn output_that_nobody_reads_is_an_error() {
    for args in [&["check", "Mixed.broken"][..], &["check", "Mixed", "--format", "json"]] {
        let mut child =
            command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starting heapwright");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("waiting for heapwright");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(BAD_INPUT), "{args:?}: {said}");
        assert!(said.contains("standard output was closed"), "{args:?}: {said}");
    }
}

#[test]
fn files_of_tests_are_whole_or_as_they_were() {
    let folder = TempDir::new().expect("a folder");
    let out = folder.path().join("out");
    let test = |force: &[&str]| {
        let mut args = vec!["test", "Mixed.broken", "--no-run", "--out", out.to_str().expect("UTF-8")];
        args.extend(force);
        run(&args)
    };
    let (said, complained, status) = test(&[]);
    assert_eq!((status, complained.as_str()), (Some(FOUND), ""), "{said}");
    let file = out.join("MixedTest.java");
    let mode = fs::metadata(&file).expect("a file of tests").permissions().mode();
    assert_eq!(mode & 0o444, 0o444, "{mode:o}: readable as other files are");
    fs::write(&file, "as it was").expect("writing");
    fs::set_permissions(&out, fs::Permissions::from_mode(0o555)).expect("closing the folder");
    let (said, complained, status) = test(&["--force"]);
    fs::set_permissions(&out, fs::Permissions::from_mode(0o755)).expect("opening the folder");
    let kept = fs::read_to_string(&file).expect("a file of tests");
    // Whoever may do everything writes in closed folders, too.
    if kept == "as it was" {
        assert_eq!(status, Some(BAD_INPUT), "{said}");
        assert!(complained.contains("cannot write there"), "{complained}");
    } else {
        assert_eq!(status, Some(FOUND), "{complained}");
    }
    let left: Vec<_> = fs::read_dir(&out).expect("a folder").map(|entry| entry.expect("a file").file_name()).collect();
    assert_eq!(left, ["MixedTest.java"]);
}
