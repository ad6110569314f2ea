//! Test classes for cases made by hand: they compile, they pass, and they fail where a prediction is wrong.

mod bench;
mod cases;
mod clashes;
mod left_out;
mod library;
mod odd;
mod sets;
mod wrong;
mod zoo;

use bench::Verdict;
use explore::case::{Case, MethodName};
use program::Jdk;
use witness::junit::{Style, Suite, Version, write};

type Cases = Vec<(MethodName, Case)>;

fn jdk() -> Jdk {
    Jdk::find(None).expect("no JDK found by JAVA_HOME or PATH: `make test` installs one")
}

/// All classes with their cases.
fn everything() -> Vec<(&'static str, Cases)> {
    let mut all = vec![(sets::CLASS, sets::cases()), (zoo::CLASS, zoo::cases())];
    all.extend(zoo::nested());
    all.extend(library::classes());
    all.extend(clashes::classes());
    all.extend(odd::classes());
    all
}

fn suites(jdk: &Jdk, style: &Style, all: &[(&str, Cases)]) -> Vec<Suite> {
    let mut machine = bench::machine(jdk);
    let suites: Vec<Suite> = all.iter().map(|(class, cases)| write(&mut machine, class, cases, style)).collect();
    for suite in &suites {
        assert_eq!(suite.left_out, [], "{}", suite.class_name);
        assert!(suite.source.lines().all(|line| line.len() <= 120), "{}", suite.source);
    }
    suites
}

/// Every test of every class passes.
fn pass(jdk: &Jdk, style: &Style) {
    let suites = suites(jdk, style, &everything());
    let tests = suites.iter().map(|suite| suite.tests).sum();
    assert_eq!(tests, everything().iter().map(|(_, cases)| cases.len()).sum::<usize>());
    assert_eq!(bench::run(jdk, style.version, &suites), Verdict { passed: tests, failed: 0 });
}

/// With any prediction made wrong, none passes.
fn fail(version: Version) {
    let jdk = jdk();
    let wrong = |(class, cases): (&'static str, Cases)| {
        let cases =
            cases.iter().flat_map(|(method, case)| wrong::wrong(case).into_iter().map(|case| (method.clone(), case)));
        (class, cases.collect())
    };
    let mut all: Vec<(&str, Cases)> = everything().into_iter().map(wrong).collect();
    all[0].1.push(sets::unjust());
    let suites = suites(&jdk, &Style { version, package: None }, &all);
    let tests = suites.iter().map(|suite| suite.tests).sum();
    assert_eq!(bench::run(&jdk, version, &suites), Verdict { passed: 0, failed: tests });
}

#[test]
fn tests_of_junit_5_pass() {
    pass(&jdk(), &Style { version: Version::Five, package: None });
}

#[test]
fn tests_pass_on_a_newer_jdk() {
    let Some(newer) = testing::Jdk::newer("tests_pass_on_a_newer_jdk") else { return };
    let newer = Jdk::find(Some(&newer.home)).expect("the newer JDK");
    pass(&newer, &Style { version: Version::Five, package: None });
}

#[test]
fn tests_of_junit_4_pass() {
    pass(&jdk(), &Style { version: Version::Four, package: None });
}

#[test]
fn tests_of_another_package_pass() {
    pass(&jdk(), &Style { version: Version::Five, package: Some("elsewhere.tests".to_owned()) });
}

#[test]
fn wrong_predictions_fail_in_junit_5() {
    fail(Version::Five);
}

#[test]
fn wrong_predictions_fail_in_junit_4() {
    fail(Version::Four);
}
