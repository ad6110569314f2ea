//! Every sentence by which a claim says what it assumes is found in the report of a subject.

use std::fs;

use testing::place::java_sources;
use testing::repository;

/// What subjects expect claims to say; `check.rs` looks for it in their reports.
fn expected() -> Vec<String> {
    let mut expected = Vec::new();
    for group in fs::read_dir(repository().join("subjects/check")).expect("the subjects") {
        for source in java_sources(&group.expect("a group").path()) {
            let text = fs::read_to_string(source).expect("a subject");
            expected
                .extend(text.lines().filter_map(|line| line.strip_prefix("//@ world:")).map(|w| w.trim().to_owned()));
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
