//! The code that was executed, by method and by file.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

/// The code that was executed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Coverage {
    /// Lines of all methods, each once.
    pub lines: Share,
    /// Ways of all jumps.
    pub branches: Share,
    /// The methods that were entered, in the order of the sources.
    pub methods: Vec<MethodCoverage>,
    /// The same by source file.
    #[serde(skip)]
    pub files: Vec<FileCoverage>,
}

/// How many of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Share {
    /// The covered ones.
    pub covered: usize,
    /// All.
    pub total: usize,
}

impl Share {
    /// Whether all are covered.
    pub fn is_whole(self) -> bool {
        self.covered == self.total
    }
}

/// What was executed of a method.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MethodCoverage {
    /// The method in the form of targets.
    pub method: String,
    /// The source file, or the class where it is not known.
    pub file: String,
    /// Its lines.
    pub lines: Share,
    /// The ways of its jumps.
    pub branches: Share,
    /// The lines that were not executed.
    pub missed_lines: Vec<u32>,
    /// The ways that no jump went.
    pub missed_branches: Vec<MissedBranch>,
}

/// A way that no jump went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MissedBranch {
    /// The line of the jump, if the class file tells.
    pub line: Option<u32>,
    /// The line where it leads.
    pub to: Option<u32>,
}

/// What was executed of a source file.
#[derive(Clone, Debug)]
pub struct FileCoverage {
    /// Its name.
    pub file: String,
    /// Its lines with code, and whether they are covered.
    pub lines: BTreeMap<u32, bool>,
    /// How many branches of each line were not taken.
    pub missed_branches: BTreeMap<Option<u32>, u64>,
}
