//! Settings that do not fit the target or the class path.

use program::Subtypes;

/// A setting that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// Files with specifications are named, and no member of admission uses them.
    #[error("specifications are named that no member of admission uses")]
    UnusedSpecification,
    /// Arguments of a main method are symbolic, and there is none.
    #[error("{target} is no main method that could be given strings")]
    NoMain {
        /// The target, as the user wrote it.
        target: String,
    },
    /// A class that inputs may be of does not exist.
    #[error("no class `{missing}` on the class path")]
    NoSubtype {
        /// All that are named.
        subtypes: Subtypes,
        /// The one that does not exist.
        missing: String,
    },
    /// A class whose objects are limited does not exist.
    #[error("no class {class} on the class path")]
    NoLimitedClass {
        /// The class.
        class: String,
        /// The limit.
        limit: u32,
    },
    /// What is to be replaced by contracts does not exist.
    #[error("no method, class or package `{name}` on the class path")]
    NothingToReplace {
        /// The name.
        name: String,
    },
    /// There is nothing in whose place a model could run.
    #[error("--model {name}: there is no such method")]
    NothingToModel {
        /// The name.
        name: String,
    },
    /// There is no such model.
    #[error("--model …={name}: there is no such method")]
    NoModel {
        /// The name.
        name: String,
    },
    /// Admission is by a specification, and there is none.
    #[error("there is no specification of shapes to admit by")]
    NothingToAdmitBy,
    /// Heaps are to be compared with a specification, and there is none.
    #[error("there is no specification of shapes to compare with")]
    NothingToRecheck,
}
