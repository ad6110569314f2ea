//! A group: one folder of subjects, compiled together with the Java API.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use super::directive::{Case, Subject};
use super::generated::generate;
use super::run::judge;
use crate::support::jdk::Jdk;
use crate::support::workers::{on_workers, one_suite_at_a_time};

pub struct Group {
    name: &'static str,
    subjects: Vec<Subject>,
}

/// Where the groups are.
pub fn folder() -> PathBuf {
    repository().join("subjects/check")
}

impl Group {
    pub fn read(name: &'static str) -> Group {
        let subjects: Vec<Subject> = sources(&folder().join(name)).iter().map(|path| Subject::read(path)).collect();
        assert!(subjects.iter().any(|subject| !subject.cases.is_empty()), "subjects/check/{name} holds no cases");
        Group { name, subjects }
    }

    /// Runs every case, and reports the mismatches file by file.
    pub fn comes_out_as_expected(&self) {
        let _turn = one_suite_at_a_time();
        let classes = self.compile("check");
        let only = env::var("HEAPWRIGHT_SUBJECT").ok();
        let slow_too = env::var_os("HEAPWRIGHT_SLOW").is_some_and(|value| value != "0");
        let chosen = self.subjects.iter().filter(|subject| only.as_ref().is_none_or(|only| *only == subject.name()));
        let work: Vec<(&Subject, &Case)> = chosen
            .flat_map(|subject| subject.cases.iter().map(move |case| (subject, case)))
            .filter(|(_, case)| slow_too || !case.slow)
            .collect();
        let judged = on_workers(&work, |(subject, case)| judge(subject, case, &classes));

        let mut failed = 0;
        let mut text = String::new();
        let mut file = "";
        for ((subject, case), complaints) in work.iter().zip(&judged) {
            if complaints.is_empty() {
                continue;
            }
            failed += 1;
            let path = subject.path.strip_prefix(folder()).unwrap_or(&subject.path).to_str().unwrap_or_default();
            if path != file {
                text += &format!("\n{path}\n");
                file = path;
            }
            text += &format!("    check {}\n", case.arguments().join(" "));
            for complaint in complaints {
                text += &format!("      {complaint}\n");
            }
        }
        assert!(failed == 0, "{failed} of {} cases of {} do not come out as expected:\n{text}", work.len(), self.name);
    }

    /// Writes tests of every case, and runs them on the real JVM.
    pub fn generated_tests_pass(&self) {
        let _turn = one_suite_at_a_time();
        let classes = self.compile("generated");
        let only = env::var("HEAPWRIGHT_SUBJECT").ok();
        let chosen = self.subjects.iter().filter(|subject| only.as_ref().is_none_or(|only| *only == subject.name()));
        let cases: Vec<&Case> = chosen.flat_map(|subject| &subject.cases).collect();
        let (wrong, tests) = generate(&cases, &classes);
        assert!(wrong.is_empty(), "of {tests} generated tests of {}:\n{}", self.name, wrong.join("\n"));
        println!("{}: {tests} generated tests pass", self.name);
    }

    /// The folder with the class files.
    fn compile(&self, purpose: &str) -> PathBuf {
        let classes = Path::new(env!("CARGO_TARGET_TMPDIR")).join(purpose).join(self.name);
        if classes.exists() {
            fs::remove_dir_all(&classes).expect("removing outdated class files");
        }
        fs::create_dir_all(&classes).expect("making a folder for class files");
        let output = Command::new(Jdk::required().tool("javac"))
            .args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d"])
            .arg(&classes)
            .args(sources(&repository().join("java/src")))
            .args(self.subjects.iter().map(|subject| &subject.path))
            .output()
            .expect("starting javac");
        assert!(output.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&output.stderr));
        classes
    }
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Java sources below a folder, in a fixed order.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry of a folder").path()) {
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ext| ext == "java") {
            found.push(path);
        }
    }
    found.sort();
    found
}
