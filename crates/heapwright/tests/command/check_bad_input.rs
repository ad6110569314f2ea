//! Bad input of `heapwright check`: one message that names what is at fault and what to do, and exit status 2.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use tempfile::TempDir;
use testing::{Javac, heapwright};

const BAD_INPUT: i32 = 2;

const SOURCES: &[(&str, &str)] = &[
    (
        "Subject.java",
        "public abstract class Subject {\n\
         public static int plain(int x) { return x; }\n\
         public static int twice(int x) { return x; }\n\
         public static int twice(long x) { return 1; }\n\
         public abstract int open(int x);\n\
         public static native int foreign(int x);\n\
         public int own() { return 1; }\n\
         }",
    ),
    ("Start.java", "public class Start { public static void main(String[] a) { } }"),
    (
        "Failing.java",
        "public class Failing { static int zero = 0; static int bad = 1 / zero;\n\
         public static int get() { return bad; } }",
    ),
    (
        "Threads.java",
        "public class Threads { static { new Thread(() -> { }).start(); }\n\
         public static int get() { return 1; } }",
    ),
];

fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES
        .get_or_init(|| {
            let copy = Javac::new("check-bad-input").texts(SOURCES).copy();
            let (damaged, hollow) = (copy.path().join("damaged"), copy.path().join("hollow"));
            let whole = fs::read(copy.path().join("Start.class")).expect("a compiled class");
            fs::create_dir_all(&damaged).expect("making a folder");
            fs::create_dir_all(hollow).expect("making a folder");
            fs::write(damaged.join("Start.class"), &whole[..whole.len() / 2]).expect("writing a class");
            copy
        })
        .path()
}

/// The command must end with the status and one message that mentions the parts, and print nothing else.
fn refused_at(cp: &Path, args: &[&str], status: i32, parts: &[&str]) {
    let output = heapwright().args(["check", "--cp"]).arg(cp).args(args).output().expect("starting heapwright");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
    assert_eq!(output.stdout, b"", "{args:?}");
    for part in parts {
        assert!(said.contains(part), "{args:?}: `{part}` is not in: {said}");
    }
    let messages = said.lines().filter(|line| line.starts_with("heapwright: ") || line.starts_with("error: ")).count();
    assert_eq!(messages, 1, "{args:?}: {said}");
    for noise in ["panicked", "RUST_BACKTRACE", "Error {", "LinkError", "Limit(", "Unsupported("] {
        assert!(!said.contains(noise), "{args:?}: `{noise}` is in: {said}");
    }
}

fn refused(args: &[&str], parts: &[&str]) {
    refused_at(classes(), args, BAD_INPUT, parts);
}

#[test]
fn targets_that_do_not_exist() {
    refused(&["Subjekt"], &["class Subjekt not found", "did you mean 'Subject'"]);
    refused(&["Subject.plane"], &["class Subject has no method `plane`", "'Subject.plain(int)'"]);
    refused(&["Subject.plain(String)"], &["there is no method 'Subject.plain(String)'", "'Subject.plain(int)'"]);
    refused(&["Subject.twice"], &["fits several methods", "'Subject.twice(int)'", "'Subject.twice(long)'"]);
    refused(&["Subject.twice("], &["is no target"]);
    refused(&[""], &["is no target"]);
}

#[test]
fn methods_without_code() {
    refused(&["Subject.open"], &["'Subject.open(int)' is abstract"]);
    refused(&["Subject.foreign"], &["'Subject.foreign(int)' is native"]);
}

#[test]
fn flags_with_wrong_values() {
    for (flag, value, part) in [
        ("--n", "x", "--n x: write a number"),
        ("--n", "-1", "--n -1: write a number"),
        ("--n", "Subject=x", "--n Subject=x: write a number"),
        ("--n", "Nosuch=3", "no class Nosuch on the class path"),
        ("--k", "-1", "--k"),
        ("--k", "x", "--k"),
        ("--laziness", "eager", "lazier#"),
        ("--admission", "strict", "--admission"),
        ("--int", "big", "ideal"),
        ("--property", "none", "valid-assert"),
        ("--time", "soon", "write 500ms, 60s or 5m"),
        ("--memory", "3X", "use K, M or G"),
        ("--jobs", "0", "--jobs"),
        ("--loop", "x", "--loop"),
        ("--format", "pdf", "json"),
        ("--subtypes", "Subject,Nosuch", "no class `Nosuch`"),
        ("--solver", "nosuchprogram -in", "there is no program `nosuchprogram`"),
        ("--solver", "", "there is no program"),
    ] {
        refused(&["Subject.own", flag, value], &[part]);
    }
    refused(&["Subject.plain", "--nosuch"], &["--nosuch"]);
}

#[test]
fn flags_that_do_not_fit_the_target() {
    refused(&["Subject.plain", "--symbolic-args", "2"], &["--symbolic-args", "Subject.plain", "main"]);
    refused(&["Subject.own", "--invariant", "nosuch"], &["class Subject has no method `boolean nosuch()`"]);
}

#[test]
fn class_paths_that_are_wrong() {
    let folder = classes();
    refused_at(&folder.join("nowhere"), &["Start.main"], BAD_INPUT, &["nowhere does not exist"]);
    refused_at(&folder.join("hollow"), &["Start.main"], BAD_INPUT, &["the class path has no classes", "--cp"]);
    refused_at(&folder.join("damaged"), &["Start.main"], BAD_INPUT, &["Start.class", "malformed class file"]);
}

#[test]
fn classes_that_cannot_be_initialized() {
    refused(&["Failing.get"], &["static initializer of Failing throws", "ArithmeticException"]);
}
