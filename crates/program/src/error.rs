//! What can go wrong while classes are found, parsed and linked.

use std::rc::Rc;

use crate::class_path_error::ClassPathError;

/// A failure to load or link. Machines raise those as exceptions to which the JVM specification gives a Java exception.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LinkError {
    /// No such class on the class path.
    #[error("class {} not found", .0.replace('/', "."))]
    ClassNotFound(Rc<str>),
    /// The class file is not well-formed.
    #[error("{origin}: malformed class file: {reason}")]
    Malformed {
        /// Where the class file stands.
        origin: Rc<str>,
        /// What is wrong with it.
        reason: String,
    },
    /// The class file is newer than this program or the JDK in use.
    #[error(
        "{origin}: class file version {major}.{minor} (Java {java}) is not supported; versions up to {limit} (Java {limit_java}) are"
    )]
    Version {
        /// Where the class file stands.
        origin: Rc<str>,
        /// Its major version.
        major: u16,
        /// Its minor version.
        minor: u16,
        /// The Java release of that version.
        java: u16,
        /// The highest supported major version.
        limit: u16,
        /// The Java release of that limit.
        limit_java: u16,
    },
    /// A class is its own superclass.
    #[error("{}", .0.replace('/', "."))]
    Circular(Rc<str>),
    /// A member or class is not what the reference to it expects.
    #[error("{0}")]
    Incompatible(String),
    /// A class names a class or member to which it has no access.
    #[error("{0}")]
    IllegalAccess(String),
    /// No such field.
    #[error("{0}")]
    NoSuchField(String),
    /// No such method.
    #[error("{0}")]
    NoSuchMethod(String),
    /// Selection ended at an abstract method.
    #[error("{0}")]
    AbstractMethod(String),
    /// The code of a method breaks a structural rule.
    #[error("{origin}: {method}: {reason}")]
    Verify {
        /// Where the class file stands.
        origin: Rc<str>,
        /// Class, name and descriptor of the method.
        method: String,
        /// Which rule, at which instruction.
        reason: String,
    },
    /// A language feature that is not supported.
    #[error("not supported: {0}")]
    Unsupported(String),
    /// The class path itself is broken.
    #[error(transparent)]
    ClassPath(Rc<ClassPathError>),
}

impl From<ClassPathError> for LinkError {
    fn from(error: ClassPathError) -> Self {
        LinkError::ClassPath(Rc::new(error))
    }
}
