//! Finding the line of a source file that a location means.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use explore::Location;

/// Where sources usually are, seen from the root of a project.
const USUAL: [&str; 5] = ["", "src", "src/main/java", "src/test/java", "java"];
/// The most directory entries that a search looks at.
const PATIENCE: usize = 5_000;
/// Directories without sources.
const SKIPPED: [&str; 3] = ["target", "build", "node_modules"];

/// Source files below the current directory and beside the entries of the class path. A file counts only if its place
/// fits the package, and if there is no second one: a wrong line is worse than none.
#[derive(Debug, Default)]
pub struct Sources {
    roots: Vec<PathBuf>,
    known: Mutex<BTreeMap<PathBuf, Option<String>>>,
}

impl Sources {
    /// Sources of classes from a class path, for a process in a directory.
    pub fn new(directory: &Path, class_path: &[PathBuf]) -> Sources {
        let mut roots = vec![directory.to_path_buf()];
        for entry in class_path {
            let entry = directory.join(entry);
            roots.extend([Some(entry.as_path()), entry.parent()].into_iter().flatten().map(Path::to_path_buf));
        }
        Sources { roots, known: Mutex::default() }
    }

    /// The text of the line, if it can be found.
    pub fn line(&self, at: &Location) -> Option<String> {
        let file = package_of(&at.method).join(&at.file);
        let mut known = self.known.lock().ok()?;
        let text = known.entry(file).or_insert_with_key(|file| self.text(file));
        let line = text.as_ref()?.lines().nth((at.line? as usize).checked_sub(1)?)?;
        (!line.trim().is_empty()).then(|| line.to_owned())
    }

    fn text(&self, file: &Path) -> Option<String> {
        if self.roots.is_empty() || file.extension().is_none() {
            return None;
        }
        let usual = self.roots.iter().flat_map(|root| USUAL.iter().map(|place| root.join(place).join(file)));
        let found = usual.into_iter().find(|path| path.is_file()).or_else(|| only_one_below(&self.roots[0], file))?;
        fs::read_to_string(found).ok()
    }
}

/// `pkg.Class.method` to `pkg`, as a path.
fn package_of(method: &str) -> PathBuf {
    let class = method.rsplit_once('.').map_or("", |(class, _)| class);
    let package = class.rsplit_once('.').map_or("", |(package, _)| package);
    package.split('.').collect()
}

/// The file below a directory whose path ends so, breadth first; none if there are several.
fn only_one_below(root: &Path, file: &Path) -> Option<PathBuf> {
    let mut level = vec![root.to_path_buf()];
    let mut looked_at = 0;
    let mut found = None;
    while !level.is_empty() {
        let mut next = Vec::new();
        for entry in level.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten() {
            looked_at += 1;
            if looked_at > PATIENCE {
                return found;
            }
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_dir() && !name.starts_with('.') && !SKIPPED.contains(&&*name) {
                next.push(entry.path());
            } else if kind.is_file() && entry.path().ends_with(file) && found.replace(entry.path()).is_some() {
                return None;
            }
        }
        level = next;
    }
    found
}
