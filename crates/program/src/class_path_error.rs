//! What can be wrong with a JDK or a class path: each error names the entity at fault and says what to do about it.

use std::fmt;
use std::io;
use std::path::PathBuf;

use thiserror::Error;
use zip::result::ZipError;

/// A JDK, a class path entry or a class that cannot be used.
#[derive(Debug, Error)]
pub enum ClassPathError {
    /// No JDK was given, and none was found.
    #[error(
        "no JDK found: --jdk was not given, JAVA_HOME is not set and there is no `java` on PATH; \
         install one (apt-get install default-jdk-headless) or pass --jdk HOME"
    )]
    NoJdk,

    /// The chosen place holds no class library.
    #[error(
        "{} is not a JDK ({chosen_by}): it has no lib/modules; pass --jdk with the home of a JDK of \
         version 17 or later, or install one (apt-get install default-jdk-headless)",
        home.display()
    )]
    NotAJdk {
        /// The directory, or the `java` program above which no class library was found.
        home: PathBuf,
        /// What chose it.
        chosen_by: JdkChoice,
    },

    /// The chosen place is a JDK from before modules.
    #[error(
        "{} is a JDK of version 8 or earlier ({chosen_by}): its class library is rt.jar and not \
         lib/modules. Class files of Java 8 can be analysed, but with the library of a newer JDK: \
         install one (apt-get install default-jdk-headless) or pass --jdk HOME",
        home.display()
    )]
    JdkTooOld {
        /// The home of the old JDK.
        home: PathBuf,
        /// What chose it.
        chosen_by: JdkChoice,
    },

    /// The JDK does not say which version it is.
    #[error("{}: no readable JAVA_VERSION; is this JDK complete?", release.display())]
    UnknownVersion {
        /// The `release` file of the JDK.
        release: PathBuf,
    },

    /// The JDK's class library cannot be used.
    #[error("{}: {fault}", image.display())]
    BadImage {
        /// The `lib/modules` file.
        image: PathBuf,
        /// What is wrong with it.
        fault: ImageFault,
    },

    /// A class path entry that is not there.
    #[error("class path entry {} does not exist", entry.display())]
    MissingEntry {
        /// The entry as given.
        entry: PathBuf,
    },

    /// A class path entry that is a file of some other kind.
    #[error("class path entry {} is neither a directory nor a jar", entry.display())]
    NotAnArchive {
        /// The entry as given.
        entry: PathBuf,
    },

    /// A jar whose index cannot be read.
    #[error("{}: the jar is damaged", jar.display())]
    BrokenJar {
        /// The jar.
        jar: PathBuf,
        /// What the reader said.
        source: ZipError,
    },

    /// A jar entry whose content cannot be read.
    #[error("{}!/{entry}: the entry cannot be read", jar.display())]
    BrokenJarEntry {
        /// The jar.
        jar: PathBuf,
        /// The entry.
        entry: String,
        /// What the reader said.
        source: ZipError,
    },

    /// A jar entry too large to be a class; such an entry is a mistake or an attack.
    #[error("{}!/{entry}: larger than {limit} bytes", jar.display())]
    EntryTooLarge {
        /// The jar.
        jar: PathBuf,
        /// The entry.
        entry: String,
        /// The most that is read.
        limit: u64,
    },

    /// A file or directory that exists and cannot be read.
    #[error("{}: cannot be read", path.display())]
    Unreadable {
        /// The file or directory.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

/// What can be wrong with the file that holds the JDK's class library.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum ImageFault {
    /// It does not begin like an image.
    #[error("not a class library image")]
    NotAnImage,
    /// It has a format that came later.
    #[error("image format {major}.{minor} is not supported, only 1.0; pass --jdk with an older JDK")]
    Version {
        /// The number before the dot.
        major: u32,
        /// The number after it.
        minor: u32,
    },
    /// It contradicts itself.
    #[error("the class library image is damaged; reinstall the JDK")]
    Damaged,
    /// It was made by `jlink --compress`.
    #[error("the class library image is compressed (jlink --compress); pass --jdk with an ordinary JDK")]
    Compressed,
}

/// What chose the JDK: messages name the setting that the user has to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JdkChoice {
    /// The flag `--jdk`.
    Flag,
    /// The environment variable `JAVA_HOME`.
    JavaHome,
    /// The first `java` on `PATH`.
    Path,
}

impl fmt::Display for JdkChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JdkChoice::Flag => "named by --jdk",
            JdkChoice::JavaHome => "named by JAVA_HOME",
            JdkChoice::Path => "found through `java` on PATH",
        })
    }
}
