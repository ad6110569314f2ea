//! Which classes an input of some declared type could have.
//!
//! The subtypes that the user's class path offers; for a few types of the JDK, a class that stands for all others
//! (`strangers.rs`). Classes of the JDK are taken only if there is neither, since almost every JDK interface has dozens of
//! implementations that the subject never meets.
//! Classes that no file holds, such as those of lambdas, are not found.

mod call_targets;
mod header;
mod index;
mod subtypes;
mod warning;

use std::rc::Rc;

use ristretto_classfile::attributes::Attribute;
use rustc_hash::{FxHashMap, FxHashSet};

pub use call_targets::CallTargets;
pub use subtypes::Subtypes;
pub use warning::Warning;

use crate::class::{Class, ClassKind, access};
use crate::error::LinkError;
use crate::ids::ClassId;
use crate::program::Program;
use crate::symbols::name_text;
use index::{ClassIndex, Library};

/// Indices of the class path, built when they are first needed, and answers given before.
#[derive(Default)]
pub(crate) struct Hierarchy {
    user: Option<Rc<ClassIndex>>,
    jdk: Option<Rc<ClassIndex>>,
    all: FxHashMap<ClassId, Rc<[ClassId]>>,
    /// Classes of constants that a stranger stands for, by the type of the stranger.
    replaced: FxHashMap<ClassId, Rc<[ClassId]>>,
    public: FxHashMap<ClassId, Rc<[ClassId]>>,
    unlinkable: FxHashSet<Rc<str>>,
    warnings: Vec<Warning>,
}

impl Program {
    /// The classes that an object of declared type `class` can have under a policy: none of them abstract, all of them
    /// loaded, sorted by name. Where there is no choice (a final class, an array class) no policy changes that.
    ///
    /// Classes of the class path that cannot be read or linked are left out and remembered as [`Program::warnings`]; a
    /// name of [`Subtypes::List`] that cannot be loaded is an error.
    pub fn subtypes(&mut self, class: ClassId, policy: &Subtypes) -> Result<Rc<[ClassId]>, LinkError> {
        let own = self.class(class);
        if own.flags & access::FINAL != 0 || *policy == Subtypes::Declared {
            return Ok(if has_instances(own) { [class].into() } else { [].into() });
        }
        match policy {
            Subtypes::List(names) => self.listed_subtypes(class, names),
            policy => self.all_subtypes(class, policy.named()),
        }
    }

    /// What was left out of answers, in the order in which it was met.
    pub fn warnings(&self) -> &[Warning] {
        &self.hierarchy.warnings
    }

    /// The names of the user's classes that are instantiable subtypes of a class, sorted; none of them is loaded.
    pub(crate) fn offered_subtypes(&mut self, class: ClassId) -> Result<Vec<Rc<str>>, LinkError> {
        let name = self.class(class).name.clone();
        Ok(self.class_index(Library::User)?.instantiable(&name))
    }

    /// All subtypes; the policy of a program does not change, so answers are kept.
    fn all_subtypes(&mut self, class: ClassId, further: &[String]) -> Result<Rc<[ClassId]>, LinkError> {
        if let Some(known) = self.hierarchy.all.get(&class) {
            return Ok(known.clone());
        }
        let offered = self.offered_subtypes(class)?;
        let mut found = self.load_subtypes(class, offered);
        let mut replaced: Vec<ClassId> = Vec::new();
        match self.stranger_of(class) {
            // What an object of the class itself does, a stranger can do, and mostly what constants do.
            Some(stranger) => {
                (replaced, found) = found.into_iter().partition(|&one| self.is_enum_constant_class(one));
                found.push(self.load(stranger)?);
            }
            None if self.is_functional(class) => found.push(self.unseen_class(class)?),
            None if self.class(class).is_instantiable() => found.push(class),
            None => {}
        }
        for name in further {
            let further_class = self.load_named(name)?;
            if self.is_subtype(class, further_class) {
                continue;
            }
            if !self.is_subtype(further_class, class) {
                let public = self.public_subtypes(class)?;
                let both = public.iter().copied().filter(|&one| self.is_subtype(one, further_class));
                found.extend(both.filter(|&one| self.class(one).is_everyday()));
            } else if has_instances(self.class(further_class))
                && !self.is_enum(further_class)
                && !self.is_jdk_throwable(further_class)
            {
                found.push(further_class);
            } else {
                found.extend(self.all_subtypes(further_class, further)?.iter().copied());
            }
        }
        if self.is_jdk_throwable(class) {
            // Whether an exception is unchecked is what programs and their users ask of it.
            for name in ["java/lang/Exception", "java/lang/RuntimeException", "java/lang/Error", "java/io/IOException"]
            {
                let id = self.load(name)?;
                if self.is_subtype(id, class) {
                    found.push(id);
                }
            }
        }
        if found.is_empty()
            && self.class(class).is_jdk()
            && (!self.can_be_implemented(class) || self.holds_others(class))
        {
            found = self.public_subtypes(class)?.to_vec();
        }
        if found.is_empty() && self.can_be_implemented(class) {
            found.push(self.unseen_class(class)?);
        }
        let found: Rc<[ClassId]> = self.by_names(found).into();
        replaced.retain(|one| !found.contains(one));
        self.hierarchy.replaced.insert(class, replaced.into());
        self.hierarchy.all.insert(class, found.clone());
        Ok(found)
    }

