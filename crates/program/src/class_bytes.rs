//! The bytes of a class file together with the place they came from, so that every later message can name it.

use std::fmt;
use std::path::PathBuf;

/// The content of a class file or resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassBytes {
    /// The content.
    pub bytes: Vec<u8>,
    /// Where it was found.
    pub origin: ClassOrigin,
}

/// Where a class or resource was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassOrigin {
    /// In a module of the JDK's class library.
    Jdk {
        /// The module, such as `java.base`.
        module: String,
    },
    /// In a directory of the class path: the path of the file itself.
    Directory(PathBuf),
    /// In a jar of the class path.
    Jar {
        /// The jar.
        jar: PathBuf,
        /// The name of the entry, with its `META-INF/versions` prefix if it has one.
        entry: String,
    },
    /// It stands for classes outside the class path.
    Stranger,
    /// It says what objects of the JDK are like.
    States,
}

impl fmt::Display for ClassOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClassOrigin::Jdk { module } => write!(f, "module {module}"),
            ClassOrigin::Directory(file) => write!(f, "{}", file.display()),
            ClassOrigin::Jar { jar, entry } => write!(f, "{}!/{entry}", jar.display()),
            ClassOrigin::Stranger | ClassOrigin::States => f.write_str("Heapwright"),
        }
    }
}
