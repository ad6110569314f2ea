//! Classes that were left out because something is wrong with them: users are told, and the analysis goes on.

use std::rc::Rc;

use crate::class_path_error::ClassPathError;
use crate::error::LinkError;

/// A class of the class path that counts as absent from the hierarchy.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Warning {
    /// Its file is not a class file, or that of another class.
    #[error("{origin}: left out of the class hierarchy: malformed class file: {reason}")]
    Broken {
        /// Where the class file stands.
        origin: Rc<str>,
        /// What is wrong with it.
        reason: String,
    },
    /// Its file cannot be read.
    #[error("class {} left out of the class hierarchy: {error}", class.replace('/', "."))]
    Unreadable {
        /// Internal name of the class.
        class: Rc<str>,
        /// What the class path said.
        error: Rc<ClassPathError>,
    },
    /// It has a superclass or superinterface that does not exist.
    #[error(
        "class {} left out of the class hierarchy: its supertype {} is missing or broken; is a library missing on the \
         class path?",
        class.replace('/', "."),
        missing.replace('/', ".")
    )]
    Orphan {
        /// Internal name of the class.
        class: Rc<str>,
        /// Internal name of the supertype.
        missing: Rc<str>,
    },
    /// It is a subtype of some class that was asked for, but cannot be loaded.
    #[error("class {} left out as a possible type of inputs: {error}", class.replace('/', "."))]
    Unlinkable {
        /// Internal name of the class.
        class: Rc<str>,
        /// Why it cannot be loaded.
        error: LinkError,
    },
}
