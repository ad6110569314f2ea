//! A jar of the class path: its index is read once, contents when asked for. Multi-release jars give the version of
//! a class that belongs to the JDK in use.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;
use zip::ZipArchive;
use zip::result::ZipError;

use crate::class_bytes::{ClassBytes, ClassOrigin};
use crate::class_path_error::ClassPathError;
use crate::manifest::{Manifest, file_of_url};

/// Entries beyond this are refused: no class file comes near it, and a zip bomb must not fill the memory.
const LARGEST_ENTRY: u64 = 64 << 20;
const MANIFEST: &str = "META-INF/MANIFEST.MF";
const VERSIONS: &str = "META-INF/versions/";
/// Version directories below this one are not versions (JAR File Specification).
const FIRST_VERSION: u16 = 9;

type Archive = ZipArchive<BufReader<File>>;

/// An open jar.
#[derive(Debug)]
pub(crate) struct Jar {
    path: PathBuf,
    archive: Mutex<Archive>,
    /// File name to the index of the entry under `META-INF/versions` that replaces it.
    versioned: FxHashMap<String, usize>,
    class_path: Vec<String>,
}

impl Jar {
    /// Opens a jar for use with a JDK of this feature version.
    pub(crate) fn open(path: &Path, jdk_version: u16) -> Result<Jar, ClassPathError> {
        let file = File::open(path).map_err(|source| ClassPathError::Unreadable { path: path.to_owned(), source })?;
        let archive = ZipArchive::new(BufReader::new(file)).map_err(|source| {
            if starts_like_a_zip(path) {
                ClassPathError::BrokenJar { jar: path.to_owned(), source }
            } else {
                ClassPathError::NotAnArchive { entry: path.to_owned() }
            }
        })?;
        let manifest_at = manifest_index(&archive);
        let mut jar = Jar {
            path: path.to_owned(),
            archive: Mutex::new(archive),
            versioned: FxHashMap::default(),
            class_path: Vec::new(),
        };
        if let Some(index) = manifest_at {
            let manifest = Manifest::parse(&jar.read(index)?);
            if manifest.multi_release {
                let versioned = versioned_entries(&jar.archive(), jdk_version);
                jar.versioned = versioned;
            }
            jar.class_path = manifest.class_path;
        }
        Ok(jar)
    }

    /// The content of a file such as `org/example/List.class`.
    pub(crate) fn find(&self, file: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        let versioned = self.versioned.get(file).copied();
        // The search by decoded name would walk the whole index on every miss.
        let index = versioned.or_else(|| self.archive().index_for_name_raw(file.as_bytes()));
        let Some(index) = index else { return Ok(None) };
        let bytes = self.read(index)?;
        let origin = ClassOrigin::Jar { jar: self.path.clone(), entry: self.entry_name(index) };
        Ok(Some(ClassBytes { bytes, origin }))
    }

    /// Every file that [`Jar::find`] can find.
    pub(crate) fn files(&self) -> Vec<String> {
        let archive = self.archive();
        let plain = names(&archive).map(|(_, name)| name).filter(|name| !name.ends_with('/'));
        plain.map(str::to_owned).chain(self.versioned.keys().cloned()).collect()
    }

    /// The jar itself.
    pub(crate) fn into_path(self) -> PathBuf {
        self.path
    }

    /// The files and directories of the manifest's `Class-Path`, present or not.
    ///
    /// They are relative to the real place of the jar, as in Java: distributions link jars from elsewhere.
    pub(crate) fn class_path(&self) -> Vec<LinkedEntry> {
        let real = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        let directory = real.parent().unwrap_or(Path::new(""));
        let linked = |url: &String| {
            let path = file_of_url(url, directory)?;
            let kind = if url.ends_with('/') { LinkedKind::Directory } else { LinkedKind::Jar };
            Some(LinkedEntry { path, kind })
        };
        self.class_path.iter().filter_map(linked).collect()
    }

    fn read(&self, index: usize) -> Result<Vec<u8>, ClassPathError> {
        let mut bytes = Vec::new();
        // The declared size may lie, so the limit is put on what comes out.
        let outcome = self.archive().by_index(index).and_then(|entry| {
            bytes.reserve(entry.size().min(LARGEST_ENTRY) as usize);
            entry.take(LARGEST_ENTRY + 1).read_to_end(&mut bytes).map_err(ZipError::Io)
        });
        let (jar, entry) = (|| self.path.clone(), || self.entry_name(index));
        match outcome {
            Err(source) => Err(ClassPathError::BrokenJarEntry { jar: jar(), entry: entry(), source }),
            Ok(_) if bytes.len() as u64 > LARGEST_ENTRY => {
                Err(ClassPathError::EntryTooLarge { jar: jar(), entry: entry(), limit: LARGEST_ENTRY })
            }
            Ok(_) => Ok(bytes),
        }
    }

    fn entry_name(&self, index: usize) -> String {
        match self.archive().name_for_index(index) {
            Some(Ok(name)) => name.into_owned(),
            _ => format!("entry {index}"),
        }
    }

    fn archive(&self) -> MutexGuard<'_, Archive> {
        // The archive seeks before every read, so it is usable even if another thread panicked during a read.
        self.archive.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A file or directory named by a jar's `Class-Path`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkedEntry {
    pub(crate) path: PathBuf,
    pub(crate) kind: LinkedKind,
}

/// In `Class-Path`, a URL that ends with a slash is a directory and any other a jar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkedKind {
    Directory,
    Jar,
}

fn starts_like_a_zip(path: &Path) -> bool {
    let mut start = [0; 2];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"PK"
}

/// Entry names with their index. Names that are no UTF-8 are left out: class names are.
fn names(archive: &Archive) -> impl Iterator<Item = (usize, &str)> {
    archive.file_names_raw().enumerate().filter_map(|(index, name)| Some((index, std::str::from_utf8(name).ok()?)))
}

fn manifest_index(archive: &Archive) -> Option<usize> {
    archive
        .index_for_name_raw(MANIFEST.as_bytes())
        .or_else(|| names(archive).find(|(_, name)| name.eq_ignore_ascii_case(MANIFEST)).map(|(index, _)| index))
}

fn versioned_entries(archive: &Archive, jdk_version: u16) -> FxHashMap<String, usize> {
    let mut newest: FxHashMap<String, (u16, usize)> = FxHashMap::default();
    for (index, name) in names(archive) {
        let Some((version, file)) = name.strip_prefix(VERSIONS).and_then(|rest| rest.split_once('/')) else {
            continue;
        };
        let Ok(version) = version.parse::<u16>() else {
            continue;
        };
        // META-INF itself has no versions, and an entry that ends with a slash is a directory.
        if !(FIRST_VERSION..=jdk_version).contains(&version)
            || file.starts_with("META-INF/")
            || file.is_empty()
            || file.ends_with('/')
        {
            continue;
        }
        let best = newest.entry(file.to_owned()).or_insert((version, index));
        if version > best.0 {
            *best = (version, index);
        }
    }
    newest.into_iter().map(|(file, (_, index))| (file, index)).collect()
}
