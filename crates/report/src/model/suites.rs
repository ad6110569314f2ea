//! Generated tests, what the real JVM says about their predictions, and what became of them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Coverage, Input};

/// The tests that were made of the paths of an exploration.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Tests {
    /// How many tests were written; each row of a parameterized one counts.
    pub written: usize,
    /// The test classes.
    pub suites: Vec<Suite>,
    /// Paths whose inputs another path has, too.
    pub doubles: usize,
    /// Tests that were not needed: others execute the same branches.
    pub superfluous: usize,
    /// What the real JVM says about the inputs.
    pub replay: SuiteReplay,
    /// What became of the tests.
    pub run: Trial,
    /// The code that the tests execute.
    pub coverage: Coverage,
}

/// A test class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Suite {
    /// Its name with the package.
    pub class: String,
    /// The file it stands in.
    pub file: String,
    /// Its tests.
    pub tests: usize,
    /// Cases that could not be written, by reason.
    pub left_out: BTreeMap<String, usize>,
}

/// What the real JVM says about the inputs of tests.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SuiteReplay {
    /// Inputs with which it does what was predicted.
    pub confirmed: usize,
    /// Inputs with which it does something else.
    pub refuted: usize,
    /// Inputs that it could not be asked about.
    #[serde(rename = "not run")]
    pub not_run: usize,
    /// Why the real JVM was not asked about any input; empty if it was.
    pub unjudged: String,
    /// Inputs that it could not be asked about, by reason.
    pub not_run_reasons: BTreeMap<String, usize>,
    /// The inputs with which it does something else.
    pub refuted_cases: Vec<RefutedCase>,
}

/// An input with which the real JVM does something else than predicted.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RefutedCase {
    /// The method.
    pub target: String,
    /// The choices of the path.
    pub path: String,
    /// The input.
    pub input: Input,
    /// The first difference.
    pub difference: String,
}

/// What became of generated tests.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "status")]
pub enum Trial {
    /// They were neither compiled nor run.
    #[serde(rename = "not run")]
    NotRun {
        /// Why; may be empty.
        why: String,
    },
    /// The compiler refused them, or they could not be run.
    #[serde(rename = "failed")]
    Failed {
        /// What went wrong.
        why: String,
    },
    /// They were run.
    #[serde(rename = "run")]
    Run {
        /// How many passed.
        passed: usize,
        /// How many did not.
        failed: usize,
        /// Those that did not.
        failures: Vec<Failure>,
    },
}

/// A test that did not pass.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Failure {
    /// Its name with the class.
    pub test: String,
    /// What went wrong.
    pub why: String,
}
