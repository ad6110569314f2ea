//! Compiling Java sources for tests: once, kept under cargo's target folder until a source or the JDK changes.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use program::Jdk;

/// A source file: its name, and its text.
pub struct Source {
    pub file: String,
    pub text: String,
}

/// The folder with the classes of the sources.
pub fn compile(name: &str, sources: &[Source]) -> PathBuf {
    let jdk = Jdk::find(None).expect("no JDK found by JAVA_HOME or PATH: `make test` installs one");
    let mut hasher = DefaultHasher::new();
    (&jdk.home, &jdk.full_version).hash(&mut hasher);
    for source in sources {
        (&source.file, &source.text).hash(&mut hasher);
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let kept = folder.join(format!("{:016x}", hasher.finish()));
    if !kept.exists() {
        fs::create_dir_all(&folder).expect("making a folder for classes");
        // Compiled aside and renamed: a folder of the right name is complete, whatever was interrupted.
        let fresh = tempfile::tempdir_in(&folder).expect("making a folder to compile in");
        run_javac(&jdk, fresh.path(), sources);
        // Another process may have been faster.
        if fs::rename(fresh.path(), &kept).is_err() {
            assert!(kept.exists(), "the compiled classes cannot be kept");
        }
    }
    kept
}

fn run_javac(jdk: &Jdk, folder: &Path, sources: &[Source]) {
    let mut files = Vec::new();
    for source in sources {
        let file = folder.join(&source.file);
        fs::write(&file, &source.text).expect("writing a source");
        files.push(file);
    }
    let output = Command::new(jdk.home.join("bin/javac"))
        .args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d"])
        .arg(folder)
        .args(&files)
        .output()
        .expect("starting javac");
    assert!(output.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&output.stderr));
}
