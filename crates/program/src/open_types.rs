//! Types that classes outside the class path implement: for which of them a class of ours stands.
//!
//! A few types of the JDK have one in `strangers.rs`. An interface that is annotated as functional is always taken for open, since
//! anybody can write a lambda; another one where the class path has no class for it, the JDK's collections excepted.

use ristretto_classfile::attributes::Attribute;

use crate::class::{ClassKind, access};
use crate::ids::{ClassId, MethodId};
use crate::program::Program;
use crate::strangers::STRANGERS;

impl Program {
    /// The class that stands for unseen classes of a type, if there is one.
    pub fn stranger_of(&self, class: ClassId) -> Option<&'static str> {
        let name = &*self.class(class).name;
        STRANGERS.iter().find(|stranger| stranger.types.contains(&name)).map(|stranger| stranger.name)
    }

    /// Whether inputs of a type may be of classes outside the class path, for which one of ours stands.
    pub fn has_strangers(&self, class: ClassId) -> bool {
        self.stranger_of(class).is_some() || self.is_functional(class) || self.unseen_class_of(class).is_some()
    }

    /// Whether an interface says that it is meant for lambdas.
    pub(crate) fn is_functional(&self, class: ClassId) -> bool {
        self.can_be_implemented(class) && self.stranger_of(class).is_none() && self.is_marked_functional(class)
    }

    /// Whether a method answers the same to the same arguments, if its class is one that nobody has seen: it has parameters, and
    /// is the only one of its interface.
    pub fn is_function(&self, method: MethodId) -> bool {
        let record = self.method(method);
        let interface = self.interface_of_unseen(record.class).unwrap_or(record.class);
        !record.mtype.params.is_empty() && self.abstract_methods(interface).len() == 1
    }

    /// Whether a class outside the class path could implement a type.
    pub(crate) fn can_be_implemented(&self, class: ClassId) -> bool {
        let record = self.class(class);
        let is_sealed =
            record.attributes().iter().any(|attribute| matches!(attribute, Attribute::PermittedSubclasses { .. }));
        record.kind == ClassKind::Interface
            && record.flags & access::ANNOTATION == 0
            && !is_sealed
            && !record.is_stranger()
    }

    /// Whether an interface of the JDK is one of collections: inputs of these are mostly of classes of the JDK.
    pub(crate) fn holds_others(&self, class: ClassId) -> bool {
        const NAMES: [&str; 2] = ["java/lang/Iterable", "java/util/Map$Entry"];
        let is_below = |name| self.loaded(name).is_some_and(|above| self.is_subtype(class, above));
        NAMES.contains(&&*self.class(class).name) || is_below("java/util/Collection") || is_below("java/util/Map")
    }

    /// Whether an interface is annotated as functional.
    fn is_marked_functional(&self, class: ClassId) -> bool {
        let Some(file) = &self.class(class).file else { return false };
        file.attributes.iter().any(|attribute| match attribute {
            Attribute::RuntimeVisibleAnnotations { annotations, .. } => annotations.iter().any(|annotation| {
                let name = file.constant_pool.try_get_utf8(annotation.type_index);
                name.is_ok_and(|name| name.to_str_lossy() == "Ljava/lang/FunctionalInterface;")
            }),
            _ => false,
        })
    }

    /// The type that is meant where a class is named: that of a stranger's objects, else the class itself.
    pub fn stands_for(&self, class: ClassId) -> ClassId {
        if let Some(interface) = self.interface_of_unseen(class) {
            return interface;
        }
        let name = &*self.class(class).name;
        let stranger = STRANGERS.iter().find(|stranger| stranger.name == name);
        let meant = stranger.and_then(|stranger| self.loaded(stranger.types.first()?));
        meant.unwrap_or(class)
    }
}
