//! The JDK's class library, `lib/modules`: from the name of a class to its bytes, whatever module holds it.
//!
//! Resources are named `/module/package/Name.class`, so the module has to be known first. The image says which modules
//! have a package; the answer is remembered, misses too, so that a user's class costs one look at that memory.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::class_bytes::{ClassBytes, Origin};
use crate::class_path_error::{ClassPathError, ImageFault};
use crate::image_index::{ImageIndex, Place};

/// An open `lib/modules`.
#[derive(Debug)]
pub(crate) struct Image {
    path: PathBuf,
    index: ImageIndex,
    file: Mutex<File>,
    length: u64,
    /// Package name to the modules that have it.
    modules: Mutex<FxHashMap<Box<str>, Arc<[String]>>>,
}

impl Image {
    /// Opens the image and reads one class, so that a damaged or compressed image is reported at the start.
    pub(crate) fn open(path: &Path) -> Result<Image, ClassPathError> {
        let (file, length, index) =
            open_index(path).map_err(|source| ClassPathError::Unreadable { path: path.to_owned(), source })?;
        let image = Image {
            path: path.to_owned(),
            index: index.map_err(|fault| ClassPathError::BadImage { image: path.to_owned(), fault })?,
            file: Mutex::new(file),
            length,
            modules: Mutex::default(),
        };
        match image.find("java/lang/Object.class")? {
            Some(_) => Ok(image),
            None => Err(image.bad(ImageFault::Damaged)),
        }
    }

    /// The content of a file such as `java/util/List.class`.
    pub(crate) fn find(&self, file: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        // Files outside any package (module-info.class) exist in every module and belong to none in particular.
        let Some((package, _)) = file.rsplit_once('/') else {
            return Ok(None);
        };
        for module in self.modules_of(package)?.iter() {
            if let Some(bytes) = self.resource(&format!("/{module}/{file}"))? {
                return Ok(Some(ClassBytes { bytes, origin: Origin::Jdk { module: module.clone() } }));
            }
        }
        Ok(None)
    }

    fn modules_of(&self, package: &str) -> Result<Arc<[String]>, ClassPathError> {
        // Every answer is complete when it is inserted, so a panic elsewhere cannot have spoilt the map.
        let mut known = self.modules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(modules) = known.get(package) {
            return Ok(Arc::clone(modules));
        }
        let modules: Arc<[String]> = match self.resource(&format!("/packages/{}", package.replace('/', ".")))? {
            Some(entry) => self.index.modules(&entry).map_err(|fault| self.bad(fault))?.into(),
            None => Arc::default(),
        };
        known.insert(package.into(), Arc::clone(&modules));
        Ok(modules)
    }

    fn resource(&self, name: &str) -> Result<Option<Vec<u8>>, ClassPathError> {
        let Some(Place { at, size }) = self.index.find(name).map_err(|fault| self.bad(fault))? else {
            return Ok(None);
        };
        if at.checked_add(size).is_none_or(|end| end > self.length) {
            return Err(self.bad(ImageFault::Damaged));
        }
        let mut bytes = vec![0; size as usize];
        // Every read seeks first, so a panic elsewhere leaves nothing behind.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))
            .and_then(|_| file.read_exact(&mut bytes))
            .map_err(|source| ClassPathError::Unreadable { path: self.path.clone(), source })?;
        Ok(Some(bytes))
    }

    fn bad(&self, fault: ImageFault) -> ClassPathError {
        ClassPathError::BadImage { image: self.path.clone(), fault }
    }
}

fn open_index(path: &Path) -> io::Result<(File, u64, Result<ImageIndex, ImageFault>)> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let index = ImageIndex::read(&mut file, length)?;
    Ok((file, length, index))
}
