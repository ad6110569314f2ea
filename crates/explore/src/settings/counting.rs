//! Whether and how the inputs that take a path are counted.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::time;

/// Whether and how the inputs that take a path are counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct CountSettings {
    /// Whether reports say how probable every outcome is.
    pub probability: bool,
    /// Time for counting the inputs of one path.
    #[serde(with = "time")]
    pub time: Duration,
}

impl Default for CountSettings {
    fn default() -> CountSettings {
        CountSettings { probability: false, time: Duration::from_secs(5) }
    }
}
