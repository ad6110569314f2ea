//! Which subtypes of a declared type are considered, as a value and as text.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Which subtypes of a declared type are considered. As text: `all`, `all` and further classes, `declared`, or classes; with
/// commas between them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Subtypes {
    /// The class itself and all subtypes among the user's classes; if that is none and the class is one of the JDK,
    /// the JDK's public subtypes in exported `java.*` packages.
    All,
    /// The same, and for types of the JDK also those among the named classes, by Java or internal names; for those that have
    /// no objects, their subtypes.
    AllAnd(Vec<String>),
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
            list => match list.strip_prefix("all,") {
                Some(further) => Subtypes::AllAnd(names(further)),
                None => Subtypes::List(names(list)),
            },
        }
    }
}

fn names(list: &str) -> Vec<String> {
    list.split(',').map(|name| name.trim().to_owned()).collect()
}

impl Subtypes {
    /// Whether no class of the class path is excluded.
    pub fn are_all(&self) -> bool {
        matches!(self, Subtypes::All | Subtypes::AllAnd(_))
    }

    /// The classes that are named.
    pub fn named(&self) -> &[String] {
        match self {
            Subtypes::All | Subtypes::Declared => &[],
            Subtypes::AllAnd(names) | Subtypes::List(names) => names,
        }
    }

    /// The same with further classes, if none is excluded.
    #[must_use]
    pub fn and(&self, further: impl Iterator<Item = String>) -> Subtypes {
        if !self.are_all() {
            return self.clone();
        }
        let mut names = self.named().to_vec();
        for name in further {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.is_empty() { Subtypes::All } else { Subtypes::AllAnd(names) }
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
            Subtypes::AllAnd(names) => write!(f, "all,{}", names.join(",")),
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
