//! Which module of the JDK holds which package, and which packages every program may use: read once from the
//! descriptions of the modules.

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::Attribute;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::symbols::name_text;

/// The packages of the JDK's modules. No two modules share one.
#[derive(Debug, Default)]
pub(crate) struct ModulePackages {
    modules: FxHashMap<String, usize>,
    exported: FxHashSet<String>,
}

impl ModulePackages {
    /// Reads the `module-info.class` of each module, given with the module's index.
    ///
    /// None if one of them cannot be read: then a package that is not in the table might still exist.
    pub(crate) fn read(infos: impl Iterator<Item = (usize, Vec<u8>)>) -> Option<ModulePackages> {
        let mut packages = ModulePackages::default();
        for (module, bytes) in infos {
            packages.add(module, &ClassFile::from_bytes(&bytes).ok()?)?;
        }
        (!packages.modules.is_empty()).then_some(packages)
    }

    /// The index of the module that holds a package such as `java/util`.
    pub(crate) fn module_of(&self, package: &str) -> Option<usize> {
        self.modules.get(package).copied()
    }

    /// Whether every module may use the public classes of a package.
    pub(crate) fn is_exported(&self, package: &str) -> bool {
        self.exported.contains(package)
    }

    fn add(&mut self, module: usize, info: &ClassFile<'_>) -> Option<()> {
        let name = |index: u16| info.constant_pool.try_get_package(index).map(name_text).ok();
        for attribute in &info.attributes {
            match attribute {
                Attribute::ModulePackages { package_indexes, .. } => {
                    for &index in package_indexes {
                        self.modules.insert(name(index)?, module);
                    }
                }
                Attribute::Module { exports, .. } => {
                    for export in exports.iter().filter(|export| export.to_index.is_empty()) {
                        self.exported.insert(name(export.index)?);
                    }
                }
                _ => {}
            }
        }
        Some(())
    }
}
