//! What foreign code has to read: the JDK and the class path.

use std::fs;
use std::path::{Path, PathBuf};

use program::{ClassPath, Jdk};

/// Folders of a JDK below which links are looked for.
const DEPTH: usize = 4;

/// A JDK: its home, and files outside to which links in it lead. Distributions keep settings elsewhere.
pub(crate) fn of_jdk(jdk: &Jdk) -> Vec<PathBuf> {
    let home = fs::canonicalize(&jdk.home).unwrap_or_else(|_| jdk.home.clone());
    let mut places = vec![home.clone()];
    follow_links(&home, &home, DEPTH, &mut places);
    places
}

fn follow_links(folder: &Path, home: &Path, depth: usize, places: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() && depth > 0 {
            follow_links(&entry.path(), home, depth - 1, places);
        } else if kind.is_symlink()
            && let Ok(real) = fs::canonicalize(entry.path())
            && !real.starts_with(home)
        {
            places.push(real);
        }
    }
}

/// What the entries of a class path lead to. Jars can name further places: jars anywhere, but folders only beside or below a
/// jar, since a manifest that is not trusted could name any folder of the user.
pub(crate) fn of_class_path(jdk: &Jdk, class_path: &[PathBuf]) -> Vec<PathBuf> {
    let real = |path: &PathBuf| fs::canonicalize(path).unwrap_or_else(|_| path.clone());
    let named: Vec<PathBuf> = class_path.iter().map(real).collect();
    // If it cannot be opened, the JVM will say why.
    let Ok(places) = ClassPath::places(jdk, class_path) else { return named };
    let places: Vec<PathBuf> = places.iter().map(real).collect();
    let beside: Vec<&Path> = places.iter().filter(|place| place.is_file()).filter_map(|jar| jar.parent()).collect();
    let is_granted = |place: &PathBuf| {
        place.is_file() || named.contains(place) || beside.iter().any(|folder| place.starts_with(folder))
    };
    let mut granted: Vec<PathBuf> = places.iter().filter(|place| is_granted(place)).cloned().collect();
    granted.sort();
    granted.dedup();
    granted
}
