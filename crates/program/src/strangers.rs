//! Classes that stand for those outside the class path: objects of them answer as they like, within the contracts of what
//! they implement.
//!
//! An input of such a type of the JDK may be of a class that has not been written yet. Of what it does, a program sees
//! answers only; so one class, whose answers are fields of the input, stands for all that the program does not ask for by
//! name. Their sources stand beside the class files: tests and replays compile them.

use crate::class::Class;
use crate::class_bytes::{ClassBytes, ClassOrigin};
use crate::ids::ClassId;
use crate::program::Program;

/// A class for objects of classes outside the class path.
#[derive(Debug)]
pub struct Stranger {
    /// Its internal name.
    pub name: &'static str,
    /// Its source.
    pub source: &'static str,
    /// The types whose inputs may be of it.
    types: &'static [&'static str],
    bytes: &'static [u8],
}

macro_rules! stranger {
    ($name:literal $(, $of:literal)*) => {
        Stranger {
            name: concat!("heapwright/", $name),
            source: include_str!(concat!("strangers/", $name, ".java")),
            types: &[$($of),*],
            bytes: include_bytes!(concat!("strangers/", $name, ".class")),
        }
    };
}

/// All of them, and the interface that they share.
pub const STRANGERS: [Stranger; 5] = [
    stranger!("Strange"),
    stranger!("Stranger", "java/lang/Object", "java/io/Serializable"),
    stranger!("OrderedStranger", "java/lang/Comparable"),
    stranger!("TextStranger", "java/lang/CharSequence"),
    stranger!("NumberStranger", "java/lang/Number"),
];

/// The class file of one of them.
pub(crate) fn find(file: &str) -> Option<ClassBytes> {
    let name = file.strip_suffix(".class")?;
    let stranger = STRANGERS.iter().find(|stranger| stranger.name == name)?;
    Some(ClassBytes { bytes: stranger.bytes.to_vec(), origin: ClassOrigin::Stranger })
}

impl Class {
    /// Whether it stands for classes outside the class path.
    pub fn is_stranger(&self) -> bool {
        matches!(self.origin.as_deref(), Some(ClassOrigin::Stranger))
    }

    /// Whether it is none of the user's.
    pub fn is_library(&self) -> bool {
        self.is_jdk() || self.is_stranger() || self.is_states()
    }
}

impl Program {
    /// The class that stands for unseen classes of a type, if there is one.
    pub fn stranger_of(&self, class: ClassId) -> Option<&'static str> {
        let name = &*self.class(class).name;
        STRANGERS.iter().find(|stranger| stranger.types.contains(&name)).map(|stranger| stranger.name)
    }

    /// The type that is meant where a class is named: that of a stranger's objects, else the class itself.
    pub fn stands_for(&self, class: ClassId) -> ClassId {
        let name = &*self.class(class).name;
        let stranger = STRANGERS.iter().find(|stranger| stranger.name == name);
        let meant = stranger.and_then(|stranger| self.loaded(stranger.types.first()?));
        meant.unwrap_or(class)
    }
}
