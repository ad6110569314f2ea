//! The subjects of `heapwright bench hex` on a real JVM: they agree with the Java library, their invariants with the structures
//! that they build, and their specifications with their invariants.

#[allow(dead_code)]
mod support {
    pub mod jdk;
    pub mod observation;
}

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::jdk::Jdk;
use support::observation::{Ending, observe_within};

/// Compiles the subjects and runs one of their classes.
fn says(folder: &str, class: &str) -> String {
    let jdk = Jdk::required();
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let classes = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&classes).expect("making a folder for class files");
    let mut javac = Command::new(jdk.tool("javac"));
    javac.args(["-proc:none", "-encoding", "UTF-8", "-d"]).arg(&classes);
    for sources in ["java/src/heapwright", "bench/java/hex"] {
        javac.args(java_files(&top.join(sources)));
    }
    let compiled = observe_within(Duration::from_secs(60), &mut javac);
    assert_eq!(compiled.ending, Ending::Exited(0), "{}", compiled.stderr);
    let mut java = Command::new(jdk.tool("java"));
    java.arg("-ea").arg("-cp").arg(&classes).arg(class).arg(top.join("bench/java/hex"));
    let run = observe_within(Duration::from_secs(120), &mut java);
    assert_eq!(run.ending, Ending::Exited(0), "{}", run.stderr);
    String::from_utf8_lossy(&run.stdout).into_owned()
}

fn java_files(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("the sources").map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_some_and(|end| end == "java")).collect()
}

#[test]
fn the_subjects_agree_with_the_java_library() {
    assert_eq!(says("hex-agreement", "hex.Agreement"), "agreed\n");
}

#[test]
fn the_specifications_admit_exactly_what_can_be_completed() {
    assert_eq!(says("hex-completions", "hex.Completions"), "exact\n");
}
