//! From what commands gather to reports: the only place that reads records and makes parts of the model.

mod coverage;
mod gaps;
mod input;
mod probability;
mod story;
mod suite;
mod target;
mod tree;
mod violation;
mod world;

use crate::model::{Bench, Content, Heaps, ListedHeap, Report, Sandbox, ShapeCheck, Solutions, Stores, Target};
use crate::suite::TestReport;
use crate::summary::Summary;

impl Report {
    /// Of explored targets: one method, or all methods of a class.
    pub fn check(target: &str, summaries: &[Summary]) -> Report {
        Content::Check(Box::new(target::check(target, summaries))).into()
    }

    /// Of generated tests.
    pub fn test(report: &TestReport) -> Report {
        Content::Test(Box::new(suite::test(report))).into()
    }

    /// The same, with how the program was confined on the real JVM.
    #[must_use]
    pub fn confined(mut self, sandbox: Option<Sandbox>) -> Report {
        match &mut self.content {
            Content::Check(check) => check.sandbox = sandbox,
            Content::Test(test) => test.check.sandbox = sandbox,
            _ => {}
        }
        self
    }

    /// Of counted paths.
    pub fn count(summary: &Summary) -> Report {
        Content::Count(Box::new(probability::count(summary))).into()
    }

    /// Of input heaps: the number of their shapes, and the smallest of them.
    pub fn explored(summary: &Summary, distinct: u64, listed: Vec<ListedHeap>) -> Report {
        let heaps = Heaps { distinct, left_out: Some(summary.record.survey.left_out), listed: Some(listed) };
        Content::Explore(Box::new(Target { heaps, ..target::target(summary) })).into()
    }

    /// Of one path.
    pub fn story(target: &str, story: &explore::Story) -> Report {
        Content::Path(Box::new(story::story(target, story))).into()
    }

    /// Of a specification of heap shapes.
    pub fn shape_check(check: ShapeCheck) -> Report {
        Content::HexCheck(check).into()
    }

    /// Of a script whose solutions were counted.
    pub fn solutions(solutions: Solutions) -> Report {
        Content::Solutions(solutions).into()
    }

    /// Of stores.
    pub fn stores(stores: Stores) -> Report {
        Content::Stores(stores).into()
    }

    /// Of a benchmark.
    pub fn bench(bench: Bench) -> Report {
        Content::Bench(bench).into()
    }
}
