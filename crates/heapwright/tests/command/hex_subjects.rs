//! The subjects of `heapwright bench hex` on a real JVM: they agree with the Java library, their invariants with the structures
//! that they build, and their specifications with their invariants.

use std::process::Command;
use std::time::Duration;

use testing::{Ending, Javac, Jdk, observe_within, repository};

/// Compiles the subjects and runs one of their classes.
fn says(class: &str) -> String {
    let subjects = repository().join("bench/java/hex");
    let javac = Javac::new("bench-hex").folder(&repository().join("java/src/heapwright")).folder(&subjects);
    let mut java = Command::new(Jdk::required().tool("java"));
    java.arg("-ea").arg("-cp").arg(javac.compile()).arg(class).arg(subjects);
    let run = observe_within(Duration::from_secs(120), &mut java);
    assert_eq!(run.ending, Ending::Exited(0), "{}", run.stderr);
    String::from_utf8_lossy(&run.stdout).into_owned()
}

#[test]
fn the_subjects_agree_with_the_java_library() {
    assert_eq!(says("hex.Agreement"), "agreed\n");
}

#[test]
fn the_specifications_admit_exactly_what_can_be_completed() {
    assert_eq!(says("hex.Completions"), "exact\n");
}
