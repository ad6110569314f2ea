//! What the real `java` did with the programs of a suite, and the class files: made once, kept on disk, thrown away
//! as soon as a source, a jar or the JDK changes.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use testing::{Ending, Jdk, Observation, observe};

use super::subject::Subject;

/// Assertions on, UTF-8 everywhere, and quick to start.
const JAVA_FLAGS: &[&str] = &[
    "-ea",
    "-Dfile.encoding=UTF-8",
    "-Dsun.stdout.encoding=UTF-8",
    "-Dstdout.encoding=UTF-8",
    "-Dsun.stderr.encoding=UTF-8",
    "-Dstderr.encoding=UTF-8",
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-Xshare:auto",
];

/// The compiled suite and the kept answers of `java`.
pub struct Reference {
    jdk: Jdk,
    class_path: String,
    kept: PathBuf,
}

impl Reference {
    /// Compiles the sources into a folder below `folder`, unless exactly that was done before.
    pub fn prepare(folder: &Path, jdk: &Jdk, jars: &[PathBuf], subjects: &[Subject]) -> Reference {
        let classes = folder.join("classes");
        let stamp = folder.join("stamp");
        let key = key(jdk, jars, subjects);
        if fs::read_to_string(&stamp).ok().as_ref() != Some(&key) {
            if folder.exists() {
                fs::remove_dir_all(folder).expect("removing outdated class files");
            }
            fs::create_dir_all(&classes).expect("making a folder for class files");
            assemble(jdk, &classes, subjects);
            compile(jdk, &classes, jars, subjects);
            fs::create_dir_all(folder.join("java")).expect("making a folder for java's answers");
            // Written last: the stamp says that everything before it was finished.
            fs::write(&stamp, key).expect("writing the stamp");
        }
        Reference { jdk: jdk.clone(), class_path: class_path(&classes, jars), kept: folder.join("java") }
    }

    /// The class path on which the suite runs.
    pub fn class_path(&self) -> &str {
        &self.class_path
    }

    /// What `java` does with the program.
    pub fn observation(&self, subject: &Subject) -> Observation {
        if let Some(kept) = self.load(&subject.class) {
            return kept;
        }
        let observation = observe(
            Command::new(self.jdk.tool("java"))
                .args(JAVA_FLAGS)
                .args(["-cp", &self.class_path, &subject.class])
                .args(&subject.args),
        );
        // A run that took too long is not kept: the computer may just have been busy.
        if let Ending::Exited(status) = observation.ending {
            self.store(&subject.class, status, &observation);
        }
        observation
    }

    fn load(&self, class: &str) -> Option<Observation> {
        let read = |kind: &str| fs::read(self.kept.join(format!("{class}.{kind}"))).ok();
        let status = String::from_utf8(read("status")?).ok()?;
        Some(Observation {
            stdout: read("stdout")?,
            stderr: String::from_utf8(read("stderr")?).ok()?,
            ending: Ending::Exited(status.trim().parse().ok()?),
        })
    }

    fn store(&self, class: &str, status: i32, observation: &Observation) {
        let status = status.to_string();
        let parts: [(&str, &[u8]); 3] = [
            ("stdout", &observation.stdout),
            ("stderr", observation.stderr.as_bytes()),
            // Written last: without a status the other two do not count.
            ("status", status.as_bytes()),
        ];
        for (kind, bytes) in parts {
            fs::write(self.kept.join(format!("{class}.{kind}")), bytes).expect("keeping java's answer");
        }
    }
}

/// A text that is different when anything the answers depend on is different.
fn key(jdk: &Jdk, jars: &[PathBuf], subjects: &[Subject]) -> String {
    let mut hasher = DefaultHasher::new();
    (&jdk.home, &jdk.release, JAVA_FLAGS).hash(&mut hasher);
    for jar in jars {
        let metadata = fs::metadata(jar).expect("reading about a jar");
        (jar, metadata.len(), metadata.modified().ok()).hash(&mut hasher);
    }
    for subject in subjects {
        (&subject.path, &subject.text).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

fn class_path(classes: &Path, jars: &[PathBuf]) -> String {
    let entries = std::iter::once(classes).chain(jars.iter().map(PathBuf::as_path));
    let joined = std::env::join_paths(entries).expect("a class path without colons in its parts");
    joined.to_string_lossy().into_owned()
}

fn assemble(jdk: &Jdk, classes: &Path, subjects: &[Subject]) {
    let sources: Vec<&Path> =
        subjects.iter().filter(|subject| subject.is_assembly()).map(|subject| subject.path.as_path()).collect();
    if sources.is_empty() {
        return;
    }
    let mut jasmin = Command::new("jasmin");
    jasmin.env("PATH", jdk.path_variable());
    jasmin.arg("-d").arg(classes).args(sources);
    let output = jasmin.output().expect("jasmin is missing: `make test` installs it");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    // Jasmin may report an error and still exit with 0.
    let fine = |line: &str| line.is_empty() || line.starts_with("Generated: ");
    assert!(output.status.success() && said.lines().all(fine), "jasmin failed:\n{said}");
}

fn compile(jdk: &Jdk, classes: &Path, jars: &[PathBuf], subjects: &[Subject]) {
    let sources = subjects.iter().filter(|subject| !subject.is_assembly()).map(|subject| &subject.path);
    let output = Command::new(jdk.tool("javac"))
        .args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8"])
        .args(["-cp", &class_path(classes, jars)])
        .arg("-d")
        .arg(classes)
        .args(sources)
        .output()
        .expect("starting javac");
    assert!(output.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&output.stderr));
}