    /// The classes of constants that are subtypes of a class on the class path, and that are not offered for it since a
    /// stranger stands for them.
    pub fn replaced_constants(&self, class: ClassId) -> Rc<[ClassId]> {
        self.hierarchy.replaced.get(&class).cloned().unwrap_or_else(|| [].into())
    }

    /// The public subtypes of a class of the JDK in exported `java.*` packages, sorted by name; none for other classes.
    pub fn public_subtypes(&mut self, class: ClassId) -> Result<Rc<[ClassId]>, LinkError> {
        if !self.class(class).is_jdk() {
            return Ok([].into());
        }
        if let Some(known) = self.hierarchy.public.get(&class) {
            return Ok(known.clone());
        }
        let index = self.class_index(Library::Jdk)?;
        let name = self.class(class).name.clone();
        let offered = index.instantiable(&name).into_iter().filter(|name| index.is_public(name)).collect();
        let mut found = self.load_subtypes(class, offered);
        found.retain(|&id| is_public_member(self.class(id)));
        let found: Rc<[ClassId]> = self.by_names(found).into();
        self.hierarchy.public.insert(class, found.clone());
        Ok(found)
    }

    /// Whether a class is one of the JDK's exceptions, of which there are always more than the class path offers.
    pub fn is_jdk_throwable(&self, class: ClassId) -> bool {
        let throwable = self.loaded("java/lang/Throwable");
        self.class(class).is_jdk() && throwable.is_some_and(|throwable| self.is_subtype(class, throwable))
    }

    fn listed_subtypes(&mut self, class: ClassId, names: &[String]) -> Result<Rc<[ClassId]>, LinkError> {
        let mut found = Vec::new();
        for name in names {
            let id = self.load_named(name)?;
            if has_instances(self.class(id)) && self.is_subtype(id, class) {
                found.push(id);
            }
        }
        Ok(self.by_names(found).into())
    }

    /// Loads subtypes that an index offers, without those that fail to link.
    fn load_subtypes(&mut self, class: ClassId, names: Vec<Rc<str>>) -> Vec<ClassId> {
        let mut found = Vec::with_capacity(names.len());
        for name in names {
            if self.hierarchy.unlinkable.contains(&name) {
                continue;
            }
            match self.load(&name) {
                Ok(id) if self.is_subtype(id, class) && self.class(id).is_instantiable() => found.push(id),
                Ok(_) => {}
                Err(error) => {
                    self.hierarchy.unlinkable.insert(name.clone());
                    self.hierarchy.warnings.push(Warning::Unlinkable { class: name, error });
                }
            }
        }
        found
    }

    /// Sorted by name and without doubles; not by id, since ids follow the order of loading.
    fn by_names(&self, mut classes: Vec<ClassId>) -> Vec<ClassId> {
        classes.sort_unstable_by(|&a, &b| self.class(a).name.cmp(&self.class(b).name));
        classes.dedup();
        classes
    }

    fn class_index(&mut self, library: Library) -> Result<Rc<ClassIndex>, LinkError> {
        let Hierarchy { user, jdk, warnings, .. } = &mut self.hierarchy;
        let place = match library {
            Library::User => user,
            Library::Jdk => jdk,
        };
        if let Some(index) = place {
            return Ok(index.clone());
        }
        let index = Rc::new(ClassIndex::build(&self.class_path, library, warnings)?);
        *place = Some(index.clone());
        Ok(index)
    }
}

/// Whether objects can have this very class.
fn has_instances(class: &Class) -> bool {
    class.is_instantiable() || matches!(class.kind, ClassKind::Array(..))
}

/// Whether a class, if it is nested, and the nested classes around it are declared public. The flags of a class file
/// itself say public for protected classes, too.
fn is_public_member(class: &Class) -> bool {
    let Some(file) = &class.file else { return false };
    class.attributes().iter().all(|attribute| match attribute {
        Attribute::InnerClasses { classes, .. } => classes.iter().all(|entry| {
            let inner = file.constant_pool.try_get_class(entry.class_info_index).map(name_text).unwrap_or_default();
            let is_around =
                class.name.strip_prefix(&*inner).is_some_and(|rest| rest.is_empty() || rest.starts_with('$'));
            !is_around || entry.access_flags.bits() & access::PUBLIC != 0
        }),
        _ => true,
    })
}
