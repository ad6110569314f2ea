//! Compiles the Java programs of benchmarks.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use program::Jdk;

use crate::error::BenchError;

/// Compiles sources, each with its package and class, into a folder.
pub fn compile_texts(
    jdk: &Jdk,
    folder: &Path,
    texts: impl IntoIterator<Item = (String, String, String)>,
) -> Result<PathBuf, BenchError> {
    let javac = jdk.home.join("bin").join("javac").with_extension(env::consts::EXE_EXTENSION);
    if !javac.is_file() {
        return Err(BenchError::NoCompiler(jdk.home.clone()));
    }
    let (sources, classes) = (folder.join("sources"), folder.join("classes"));
    let mut files = Vec::new();
    let write = |package: &str, class: &str, text: &str| {
        let path = sources.join(package.replace('.', "/")).join(format!("{class}.java"));
        fs::create_dir_all(path.parent().unwrap_or(&sources))?;
        fs::write(&path, text).map(|()| path)
    };
    for (package, class, text) in texts {
        files.push(write(&package, &class, &text).map_err(BenchError::Folder)?);
    }
    fs::create_dir_all(&classes).map_err(BenchError::Folder)?;
    let mut command = Command::new(javac);
    command.args([
        "-J-XX:TieredStopAtLevel=1",
        "-J-XX:+UseSerialGC",
        "-encoding",
        "UTF-8",
        "-proc:none",
        "-nowarn",
        "-g",
    ]);
    let output = command.arg("-d").arg(&classes).args(&files).stdin(Stdio::null()).output();
    let output = output.map_err(BenchError::Compiler)?;
    if !output.status.success() {
        return Err(BenchError::Refused(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    Ok(classes)
}
