//! Classes that stand for those outside the class path: objects of them answer as they like, within the contracts of what
//! they implement.
//!
//! An input of such a type of the JDK may be of a class that has not been written yet. Of what it does, a program sees
//! answers only; so one class, whose answers are fields of the input, stands for all that the program does not ask for by
//! name. Their sources stand beside the class files: tests and replays compile them.

use crate::class::Class;
use crate::class_bytes::{ClassBytes, ClassOrigin};

/// A class for objects of classes outside the class path.
#[derive(Debug)]
pub struct Stranger {
    /// Its internal name.
    pub name: &'static str,
    /// Its source.
    pub source: &'static str,
    /// The types whose inputs may be of it.
    pub(crate) types: &'static [&'static str],
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
pub const STRANGERS: [Stranger; 6] = [
    stranger!("Strange"),
    stranger!("Stranger", "java/lang/Object", "java/io/Serializable"),
    stranger!("OrderedStranger", "java/lang/Comparable"),
    stranger!("ComparatorStranger", "java/util/Comparator"),
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
        self.is_of_strangers() && self.element().is_none()
    }

    /// The same, or an array of such classes.
    fn is_of_strangers(&self) -> bool {
        matches!(self.origin.as_deref(), Some(ClassOrigin::Stranger))
    }

    /// Whether it is none of the user's.
    pub fn is_library(&self) -> bool {
        self.is_jdk() || self.is_of_strangers() || self.is_states()
    }
}
