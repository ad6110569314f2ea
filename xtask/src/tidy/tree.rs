//! The files that tidy looks at: what git tracks or would track, with their text.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

/// One text file, its path relative to the root.
pub struct File {
    pub path: PathBuf,
    pub text: String,
}

/// All text files of the repository, sorted by path.
pub struct Tree {
    pub files: Vec<File>,
}

impl Tree {
    /// Reads the files that git tracks or would track; without git, all files that are not build output.
    pub fn read(root: &Path) -> anyhow::Result<Tree> {
        let mut paths = match listed_by_git(root) {
            Some(paths) => paths,
            None => walked(root)?,
        };
        paths.sort();
        paths.dedup();
        let mut files = Vec::new();
        for path in paths {
            // A file deleted but not yet committed is still listed; a binary file has no lines.
            let Ok(bytes) = fs::read(root.join(&path)) else {
                continue;
            };
            if let Ok(text) = String::from_utf8(bytes) {
                files.push(File { path, text });
            }
        }
        if files.is_empty() {
            bail!("no files found under {}", root.display());
        }
        Ok(Tree { files })
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == Path::new(path)).map(|file| file.text.as_str())
    }

    /// All Rust sources.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.path.extension().is_some_and(|ext| ext == "rs"))
    }
}

#[cfg(test)]
impl Tree {
    /// A tree for tests of the checks.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree {
            files: files
                .iter()
                .map(|(path, text)| File { path: PathBuf::from(path), text: text.to_string() })
                .collect(),
        }
    }
}

fn listed_by_git(root: &Path) -> Option<Vec<PathBuf>> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()?;
    if !output.status.success() {
        return None;
    }
    let listing = String::from_utf8(output.stdout).ok()?;
    Some(listing.split_terminator('\0').map(PathBuf::from).collect::<Vec<_>>())
}

fn walked(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut pending = vec![PathBuf::new()];
    while let Some(folder) = pending.pop() {
        let full = root.join(&folder);
        for entry in fs::read_dir(&full).with_context(|| format!("reading {}", full.display()))? {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                // A source folder may be called target, too: only those of cargo are left out.
                if !["target", "fuzz/target", ".git"].iter().any(|left_out| path == Path::new(left_out)) {
                    pending.push(path);
                }
            } else {
                found.push(path);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_walk_finds_what_git_tracks() {
        let root = crate::root();
        let walked = walked(&root).expect("the repository is readable");
        for path in listed_by_git(&root).unwrap_or_default() {
            assert!(walked.contains(&path) || !root.join(&path).exists(), "{}", path.display());
        }
    }
}
