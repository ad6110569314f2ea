//! Exploration: runs a subject along every path within the limits, and keeps a record of what the paths did.
//!
//! The machine proposes alternatives; exploration filters them (solver, limits) and picks. A path is its sequence of
//! choices: the same choices lead to the same state, whatever was explored before.

mod admission;
pub mod case;
mod config;
mod counts;
mod coverage;
mod error;
mod location;
mod loops;
mod outcome;
mod partial_shape;
mod path;
mod picture;
mod pool;
mod property;
mod readable;
mod script;
mod shape;
mod shape_rules;
mod stored_counts;
mod subject;
mod tally;
mod telling;
mod worker;

pub use ::count::{Probability, Uncountable};
pub use admission::Admission;
pub use case::Case;
pub use config::{Config, Invariant, Judging, Limits, Order, Setup};
pub use counts::{Counts, GapReason, Record, Verdict};
pub use coverage::{BranchCoverage, Coverage, EdgeCoverage, MethodCoverage, Share};
pub use error::{Bug, ExploreError};
pub use location::Location;
pub use outcome::{Replay, Violation, ViolationKind};
pub use path::Path;
pub use picture::{Content, Picture, PictureObject, PictureValue};
pub use pool::{Progress, Retaken, cases, explore};
pub use property::Property;
pub use stored_counts::StoredCounts;
pub use subject::{Subject, SubjectError};
pub use tally::{Counting, PathCount, PathEnd, Sum, Tally};
