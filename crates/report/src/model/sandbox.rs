//! How the program was confined while it ran on the real JVM, and what it tried in vain.

use confine::{Attempt, Protection};
use schemars::JsonSchema;
use serde::Serialize;

use super::written::word;

/// How the program was confined while it ran on the real JVM.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Sandbox {
    /// What was asked for: `require`, `auto`, `off`.
    pub mode: String,
    /// What was in force, in words; `nothing` where the program could do everything that the user may.
    pub in_force: String,
    /// Whether the program could do no harm: files, network, processes and system calls were confined.
    pub full: bool,
    /// Whether what it tried in vain was seen, and is listed here.
    pub watched: bool,
    /// What was missing, and what follows from it: one sentence each.
    pub lacks: Vec<String>,
    /// What the program tried, and was refused.
    pub tried: Vec<Tried>,
}

/// Something that the program tried, and was refused.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Tried {
    /// What it was about: `read`, `write`, `network`, `process`, `signal`, `limit`, `system`.
    pub kind: String,
    /// What it was, in words.
    pub what: String,
}

impl Sandbox {
    /// From what guards said.
    pub fn new<'a>(
        mode: explore::Sandbox,
        protection: &Protection,
        tried: impl Iterator<Item = &'a Attempt>,
    ) -> Sandbox {
        let tried = tried.map(|tried| Tried { kind: word(&tried.kind), what: tried.what.clone() });
        Sandbox {
            mode: word(&mode),
            in_force: protection.words(),
            full: protection.is_full(),
            watched: protection.watched,
            lacks: protection.lacks.clone(),
            tried: tried.collect(),
        }
    }
}
