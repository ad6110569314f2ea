//! Folders: the repository, cargo's target folder, and folders that go away with a test.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// The root of the repository.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/testing has two parents").to_owned()
}

/// Where cargo puts the programs of the profile that runs.
pub fn profile_folder() -> PathBuf {
    let exe = env::current_exe().expect("a test program has a place");
    // target/PROFILE/deps/program for a test, target/PROFILE/program otherwise
    let folder = exe.parent().expect("a program is in a folder");
    let inner = folder.file_name().is_some_and(|name| name == "deps");
    if inner { folder.parent().expect("cargo's folders have parents").to_owned() } else { folder.to_owned() }
}

/// A folder for what tests keep from run to run: `target/tmp`.
pub fn kept() -> PathBuf {
    let folder = profile_folder().parent().expect("a profile's folder has a parent").join("tmp");
    fs::create_dir_all(&folder).expect("making target/tmp");
    folder
}

/// An empty folder that goes away when it is dropped; its name begins with this one.
pub fn scratch(name: &str) -> TempDir {
    let folder = tempfile::Builder::new().prefix(&format!("{name}-")).tempdir_in(kept());
    folder.expect("making a scratch folder")
}

/// All Java sources below a folder, in a fixed order.
pub fn java_sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry of a folder").path()) {
        if path.is_dir() {
            found.extend(java_sources(&path));
        } else if path.extension().is_some_and(|end| end == "java") {
            found.push(path);
        }
    }
    found.sort();
    found
}
