//! A directory of the class path: classes are files below it, by their name.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::class_bytes::{ClassBytes, ClassOrigin};
use crate::class_path_error::ClassPathError;

/// A directory of the class path.
#[derive(Debug)]
pub(crate) struct ClassDirectory {
    root: PathBuf,
}

impl ClassDirectory {
    /// A directory that exists.
    pub(crate) fn new(root: PathBuf) -> ClassDirectory {
        ClassDirectory { root }
    }

    /// The directory itself.
    pub(crate) fn into_path(self) -> PathBuf {
        self.root
    }

    /// The content of a file such as `org/example/List.class`.
    pub(crate) fn find(&self, file: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        let path = self.root.join(file);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(ClassBytes { bytes, origin: ClassOrigin::Directory(path) })),
            Err(error) if is_absence(error.kind()) => Ok(None),
            Err(source) => Err(ClassPathError::Unreadable { path, source }),
        }
    }

    /// Every class file that [`ClassDirectory::find`] can find.
    pub(crate) fn files(&self) -> Result<Vec<String>, ClassPathError> {
        let mut files = Vec::new();
        collect(&self.root, "", &mut BTreeSet::new(), &mut files)?;
        Ok(files)
    }
}

/// Whether an error means that there is no such file; a name too long for the file system counts.
fn is_absence(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::InvalidFilename)
}

fn collect(
    directory: &Path,
    prefix: &str,
    visited: &mut BTreeSet<PathBuf>,
    files: &mut Vec<String>,
) -> Result<(), ClassPathError> {
    let unreadable = |source| ClassPathError::Unreadable { path: directory.to_owned(), source };
    // A link may lead back to a directory above, so each directory is visited once.
    if !visited.insert(fs::canonicalize(directory).map_err(unreadable)?) {
        return Ok(());
    }
    for entry in fs::read_dir(directory).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        if name.ends_with(".class") {
            files.push(format!("{prefix}{name}"));
        } else if !name.contains('.') && entry.path().is_dir() {
            // A directory with a dot in its name (.git, a.b) is no package.
            collect(&entry.path(), &format!("{prefix}{name}/"), visited, files)?;
        }
    }
    Ok(())
}
