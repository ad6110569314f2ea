//! What a guard is told: a file that only its reader sees, and that is gone before the foreign program starts.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::exit;

use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::confinement::{Confinement, Demand};
use crate::error::ConfineError;
use crate::words::NOT_STARTED;

/// What a guard is told.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// Begins the lines that the guard says.
    pub(crate) token: String,
    pub(crate) demand: Demand,
    pub(crate) confinement: Confinement,
}

impl Plan {
    /// Written to a file that only this user can read.
    pub(crate) fn write(&self) -> Result<NamedTempFile, ConfineError> {
        let mut file = tempfile::Builder::new().prefix("heapwright-plan-").tempfile()?;
        file.write_all(&serde_json::to_vec(self)?)?;
        Ok(file)
    }

    /// Without a plan there is no token, so nobody can be told but those who read the standard error.
    pub(crate) fn read_or_exit(path: &Path) -> Plan {
        Plan::read(path).unwrap_or_else(|error| {
            eprintln!("the plan of the confinement cannot be read: {error}");
            exit(NOT_STARTED)
        })
    }

    fn read(path: &Path) -> io::Result<Plan> {
        Ok(serde_json::from_slice(&fs::read(path)?)?)
    }
}
