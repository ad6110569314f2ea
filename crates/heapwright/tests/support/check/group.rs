//! A group: one folder of subjects, compiled together with the Java API.

use std::fs;
use std::path::PathBuf;

use testing::place::{java_sources, kept};
use testing::subject::only;
use testing::workers::{on_workers, one_suite_at_a_time};
use testing::{Javac, environment, repository};

use super::directive::{Case, Subject};
use super::generated::generate;
use super::run::judge;
use super::series::{Take, thin};

pub struct Group {
    name: &'static str,
    subjects: Vec<Subject>,
}

/// Where the groups are.
pub fn folder() -> PathBuf {
    repository().join("subjects/check")
}

/// Asserts that the tests name every group.
pub fn are_all_groups(known: &[&str]) {
    for entry in fs::read_dir(folder()).expect("subjects/check is readable") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        let where_to = "crates/heapwright/tests/support/check/mod.rs";
        assert!(known.contains(&name.as_str()), "subjects/check/{name} has no test: list it in {where_to}");
    }
}

impl Group {
    pub fn read(name: &'static str) -> Group {
        let subjects: Vec<Subject> =
            java_sources(&folder().join(name)).iter().map(|path| Subject::read(path)).collect();
        assert!(subjects.iter().any(|subject| !subject.cases.is_empty()), "subjects/check/{name} holds no cases");
        Group { name, subjects }
    }

    /// Runs every case, and reports the mismatches file by file.
    pub fn comes_out_as_expected(&self) {
        let _turn = one_suite_at_a_time();
        let classes = self.compile();
        let only = only(&["subjects/check"]);
        let slow_too = environment::slow();
        let chosen = self.subjects.iter().filter(|subject| only.as_ref().is_none_or(|only| only.is(&subject.name())));
        let work: Vec<(&Subject, &Case)> = chosen
            .flat_map(|subject| subject.cases.iter().map(move |case| (subject, case)))
            .filter(|(_, case)| slow_too || !case.slow)
            .collect();
        let work = thin(work, Take::LargestAndValidated, |(_, case)| case);
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
        let classes = self.compile();
        let only = only(&["subjects/check"]);
        let chosen = self.subjects.iter().filter(|subject| only.as_ref().is_none_or(|only| only.is(&subject.name())));
        let cases: Vec<&Case> = chosen.flat_map(|subject| &subject.cases).collect();
        let (wrong, tests) = generate(&cases, &classes, &kept().join("generated").join(self.name));
        assert!(wrong.is_empty(), "of {tests} generated tests of {}:\n{}", self.name, wrong.join("\n"));
        println!("{}: {tests} generated tests pass", self.name);
    }

    /// The folder with the class files.
    fn compile(&self) -> PathBuf {
        let subjects = self.subjects.iter().map(|subject| subject.path.clone());
        Javac::new(self.name).folder(&repository().join("java/src")).files(subjects).compile()
    }
}
