//! Test classes for cases made by hand: they compile, they pass, and they fail where a prediction is wrong.

mod bench;
mod cases;
#[path = "../../../machine/tests/support/javac.rs"]
mod javac;
mod sets;
mod zoo;

use bench::Verdict;
use explore::case::{Case, MethodName};
use program::Jdk;
use witness::junit::{Style, Suite, Version, write};

fn jdk() -> Jdk {
    Jdk::find(None).expect("no JDK found by JAVA_HOME or PATH: `make test` installs one")
}

/// All classes with their cases.
fn everything() -> Vec<(&'static str, Vec<(MethodName, Case)>)> {
    let mut all = vec![(sets::CLASS, sets::cases()), (zoo::CLASS, zoo::cases())];
    all.extend(zoo::nested());
    all
}

fn suites(jdk: &Jdk, version: Version) -> Vec<Suite> {
    let mut machine = bench::machine(jdk);
    let style = Style { version, package: None };
    everything().iter().map(|(class, cases)| write(&mut machine, class, cases, &style)).collect()
}

fn pass(version: Version) {
    let jdk = jdk();
    let suites = suites(&jdk, version);
    for suite in &suites {
        assert_eq!(suite.left_out, [], "{}", suite.class_name);
        if std::env::var_os("SHOW").is_some() {
            eprintln!("{}", suite.source);
        }
    }
    let tests = suites.iter().map(|suite| suite.tests).sum();
    assert_eq!(bench::run(&jdk, version, &suites), Verdict { passed: tests, failed: 0 });
}

#[test]
fn tests_of_junit_5_pass() {
    pass(Version::Five);
}

#[test]
fn tests_of_junit_4_pass() {
    pass(Version::Four);
}
