//! Differential tests: every program of `subjects/` runs on the real `java` and on our machine, and what a user can
//! see of it must be the same: standard output byte for byte, exit status, and the report of an uncaught exception.
//!
//! `HEAPWRIGHT_SUBJECT=Name` restricts a test to one program; `HEAPWRIGHT_BIN` names another binary to test;
//! `HEAPWRIGHT_JDK21` names the JDK for `subjects/run21`. What `java` printed is kept under cargo's target folder
//! until a source or the JDK changes.

mod support {
    pub mod differential;
}

use support::differential::suite::{JdkChoice, Suite};
use testing::{Jdk, note};

#[test]
fn run_corpus() {
    // The demo must keep working too.
    Suite::new("run", &["subjects/run", "examples"], &Jdk::required()).agrees_with_java();
}

#[test]
fn run_corpus_21() {
    on_newer_jdk("run21", "subjects/run21");
}

/// The programs of older releases must behave as on the newer JDK's own `java`, too.
#[test]
fn run_corpus_on_newer_jdk() {
    on_newer_jdk("run-newer", "subjects/run");
}

fn on_newer_jdk(name: &'static str, folder: &str) {
    match Jdk::of_21_or_later() {
        Some(jdk) => Suite::new(name, &[folder], &jdk).with_jdk(JdkChoice::Named).agrees_with_java(),
        None => note(&format!(
            "{name}: SKIPPED {folder}: no JDK of Java 21 or later found; install one beside the other JDK, or set \
             HEAPWRIGHT_JDK21 to its home",
        )),
    }
}

#[test]
fn commons_collections4() {
    Suite::new("commons-collections4", &["subjects/jars/commons-collections4"], &Jdk::required())
        .with_jar("commons-collections4.jar")
        .agrees_with_java();
}

#[test]
fn guava() {
    Suite::new("guava", &["subjects/jars/guava"], &Jdk::required()).with_jar("guava.jar").agrees_with_java();
}

#[test]
fn closure_compiler() {
    Suite::new("closure-compiler", &["subjects/jars/closure-compiler"], &Jdk::required())
        .with_jar("closure-compiler.jar")
        .agrees_with_java();
}

#[test]
fn unsupported() {
    Suite::new("unsupported", &["subjects/unsupported"], &Jdk::required()).is_refused_in_words();
}
