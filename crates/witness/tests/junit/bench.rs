//! Compiling and running test classes.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use machine::Machine;
use program::{ClassPath, Jdk, Program};
use testing::{Javac, repository};
use witness::junit::{Suite, Version};

/// What a run of test classes says.
#[derive(Debug, PartialEq)]
pub struct Verdict {
    pub passed: usize,
    pub failed: usize,
}

/// The classes under test.
pub fn classes() -> PathBuf {
    let folder = repository().join("crates/witness/tests/junit/java");
    ["demo", "clash", "unnamed"]
        .iter()
        .fold(Javac::new("junit"), |javac, name| javac.folder(&folder.join(name)))
        .compile()
}

/// A machine that knows them.
pub fn machine(jdk: &Jdk) -> Machine {
    let class_path = ClassPath::open(jdk, &[classes()]).expect("a class path");
    Machine::boot(Program::new(jdk.clone(), class_path), machine::Config::default()).expect("a machine")
}

/// The jars of a version of JUnit.
fn jars(version: Version) -> Vec<PathBuf> {
    let names: &[&str] = match version {
        Version::Five => &["junit-platform-console-standalone.jar", "opentest4j.jar", "apiguardian-api.jar"],
        Version::Four => &["junit4.jar", "hamcrest.jar"],
    };
    let folder = std::env::var_os("HEAPWRIGHT_JUNIT").map_or_else(|| PathBuf::from("/usr/share/java"), PathBuf::from);
    names.iter().map(|name| folder.join(name)).collect()
}

/// Compiles test classes and runs them.
pub fn run(jdk: &Jdk, version: Version, suites: &[Suite]) -> Verdict {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files = Vec::new();
    let mut names = Vec::new();
    for (at, suite) in suites.iter().enumerate() {
        // Suites of the same class must not mix: each has a folder of sources and of classes.
        let home = folder.path().join(at.to_string());
        let file = home.join(format!("{}.java", suite.class_name));
        fs::create_dir_all(&home).expect("a folder");
        fs::write(&file, &suite.source).expect("writing a source");
        files.push(file);
        let package = if suite.package.is_empty() { String::new() } else { format!("{}.", suite.package) };
        names.push(format!("{package}{}", suite.class_name));
    }
    let mut path: Vec<PathBuf> = jars(version);
    path.push(classes());
    let compiled = folder.path().join("classes");
    let joined = std::env::join_paths(&path).expect("a class path");
    let output = Command::new(jdk.home.join("bin/javac"))
        .args(["-proc:none", "-Xlint:all", "-Xlint:-options", "-Xlint:-path", "-encoding", "US-ASCII", "-cp"])
        .arg(&joined)
        // The sources of the classes lie beside them, and javac must not find them there.
        .arg("-sourcepath")
        .arg(&compiled)
        .arg("-d")
        .arg(&compiled)
        .args(&files)
        .output()
        .expect("starting javac");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let sources: Vec<&str> = suites.iter().map(|suite| suite.source.as_str()).collect();
    assert!(output.status.success(), "javac failed:\n{said}\n{}", sources.join("\n"));
    assert!(!said.contains("warning:"), "javac warns:\n{said}\n{}", sources.join("\n"));
    path.push(compiled);
    let joined = std::env::join_paths(&path).expect("a class path");
    let mut java = Command::new(jdk.home.join("bin/java"));
    java.args(["-ea", "-XX:TieredStopAtLevel=1", "-cp"]).arg(&joined);
    match version {
        Version::Five => {
            java.args(["org.junit.platform.console.ConsoleLauncher", "--disable-banner", "--disable-ansi-colors"]);
            java.args(["--details=tree"]);
            java.args(names.iter().map(|name| format!("--select-class={name}")));
        }
        Version::Four => {
            java.arg("org.junit.runner.JUnitCore").args(&names);
        }
    }
    let output = java.output().expect("starting java");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let verdict = verdict(version, &said);
    eprintln!("{said}");
    verdict
}

fn verdict(version: Version, said: &str) -> Verdict {
    let number = |before: &str, after: &str| -> Option<usize> {
        let line = said.lines().find(|line| line.contains(before) && line.contains(after))?;
        let from = line.find(before)? + before.len();
        let rest = line[from..].trim_start();
        rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    match version {
        Version::Five => Verdict {
            passed: number("[", "tests successful").expect("a summary"),
            failed: number("[", "tests failed").expect("a summary"),
        },
        Version::Four => match number("OK (", "test") {
            Some(passed) => Verdict { passed, failed: 0 },
            None => {
                let run = number("Tests run:", "Failures").expect("a summary");
                let failed = number("Failures:", "Failures:").expect("a summary");
                Verdict { passed: run - failed, failed }
            }
        },
    }
}
