//! An index of classes by their supertypes, built from headers alone: nothing is loaded or linked.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Warning;
use super::header::Header;
use crate::class::access;
use crate::class_bytes::ClassOrigin;
use crate::class_path::ClassPath;
use crate::class_path_error::ClassPathError;

/// The packages of the JDK that programs may use; what other packages export is no part of Java itself.
const JDK_PACKAGES: &str = "java/";

/// Which listed classes derive from which class.
#[derive(Debug, Default)]
pub(crate) struct ClassIndex {
    /// The flags of every class that was listed.
    listed: FxHashMap<Rc<str>, u16>,
    /// From a class to those that name it as superclass or superinterface.
    derived: FxHashMap<Rc<str>, Vec<Rc<str>>>,
}

/// Whose classes an index lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Library {
    /// All classes of the entries of the class path.
    User,
    /// The classes in the JDK's exported `java.*` packages.
    Jdk,
}

impl ClassIndex {
    /// Indexes a library. The supertypes of its classes are followed wherever they lie: a class of the user may be a
    /// `Collection` through classes of the JDK only. What cannot be read is left out.
    pub(crate) fn build(
        class_path: &ClassPath,
        library: Library,
        warnings: &mut Vec<Warning>,
    ) -> Result<ClassIndex, ClassPathError> {
        let names = match library {
            Library::User => class_path.list()?.collect(),
            Library::Jdk => class_path.exported_jdk_classes(JDK_PACKAGES),
        };
        let mut index = ClassIndex::default();
        let mut open: Vec<Rc<str>> = Vec::new();
        for name in names {
            let name: Rc<str> = name.into();
            match read(class_path, &name, library) {
                Ok(Some(header)) => {
                    index.listed.insert(name.clone(), header.flags);
                    index.add(&name, &header, &mut open);
                }
                Ok(None) => {}
                Err(warning) => warnings.push(warning),
            }
        }
        let mut missing: Vec<Rc<str>> = Vec::new();
        let mut followed: FxHashSet<Rc<str>> = FxHashSet::default();
        while let Some(name) = open.pop() {
            if index.listed.contains_key(&name) || !followed.insert(name.clone()) {
                continue;
            }
            match read(class_path, &name, Library::Jdk) {
                Ok(Some(header)) => index.add(&name, &header, &mut open),
                _ => missing.push(name),
            }
        }
        missing.sort_unstable();
        for name in missing {
            index.drop_subtypes(&name, warnings);
        }
        Ok(index)
    }

    /// The listed classes that are subtypes of a class, itself included, and can have instances; sorted by name.
    pub(crate) fn instantiable(&self, class: &str) -> Vec<Rc<str>> {
        let abstract_flags = access::ABSTRACT | access::INTERFACE;
        self.closure(class).into_iter().filter(|name| self.listed[name] & abstract_flags == 0).collect()
    }

    /// Whether a listed class and, for a nested one, the classes around it are public.
    pub(crate) fn is_public(&self, class: &str) -> bool {
        let outer = class.match_indices('$').map(|(at, _)| &class[..at]);
        let flags = outer.chain([class]).filter_map(|name| self.listed.get(name));
        flags.copied().all(|flags| flags & access::PUBLIC != 0)
    }

    /// The listed subtypes of a class, itself included, sorted by name.
    fn closure(&self, class: &str) -> Vec<Rc<str>> {
        let mut seen: FxHashSet<Rc<str>> = FxHashSet::default();
        let mut open: Vec<Rc<str>> = vec![class.into()];
        while let Some(name) = open.pop() {
            if let Some(derived) = self.derived.get(&name) {
                open.extend(derived.iter().filter(|derived| !seen.contains(*derived)).cloned());
            }
            seen.insert(name);
        }
        let mut found: Vec<Rc<str>> = seen.into_iter().filter(|name| self.listed.contains_key(name)).collect();
        found.sort_unstable();
        found
    }

    /// Leaves out the subtypes of a class that does not exist: they cannot be loaded, and their other supertypes are
    /// unknown.
    fn drop_subtypes(&mut self, missing: &Rc<str>, warnings: &mut Vec<Warning>) {
        for class in self.closure(missing) {
            self.listed.remove(&class);
            warnings.push(Warning::Orphan { class, missing: missing.clone() });
        }
    }

    fn add(&mut self, name: &Rc<str>, header: &Header, open: &mut Vec<Rc<str>>) {
        for supertype in header.super_class.iter().chain(&header.interfaces) {
            let derived = match self.derived.get_mut(&**supertype) {
                Some(derived) => derived,
                None => {
                    let supertype: Rc<str> = supertype.as_str().into();
                    open.push(supertype.clone());
                    self.derived.entry(supertype).or_default()
                }
            };
            derived.push(name.clone());
        }
    }
}

/// The header of a class; none if there is no such class, or if it is the JDK's and the user's are wanted.
fn read(class_path: &ClassPath, name: &str, library: Library) -> Result<Option<Header>, Warning> {
    let found = match class_path.find(name) {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(None),
        Err(error) => return Err(Warning::Unreadable { class: name.into(), error: Rc::new(error) }),
    };
    if library == Library::User && matches!(found.origin, ClassOrigin::Jdk { .. }) {
        return Ok(None);
    }
    let broken = |reason: String| Warning::Broken { origin: found.origin.to_string().into(), reason };
    let header = Header::read(&found.bytes).map_err(broken)?;
    if header.name != name {
        return Err(broken(format!("it declares class {}, not {name}", header.name)));
    }
    Ok(Some(header))
}
