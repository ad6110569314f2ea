//! What a confined program tried, and the system refused.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One thing that was refused.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Attempt {
    /// What it was about.
    pub kind: Kind,
    /// What it was: `read /etc/shadow`, `open a socket (TCP, IPv4)`.
    pub what: String,
}

/// What an attempt is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Reading a file or a folder.
    Read,
    /// Making, changing or deleting a file or a folder.
    Write,
    /// Sockets.
    Network,
    /// Starting a program.
    Process,
    /// Signals to other processes.
    Signal,
    /// Using more than was granted.
    Limit,
    /// Another service of the system.
    System,
}

impl Attempt {
    /// An attempt.
    pub fn new(kind: Kind, what: impl Into<String>) -> Attempt {
        Attempt { kind, what: what.into() }
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}
