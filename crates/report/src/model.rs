//! The report: what a command found, as plain data. Exporters write it and know nothing else.
//!
//! The names of the fields are the names in JSON, and part of the interface. `docs/report.schema.json` is derived from
//! these types. Fields that only text needs are skipped there.

mod bench;
mod config;
mod count;
mod counters;
mod coverage;
mod crashes;
mod gaps;
mod heaps;
mod input;
mod judged;
mod mistakes;
mod paths;
mod probability;
mod sandbox;
mod shape_check;
mod stores;
mod story;
mod suites;
mod target;
mod tree;
mod violations;
mod written;

pub use bench::{Bench, Cell, Finding, Table};
pub use config::Config;
pub use count::{Count, CountedPath, PathCount, Solutions, SolutionsCount};
pub use counters::{Counters, Time};
pub use coverage::{Coverage, FileCoverage, MethodCoverage, MissedBranch, Share};
pub use crashes::Crash;
pub use gaps::{Gap, Reason};
pub use heaps::{Heaps, ListedHeap};
pub use input::{Any, Input, Object, ObjectContent, Value};
pub use judged::{HexRecheck, Judged};
pub use mistakes::{Bug, Mistake};
pub use paths::{GapCounts, Paths, Pruned};
pub use probability::{End, Ended, Fraction, Outcome, Probability, Sum};
pub use sandbox::{Sandbox, Tried};
pub use shape_check::{Bounded, CheckedSource, Comparison, Difference, Problem, Rule, Severity, ShapeCheck};
pub use stores::{Compaction, Dropped, Faults, StoreReport, StoreState, Stores, Survey};
pub use story::{Story, StoryLine, StoryValue};
pub use suites::{Failure, RefutedCase, Suite, SuiteReplay, Tests, Trial};
pub use target::{Check, Target, Test, Verdict};
pub use tree::{PathTree, TreeNode};
pub use violations::{Frame, Part, Replay, Violation};

use schemars::JsonSchema;
use serde::Serialize;

/// The version of the form. It grows when a name goes or changes its meaning; names may come without that.
pub const VERSION: u32 = 1;

/// What a command found. A command writes one report, or one for each target.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    /// The version of this form; readers should refuse versions that they do not know.
    pub version: u32,
    /// The program that made the report.
    pub tool: Tool,
    /// What was found, by the kind of the report.
    #[serde(flatten)]
    pub content: Content,
}

/// The program that made a report.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Tool {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
}

/// What was found, by the command that found it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Content {
    /// `heapwright check`: a method, or all methods of a class.
    Check(Box<Check>),
    /// `heapwright test`: the same, with the tests that were written.
    Test(Box<Test>),
    /// `heapwright count`: how many inputs take which path of a method.
    Count(Box<Count>),
    /// `heapwright count FILE.smt2`: how many assignments satisfy a script.
    Solutions(Solutions),
    /// `heapwright explore`: as `check`, with the input heaps of a method drawn.
    Explore(Box<Target>),
    /// `heapwright hex check`: what a specification of heap shapes says.
    HexCheck(ShapeCheck),
    /// `heapwright check --path`: one path, told line by line.
    Path(Box<Story>),
    /// `heapwright store`: what is in the stores.
    Stores(Stores),
    /// `heapwright bench`: tables of our figures beside published ones.
    Bench(Bench),
}

impl From<Content> for Report {
    /// The report of this program, in the present version.
    fn from(content: Content) -> Report {
        Report { version: VERSION, tool: Tool { name: "heapwright", version: env!("CARGO_PKG_VERSION") }, content }
    }
}
