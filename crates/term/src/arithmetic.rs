//! What integers are.

use serde::{Deserialize, Serialize};

/// What integers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arithmetic {
    /// Java's: they wrap.
    Java,
    /// Unbounded: a declared approximation. So are inputs of `int` and `long`; narrower ones keep to their domains.
    Ideal,
}
