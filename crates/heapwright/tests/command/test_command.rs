//! `heapwright test` as a command: what it writes and refuses to write, with JUnit 4 and 5, without `javac`, with as few
//! tests as cover the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;
use testing::place::kept;
use testing::{Javac, Jdk, heapwright};

const SOURCES: &[(&str, &str)] = &[
    (
        "Counter.java",
        "package shop;\n\
         public class Counter {\n\
         private int count;\n\
         private Counter next;\n\
         public int sign(int x) { if (x < 0) return -1; if (x > 0) return 1; return 0; }\n\
         public void count() { if (next != null) next.count++; else count--; }\n\
         }",
    ),
    (
        "Hidden.java",
        "package shop;\n\
         class Hidden {\n\
         private static class Secret { private final int key; private Secret(int key) { this.key = key; } }\n\
         private Secret secret;\n\
         private Hidden(int x) { throw new IllegalStateException(); }\n\
         private int open(int key) { return secret.key == key ? 1 : 0; }\n\
         }",
    ),
    ("Impossible.java", "public class Impossible { public static int f(int x) { System.exit(x); return x; } }"),
];

fn classes() -> PathBuf {
    Javac::new("test-command").texts(SOURCES).compile()
}

/// A folder for tests that does not exist.
fn fresh(name: &str) -> PathBuf {
    let folder = kept().join("test-command-out").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn run(args: &[&str], out: &Path) -> Output {
    let mut command = heapwright();
    command.arg("test").args(args).arg("--cp").arg(classes()).arg("--out").arg(out);
    command.output().expect("the command starts")
}

fn report(args: &[&str], out: &Path) -> Value {
    let output = run(&[args, &["--format", "json"]].concat(), out);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn refused(args: &[&str], out: &Path, parts: &[&str]) {
    let output = run(args, out);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(parts.iter().all(|part| message.contains(part)), "{message}");
}

#[test]
fn tests_of_both_versions_pass() {
    for (version, annotation) in [("4", "import org.junit.Test;"), ("5", "import org.junit.jupiter.api.Test;")] {
        let out = fresh(&format!("version{version}"));
        let report = report(&["shop.Counter", "--junit", version], &out);
        let tests = &report["tests"];
        assert_eq!(tests["replay"]["refuted"], 0);
        assert_eq!((&tests["run"]["passed"], &tests["run"]["failed"]), (&tests["written"], &Value::from(0)));
        assert!(tests["written"].as_u64() >= Some(5), "{tests:#}");
        let source = fs::read_to_string(out.join("shop/CounterTest.java")).expect("the test class");
        assert!(source.contains(annotation) && source.contains("package shop;"), "{source}");
    }
}

#[test]
fn a_minimal_suite_covers_the_same_with_fewer_tests() {
    let whole = report(&["shop.Counter"], &fresh("whole"));
    let minimal = report(&["shop.Counter", "--minimal"], &fresh("minimal"));
    let covered = |report: &Value| report["tests"]["coverage"]["branches"]["covered"].clone();
    let written = |report: &Value| report["tests"]["written"].as_u64().unwrap_or(0);
    assert_eq!(covered(&whole), covered(&minimal));
    assert!(written(&minimal) < written(&whole), "{} of {}", written(&minimal), written(&whole));
    assert_eq!(minimal["tests"]["run"]["failed"], 0);
}

#[test]
fn another_package_is_no_obstacle() {
    let out = fresh("package");
    let report = report(&["shop.Counter", "--package", "other.place"], &out);
    assert_eq!(report["tests"]["run"]["failed"], 0, "{:#}", report["tests"]["run"]);
    assert!(out.join("other/place/CounterTest.java").is_file());
}

#[test]
fn a_class_without_anything_accessible_has_tests() {
    let report = report(&["shop.Hidden.open"], &fresh("hidden"));
    let tests = &report["tests"];
    assert!(tests["written"].as_u64() >= Some(3), "{tests:#}");
    assert_eq!((&tests["run"]["passed"], &tests["run"]["failed"]), (&tests["written"], &Value::from(0)));
}

#[test]
fn what_ends_the_process_has_none() {
    let out = fresh("exit");
    let report = report(&["Impossible.f"], &out);
    assert_eq!(report["tests"]["written"], 0, "{:#}", report["tests"]);
    assert!(!out.join("ImpossibleTest.java").exists());
}

#[test]
fn nothing_is_overwritten() {
    let out = fresh("existing");
    fs::create_dir_all(out.join("shop")).expect("a folder");
    let file = out.join("shop/CounterTest.java");
    fs::write(&file, "mine").expect("a file");
    refused(&["shop.Counter"], &out, &["CounterTest.java exists", "--force"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
    assert_eq!(run(&["shop.Counter", "--force", "--no-run"], &out).status.code(), Some(0));
    assert_ne!(fs::read_to_string(&file).expect("the file"), "mine");
}

#[test]
fn a_folder_that_cannot_be_written_is_refused_before_the_work() {
    let file = fresh("file");
    fs::create_dir_all(file.parent().expect("a parent")).expect("a folder");
    fs::write(&file, "").expect("a file");
    refused(&["shop.Counter"], &file.join("tests"), &["--out", "cannot write there"]);
    refused(&["shop.Counter"], Path::new("/proc/heapwright"), &["--out", "cannot write there"]);
}

#[test]
fn a_package_is_a_name() {
    refused(&["shop.Counter", "--package", "no name"], &fresh("name"), &["--package", "org.example.tests"]);
}

#[test]
fn tests_are_written_without_javac() {
    let whole = Jdk::required();
    let home = fresh("jdk");
    fs::create_dir_all(home.join("bin")).expect("a folder");
    std::os::unix::fs::symlink(whole.home.join("lib"), home.join("lib")).expect("a link");
    std::os::unix::fs::symlink(whole.tool("java"), home.join("bin/java")).expect("a link");
    fs::write(home.join("release"), &whole.release).expect("a file");
    let out = fresh("no-javac");
    let report = report(&["shop.Counter", "--jdk", &home.to_string_lossy()], &out);
    let tests = &report["tests"];
    assert!(tests["written"].as_u64() > Some(0) && out.join("shop/CounterTest.java").is_file());
    assert_eq!(tests["run"]["status"], "not run");
    assert!(tests["run"]["why"].as_str().is_some_and(|why| why.contains("javac")), "{tests:#}");
    assert!(tests["replay"]["unjudged"].as_str().is_some_and(|why| why.contains("javac")), "{tests:#}");
}

#[test]
fn a_missing_junit_is_named_with_its_remedy() {
    let report = report(&["shop.Counter", "--junit-cp", "/nowhere/junit.jar"], &fresh("no-junit"));
    assert_eq!(report["tests"]["run"]["status"], "not run");
    assert!(report["tests"]["run"]["why"].as_str().is_some_and(|why| why.contains("apt install junit5")));
}
