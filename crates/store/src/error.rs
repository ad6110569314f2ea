//! Why a store cannot be used, in words for users.

use std::io;

/// Why a store cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It is a folder, a device or the like.
    #[error("{place} is not a file; name a file for the store")]
    NoFile {
        /// The file.
        place: String,
    },
    /// There is no such folder.
    #[error("the folder of {place} does not exist; make it, or name another file")]
    NoFolder {
        /// The file.
        place: String,
    },
    /// It is a file of something else.
    #[error("{place} is not a store of Heapwright's ({what}); it is left as it is: name another file")]
    Foreign {
        /// The file.
        place: String,
        /// What was seen.
        what: &'static str,
    },
    /// It was written by another version.
    #[error(
        "{place} was written by another version of Heapwright (format {version}); use that one, or name another file"
    )]
    Version {
        /// The file.
        place: String,
        /// Its format.
        version: u32,
    },
    /// There is no such file.
    #[error("{place} does not exist")]
    Absent {
        /// The file.
        place: String,
    },
    /// It is a store of ours, and damaged.
    #[error(
        "{place} is damaged ({what}); run `heapwright store compact --store {place}`, which saves what can be read, or delete it"
    )]
    Damaged {
        /// The file.
        place: String,
        /// What the database says.
        what: String,
    },
    /// Another process holds it.
    #[error("{place} is in use by another process; try again when that has ended")]
    Busy {
        /// The file.
        place: String,
    },
    /// The disk is full, or writing is not allowed.
    #[error("{place} cannot be written to: {what}")]
    Unwritable {
        /// The file.
        place: String,
        /// What the database or the server says.
        what: String,
    },
    /// The file cannot be used.
    #[error("{place}: {error}")]
    Io {
        /// The file.
        place: String,
        /// What the system says.
        error: io::Error,
    },
    /// The server does not answer, or refuses.
    #[error("{place} cannot be used: {what}")]
    Server {
        /// Its address.
        place: String,
        /// What it says.
        what: String,
    },
}
