//! Opens the entries of a class path in search order: directories, jars, `dir/*` wildcards, and the jars that jars
//! name in their manifests.
//!
//! Follows `java`: a jar's `Class-Path` is searched right after the jar, an entry met twice counts once, and a missing
//! file that a manifest names is ignored. Deviations: wildcards expand in sorted order (Java leaves it open), an entry
//! the user names must exist (Java ignores it), and a damaged jar is an error wherever it is named.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::class_bytes::ClassBytes;
use crate::class_directory::ClassDirectory;
use crate::class_path_error::ClassPathError;
use crate::jar::{Jar, LinkedEntry, LinkedKind};

/// One place of the user's class path.
#[derive(Debug)]
pub(crate) enum PathEntry {
    Directory(ClassDirectory),
    Jar(Jar),
}

impl PathEntry {
    /// The content of a file such as `org/example/List.class`.
    pub(crate) fn find(&self, file: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        match self {
            PathEntry::Directory(directory) => directory.find(file),
            PathEntry::Jar(jar) => jar.find(file),
        }
    }

    /// The files it offers, at least all class files, in no particular order.
    pub(crate) fn files(&self) -> Result<Vec<String>, ClassPathError> {
        match self {
            PathEntry::Directory(directory) => directory.files(),
            PathEntry::Jar(jar) => Ok(jar.files()),
        }
    }
}

/// The directories and jars themselves, in search order.
pub(crate) fn places(named: &[PathBuf], jdk_version: u16) -> Result<Vec<PathBuf>, ClassPathError> {
    let place = |entry: PathEntry| match entry {
        PathEntry::Directory(directory) => directory.into_path(),
        PathEntry::Jar(jar) => jar.into_path(),
    };
    Ok(open(named, jdk_version)?.into_iter().map(place).collect())
}

/// Opens what the user named and everything reachable from there.
pub(crate) fn open(named: &[PathBuf], jdk_version: u16) -> Result<Vec<PathEntry>, ClassPathError> {
    let mut opened = Vec::new();
    let mut seen = BTreeSet::new();
    for path in named {
        for path in expanded(path)? {
            follow(path, jdk_version, &mut seen, &mut opened)?;
        }
    }
    Ok(opened)
}

/// Opens one entry of the user and, depth first, the entries that manifests link to.
fn follow(
    path: PathBuf,
    jdk_version: u16,
    seen: &mut BTreeSet<PathBuf>,
    opened: &mut Vec<PathEntry>,
) -> Result<(), ClassPathError> {
    let Ok(real) = fs::canonicalize(&path) else {
        return Err(ClassPathError::MissingEntry { entry: path });
    };
    if !seen.insert(real) {
        return Ok(());
    }
    if path.is_dir() {
        opened.push(PathEntry::Directory(ClassDirectory::new(path)));
        return Ok(());
    }
    // A stack instead of recursion, since a chain of manifests may have any length.
    let mut linked = open_jar(&path, jdk_version, opened)?;
    while let Some(LinkedEntry { path, kind }) = linked.pop() {
        let Ok(real) = fs::canonicalize(&path) else {
            continue;
        };
        if (kind == LinkedKind::Directory) != path.is_dir() || !seen.insert(real) {
            continue;
        }
        match kind {
            LinkedKind::Directory => opened.push(PathEntry::Directory(ClassDirectory::new(path))),
            LinkedKind::Jar => match open_jar(&path, jdk_version, opened) {
                Ok(further) => linked.extend(further),
                Err(ClassPathError::NotAnArchive { .. }) => {}
                Err(error) => return Err(error),
            },
        }
    }
    Ok(())
}

/// Opens a jar and returns what it links to, last first, ready for a stack.
fn open_jar(path: &Path, jdk_version: u16, opened: &mut Vec<PathEntry>) -> Result<Vec<LinkedEntry>, ClassPathError> {
    let jar = Jar::open(path, jdk_version)?;
    let linked = jar.class_path().into_iter().rev().collect();
    opened.push(PathEntry::Jar(jar));
    Ok(linked)
}

/// The entry itself, or the jars of a directory for `dir/*`. An empty entry is the current directory.
fn expanded(entry: &Path) -> Result<Vec<PathBuf>, ClassPathError> {
    if entry.as_os_str().is_empty() {
        return Ok(vec![PathBuf::from(".")]);
    }
    if entry.file_name() != Some(OsStr::new("*")) {
        return Ok(vec![entry.to_owned()]);
    }
    let directory = match entry.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    if !directory.is_dir() {
        return Err(ClassPathError::MissingEntry { entry: entry.to_owned() });
    }
    let unreadable = |source| ClassPathError::Unreadable { path: directory.to_owned(), source };
    let mut jars = Vec::new();
    for file in fs::read_dir(directory).map_err(unreadable)? {
        let file = file.map_err(unreadable)?.path();
        if file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jar")) {
            jars.push(file);
        }
    }
    jars.sort();
    Ok(jars)
}
