//! Invariants that throw: whichever member runs them, their exceptions are shown, and a class that one of them needs and that is
//! missing makes a gap, never an answer.

use std::fs;

use serde_json::Value;
use testing::{Javac, heapwright};

const SHELF: &str = "\
public class Shelf {
    private int[] slots;
    private Shelf next;

    boolean repOK() {
        return slots[0] == 0;
    }

    public boolean hasNext() {
        assert slots[0] == 0;
        return next != null;
    }
}
";

const NEEDING: &str = "\
public class Needing {
    private int size;
    private Needing next;

    boolean repOK() {
        return Needed.isFine(size);
    }

    public int size() {
        assert next == null || size >= 0;
        return size;
    }
}
";

const NEEDED: &str = "class Needed { static boolean isFine(int size) { return size >= 0; } }";

const ADMISSIONS: [&str; 3] = ["eager", "hybrid", "whole"];

/// What `check` says of a target, as JSON.
fn report(classes: &std::path::Path, target: &str, admission: &str) -> Value {
    let output = heapwright()
        .args(["check", target, "--format", "json", "--admission", admission, "--cp"])
        .arg(classes)
        .output()
        .expect("the command can be started");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{target} {admission}: {error}: {said}"))
}

#[test]
fn exceptions_of_invariants_are_shown_whichever_member_runs_them() {
    let classes = Javac::new("crashing-shelf").texts(&[("Shelf.java", SHELF)]).compile();
    for admission in ADMISSIONS {
        let report = report(&classes, "Shelf.hasNext", admission);
        let crashes = report["crashes"].as_array().expect("crashes are a list");
        let of = |exception: &str| {
            let crash =
                crashes.iter().find(|crash| crash["exception"].as_str().is_some_and(|at| at.contains(exception)));
            crash.unwrap_or_else(|| panic!("{admission} tells of {exception}: {report:#}"))
        };
        for exception in ["java.lang.NullPointerException", "java.lang.ArrayIndexOutOfBoundsException"] {
            let crash = of(exception);
            assert_eq!(crash["specification"], "boolean Shelf.repOK()", "{admission}");
            let place = crash["trace"][0].to_string();
            assert!(place.contains("Shelf.java"), "{admission}: {place}");
            let ends_paths = crash["paths"].as_u64().expect("a number") > 0;
            assert_eq!(ends_paths, admission == "eager", "{admission}: {crash}");
        }
    }
}

#[test]
fn a_class_that_an_invariant_needs_and_that_is_missing_is_a_gap() {
    let texts = [("Needing.java", NEEDING), ("Needed.java", NEEDED)];
    let classes = Javac::new("crashing-needing").texts(&texts).compile();
    for admission in ADMISSIONS {
        assert_eq!(report(&classes, "Needing.size", admission)["verdict"], "verified", "{admission}");
    }
    let alone = tempfile::tempdir().expect("a folder");
    fs::copy(classes.join("Needing.class"), alone.path().join("Needing.class")).expect("the class was compiled");
    for admission in ADMISSIONS {
        let report = report(alone.path(), "Needing.size", admission);
        assert_eq!(report["verdict"], "incomplete", "{admission}: {report:#}");
        let gaps = report["gaps"].to_string();
        assert!(
            gaps.contains("boolean Needing.repOK() throws java.lang.NoClassDefFoundError: Needed"),
            "{admission}: {gaps}"
        );
    }
}
