//! What a confined program is allowed.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::bounds::Bounds;

/// What a program may do; everything else is refused. All paths are absolute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confinement {
    /// Files and folders that it may read, with everything below.
    pub readable: Vec<PathBuf>,
    /// Files that stay out of reach, also below a readable folder.
    pub hidden: Vec<PathBuf>,
    /// The one folder that it may change: its working directory, and where its temporary files go.
    pub scratch: PathBuf,
    /// How much it may use.
    pub bounds: Bounds,
    /// What is left out on purpose: computers that lack something are tested so.
    pub without: Vec<Step>,
}

/// How much protection there has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Demand {
    /// As much as this computer can do.
    Strongest,
    /// All of it, or the program is not started.
    Full,
}

/// A part of the confinement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Files, by Landlock.
    Files,
    /// System calls, by seccomp.
    Calls,
    /// The guard's watching, by ptrace.
    Watch,
}

impl Confinement {
    /// Nothing but a scratch folder, which exists.
    pub fn new(scratch: &Path) -> Confinement {
        Confinement {
            readable: Vec::new(),
            hidden: Vec::new(),
            scratch: scratch.to_owned(),
            bounds: Bounds::default(),
            without: Vec::new(),
        }
    }

    /// The folder that the program takes for the home of its user; it is empty.
    pub fn home(&self) -> PathBuf {
        self.scratch.join("home")
    }
}
