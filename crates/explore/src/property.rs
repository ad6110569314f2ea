//! What counts as a violation.

use machine::Machine;
use program::ClassId;
use serde::{Deserialize, Serialize};

/// Which endings of a path are violations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// A failed assertion, a broken contract or invariant, an uncaught unchecked exception.
    #[default]
    Default,
    /// Only a failed assertion.
    ValidAssert,
    /// Only an uncaught `RuntimeException`.
    NoRuntimeException,
}

impl Property {
    /// Whether an uncaught exception of a class is a violation.
    pub fn is_violated_by(self, machine: &Machine, class: ClassId) -> bool {
        let is =
            |name: &str| machine.program.loaded(name).is_some_and(|parent| machine.program.is_subtype(class, parent));
        match self {
            Property::Default => is("java/lang/RuntimeException") || is("java/lang/Error"),
            Property::ValidAssert => is("java/lang/AssertionError"),
            Property::NoRuntimeException => is("java/lang/RuntimeException"),
        }
    }

    /// Whether a broken invariant or contract is a violation.
    pub fn includes_contracts(self) -> bool {
        self == Property::Default
    }
}
