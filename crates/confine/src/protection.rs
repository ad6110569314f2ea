//! What was in force while a foreign program ran.

use serde::{Deserialize, Serialize};

/// What was in force.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default)]
pub struct Protection {
    /// The version of Landlock's interface that confines files; none where the kernel does not confine them.
    pub landlock: Option<u32>,
    /// Whether system calls are filtered: no network, no other programs, no signals to others.
    pub seccomp: bool,
    /// Whether the guard sees what is refused, so that reports can name it.
    pub watched: bool,
    /// Whether memory, files and time are bounded, and the environment is empty.
    pub bounded: bool,
    /// What is missing, and what follows from it: one sentence each.
    pub lacks: Vec<String>,
}

impl Protection {
    /// Whether the program could do no harm: files and system calls are confined. Not seeing what is refused takes nothing
    /// away from that.
    pub fn is_full(&self) -> bool {
        self.landlock.is_some() && self.seccomp && self.bounded
    }

    /// Everything in a few words: `files (Landlock 7), system calls (seccomp), limits; attempts are seen`.
    pub fn words(&self) -> String {
        let mut parts = Vec::new();
        if let Some(version) = self.landlock {
            parts.push(format!("files (Landlock {version})"));
        }
        if self.seccomp {
            parts.push("network, processes and system calls (seccomp)".to_owned());
        }
        if self.bounded {
            parts.push("memory, disk and time".to_owned());
        }
        let parts = if parts.is_empty() { "nothing".to_owned() } else { parts.join("; ") };
        if self.watched { format!("{parts}; attempts are seen") } else { parts }
    }
}
