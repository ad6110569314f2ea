//! What went wrong in a database, sorted by what to do about it.

use std::path::Path;

use rusqlite::{Error, ErrorCode};

use crate::error::StoreError;

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Another process holds a lock.
    Busy,
    /// No room, or no permission.
    Unwritable(String),
    /// The file cannot be read, or makes no sense.
    Damaged(String),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        let Error::SqliteFailure(code, _) = &error else { return Fault::Damaged(error.to_string()) };
        match code.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Fault::Busy,
            ErrorCode::DiskFull => Fault::Unwritable("the disk is full".to_owned()),
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen => {
                Fault::Unwritable("this user may not write to it".to_owned())
            }
            ErrorCode::SystemIoFailure => Fault::Unwritable(format!("the system reports: {error}")),
            _ => Fault::Damaged(error.to_string()),
        }
    }
}

impl Fault {
    /// The same with the file at fault.
    pub fn at(self, path: &Path) -> StoreError {
        let place = path.display().to_string();
        match self {
            Fault::Busy => StoreError::Busy { place },
            Fault::Unwritable(what) => StoreError::Unwritable { place, what },
            Fault::Damaged(what) => StoreError::Damaged { place, what },
        }
    }
}
