//! Runs suites on versions of the classes that they test: by `Judge.java`, which does many in one process.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use testing::{Javac, Jdk, observe_within, repository};
use witness::trial::JUnit;

/// How long one process may take.
const TIME_LIMIT: Duration = Duration::from_secs(900);

/// One version of a class and the suite that is to judge it.
pub struct Version {
    pub source: PathBuf,
    pub suite: PathBuf,
}

/// What the suite says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// All tests pass: so many.
    Passed(u64),
    /// This test fails.
    Failed(String),
    /// A test does not end.
    Hung,
    /// The version is no valid Java, or the tests do not fit it.
    Refused(String),
}

/// The compiled judge.
pub struct Judge {
    jdk: Jdk,
    class_path: String,
    /// The class files of the correct versions.
    classes: PathBuf,
}

impl Judge {
    /// Compiles the judge.
    pub fn new(classes: &Path) -> Judge {
        let junit = JUnit::find(None).expect("JUnit is missing: `scripts/setup.sh test` installs it");
        let source = repository().join("crates/heapwright/tests/support/mutants/Judge.java");
        let jars = std::env::split_paths(&junit.class_path(&[])).collect::<Vec<_>>();
        let judge = Javac::new("judge").class_path(jars).files([source]).compile();
        Judge { jdk: Jdk::required(), class_path: junit.class_path(&[judge]), classes: classes.to_path_buf() }
    }

    /// The judgements, in the order of the versions.
    pub fn judge(&self, versions: &[Version], list: &Path) -> Vec<Judgement> {
        let mut judged = Vec::new();
        while judged.len() < versions.len() {
            let line = |version: &Version| {
                [&version.source, &version.suite, &self.classes].map(|path| path.display().to_string()).join("\t")
            };
            let left: Vec<String> = versions[judged.len()..].iter().map(line).collect();
            fs::write(list, left.join("\n")).expect("writing the list of versions");
            let mut java = Command::new(self.jdk.tool("java"));
            java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-cp", &self.class_path, "Judge"]);
            let seen = observe_within(TIME_LIMIT, java.arg(list));
            let said = String::from_utf8_lossy(&seen.stdout);
            // A test that hangs ends the process: the next one takes the rest.
            let before = judged.len();
            judged.extend(said.lines().map(Judgement::read));
            assert!(judged.len() > before, "the judge is silent: {}\n{}", seen.ending, seen.stderr);
        }
        judged
    }
}

impl Judgement {
    fn read(line: &str) -> Judgement {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "passed" => Judgement::Passed(rest.parse().expect("a number of tests")),
            "failed" => Judgement::Failed(rest.to_string()),
            "hung" => Judgement::Hung,
            "refused" => Judgement::Refused(rest.to_string()),
            _ => panic!("the judge says `{line}`"),
        }
    }
}
