//! How programs are confined when they are run on the real JVM.

use serde::{Deserialize, Serialize};

/// Whether the analysed program is confined when it runs on the real JVM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sandbox {
    /// It is only run where it can do no harm.
    Require,
    /// It is confined as far as this computer can do it; the report says what is missing.
    #[default]
    Auto,
    /// It may do everything that the user may.
    Off,
}
