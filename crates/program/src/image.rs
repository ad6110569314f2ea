//! The JDK's class library, `lib/modules`: from the name of a class to its bytes, whatever module holds it.
//!
//! The format is read by `ristretto_jimage`. Resources are named `/module/package/Name.class`, so the module has to be
//! known first. For classes the modules' own descriptions tell it; for other files the JDK's modules are tried in turn,
//! `java.base` first, and the answer is remembered per package.

use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use ristretto_jimage::{Error, Image as Reader};
use rustc_hash::FxHashMap;

use crate::class_bytes::{ClassBytes, ClassOrigin};
use crate::class_path_error::{ClassPathError, ImageFault};
use crate::module_packages::ModulePackages;

/// Every JDK has this class, in this module.
const PROBE: &str = "/java.base/java/lang/Object.class";

/// An open `lib/modules`.
#[derive(Debug)]
pub(crate) struct Image {
    path: PathBuf,
    reader: Reader,
    modules: Vec<String>,
    /// The module in which a class of a package was found, as index.
    known: Mutex<FxHashMap<Box<str>, usize>>,
    /// Read when the first class is looked up; none if the modules do not say.
    packages: OnceLock<Option<ModulePackages>>,
}

impl Image {
    /// Opens the image of a JDK with the given modules and reads one class, so that a damaged or compressed image is
    /// reported at the start.
    pub(crate) fn open(path: &Path, modules: Vec<String>) -> Result<Image, ClassPathError> {
        let bad = |fault| ClassPathError::BadImage { image: path.to_owned(), fault };
        let reader = guarded(|| Reader::from_file(path)).ok_or_else(|| bad(ImageFault::Damaged))?;
        let reader = reader.map_err(|error| match error {
            Error::IoError(source) => ClassPathError::Unreadable { path: path.to_owned(), source },
            Error::VersionNotSupported(major, minor) => {
                bad(ImageFault::Version { major: major.into(), minor: minor.into() })
            }
            _ => bad(ImageFault::NotAnImage),
        })?;
        // The reader gives up on compressed resources by a panic.
        match guarded(|| reader.get_resource(PROBE).map(|_| ())) {
            Some(Ok(())) => {
                let (known, packages) = (Mutex::default(), OnceLock::new());
                Ok(Image { path: path.to_owned(), reader, modules, known, packages })
            }
            Some(Err(_)) => Err(bad(ImageFault::Damaged)),
            None => Err(bad(ImageFault::Compressed)),
        }
    }

    /// The content of a file such as `java/util/List.class`.
    pub(crate) fn find(&self, file: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        // Files outside any package (module-info.class) exist in every module and belong to none in particular.
        let Some((package, _)) = file.rsplit_once('/') else {
            return Ok(None);
        };
        if file.ends_with(".class")
            && let Some(packages) = self.packages()
        {
            // Most classes that are looked up here are the user's: no module has to be tried for them.
            return packages.module_of(package).map_or(Ok(None), |index| self.resource(index, file));
        }
        // Each answer is complete when it is inserted, so the map is sound even if another thread panicked.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&index) = known.get(package) {
            return self.resource(index, file);
        }
        for index in 0..self.modules.len() {
            if let Some(found) = self.resource(index, file)? {
                known.insert(package.into(), index);
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The `module-info.class` of each module, by name.
    pub(crate) fn module_infos(&self) -> Result<Vec<(String, Vec<u8>)>, ClassPathError> {
        let mut infos = Vec::new();
        for (index, module) in self.modules.iter().enumerate() {
            if let Some(info) = self.resource(index, "module-info.class")? {
                infos.push((module.clone(), info.bytes));
            }
        }
        Ok(infos)
    }

    /// The internal names of all classes in the packages below a prefix such as `java/` whose public classes every
    /// program may use, sorted.
    pub(crate) fn exported_classes(&self, prefix: &str) -> Vec<String> {
        let is_exported = |package: &str| self.packages().is_none_or(|packages| packages.is_exported(package));
        let mut names: Vec<String> = self
            .reader
            .iter()
            .flatten()
            .filter(|resource| resource.extension() == "class" && resource.parent().starts_with(prefix))
            .filter(|resource| resource.base() != "package-info" && is_exported(resource.parent()))
            .map(|resource| format!("{}/{}", resource.parent(), resource.base()))
            .collect();
        names.sort_unstable();
        names
    }

    fn packages(&self) -> Option<&ModulePackages> {
        let read = || {
            let info = |index| Some((index, self.resource(index, "module-info.class").ok()??.bytes));
            ModulePackages::read((0..self.modules.len()).filter_map(info))
        };
        self.packages.get_or_init(read).as_ref()
    }

    fn resource(&self, index: usize, file: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        let module = &self.modules[index];
        match self.reader.get_resource(&format!("/{module}/{file}")) {
            Ok(resource) => {
                let bytes = resource.data().to_vec();
                Ok(Some(ClassBytes { bytes, origin: ClassOrigin::Jdk { module: module.clone() } }))
            }
            Err(Error::IoError(source)) => Err(ClassPathError::Unreadable { path: self.path.clone(), source }),
            // The table is a perfect hash: a name that the image does not have leads to some other resource or to none.
            Err(_) => Ok(None),
        }
    }
}

/// Runs code of the reader that may panic on a bad file, without printing the panic. One at a time: the hook that prints
/// belongs to the process, and two threads that replace it could leave the silent one behind.
fn guarded<T>(read: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Mutex<()> = Mutex::new(());
    let _alone = HOOK.lock().unwrap_or_else(PoisonError::into_inner);
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let result = panic::catch_unwind(AssertUnwindSafe(read)).ok();
    panic::set_hook(hook);
    result
}
