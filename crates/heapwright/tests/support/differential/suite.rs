//! A suite: the programs of some folders, compiled together, run on `java` and on our machine.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use testing::place::kept;
use testing::subject::only;
use testing::workers::{on_workers, one_suite_at_a_time};
use testing::{Ending, Jdk, Observation, heapwright, note, observe, repository};

use super::compare::difference;
use super::reference::Reference;
use super::refusal::objection;
use super::subject::Subject;

/// Where the programs of all suites are.
const FOLDERS: &[&str] = &["subjects/run", "subjects/run21", "subjects/jars", "subjects/unsupported", "examples"];
/// Where Debian keeps jars.
const JARS: &str = "/usr/share/java";

/// Which JDK's classes our machine runs on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum JdkChoice {
    /// The one it finds by itself, from `JAVA_HOME`.
    Found,
    /// The one named by `--jdk`.
    Named,
}

pub struct Suite {
    name: &'static str,
    subjects: Vec<Subject>,
    jars: Vec<PathBuf>,
    jdk: Jdk,
    jdk_choice: JdkChoice,
}

/// A program, with what is wrong about its run.
struct Failure {
    class: String,
    complaint: String,
    stderr: String,
}

impl Suite {
    /// The sources directly in the folders, which are relative to the repository.
    pub fn new(name: &'static str, folders: &[&str], jdk: &Jdk) -> Suite {
        let root = repository();
        let mut subjects = Vec::new();
        for folder in folders {
            let path = root.join(folder);
            let entries = fs::read_dir(&path).unwrap_or_else(|error| panic!("{folder}: {error}"));
            let mut sources: Vec<PathBuf> = entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|path| path.extension().is_some_and(|ext| ext == "java" || ext == "j"))
                .collect();
            assert!(!sources.is_empty(), "{folder} holds no programs");
            sources.sort();
            subjects.extend(sources.iter().map(|path| Subject::read(path)));
        }
        let (subjects, too_new): (Vec<_>, Vec<_>) =
            subjects.into_iter().partition(|subject: &Subject| subject.release <= jdk.feature);
        for subject in &too_new {
            note(&format!("{name}: SKIPPED {}: needs Java {}, not {}", subject.class, subject.release, jdk.feature));
        }
        Suite { name, subjects, jars: Vec::new(), jdk: jdk.clone(), jdk_choice: JdkChoice::Found }
    }

    pub fn with_jdk(mut self, choice: JdkChoice) -> Suite {
        self.jdk_choice = choice;
        self
    }

    pub fn with_jar(mut self, file: &str) -> Suite {
        let jar = Path::new(JARS).join(file);
        assert!(jar.is_file(), "{} is missing: `make test` installs it (scripts/setup.sh test)", jar.display());
        self.jars.push(jar);
        self
    }

    /// Every program must do what it does on `java`.
    pub fn agrees_with_java(&self) {
        self.check("differ from java", |suite, reference, subject| {
            let java = reference.observation(subject);
            if java.ending == Ending::TimedOut {
                return (Some(format!("java itself: {}", java.ending)), java, Duration::ZERO);
            }
            let (ours, taken) = suite.ours(reference, subject);
            let complaint = difference(&java, &ours).map(|found| {
                format!(
                    "{}\n    java:       {}\n    heapwright: {}\n    ({} on java, {} on heapwright)",
                    found.what, found.java, found.ours, java.ending, ours.ending
                )
            });
            (complaint, ours, taken)
        });
    }

    /// Every program must be refused, with the place that is to blame.
    pub fn is_refused_in_words(&self) {
        self.check("are not refused as they should be", |suite, reference, subject| {
            let (ours, taken) = suite.ours(reference, subject);
            (objection(subject, &ours), ours, taken)
        });
    }

    fn check<F>(&self, verdict: &str, judge: F)
    where
        F: Fn(&Suite, &Reference, &Subject) -> (Option<String>, Observation, Duration) + Sync,
    {
        let _turn = one_suite_at_a_time();
        let folder = kept().join("differential").join(self.name);
        let reference = Reference::prepare(&folder, &self.jdk, &self.jars, &self.subjects);
        let only = only(FOLDERS);
        let chosen: Vec<&Subject> = self
            .subjects
            .iter()
            .filter(|subject| subject.is_program())
            .filter(|subject| only.as_ref().is_none_or(|only| only.is(&subject.class)))
            .collect();

        if chosen.is_empty() {
            return note(&format!("{}: the program asked for is in another suite", self.name));
        }

        let started = Instant::now();
        let judged = on_workers(&chosen, |subject| judge(self, &reference, subject));
        let mut slowest: (Duration, &str) = (Duration::ZERO, "none");
        let mut failures = Vec::new();
        for (subject, (complaint, ours, taken)) in chosen.iter().zip(judged) {
            slowest = slowest.max((taken, &subject.class));
            failures.extend(complaint.map(|complaint| Failure {
                class: subject.class.clone(),
                complaint,
                stderr: ours.stderr,
            }));
        }
        let (count, took) = (chosen.len(), started.elapsed().as_secs_f64());
        note(&format!(
            "{}: {count} programs in {took:.1} s, Java {}; slowest on heapwright: {} {:.2} s",
            self.name,
            self.jdk.feature,
            slowest.1,
            slowest.0.as_secs_f64()
        ));
        if !failures.is_empty() {
            eprint!("{}", summary(&failures));
        }
        assert!(failures.is_empty(), "{} of {count} programs of {} {verdict}", failures.len(), self.name);
    }

    /// Runs the program on our machine.
    fn ours(&self, reference: &Reference, subject: &Subject) -> (Observation, Duration) {
        let mut command = heapwright();
        command
            .arg("run")
            .arg(&subject.class)
            .args(&subject.args)
            .args(["--cp", reference.class_path()])
            .env("JAVA_HOME", &self.jdk.home);
        if self.jdk_choice == JdkChoice::Named {
            command.env_remove("JAVA_HOME");
            command.arg("--jdk").arg(&self.jdk.home);
        }
        let started = Instant::now();
        (observe(&mut command), started.elapsed())
    }
}

fn summary(failures: &[Failure]) -> String {
    const TAIL: usize = 6;
    let mut text = String::new();
    for failure in failures {
        let _ = writeln!(text, "\n{}: {}", failure.class, failure.complaint);
        let lines: Vec<&str> = failure.stderr.lines().collect();
        for line in &lines[lines.len().saturating_sub(TAIL)..] {
            let _ = writeln!(text, "    stderr | {line}");
        }
    }
    let names: Vec<&str> = failures.iter().map(|failure| failure.class.as_str()).collect();
    let _ = writeln!(text, "\nall of them: {}", names.join(" "));
    text
}
