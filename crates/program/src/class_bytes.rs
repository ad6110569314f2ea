//! The bytes of a class file together with the place they came from, so that every later message can name it.

use std::fmt;
use std::path::PathBuf;

/// The content of a class file or resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassBytes {
    /// The content.
    pub bytes: Vec<u8>,
    /// Where it was found.
    pub origin: Origin,
}

/// Where a class or resource was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
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
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Jdk { module } => write!(f, "module {module}"),
            Origin::Directory(file) => write!(f, "{}", file.display()),
            Origin::Jar { jar, entry } => write!(f, "{}!/{entry}", jar.display()),
        }
    }
}
