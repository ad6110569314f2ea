//! Every sentence by which a claim says what it assumes is found in the report of a subject.

use std::fs;

use testing::place::java_sources;
use testing::{Javac, heapwright, repository};

/// The words of a claim that a line of a subject expects.
fn world(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("//@ world:").or_else(|| line.strip_prefix("//: world:"))
}

/// What subjects expect claims to say; `check.rs` looks for it in their reports.
fn expected() -> Vec<String> {
    let mut expected = Vec::new();
    for group in fs::read_dir(repository().join("subjects/check")).expect("the subjects") {
        for source in java_sources(&group.expect("a group").path()) {
            let text = fs::read_to_string(source).expect("a subject");
            expected.extend(text.lines().filter_map(world).map(|words| words.trim().to_owned()));
        }
    }
    expected
}

#[test]
fn every_assumption_is_pinned_by_a_subject() {
    let expected = expected();
    // Some sentences go on with the name of a class.
    let start = |sentence: &str| sentence.chars().take(25).collect::<String>();
    let is_pinned = |sentence: &String| {
        expected.iter().any(|words| sentence.contains(words.as_str()) || words.starts_with(&start(sentence)))
    };
    let missing: Vec<String> = report::assumptions("").into_iter().filter(|sentence| !is_pinned(sentence)).collect();
    assert!(missing.is_empty(), "no subject expects the claim to say: {missing:#?}");
}

/// The class path has one enumeration, and a method that nothing overrides is called on the constant.
const ONE_ENUMERATION: &str = "\
public class One {
    enum Side {
        LEFT,
        RIGHT
    }

    static void two(Enum<?> constant) {
        assert constant == null || constant.ordinal() < 2;
    }
}
";

#[test]
fn the_only_enumeration_is_named() {
    let classes = Javac::new("one-enumeration").texts(&[("One.java", ONE_ENUMERATION)]).compile();
    let output = heapwright().args(["check", "One.two", "--cp"]).arg(&classes).output().expect("heapwright runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("no class outside the class path extends java.lang.Enum"), "{text}");
}
