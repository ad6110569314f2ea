//! Which subtypes of a declared type are considered, as a value and as text.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Which subtypes of a declared type are considered. As text: `all`, `declared`, or classes with commas between them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Subtypes {
    /// The class itself and all subtypes among the user's classes; if that is none and the class is one of the JDK,
    /// the JDK's public subtypes in exported `java.*` packages.
    All,
    /// Only the class itself.
    Declared,
    /// The subtypes among the named classes, by Java or internal names.
    List(Vec<String>),
}

impl From<&str> for Subtypes {
    fn from(text: &str) -> Subtypes {
        match text {
            "all" => Subtypes::All,
            "declared" => Subtypes::Declared,
            list => Subtypes::List(list.split(',').map(|name| name.trim().to_owned()).collect()),
        }
    }
}

impl From<String> for Subtypes {
    fn from(text: String) -> Subtypes {
        Subtypes::from(text.as_str())
    }
}

impl fmt::Display for Subtypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subtypes::All => f.write_str("all"),
            Subtypes::Declared => f.write_str("declared"),
            Subtypes::List(names) => f.write_str(&names.join(",")),
        }
    }
}

impl From<Subtypes> for String {
    fn from(subtypes: Subtypes) -> String {
        subtypes.to_string()
    }
}
