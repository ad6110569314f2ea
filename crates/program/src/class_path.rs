//! The class path: from the name of a class to its bytes, in the JDK first and then in the user's entries in order.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::class_bytes::ClassBytes;
use crate::class_path_error::ClassPathError;
use crate::entries::{self, PathEntry};
use crate::image::Image;
use crate::jdk::Jdk;
use crate::{states, strangers};

/// An open class path. Lookups need no exclusive access, so workers can share it.
#[derive(Debug)]
pub struct ClassPath {
    image: Image,
    entries: Vec<PathEntry>,
}

impl ClassPath {
    /// Opens the JDK's class library and the entries: directories, jars, or `dir/*` for the jars of a directory.
    pub fn open(jdk: &Jdk, entries: &[PathBuf]) -> Result<ClassPath, ClassPathError> {
        Ok(ClassPath {
            image: Image::open(&jdk.image(), jdk.modules())?,
            entries: entries::open(entries, jdk.version)?,
        })
    }

    /// The directories and jars that entries lead to, in search order: wildcards are expanded, and jars that manifests name are
    /// among them.
    pub fn places(jdk: &Jdk, entries: &[PathBuf]) -> Result<Vec<PathBuf>, ClassPathError> {
        entries::places(entries, jdk.version)
    }

    /// The class of this internal name (`java/util/List`); none if neither the JDK nor an entry has it.
    ///
    /// As with Java's loaders, the JDK wins: no entry can replace a class of the class library.
    pub fn find(&self, internal_name: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        self.resource(&format!("{internal_name}.class"))
    }

    /// The file of this name (`META-INF/services/x`); none if neither the JDK nor an entry has it.
    pub fn resource(&self, name: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        if !stays_inside(name) {
            return Ok(None);
        }
        if let Some(found) = self.image.find(name)? {
            return Ok(Some(found));
        }
        for entry in &self.entries {
            if let Some(found) = entry.find(name)? {
                return Ok(Some(found));
            }
        }
        Ok(strangers::find(name).or_else(|| states::find(name)))
    }

    /// The descriptions of the JDK's modules, by name.
    pub(crate) fn module_infos(&self) -> Result<Vec<(String, Vec<u8>)>, ClassPathError> {
        self.image.module_infos()
    }

    /// The internal names of all classes in the JDK's exported packages below a prefix, sorted.
    pub(crate) fn exported_jdk_classes(&self, prefix: &str) -> Vec<String> {
        self.image.exported_classes(prefix)
    }

    /// The internal names of all classes that the user's entries offer, sorted.
    ///
    /// Descriptions of modules and packages are left out: they are class files but not classes.
    pub fn list(&self) -> Result<impl Iterator<Item = String> + use<>, ClassPathError> {
        let mut names = BTreeSet::new();
        for entry in &self.entries {
            names.extend(entry.files()?.iter().filter_map(|file| class_name(file)).map(str::to_owned));
        }
        Ok(names.into_iter())
    }
}

/// Whether a name stays inside a directory entry. Names come from class files and are not trusted: `/etc/x` and `../x`
/// would lead out.
fn stays_inside(name: &str) -> bool {
    name.split('/').all(|part| !matches!(part, "" | "." | "..")) && !name.contains(['\\', '\0'])
}

fn class_name(file: &str) -> Option<&str> {
    let name = file.strip_suffix(".class")?;
    let simple = name.rsplit('/').next()?;
    let is_class = !matches!(simple, "module-info" | "package-info") && !name.starts_with("META-INF/");
    is_class.then_some(name)
}
