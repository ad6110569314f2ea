//! Runs suites on versions of the classes that they test: by `Judge.java`, which does many in one process.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use witness::trial::JUnit;

use crate::support::jdk::Jdk;
use crate::support::observation::observe_within;

/// How long one process may take.
const TIME_LIMIT: Duration = Duration::from_secs(300);

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
    /// It is no Java, or the tests do not fit it.
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
    /// Compiles the judge into a folder.
    pub fn new(folder: &Path, classes: &Path) -> Judge {
        let jdk = Jdk::required();
        let junit = JUnit::find(None).expect("JUnit is missing: `make test` installs it (scripts/setup.sh test)");
        let class_path = junit.class_path(&[folder.to_path_buf()]);
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/mutants/Judge.java");
        compile(&jdk, Some(&class_path), folder, &[source]);
        Judge { jdk, class_path, classes: classes.to_path_buf() }
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

/// Compiles sources into a folder.
pub fn compile(jdk: &Jdk, class_path: Option<&str>, folder: &Path, sources: &[PathBuf]) {
    fs::create_dir_all(folder).expect("making a folder for class files");
    let mut javac = Command::new(jdk.tool("javac"));
    javac.args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d"]).arg(folder);
    javac.args(class_path.iter().flat_map(|path| ["-cp", path])).args(sources);
    let output = javac.output().expect("starting javac");
    assert!(output.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&output.stderr));
}
