//! What there is to report about generated tests.

use std::collections::BTreeMap;
use std::path::PathBuf;

use explore::{Coverage, Picture};

use crate::summary::Summary;

/// Tests of one or more classes, with the explorations they come from.
#[derive(Clone, Debug, Default)]
pub struct TestReport {
    /// The target in the form that users write.
    pub target: String,
    /// The explorations.
    pub summaries: Vec<Summary>,
    /// The test classes.
    pub suites: Vec<WrittenSuite>,
    /// Inputs that the real JVM confirmed.
    pub confirmed: usize,
    /// Inputs with which the real JVM did something else than predicted.
    pub refuted: Vec<RefutedCase>,
    /// Why the real JVM was not asked about any input; empty if it was asked.
    pub unjudged: String,
    /// Inputs that the real JVM could not be asked about, by reason.
    pub not_run: BTreeMap<String, usize>,
    /// Paths with the same input as another path.
    pub doubles: usize,
    /// Tests that were not needed: others execute the same branches.
    pub superfluous: usize,
    /// What the tests execute.
    pub coverage: Coverage,
    /// What became of the tests.
    pub trial: Trial,
}

/// A test class.
#[derive(Clone, Debug)]
pub struct WrittenSuite {
    /// Its name with the package.
    pub class: String,
    /// Where it stands.
    pub file: PathBuf,
    /// Its tests; each row of a parameterized one counts.
    pub tests: usize,
    /// Cases that could not be written, by reason.
    pub left_out: BTreeMap<String, usize>,
}

/// An input with which the real JVM did something else than predicted.
#[derive(Clone, Debug)]
pub struct RefutedCase {
    /// The method.
    pub target: String,
    /// The choices of the path.
    pub path: String,
    /// The input.
    pub input: Picture,
    /// The first difference.
    pub difference: String,
}

/// What became of generated tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trial {
    /// They were neither compiled nor run: why.
    NotRun(String),
    /// The compiler refused them, or they could not be run.
    Failed(String),
    /// They were run.
    Ran {
        /// How many passed.
        passed: usize,
        /// Those that did not, with what went wrong.
        failed: Vec<(String, String)>,
    },
}

impl Default for Trial {
    fn default() -> Trial {
        Trial::NotRun(String::new())
    }
}

impl TestReport {
    /// All tests.
    pub fn tests(&self) -> usize {
        self.suites.iter().map(|suite| suite.tests).sum()
    }
}
