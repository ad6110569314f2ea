//! Bad input, through the binary: whatever a user gets wrong ends with one message that names what is at fault, and with
//! the exit status that says whose fault it is: 2 for usage and input, 3 for limits and what is not supported.

use std::fs;
use std::path::Path;
use std::process::Output;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use testing::Javac;

const BAD_INPUT: i32 = 2;
const INCOMPLETE: i32 = 3;

/// The programs; each is a file of this name.
const SOURCES: &[(&str, &str)] = &[
    ("Fine.java", "public class Fine { public static void main(String[] a) { System.out.println(\"fine\"); } }"),
    ("Inside.java", "package pkg; public class Inside { public static void main(String[] a) {} }"),
    ("NoMain.java", "public class NoMain { public static void main(int a) {} }"),
    ("OwnMain.java", "public class OwnMain { public void main(String[] a) {} }"),
    ("Endless.java", "public class Endless { public static void main(String[] a) { for (int i = 0; ; i++); } }"),
    (
        "Hoard.java",
        "public class Hoard { public static void main(String[] a) {\n\
         java.util.List<Object> all = new java.util.ArrayList<>(); for (;;) all.add(new long[100]); } }",
    ),
    (
        "Foreign.java",
        "public class Foreign { static native int missing(long x);\n\
         public static void main(String[] a) { missing(1); } }",
    ),
    ("Heir.java", "public class Heir extends Fine { }"),
];

/// The compiled programs, and copies of one of them, each damaged in its own way.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES
        .get_or_init(|| {
            let classes = Javac::new("bad-input").texts(SOURCES).copy();
            damage(classes.path());
            classes
        })
        .path()
}

fn damage(folder: &Path) {
    let fine = fs::read(folder.join("Fine.class")).expect("a compiled class");
    let damaged = |name: &str, bytes: &[u8]| {
        let place = folder.join(name);
        fs::create_dir_all(&place).expect("making a folder");
        fs::write(place.join("Fine.class"), bytes).expect("writing a class");
    };
    let mut too_new = fine.clone();
    too_new[6..8].copy_from_slice(&[0, 99]);
    damaged("too-new", &too_new);
    damaged("truncated", &fine[..fine.len() / 2]);
    damaged("empty", &[]);
    damaged("header-only", &fine[..7]);
    damaged("no-magic", &[&[0xCA, 0xFE, 0xBA, 0xBF], &fine[4..]].concat());
    // The heir itself is in order; its superclass is not.
    fs::copy(folder.join("Heir.class"), folder.join("truncated/Heir.class")).expect("copying a class");
    fs::write(folder.join("text.jar"), "not a jar").expect("writing a file");
}

fn heapwright(args: &[&str], cp: &Path) -> Output {
    testing::heapwright().arg("run").arg("--cp").arg(cp).args(args).output().expect("starting heapwright")
}

/// The run must end with the status and one message that mentions the parts.
fn refused(args: &[&str], cp: &Path, status: i32, parts: &[&str]) {
    let output = heapwright(args, cp);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
    for part in parts {
        assert!(said.contains(part), "{args:?}: `{part}` is not in: {said}");
    }
    let messages = said.lines().filter(|line| line.starts_with("heapwright: ") || line.starts_with("error: ")).count();
    assert_eq!(messages, 1, "{args:?}: {said}");
    for noise in ["panicked", "RUST_BACKTRACE", "Error {", "LinkError", "Limit("] {
        assert!(!said.contains(noise), "{args:?}: `{noise}` is in: {said}");
    }
}

#[test]
fn a_good_class_runs() {
    for class in ["Fine", "Heir"] {
        let output = heapwright(&[class], classes());
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), b"fine\n".as_slice()));
    }
}

#[test]
fn classes_that_are_not_there() {
    refused(&["Missing"], classes(), BAD_INPUT, &["class Missing is not on the class path", "--cp"]);
    refused(&["other.Fine"], classes(), BAD_INPUT, &["class other.Fine is not on the class path"]);
    refused(&["../Fine"], classes(), BAD_INPUT, &["is not on the class path"]);
    refused(&["Inside"], &classes().join("pkg"), BAD_INPUT, &["Inside.class", "declares class pkg/Inside"]);
}

#[test]
fn classes_without_a_main() {
    for class in ["NoMain", "OwnMain"] {
        refused(&[class], classes(), BAD_INPUT, &[class, "public static void main(String[])"]);
    }
}

#[test]
fn damaged_class_files() {
    let fine = |place: &str, parts: &[&str]| {
        let folder = classes().join(place);
        let file = folder.join("Fine.class");
        refused(&["Fine"], &folder, BAD_INPUT, &[&[file.to_str().expect("a path in UTF-8")], parts].concat());
    };
    fine("too-new", &["99", "Java 55", "--jdk HOME"]);
    fine("truncated", &["malformed class file"]);
    fine("empty", &["magic number CAFEBABE"]);
    fine("header-only", &["ends within the header"]);
    fine("no-magic", &["magic number CAFEBABE"]);
    refused(&["Heir"], &classes().join("truncated"), BAD_INPUT, &["Fine.class", "malformed class file"]);
}

#[test]
fn class_paths_that_are_wrong() {
    refused(&["Fine"], &classes().join("nowhere"), BAD_INPUT, &["nowhere does not exist"]);
    refused(&["Fine"], &classes().join("text.jar"), BAD_INPUT, &["text.jar is neither a directory nor a jar"]);
    let nowhere = classes().join("nowhere");
    refused(
        &["Fine", "--jdk", nowhere.to_str().expect("a path in UTF-8")],
        classes(),
        BAD_INPUT,
        &["nowhere is not a JDK", "named by --jdk"],
    );
}

#[test]
fn flags_with_wrong_values() {
    for (flag, value) in [
        ("--steps", "many"),
        ("--steps", "-1"),
        ("--time", "soon"),
        ("--memory", "3X"),
        ("--memory", ""),
        ("--depth", "x"),
    ] {
        refused(&[&format!("{flag}={value}"), "Fine"], classes(), BAD_INPUT, &[flag]);
    }
    refused(&[], classes(), BAD_INPUT, &["<CLASS>"]);
}

#[test]
fn an_endless_program_stops_at_each_limit() {
    refused(&["Endless", "--steps", "100000"], classes(), INCOMPLETE, &["Endless.main(Endless.java:1)", "--steps"]);
    let started = Instant::now();
    refused(&["Endless", "--time", "500ms"], classes(), INCOMPLETE, &["Endless.main(Endless.java:1)", "--time"]);
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
}

#[test]
fn memory_is_limited() {
    refused(&["Hoard", "--memory", "1M"], classes(), INCOMPLETE, &["Hoard.main(Hoard.java:2)", "--memory"]);
    // Less than the JDK itself needs to start.
    refused(&["Fine", "--memory", "1K"], classes(), INCOMPLETE, &["--memory"]);
}

#[test]
fn a_native_method_of_the_program_is_named() {
    refused(
        &["Foreign"],
        classes(),
        INCOMPLETE,
        &["native method Foreign.missing(J)I", "Foreign.main(Foreign.java:2)"],
    );
}
