//! Where contracts are written, beside annotations of the classes.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Where contracts are written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ContractSettings {
    /// Files of contracts.
    pub files: Vec<PathBuf>,
    /// Java sources with contracts in comments: files, or folders that hold packages.
    pub sources: Vec<PathBuf>,
    /// Methods, classes and packages (`pkg.*`) whose contracts stand in the place of their bodies.
    pub replaced: Vec<String>,
    /// Methods, `pkg.Class.method`, and static methods that run in their place.
    pub models: Vec<(String, String)>,
}
