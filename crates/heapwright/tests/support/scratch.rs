//! Small programs of a test, compiled once for each process.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use super::jdk::Jdk;

/// Compiles sources, each a file name with its text, to a folder of this name.
pub fn compiled(name: &'static str, sources: &[(&str, &str)]) -> PathBuf {
    static KNOWN: Mutex<Option<HashMap<&'static str, PathBuf>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(folder) = known.get(name) {
        return folder.clone();
    }
    // Of this process alone: every test may run in one of its own.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("making a folder");
    let mut javac = Command::new(Jdk::required().tool("javac"));
    javac.args(["-g", "-nowarn", "-d"]).arg(&folder);
    for (file, text) in sources {
        let place = folder.join(file);
        fs::write(&place, text).expect("writing a source");
        javac.arg(&place);
    }
    let output = javac.output().expect("starting javac");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    known.insert(name, folder.clone());
    folder
}
