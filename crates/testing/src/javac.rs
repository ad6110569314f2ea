//! Compiling Java sources: once for each content, kept under cargo's target folder for all test programs.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::jdk::Jdk;
use crate::place::{java_sources, kept, scratch};

/// Sources to be compiled, and what javac is told about them.
pub struct Javac {
    name: &'static str,
    jdk: Jdk,
    texts: Vec<(String, String)>,
    files: Vec<PathBuf>,
    source_path: Option<PathBuf>,
    class_path: Vec<PathBuf>,
    flags: Vec<String>,
}

impl Javac {
    /// No sources yet. The name is for people who look into `target/tmp/classes`.
    pub fn new(name: &'static str) -> Javac {
        Javac {
            name,
            jdk: Jdk::required(),
            texts: Vec::new(),
            files: Vec::new(),
            source_path: None,
            class_path: Vec::new(),
            flags: Vec::new(),
        }
    }

    /// Adds a source by its text. Its file, with this name, will stand beside the classes.
    pub fn text(mut self, file: &str, text: &str) -> Javac {
        self.texts.push((file.to_owned(), text.to_owned()));
        self
    }

    /// Adds several of these.
    pub fn texts(self, sources: &[(&str, &str)]) -> Javac {
        sources.iter().fold(self, |javac, (file, text)| javac.text(file, text))
    }

    /// Adds files.
    pub fn files(mut self, files: impl IntoIterator<Item = PathBuf>) -> Javac {
        self.files.extend(files);
        self
    }

    /// Adds all sources below a folder.
    pub fn folder(self, folder: &Path) -> Javac {
        self.files(java_sources(folder))
    }

    /// Where javac looks for sources of classes that others mention.
    pub fn source_path(mut self, folder: PathBuf) -> Javac {
        self.source_path = Some(folder);
        self
    }

    /// Where javac looks for classes that others mention: folders and jars whose content does not change.
    pub fn class_path(mut self, entries: impl IntoIterator<Item = PathBuf>) -> Javac {
        self.class_path.extend(entries);
        self
    }

    /// A flag beside the usual ones.
    pub fn flag(mut self, flag: &str) -> Javac {
        self.flags.push(flag.to_owned());
        self
    }

    /// With another JDK than the usual one.
    pub fn jdk(mut self, jdk: &Jdk) -> Javac {
        self.jdk = jdk.clone();
        self
    }

    /// The folder with the classes. It is shared with other tests: nothing may be written to it.
    pub fn compile(&self) -> PathBuf {
        let classes = kept().join("classes");
        let folder = classes.join(format!("{}-{:016x}", self.name, self.digest()));
        if !folder.exists() {
            fs::create_dir_all(&classes).expect("making a folder for classes");
            // Compiled in another folder and renamed, so that a folder of the right name is complete even after an
            // interruption.
            let fresh = scratch(self.name);
            self.run(fresh.path());
            // If renaming fails, another process may have made the folder first.
            if fs::rename(fresh.path(), &folder).is_err() {
                assert!(folder.exists(), "the compiled classes cannot be kept in {}", folder.display());
            }
        }
        folder
    }

    /// A copy of that folder, for a test that writes to it.
    pub fn copy(&self) -> TempDir {
        let copy = scratch(self.name);
        copy_all(&self.compile(), copy.path());
        copy
    }

    /// Different when anything is different that the classes depend on.
    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.jdk.home, &self.jdk.release, &self.texts, &self.class_path, &self.flags).hash(&mut hasher);
        let more = self.source_path.iter().flat_map(|folder| java_sources(folder));
        for file in self.files.iter().cloned().chain(more) {
            let text = fs::read(&file).unwrap_or_else(|error| panic!("reading {}: {error}", file.display()));
            (file, text).hash(&mut hasher);
        }
        hasher.finish()
    }

    fn run(&self, folder: &Path) {
        let mut javac = Command::new(self.jdk.tool("javac"));
        // Most programs are small: javac's optimizing compiler would cost more time than it saves.
        javac.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"]);
        javac.args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8"]).args(&self.flags).arg("-d").arg(folder);
        if let Some(sources) = &self.source_path {
            javac.arg("-sourcepath").arg(sources);
        }
        if !self.class_path.is_empty() {
            javac.arg("-cp").arg(std::env::join_paths(&self.class_path).expect("no colons in a class path"));
        }
        for (file, text) in &self.texts {
            let place = folder.join(file);
            fs::create_dir_all(place.parent().expect("a file is in a folder")).expect("making a folder");
            fs::write(&place, text).expect("writing a source");
            javac.arg(place);
        }
        let output = javac.args(&self.files).output().expect("starting javac");
        assert!(output.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
}

fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("making a folder");
    for entry in fs::read_dir(from).expect("a folder of classes").map(|entry| entry.expect("an entry of a folder")) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_all(&from, &to);
        } else {
            fs::copy(&from, &to).expect("copying a class");
        }
    }
}
